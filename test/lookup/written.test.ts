import { expect, test } from 'vitest';
import { makeWords } from '../support/deck-words.ts';
import { judge, listWrittenNames, readWritten, toMisses } from '../support/word-lists.ts';

test.each(listWrittenNames())('words are found however they are written: %s', (name) => {
  const list = readWritten(name);
  const deck = makeWords(list.language, list.cards);
  const find = ({ text, offset }: { text: string; offset: number }) =>
    deck.define(text, offset).entries.map(({ word }) => word);
  const [share, notes] = toMisses(judge(list, find, false));
  expect(share, notes).toBeLessThanOrEqual(0.05);
});

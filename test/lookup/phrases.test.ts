import { describe, expect, test } from 'vitest';
import type { DeckWords } from '../../scripts/lookup/deck-words.ts';
import { makeWords } from '../support/deck-words.ts';
import { judge, listOffsets, listPhraseNames, readPhrases, toMisses } from '../support/word-lists.ts';

const findAt = (deck: DeckWords, text: string, offset: number) =>
  deck.define(text, offset).entries.map(({ word }) => word);

describe('a phrase is found', () => {
  test.each(listPhraseNames('inflected', 'separated'))('in the sentences of %s', (name) => {
    const list = readPhrases(name);
    const deck = makeWords(list.language, list.cards);
    const [share, notes] = toMisses(judge(list, ({ text, offset }) => findAt(deck, text, offset), true));
    expect(share, notes).toBeLessThanOrEqual(0.05);
  });
});

describe('no phrase is found', () => {
  test.each(listPhraseNames('look-alikes'))('in the sentences of %s', (name) => {
    const { language, places, cards } = readPhrases(name);
    const deck = makeWords(language, cards);
    const found = places.filter(({ word, text }) =>
      listOffsets(text).some((offset) => findAt(deck, text, offset).includes(word)),
    );
    expect(found.map(({ word, text }) => `${word}: ${text}`)).toEqual([]);
  });
});

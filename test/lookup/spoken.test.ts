import { describe, expect, test } from 'vitest';
import { DeckWords } from '../../scripts/lookup/deck-words.ts';
import { makeWords } from '../support/deck-words.ts';
import { readFixture } from '../support/lookup-samples.ts';
import { readStarterWords } from '../support/starter-decks.ts';

/** Stands for no answer. */
const NOTHING = '-';

/** A line `本を[かった]。 = 買う 飼う`: the words that the form in brackets leads to. */
function readLine(line: string) {
  const [marked = '', words = ''] = line.split(' = ');
  return { line, text: marked.replace(/[[\]]/gu, ''), offset: marked.indexOf('['), words: words.split(' ') };
}

function count(pair: string, name: string) {
  const deck = new DeckWords(readStarterWords(pair));
  const lines = readFixture(`spoken/${name}`).map(readLine);
  const answers = lines.map(({ line, text, offset, words }) => {
    const found = deck.define(text, offset).entries.map(({ word }) => word);
    const [first = NOTHING] = found;
    return { note: `${line}, not ${found.join(' ')}`, isFirst: words.includes(first), words, found };
  });
  const later = answers.filter(({ isFirst }) => !isFirst);
  return {
    share: 1 - later.length / lines.length,
    notes: later.map(({ note }) => note).join('\n'),
    absent: later.flatMap(({ note, words, found }) => (words.some((word) => found.includes(word)) ? [] : [note])),
  };
}

describe('words in kana and as people say them, in the included decks', () => {
  test('verbs in kana come first, and are among the answers in all', () => {
    const { share, notes, absent } = count('jpn-eng', 'jpn-kana-verbs');
    expect(share, notes).toBeGreaterThanOrEqual(0.97);
    expect(absent).toEqual([]);
  });

  test.each([
    ['jpn-kana-look-alikes', 0.9],
    ['jpn-spoken', 0.95],
  ])('%s', (name, least) => {
    const { share, notes } = count(name.startsWith('kor') ? 'kor-eng' : 'jpn-eng', name);
    expect(share, notes).toBeGreaterThanOrEqual(least);
  });
});

test.each(['|来た。', '|来ない', '昨日|来て'])('a card 来る answers beside くる: %s', (marked) => {
  const words = makeWords('jpn', { くる: ['来る', '来た', '来ない', '来て', 'きた'], 来る: [] });
  const { entries } = words.define(marked.replace('|', ''), marked.indexOf('|'));
  expect(entries.map(({ word }) => word)).toEqual(['くる', '来る']);
});

import { expect, test } from 'vitest';
import { findUnknown, listMarkedWords } from '../../support/passage-words.ts';

const PAIRS = [
  'cmn-eng',
  'deu-eng',
  'eng-deu',
  'eng-fra',
  'eng-spa',
  'fra-eng',
  'ita-eng',
  'jpn-eng',
  'nld-eng',
  'pol-eng',
  'por-eng',
  'rus-eng',
  'spa-eng',
  'swe-eng',
];

test.each(PAIRS)(
  '%s: the starter deck knows every word of the texts to try',
  async (pair) => {
    expect(await findUnknown(pair)).toEqual([]);
  },
  120_000,
);

/** Whether a card is a phrase around a word. Without spaces, the word is a part of it: 早上 of 每天早上. */
const isAround = (pair: string, word: string, other: string) =>
  /^(?:jpn|cmn)-/.test(pair) ? other.includes(word) : other.includes(' ');

test.each(PAIRS.filter((pair) => !/^eng-(fra|spa)$/.test(pair)))(
  '%s: a look-up of a word that the text marks finds the word of the mark, at most behind a phrase around it',
  async (pair) => {
    for (const { form, word, found } of await listMarkedWords(pair)) {
      const [first] = found.filter((other) => other === word || !isAround(pair, word, other));
      expect(first, form).toBe(word);
    }
  },
  120_000,
);

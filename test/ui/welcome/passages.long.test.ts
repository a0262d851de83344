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

test.each(PAIRS.filter((pair) => !/^eng-(fra|spa)$/.test(pair)))(
  '%s: a look-up of a word that the text marks finds the word of the mark, or a phrase around it',
  async (pair) => {
    for (const { form, word, found = '' } of await listMarkedWords(pair)) {
      const [parts, part] = [found, form].map((text) => text.toLowerCase().split(' '));
      if (parts?.length === 1 || found === word) expect(found, form).toBe(word);
      else expect(parts, form).toEqual(expect.arrayContaining(part ?? []));
    }
  },
  120_000,
);

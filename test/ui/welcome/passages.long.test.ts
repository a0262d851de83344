import { expect, test } from 'vitest';
import { toLanguagePair } from '../../../src/model/pair.ts';
import { findPassage } from '../../../src/ui/welcome/passages.ts';
import { findUnknown } from '../../support/passage-words.ts';

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
  (pair) => {
    expect(findPassage(toLanguagePair(pair).from, 2_000)).toHaveLength(2);
    expect(findUnknown(pair)).toEqual([]);
  },
  120_000,
);

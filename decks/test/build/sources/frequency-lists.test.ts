import { expect, test } from 'vitest';
import { getLanguage, toDeckLanguage, toFrequencyPackages } from '../../../build/languages.ts';
import { readFrequencyLists } from '../../../build/sources/frequency-lists.ts';

const fail = () => {
  throw new Error('expected no question for this source');
};

test('Turkish words are written small as Turkish is, with and without a dot', () => {
  const packages = { readDebian: fail, readNpm: () => 'İyi\nIrak\nbir\n' };
  const { onboard: _, ...turkish } = getLanguage('tur');
  const [list] = readFrequencyLists(turkish, packages, { readChinese: fail, readChineseCounts: fail });
  expect(list?.words.map(([word]) => word).filter(Boolean)).toEqual(['iyi', 'ırak', 'bir']);
});

test('a list of the own deck alone is not read for other decks', () => {
  const finnish = getLanguage('fin');
  expect(toFrequencyPackages(finnish)).not.toContain('@zxcvbn-ts/language-fi');
  expect(toFrequencyPackages(toDeckLanguage(finnish))).toContain('@zxcvbn-ts/language-fi');
});

import { expect, test } from 'vitest';
import { matchLanguage, refineTag } from '../../src/language/match-language.ts';

const OFFERED = ['en', 'de', 'fr', 'es', 'pt', 'ru', 'ja', 'zh', 'ar'] as const;

test.each([
  [['de-AT', 'de', 'en'], 'de'],
  [['pt-PT'], 'pt'],
  [['tr', 'nl', 'ru-RU', 'de'], 'ru'],
  [['tr', 'nl'], 'en'],
  [[], 'en'],
  [['zh-CN'], 'zh'],
  [['zh-Hans-SG'], 'zh'],
  [['zh-TW', 'ja', 'en'], 'ja'],
  [['zh-TW', 'zh', 'en-US'], 'zh'],
  [['zh-HK', 'en'], 'zh'],
  [['zh-HK'], 'zh'],
  [['en-US', 'zh-TW', 'de'], 'en'],
  [['ar-EG', 'fr'], 'ar'],
  [['en-US@posix', 'fr'], 'fr'],
] as const)('a person who reads %j gets %s', (wanted, expected) => {
  expect(matchLanguage(wanted, OFFERED)).toBe(expected);
});

test.each([
  ['de', ['en-US', 'de-AT', 'de'], 'de-AT'],
  ['en', ['de', 'en-GB'], 'en-GB'],
  ['fr', ['de'], 'fr'],
  ['zh', ['zh-TW', 'zh-SG'], 'zh-SG'],
  ['zh', ['zh-TW'], 'zh'],
] as const)('%s for a person who reads %j is formatted as %s', (tag, wanted, expected) => {
  expect(refineTag(tag, wanted)).toBe(expected);
});

import { expect, test } from 'vitest';
import { capitalise } from '../../src/language/capitalise.ts';

test.each([
  ['español', 'es', 'Español'],
  ['русский', 'ru', 'Русский'],
  ['église', 'fr', 'Église'],
  ['ingilizce', 'tr', 'İngilizce'],
  ['日本語', 'ja', '日本語'],
  ['العربية', 'ar', 'العربية'],
  ['𐐨𐑅', 'en', '𐐀𐑅'],
  ['', 'de', ''],
])('%s in %s becomes %s', (text, language, expected) => {
  expect(capitalise(text, language)).toBe(expected);
});

import { afterEach, expect, test } from 'vitest';
import { interfaceLocale } from '../../../src/ui/shared/locale.ts';
import {
  compareByName,
  getTextAttributes,
  isolate,
  nameLanguage,
  nameLanguageAlone,
} from '../../../src/ui/shared/written-language.ts';

afterEach(() => {
  interfaceLocale.value = { language: 'en', tag: 'en' };
});

test.each([
  ['spa', 'es', 'ltr'],
  ['deu', 'de', 'ltr'],
  ['cmn', 'zh', 'ltr'],
  ['ara', 'ar', 'rtl'],
  ['heb', 'he', 'rtl'],
  ['pes', 'fa', 'rtl'],
  ['urd', 'ur', 'rtl'],
  ['yid', 'yi', 'rtl'],
  // ICU treats these two as left-to-right.
  ['div', 'dv', 'rtl'],
  ['pnb', 'lah', 'rtl'],
  // Unassigned, so the text itself decides.
  ['qqq', 'qqq', 'auto'],
])('%s is written as %s, %s', (code, lang, dir) => {
  expect(getTextAttributes(code)).toEqual({ lang, dir });
});

test('a language has the name of the interface, otherwise that of its source, otherwise its code', () => {
  expect(nameLanguage({ iso639_3: 'spa', name: 'Castellano' })).toBe('Spanish');
  expect(nameLanguage({ iso639_3: 'qqq', name: 'Our own' })).toBe('Our own');
  expect(nameLanguage({ iso639_3: 'qqq', name: '' })).toBe('qqq');
});

test('languages are ordered by the name that is shown', () => {
  const languages = ['spa', 'deu', 'eng'].map((iso639_3) => ({ iso639_3, name: '' }));
  expect(languages.sort(compareByName).map(({ iso639_3 }) => iso639_3)).toEqual(['eng', 'deu', 'spa']);
});

test.each([
  ['es', 'español', 'Español'],
  ['fr', 'espagnol', 'Espagnol'],
  ['pt', 'espanhol', 'Espanhol'],
  ['ru', 'испанский', 'Испанский'],
  ['de', 'Spanisch', 'Spanisch'],
  ['ja', 'スペイン語', 'スペイン語'],
] as const)('in %s a language is %s within a sentence, and %s alone', (language, within, alone) => {
  interfaceLocale.value = { language, tag: language };
  expect(nameLanguage({ iso639_3: 'spa', name: '' })).toBe(within);
  expect(nameLanguageAlone({ iso639_3: 'spa', name: '' })).toBe(alone);
});

test('a name that only the source has is written as in the source', () => {
  expect(nameLanguageAlone({ iso639_3: 'qqq', name: 'toki pona' })).toBe('toki pona');
});

test('a server’s name for a language, or a word, cannot change the direction of the text around it', () => {
  expect(nameLanguage({ iso639_3: 'qzz', name: '\u202Egnp\u2066' })).toBe('gnp');
  expect(nameLanguage({ iso639_3: 'qzz', name: '\u202E' })).toBe('qzz');
  expect(isolate('\u2069\u202Eevil')).toBe('\u2068evil\u2069');
});

import { expect, test } from 'vitest';
import { compareByName, getTextAttributes, nameLanguage } from '../../../src/ui/shared/written-language.ts';

test.each([
  ['spa', 'es', 'ltr'],
  ['deu', 'de', 'ltr'],
  ['cmn', 'zh', 'ltr'],
  ['ara', 'ar', 'rtl'],
  ['heb', 'he', 'rtl'],
  ['pes', 'fa', 'rtl'],
  ['urd', 'ur', 'rtl'],
  ['yid', 'yi', 'rtl'],
  // ICU calls these two left to right.
  ['div', 'dv', 'rtl'],
  ['pnb', 'lah', 'rtl'],
  // Assigned to nobody, so that the text itself has to tell.
  ['qqq', 'qqq', 'auto'],
])('%s is written as %s, %s', (code, lang, dir) => {
  expect(getTextAttributes(code)).toEqual({ lang, dir });
});

test('a language has the name of the interface, else that of its source, else its code', () => {
  expect(nameLanguage({ iso639_3: 'spa', name: 'Castellano' })).toBe('Spanish');
  expect(nameLanguage({ iso639_3: 'qqq', name: 'Our own' })).toBe('Our own');
  expect(nameLanguage({ iso639_3: 'qqq', name: '' })).toBe('qqq');
});

test('languages are ordered by the name that is shown', () => {
  const languages = ['spa', 'deu', 'eng'].map((iso639_3) => ({ iso639_3, name: '' }));
  expect(languages.sort(compareByName).map(({ iso639_3 }) => iso639_3)).toEqual(['eng', 'deu', 'spa']);
});

import { describe, expect, test } from 'vitest';
import { compilePart, listPlurals, listValues, parseMessage } from '../../scripts/locales/compile.ts';
import { listLanguages, readLocale } from '../../scripts/locales/locale-file.ts';
import { buildExtensionTexts, listLocaleFiles } from '../../scripts/locales/package-files.ts';
import { GENDERS, WORD_CLASSES } from '../../src/model/card.ts';
import { INTERFACE_LANGUAGES } from '../../src/settings/interface-languages.ts';
import { getDirection } from '../../src/ui/shared/written-language.ts';
import { listTexts } from '../support/message-texts.ts';
import { findTypingFaults } from '../support/typing-rules.ts';

const english = readLocale('en');

test('there is one file for each language', () => {
  expect(listLanguages().sort()).toEqual([...INTERFACE_LANGUAGES].sort());
});

describe.each(INTERFACE_LANGUAGES)('%s.json', (language) => {
  const { language: named, messages } = readLocale(language);

  test('names its language', () => {
    expect(named).toBe(language);
    expect(buildExtensionTexts(language).direction).toBe(getDirection(language));
  });

  test('has the keys of English in the same order', () => {
    expect([...messages.keys()]).toEqual([...english.messages.keys()]);
  });

  test('compiles', () => {
    expect(compilePart(messages, 'format')).toContain('export default');
  });

  test('takes the values of English', () => {
    const wrong = [...messages].filter(([key, message]) => {
      const listSorted = (text: string) => JSON.stringify([...listValues(text)].sort());
      return listSorted(message) !== listSorted(english.messages.get(key) ?? '');
    });
    expect(wrong).toEqual([]);
  });

  test('has the plural categories of the language, or one form for all', () => {
    const rules = new Intl.PluralRules(language);
    const known: string[] = rules.resolvedOptions().pluralCategories;
    const needed = [...new Set(Array.from({ length: 200 }, (_, count) => rules.select(count)))];
    const wrong = [...messages].filter(([, message]) =>
      listPlurals(message).some(
        (forms) =>
          forms.some((form) => !known.includes(form)) ||
          (forms.length > 1 && needed.some((category) => !forms.includes(category))),
      ),
    );
    expect(wrong).toEqual([]);
  });

  test('shows the number in the form “other”', () => {
    const wrong = [...messages].filter(([, message]) =>
      parseMessage(message).some(
        (token) =>
          token.type === 'plural' &&
          !token.cases.find(({ key }) => key === 'other')?.tokens.some(({ type }) => type === 'octothorpe'),
      ),
    );
    expect(wrong).toEqual([]);
  });

  test('follows the typing rules of the language', () => {
    const faults = [...messages]
      // Search words are not sentences.
      .filter(([key]) => !key.startsWith('search.search.synonyms.'))
      .flatMap(([key, message]) =>
        listTexts(parseMessage(message)).flatMap((text) =>
          findTypingFaults(language, text).map((fault) => `${key}: “${fault}” in ${text}`),
        ),
      );
    expect(faults).toEqual([]);
  });

  test('has no empty or untrimmed text', () => {
    const texts = [...messages].flatMap(([key, message]) =>
      listTexts(parseMessage(message)).map((text) => ({ key, text })),
    );
    expect(texts.filter(({ text }) => text === '' || text !== text.trim() || text.includes('  '))).toEqual([]);
  });

  test.skipIf(language === 'en')('is translated', () => {
    const words = [...messages].filter(([key]) => /\p{L}{4}/u.test(english.messages.get(key) ?? ''));
    const same = words.filter(([key, message]) => message === english.messages.get(key));
    expect(same.length / words.length).toBeLessThan(0.1);
  });
});

test('grammar is named for each word class and gender', () => {
  const { grammar, grammarNames } = buildExtensionTexts('en').card;
  expect(Object.keys(grammar)).toEqual([...WORD_CLASSES, ...GENDERS]);
  expect(Object.keys(grammarNames)).toEqual([...WORD_CLASSES, ...GENDERS]);
});

test('the package has the texts of each language in the formats of the browser and of web pages', () => {
  const files = new Map(listLocaleFiles().map(({ relativeDest, contents }) => [relativeDest, JSON.parse(contents)]));
  expect(files.get('_locales/en/messages.json').name).toEqual({ message: 'Wayword' });
  expect(files.get('_locales/pt_BR/messages.json')).toEqual(files.get('_locales/pt_PT/messages.json'));
  expect(files.has('_locales/zh_CN/messages.json')).toBe(true);
  expect(files.get('texts/en.json').pinned.off).toBe('Off on {site}');
  expect(files.get('texts/en.json').background.due.one).toContain('#');
});

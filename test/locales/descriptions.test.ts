import { describe, expect, test } from 'vitest';
import { listValues, parseMessage } from '../../scripts/locales/compile.ts';
import { parseLocale, readLocale } from '../../scripts/locales/locale-file.ts';
import { INTERFACE_LANGUAGES } from '../../src/settings/interface-languages.ts';
import { listTexts } from '../support/message-texts.ts';

const MIN_WORDS = 3;

/** Limits of the Chrome Web Store, in characters. */
const STORE_LIMITS = { 'manifest.name': 75, 'manifest.description': 132 };

const english = readLocale('en');

const listWords = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** The words of a description that its message's key does not have already: `isKept` has “is” and “kept”. */
function listNewWords(key: string, description: string): string[] {
  const named = listWords(key.replaceAll(/(?=[A-Z])/g, ' '));
  return listWords(description).filter((word) => !named.includes(word));
}

test('every English message has a description, and every description a message', () => {
  expect([...english.descriptions.keys()]).toEqual([...english.messages.keys()]);
});

test('a description says more than the name of its key', () => {
  const poor = [...english.descriptions].filter(
    ([key, description]) => listNewWords(key, description).length < MIN_WORDS,
  );
  expect(poor).toEqual([]);
});

test('a description that repeats its key has no new words', () => {
  expect(listNewWords('about.about.isKept', 'About; “is kept”.')).toEqual([]);
});

test('a description does not quote its key', () => {
  const quoting = [...english.descriptions].filter(([key, description]) => {
    const name = key.split('.').at(-1) ?? '';
    return /[a-z][A-Z]/.test(name) && description.includes(name);
  });
  expect(quoting).toEqual([]);
});

test('a description names every value of its message', () => {
  const wrong = [...english.messages].filter(([key, message]) => {
    const description = english.descriptions.get(key) ?? '';
    return [...listValues(message).keys()].some((value) => !description.includes(`{${value}}`));
  });
  expect(wrong).toEqual([]);
});

test('a description states the maximum length, as not every tool shows attributes', () => {
  const stated = [...english.descriptions].flatMap(([key, description]) => {
    const length = /At most (\d+) characters\.$/.exec(description)?.[1];
    return length === undefined ? [] : [[key, Number(length)]];
  });
  expect(stated).toEqual([...english.maxLengths]);
});

test('the file keeps the limits of the stores', () => {
  expect(Object.fromEntries([...english.maxLengths].filter(([key]) => key in STORE_LIMITS))).toEqual(STORE_LIMITS);
});

test('a maximum length is read from the attribute of a message', () => {
  const source = JSON.stringify({ a: 'Add', '@a': { description: 'Button.', 'x-max-length': 3 } });
  expect([...parseLocale(source).maxLengths]).toEqual([['a', 3]]);
});

describe.each(INTERFACE_LANGUAGES)('%s.json', (language) => {
  const { messages } = readLocale(language);

  test('keeps the maximum lengths', () => {
    const long = [...english.maxLengths].flatMap(([key, length]) =>
      listTexts(parseMessage(messages.get(key) ?? ''))
        .filter((text) => text.length > length)
        .map((text) => `${key}: ${text.length} of ${length} in ${text}`),
    );
    expect(long).toEqual([]);
  });
});

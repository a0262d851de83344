import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LOCALES_FOLDER, parseLocale } from '../../scripts/locales/locale-file.ts';
import { INTERFACE_LANGUAGES } from '../../src/settings/interface-languages.ts';

/**
 * Rules of the ARB specification (https://github.com/google/app-resource-bundle/blob/main/docs/specification.md) and of the Translate
 * Toolkit's reader and writer, which Weblate uses (`translate/storage/jsonl10n.py`).
 */
const PREDEFINED = ['type', 'context', 'description', 'placeholders', 'screenshot', 'video', 'source_text'];

type Entries = Record<string, unknown>;

const readSource = (language: string) => readFileSync(join(LOCALES_FOLDER, `${language}.json`), 'utf8');

function parseEntries(source: string): Entries {
  return JSON.parse(source) as Entries;
}

const isObject = (value: unknown): value is Entries =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** How the Translate Toolkit writes a file: global attributes first, then each message and its attributes, which may be empty. */
function writeLikeToolkit(entries: Entries): string {
  const globals = Object.entries(entries).filter(([key]) => key.startsWith('@@'));
  const messages = Object.entries(entries).filter(([key]) => !key.startsWith('@'));
  const units = messages.flatMap(([key, text]) => [
    [key, text],
    [`@${key}`, entries[`@${key}`] ?? {}],
  ]);
  return `${JSON.stringify(Object.fromEntries([...globals, ...units]), null, 2)}\n`;
}

describe.each(INTERFACE_LANGUAGES)('%s.json', (language) => {
  const source = readSource(language);
  const entries = parseEntries(source);

  test('has a string for each message and each global attribute', () => {
    const wrong = Object.entries(entries).filter(([key, value]) => typeof value !== 'string' && !/^@[^@]/.test(key));
    expect(wrong).toEqual([]);
    expect(entries['@@locale']).toBe(language);
    const globals = Object.keys(entries).filter((key) => key.startsWith('@@'));
    expect(globals.filter((key) => key !== '@@locale' && !key.startsWith('@@x-'))).toEqual([]);
  });

  test('has attributes of messages only, by the names of the format or with `x-`', () => {
    const wrong = Object.entries(entries)
      .filter(([key]) => /^@[^@]/.test(key))
      .filter(
        ([key, attributes]) =>
          typeof entries[key.slice(1)] !== 'string' ||
          !isObject(attributes) ||
          Object.keys(attributes).some((name) => !PREDEFINED.includes(name) && !name.startsWith('x-')),
      );
    expect(wrong).toEqual([]);
  });

  test('has each key once, in the layout that tools write', () => {
    expect(source).toBe(`${JSON.stringify(entries, null, 2)}\n`);
  });

  test('reads the same after a tool has written it', () => {
    expect(parseLocale(writeLikeToolkit(entries))).toEqual(parseLocale(source));
  });
});

test('the base file comes back from a tool unchanged', () => {
  const source = readSource('en');
  expect(writeLikeToolkit(parseEntries(source))).toBe(source);
});

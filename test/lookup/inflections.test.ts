import { describe, expect, test, vi } from 'vitest';
import { listInflectionFiles } from '../../scripts/inflection-files.ts';
import { loadInflections } from '../../scripts/inflections.ts';
import type { compileTable } from '../../src/inflection/compile.ts';
import type { InflectionRules } from '../../src/inflection/inflection.ts';
import { INFLECTED_LANGUAGES } from '../../src/languages/lists/inflected.ts';
import { define } from '../../src/lookup/define.ts';
import { createInflectionLoader } from '../../src/lookup/inflections.ts';
import { findLostForms } from '../support/irregular-forms.ts';
import { makeDeck, makeStoreWith } from '../support/store.ts';

describe('an inflection', () => {
  const toDeck = (code: string, word: string) =>
    makeDeck({ pair: `${code}-eng`, from: { iso639_3: code, name: code }, cards: [[1, word, ['meaning']]] });
  const inflection: InflectionRules = { stemmer: (word) => word.replace(/nya$/, '') };

  test('is loaded once, for the first word that needs it', async () => {
    const store = await makeStoreWith(toDeck('ind', 'rumah'));
    const load = vi.fn(async () => inflection);
    const loadInflections = createInflectionLoader(load);
    const findWords = async (text: string) =>
      (await define(store, { text, offset: 0, language: 'ind' }, loadInflections)).entries.map(({ word }) => word);
    expect(await Promise.all([findWords('rumahnya'), findWords('rumahnya')])).toEqual([['rumah'], ['rumah']]);
    expect(await findWords('sekolahnya')).toEqual([]);
    expect(load.mock.calls).toEqual([['ind']]);
  });

  test.each<[string | undefined, string[]]>([
    ['ind', ['ind']],
    ['deu', ['deu']],
    ['nno', ['nno', 'nor']],
    ['tha', []],
    [undefined, ['ind', 'nor']],
  ])('is loaded for text in %s: %j', async (language, expected) => {
    const store = await makeStoreWith(
      toDeck('ind', 'rumah'),
      toDeck('nor', 'hus'),
      toDeck('rus', 'дом'),
      toDeck('tha', 'บ้าน'),
    );
    const load = vi.fn(async (_: string) => inflection);
    await define(store, { text: 'rumah', offset: 0, language }, createInflectionLoader(load));
    expect(load.mock.calls.flat()).toEqual(expected);
  });

  test('that cannot be loaded is skipped with a warning', async () => {
    const store = await makeStoreWith(toDeck('ind', 'rumah'));
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const load = vi.fn(() => Promise.reject(new Error('no such file')));
    const loadInflections = createInflectionLoader(load);
    const find = async (text: string) =>
      (await define(store, { text, offset: 0, language: 'ind' }, loadInflections)).entries;
    expect(await find('rumahnya')).toEqual([]);
    expect(await find('rumahnya')).toEqual([]);
    expect(await find('rumah')).toHaveLength(1);
    expect(load).toHaveBeenCalledTimes(1);
    expect(warned).toHaveBeenCalledWith('Inflection not loaded:', 'ind', 'no such file');
    warned.mockRestore();
  });
});

// The long stage tries all forms.
test.each([...INFLECTED_LANGUAGES])('irregular forms of %s lead to their word', async (language) => {
  expect(await findLostForms(language, 60)).toEqual([]);
});

/** Replaces functions, of which a script has copies, by their type. */
function nameFunctions(value: unknown): unknown {
  if (typeof value === 'function') return 'function';
  if (Array.isArray(value)) return value.map(nameFunctions);
  if (!(value instanceof Object) || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, nameFunctions(part)]));
}

test.each([
  ['chrome', 1],
  ['firefox', INFLECTED_LANGUAGES.size + 1],
])('the package for %s has each in a script that puts it where it is looked for', async (browser, count) => {
  const files = await listInflectionFiles(browser);
  expect(files).toHaveLength(count);
  const scope: {
    compileInflection?: typeof compileTable;
    inflections?: Record<string, (compile: typeof compileTable) => InflectionRules>;
  } = {};
  for (const { contents } of files) new Function('globalThis', contents)(scope);
  expect(Object.keys(scope.inflections ?? {}).sort()).toEqual([...INFLECTED_LANGUAGES].sort());
  const loaded = await loadInflections([...INFLECTED_LANGUAGES]);
  for (const [language, inflection] of loaded) {
    const packed = scope.compileInflection && scope.inflections?.[language]?.(scope.compileInflection);
    expect(nameFunctions(packed)).toEqual(nameFunctions(inflection));
  }
});

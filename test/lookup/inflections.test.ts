import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { listInflectionFiles } from '../../scripts/inflection-files.ts';
import { loadInflection } from '../../scripts/inflections.ts';
import type { compileTable } from '../../src/inflection/compile.ts';
import type { Inflection } from '../../src/inflection/inflection.ts';
import { define } from '../../src/lookup/define.ts';
import { createInflections, INFLECTED_LANGUAGES } from '../../src/lookup/inflections.ts';
import { makeWords } from '../support/deck-words.ts';
import { rulebook } from '../support/define-word.ts';
import { makeDeck, makeStoreWith } from '../support/store.ts';

describe('an inflection', () => {
  const indonesian = () =>
    makeStoreWith(
      makeDeck({ pair: 'ind-eng', from: { iso639_3: 'ind', name: 'Indonesian' }, cards: [[1, 'rumah', ['house']]] }),
    );
  const inflection: Inflection = { stemmer: (word) => word.replace(/nya$/, '') };

  test('is loaded by the first word that nothing else is found for, and once', async () => {
    const store = await indonesian();
    const load = vi.fn(async () => inflection);
    const inflections = createInflections(load);
    const words = async (text: string) =>
      (await define(store, { text, offset: 0, language: 'ind' }, { rulebook, inflections })).entries.map(
        ({ word }) => word,
      );
    expect(await words('rumah')).toEqual(['rumah']);
    expect(load).not.toHaveBeenCalled();
    expect(await Promise.all([words('rumahnya'), words('rumahnya')])).toEqual([['rumah'], ['rumah']]);
    expect(await words('sekolahnya')).toEqual([]);
    expect(load.mock.calls).toEqual([['ind']]);
  });

  test('is not loaded for a language that has none', async () => {
    const load = vi.fn(async () => inflection);
    const found = await define(
      await makeStoreWith(makeDeck({ pair: 'tha-eng', from: { iso639_3: 'tha', name: 'Thai' } })),
      { text: 'ไม่มี', offset: 0, language: 'tha' },
      { rulebook, inflections: createInflections(load) },
    );
    expect(found.entries).toEqual([]);
    expect(load).not.toHaveBeenCalled();
  });

  test('that cannot be loaded is done without, with a word of it', async () => {
    const store = await indonesian();
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const load = vi.fn(() => Promise.reject(new Error('no such file')));
    const inflections = createInflections(load);
    for (const text of ['rumahnya', 'rumahnya']) {
      expect((await define(store, { text, offset: 0, language: 'ind' }, { rulebook, inflections })).entries).toEqual(
        [],
      );
    }
    expect(load).toHaveBeenCalledTimes(1);
    expect(warned).toHaveBeenCalledWith('An inflection was not loaded:', 'ind', 'no such file');
    warned.mockRestore();
  });
});

test('each language with a table is listed', () => {
  const folder = resolve(import.meta.dirname, '../../src/inflection/tables');
  const languages = readdirSync(folder).flatMap((name) => /^([a-z]{3})\.txt$/.exec(name)?.[1] ?? []);
  expect([...INFLECTED_LANGUAGES].sort()).toEqual(languages.sort());
});

test.each([...INFLECTED_LANGUAGES])('irregular forms of %s lead to their word', async (language) => {
  const { irregular = {} } = await loadInflection(language);
  for (const [word, forms] of Object.entries(irregular)) {
    const deck = makeWords(language, [word]);
    const lost = forms.split(' ').filter((form) => !deck.define(form, 0).entries.some((entry) => entry.word === word));
    expect(lost, word).toEqual([]);
  }
});

test.each([
  ['chrome', 1],
  ['firefox', INFLECTED_LANGUAGES.size + 1],
])('the package for %s has each in a script that puts it where it is looked for', async (browser, count) => {
  const files = await listInflectionFiles(browser);
  expect(files).toHaveLength(count);
  const scope: {
    compileInflection?: typeof compileTable;
    inflections?: Record<string, (compile: typeof compileTable) => Inflection>;
  } = {};
  for (const { contents } of files) new Function('globalThis', contents)(scope);
  expect(Object.keys(scope.inflections ?? {}).sort()).toEqual([...INFLECTED_LANGUAGES].sort());
  for (const language of INFLECTED_LANGUAGES) {
    const { stemmer, spellings, ...data } = await loadInflection(language);
    const packed = scope.compileInflection && scope.inflections?.[language]?.(scope.compileInflection);
    expect(packed).toMatchObject(data);
    expect([typeof packed?.stemmer, typeof packed?.spellings]).toEqual([typeof stemmer, typeof spellings]);
  }
});

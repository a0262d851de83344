import { signal } from '@preact/signals';
import { describe, expect, test } from 'vitest';
import type { FileFormat } from '../../../../../src/model/file-format.ts';
import type { DeckSummary, FactCounts } from '../../../../../src/model/source.ts';
import { createImportChoices, toFacts } from '../../../../../src/ui/options/get-deck/import/import-choices.ts';
import type { ChosenFile } from '../../../../../src/ui/options/get-deck/import/preview-file.ts';

const toContent = (format: FileFormat) => ({ file: { format } }) as ChosenFile;
const DICTIONARY = { kind: 'yomitan', unpackedBytes: 1, credit: '', isRanked: false } as const;

test('a dictionary has the name of its title, and that of its file beside it', () => {
  const content = toContent({ ...DICTIONARY, title: 'Slovar [2026-06-30]', credit: 'Its makers' });
  expect(toFacts(content, 'slovar-latest.zip')).toEqual({
    name: 'Slovar [2026-06-30].zip',
    credit: 'Its makers',
    file: 'slovar-latest.zip',
  });
});

test('facts about words go with the file', () => {
  const facts = { frequencies: 2, pitches: 0, pronunciations: 1 };
  expect(toFacts({ ...toContent(DICTIONARY), facts }, 'ipa.zip')).toEqual({ name: 'ipa.zip', facts });
});

test('a dictionary without a title has the name of its file', () => {
  expect(toFacts(toContent(DICTIONARY), 'slovar.zip')).toEqual({ name: 'slovar.zip' });
});

describe('a newer edition', () => {
  const source = (id: string, name: string) =>
    ({ id, origin: { kind: 'file', name }, from: { iso639_3: 'slv' }, to: { iso639_3: 'eng' } }) as DeckSummary;

  /** @returns The id of the source that the file would replace. */
  function replaced(fileName: string, format: FileFormat, sources: DeckSummary[], facts?: FactCounts) {
    const choices = createImportChoices({
      languages: [],
      sources: signal(sources),
      chosen: signal(new File([], fileName)),
      content: signal({ ...toContent(format), ...(facts && { facts }) }),
      problem: signal(undefined),
    });
    choices.from.value = 'slv';
    choices.to.value = 'eng';
    return choices.replaces.value;
  }

  const OTHERS = [source('slv-eng:2', 'Drugi slovar.zip')];
  test.each([
    ['Slovar [2026-01-15]', 'Slovar [2026-06-30]'],
    ['Slovar [2026-01-15]', 'Slovar'],
    ['Slovar (2025)', 'Slovar (2026)'],
    ['Slovar v1.2', 'Slovar v1.3.1'],
    ['Slovar 2026.01.15', 'Slovar 20260630'],
    ['Slovar rev. 3', 'Slovar rev. 4'],
  ])('of %s is %s', (earlier, title) => {
    const sources = [source('slv-eng', `${earlier}.zip`), ...OTHERS];
    expect(replaced('latest.zip', { ...DICTIONARY, title }, sources)).toBe('slv-eng');
  });

  test('is the one of the same name before others', () => {
    const sources = [source('a', 'Slovar [2026-01-15].zip'), source('b', 'Slovar [2026-06-30].zip')];
    expect(replaced('x.zip', { ...DICTIONARY, title: 'Slovar [2026-06-30]' }, sources)).toBe('b');
    expect(replaced('x.zip', { ...DICTIONARY, title: 'Slovar [2026-07-31]' }, sources)).toBeUndefined();
  });

  test('of facts is a source of facts, and of a dictionary it is none', () => {
    const facts = { frequencies: 1, pitches: 0, pronunciations: 0 };
    const [list, ofFacts] = [source('list', 'JPDB.zip'), source('facts', 'JPDB.zip')];
    const sources = [list, { ...ofFacts, origin: { kind: 'file', name: 'JPDB.zip', facts } } as DeckSummary];
    expect(replaced('x.zip', { ...DICTIONARY, title: 'JPDB' }, sources)).toBe('list');
    expect(replaced('x.zip', { ...DICTIONARY, title: 'JPDB' }, sources, facts)).toBe('facts');
  });

  test.each([
    ['another name', 'Slovar sopomenk [2026-01-15].zip', { ...DICTIONARY, title: 'Slovar [2026-06-30]' }],
    ['a list of another date', 'Besede 2026-05.csv', { kind: 'json-lines' }],
  ] as const)('is not %s', (_, name, format) => {
    expect(replaced('Besede 2026-06.csv', format, [source('slv-eng', name)])).toBeUndefined();
  });
});

import { beforeAll, describe, expect, test } from 'vitest';
import type { FilePreview } from '../../../../../src/messaging/file-reader.ts';
import type { FileFormat } from '../../../../../src/model/file-format.ts';
import { describeContent } from '../../../../../src/ui/options/get-deck/import/describe-content.ts';
import { loadTexts } from '../../../../../src/ui/texts/load-texts.ts';

beforeAll(loadTexts);

const TABLE = {
  kind: 'delimited',
  delimiter: '\t',
  headLines: 0,
  hasHeader: false,
  isHtml: false,
  columns: { word: 0, meanings: [2] },
} as const;

const describeFormat = (format: FileFormat, found: Partial<FilePreview> = {}, sides = { from: 'deu', to: 'eng' }) =>
  describeContent(
    {
      file: { format, doubt: undefined, rows: [], languages: undefined },
      ...{ preview: [], cards: 120, isEstimate: false, leftOut: [], leftOutRows: 0, leftOutCounts: {} },
      ...found,
    },
    sides,
  );

describe('what the preview understood is said in words', () => {
  test('columns, languages and rows that are left out', () => {
    expect(describeFormat(TABLE, { leftOutCounts: { 'no-word': 4, title: 1 } })).toEqual([
      '120 words',
      'Column 1: Word (German)',
      'Column 3: Meanings (English)',
      '4 rows left out (no word)',
      '1 row left out (title)',
    ]);
  });

  test('several columns of one kind', () => {
    const columns = { word: 1, meanings: [0, 5], parts: 2, moreParts: [3, 4] };
    expect(describeFormat({ ...TABLE, columns })).toEqual([
      '120 words',
      'Column 2: Word (German)',
      'Columns 1 and 6: Meanings (English)',
      'Columns 3, 4, and 5: Plural or principal parts',
    ]);
  });

  test('a large file is estimated, and languages may be unknown', () => {
    const sides = { from: undefined, to: undefined } as never;
    expect(describeFormat({ kind: 'deck' }, { cards: 12_345, isEstimate: true }, sides)).toEqual([
      'about 12,345 words',
      'Word',
      'Meanings',
    ]);
  });

  test('facts about words are counted by their kind', () => {
    const format = { kind: 'yomitan', unpackedBytes: 1, credit: '', isRanked: false, isFacts: true } as const;
    const facts = { frequencies: 12_345, pitches: 3_000, pronunciations: 0 };
    expect(describeFormat(format, { facts }, { from: 'jpn', to: 'jpn' })).toEqual([
      '12,345 words with a frequency',
      '3,000 words with a pitch accent',
      'Word (Japanese)',
    ]);
  });

  test('a dictionary is not counted', () => {
    const format = { kind: 'stardict', unpackedBytes: 1, credit: '', isRanked: false } as const;
    expect(describeFormat(format)).toEqual(['Word (German)', 'Meanings (English)']);
    expect(describeFormat({ ...format, counts: { stated: 3_000, found: 2 } })).toContain(
      'its description states 3,000 words, its index has 2',
    );
  });
});

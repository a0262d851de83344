import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { spellParts } from '../../../../src/languages/spell-parts.ts';
import { readCardRows } from '../../../../src/library/formats/read-card-rows.ts';
import { recogniseForPreview } from '../../../../src/library/formats/recognise.ts';
import type { LeftOutRow } from '../../../../src/model/file-format.ts';

const FOLDER = join(import.meta.dirname, '../../../fixtures/sheets');

/** Sheets as teachers have them, with the cards that they become. */
const SHEETS: Record<string, { from: string; cards: unknown[]; leftOut: unknown[] }> = JSON.parse(
  readFileSync(join(FOLDER, 'expected.json'), 'utf8'),
);

const readSheet = (name: string) => new Uint8Array(readFileSync(join(FOLDER, name)));

async function read(name: string, language: string) {
  const bytes = readSheet(name);
  const { format } = await recogniseForPreview(bytes, name);
  const leftOut: LeftOutRow[] = [];
  const cards: unknown[] = [];
  for await (const rows of readCardRows(new Blob([bytes]), format, { onLeftOut: (row) => leftOut.push(row) })) {
    for (const row of rows) {
      const { word, meanings, details } = spellParts(row, language);
      cards.push(details ? [word, meanings, details] : [word, meanings]);
    }
  }
  return { cards, leftOut: leftOut.map(({ line, kind }) => [line, kind]) };
}

describe('a teacher’s sheet', () => {
  test.each(Object.entries(SHEETS))('%s', async (name, { from, cards, leftOut }) => {
    expect(await read(name, from)).toEqual({ cards, leftOut });
  });

  test('with several faults names all of them', async () => {
    const { format } = await recogniseForPreview(readSheet('faults.csv'), 'faults.csv');
    if (format.kind !== 'delimited') throw new Error('Expected a table.');
    const table = { ...format, width: 3, columns: { ...format.columns, rank: 0 } };
    const reading = (async () => {
      for await (const rows of readCardRows(new Blob([readSheet('faults.csv')]), table)) expect(rows).toEqual([]);
    })();
    await expect(reading).rejects.toMatchObject({
      code: 'deck-file-invalid',
      faults: [
        { line: 4, kind: 'rank-order', got: '3', limit: 5 },
        { line: 5, kind: 'quote-stray' },
        { line: 6, kind: 'columns-many', got: '4', limit: 3 },
        { line: 7, kind: 'text-length', got: '10001', limit: 10_000 },
      ],
    });
  });
});

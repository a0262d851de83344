import type { LookedUpWord } from '../../../model/look-up.ts';
import { type OwnWordFileParts, toCells, writeDate, writeRows } from '../own-words/own-words-file.ts';

/** Names in the first row of the table. They never change, because people's spreadsheets rely on them. */
const COLUMNS = [
  'word',
  'form',
  'meaning',
  'sentence',
  'page',
  'address',
  'count',
  'first',
  'last',
  'state',
  'deck',
  'languages',
] as const;

/** Looked-up words as a table for spreadsheets. */
export function writeLookedUp({ words, nameDeck }: OwnWordFileParts<LookedUpWord>): File {
  const rows = words.map((word): Record<(typeof COLUMNS)[number], string> => {
    const { form, count, firstAt, at } = word;
    const facts = { form, count: String(count), first: writeDate(firstAt), last: writeDate(at) };
    return { ...toCells(word, nameDeck(word)), ...facts };
  });
  const table = writeRows([COLUMNS, ...rows.map((row) => COLUMNS.map((name) => row[name]))]);
  return new File([table], 'wayword-looked-up.csv', { type: 'text/csv' });
}

import type { ArchiveFile } from '../archive/archive-file.ts';
import { cleanText } from '../clean-text.ts';
import { failIn } from '../fail.ts';
import { listBanks, readBank } from './banks.ts';
import type { DictionaryIndex } from './index-file.ts';
import { readTermBank } from './term-banks.ts';
import { describe, type TermRow } from './term-row.ts';
import type { WordFacts } from './word-facts.ts';

/** Rows of one word with one reading that stand together. */
export type WordRows = [TermRow, ...TermRow[]];

/**
 * Reads the entries of a dictionary, in the order of its file.
 *
 * @param formBanks - Banks that are skipped.
 * @param onBank - Called after each bank.
 * @returns The words of each stretch of text; a stretch may complete none.
 * @throws {AppError} `deck-file-invalid`.
 */
export async function* readWords(
  files: readonly ArchiveFile[],
  { format }: DictionaryIndex,
  { formBanks }: Pick<WordFacts, 'formBanks'>,
  onBank: (file: ArchiveFile) => void,
): AsyncGenerator<WordRows[]> {
  let open: WordRows | undefined;
  function group(rows: readonly TermRow[]): WordRows[] {
    const whole: WordRows[] = [];
    for (const row of rows) {
      if (open && open[0].term === row.term && open[0].reading === row.reading) {
        open.push(row);
        continue;
      }
      if (open) whole.push(open);
      open = [row];
    }
    return whole;
  }
  for (const { file, read } of listWordBanks(files, format)) {
    for await (const rows of formBanks.has(file.name) ? [] : read(file)) yield group(rows);
    onBank(file);
  }
  if (open) yield [open];
}

function listWordBanks(files: readonly ArchiveFile[], format: 1 | 3) {
  async function* readTerms(file: ArchiveFile): AsyncGenerator<TermRow[]> {
    for await (const rows of readTermBank(file, format)) yield rows.filter(({ meanings }) => meanings.length > 0);
  }
  async function* readKanji(file: ArchiveFile): AsyncGenerator<TermRow[]> {
    for await (const { first, rows } of readBank(file)) {
      yield rows.flatMap((row, index) => readKanjiRow(row, format, `${file.name}, row ${first + index}`) ?? []);
    }
  }
  return [
    ...listBanks(files, 'term').map((file) => ({ file, read: readTerms })),
    ...listBanks(files, 'kanji').map((file) => ({ file, read: readKanji })),
  ];
}

/** `[character, on readings, kun readings, tags, meanings, stats]`; in format 1 the meanings follow the tags. */
function readKanjiRow(row: readonly unknown[], format: 1 | 3, place: string): TermRow | undefined {
  const [character, on, kun] = row;
  if (typeof character !== 'string') failIn(place, 'a character in the first position', describe(character));
  if (typeof on !== 'string' || typeof kun !== 'string') failIn(place, 'readings as texts', 'something else');
  const items = format === 1 ? row.slice(4) : row[4];
  if (!Array.isArray(items) || !items.every((item) => typeof item === 'string')) {
    return failIn(place, 'a list of meanings in the fifth position', describe(items));
  }
  const meanings = items.map(cleanText).filter((meaning) => meaning !== '');
  const term = cleanText(character);
  if (term === '' || meanings.length === 0) return undefined;
  const reading = cleanText([on, kun].join(' ').replaceAll('.', ''));
  return { term, reading, tags: [], score: 0, meanings, examples: [], lemmas: [], content: [], isStructured: false };
}

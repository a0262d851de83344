import type { Columns, DelimitedFormat, LeftOutKind, LeftOutRow } from '../../../model/file-format.ts';

/** Names of parts of a course, in the languages of the interface. */
const PARTS =
  'lektion|kapitel|kap|einheit|thema|modul|woche|teil|abschnitt|seite|stunde|unit|lesson|chapter|topic|module|week|part|section|page|day|level|unité|leçon|chapitre|thème|semaine|partie|unidad|lección|capítulo|tema|módulo|semana|parte|página|lição|unidade|урок|глава|тема|раздел|неделя|часть|модуль|الدرس|الوحدة|الفصل|الباب';

/** "Lektion 1", "Unit 3: Food", "Kapitel IV". */
const NAMED = new RegExp(`^(?:${PARTS})\\.?\\s*(?:nr\\.?|no\\.?|№)?\\s*(?:\\p{Nd}+|[IVX]+)(?!\\p{L})`, 'iu');
/** "1. Kapitel", "2nd week", "第1課", "第三章". */
const COUNTED = new RegExp(
  `^(?:\\p{Nd}+\\P{L}{0,2}(?:st|nd|rd|th)?\\s*(?:${PARTS})(?!\\p{L})|第\\s*[\\p{Nd}\\p{Script=Han}]+\\s*[課课章節节单単週周回])`,
  'iu',
);
const MARKED = /^(?:\/\/|#)/;

/** Whether a cell that stands alone in its row names a chapter. */
export function isChapter(text: string): boolean {
  return NAMED.test(text) || COUNTED.test(text);
}

/**
 * Decides whether a row of a table is a card.
 *
 * @param header - The cells of the table's header, which sheets repeat below each chapter.
 * @returns undefined for a card, even if it has a fault.
 */
export function findLeftOutKind(
  cells: readonly string[],
  { columns, bareRows, lineForm }: Pick<DelimitedFormat, 'columns' | 'bareRows' | 'lineForm'>,
  header: readonly string[] | undefined,
): LeftOutKind | undefined {
  if (columns.meanings.length === 0) return undefined;
  const word = cells[columns.word];
  // Most rows of large tables end here.
  if (isFilled(word) && hasMeaning(cells, columns)) {
    return isSame(cells, header) || isHeaderTurned(cells, header, columns) ? 'heading' : undefined;
  }
  const [first = '', ...more] = listFilled(cells);
  // In a list of words alone, each may have a mark.
  if (more.length === 0 && (isChapter(first) || (cells.length > 1 && MARKED.test(first)))) return 'heading';
  // A row that ends before the column of words may be cut by another separator.
  if (word === undefined) return undefined;
  if (!isFilled(word)) return lineForm?.kind === 'clippings' ? 'passage' : 'no-word';
  return bareRows === 'leave-out' && cells.length > 1 ? 'no-meaning' : undefined;
}

export const hasMeaning = (cells: readonly string[], { meanings }: Columns) =>
  meanings.some((place) => isFilled(cells[place]));

export const isFilled = (cell: string | undefined) => cell !== undefined && cell.trim() !== '';

export function listFilled(cells: readonly string[]): string[] {
  return cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
}

export function isSame(cells: readonly string[], header: readonly string[] | undefined): boolean {
  return header?.every((cell, place) => cell === (cells[place] ?? '')) === true;
}

/** Whether a row is the header with its sides exchanged, above the other direction of a list. */
export function isHeaderTurned(
  cells: readonly string[],
  header: readonly string[] | undefined,
  { word, meanings: [meaning = -1] }: Columns,
): boolean {
  if (!header || cells[word] === cells[meaning]) return false;
  return cells[word] === header[meaning] && cells[meaning] === header[word];
}

/** Longest text of a row in a list of those left out, in UTF-16 code units. */
const SHOWN_LENGTH = 80;

export function toLeftOut(line: number, kind: LeftOutKind, cells: readonly string[]): LeftOutRow {
  const text = listFilled(cells).join(' · ').replace(/\s+/g, ' ');
  return { line, kind, text: text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text };
}

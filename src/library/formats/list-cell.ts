import type { Example } from '../../model/card.ts';

/**
 * Several texts in one cell of a table. They are joined with `; `, and split at semicolons (including Chinese and Arabic ones), ` / ` and line
 * breaks. If a text contains one of these, the cell is a JSON list.
 */

const SEPARATOR = /[;；؛\n]| \/ /;
/** All separators except the commonest one, for which a plain split is several times faster. */
const RARE_SEPARATOR = /[；؛\n]| \/ /;

/** @returns The trimmed texts without empty ones. */
export function parseListCell(cell: string): string[] {
  const list = parseJsonList(cell);
  if (list) return list;
  // In place, to avoid copying a million short lists.
  const texts = RARE_SEPARATOR.test(cell) ? cell.split(SEPARATOR) : cell.split(';');
  let isEmptyIn = false;
  for (let place = 0; place < texts.length; place += 1) {
    const text = (texts[place] ?? '').trim();
    texts[place] = text;
    if (text === '') isEmptyIn = true;
  }
  return isEmptyIn ? texts.filter((text) => text !== '') : texts;
}

export function formatListCell(texts: readonly string[]): string {
  return toCell(texts, texts.join('; '), parseListCell);
}

function parseJsonList(cell: string): string[] | undefined {
  if (!cell.startsWith('["') || !cell.endsWith('"]')) return undefined;
  const list = parseJson(cell);
  return list?.every((item) => typeof item === 'string') ? list : undefined;
}

function parseJson(cell: string): unknown[] | undefined {
  if (!cell.startsWith('[')) return undefined;
  try {
    const list: unknown = JSON.parse(cell);
    return Array.isArray(list) ? list : undefined;
  } catch {
    return undefined;
  }
}

/** Names of classes or genders, or inflected words: commas part them, too. */
const COMMA = /[,，、،;；؛\n]| \/ |\//;

export function parseWordsCell(cell: string): string[] {
  return parseJsonList(cell) ?? splitCell(cell, COMMA);
}

export function formatWordsCell(words: readonly string[]): string {
  return toCell(words, words.join(', '), parseWordsCell);
}

/** Between a sentence and its translation. */
const BAR = ' | ';

/** Reads examples, one on each line of the cell: `sentence | translation`. */
export function parseExamplesCell(cell: string): unknown[] {
  return parseJson(cell) ?? splitCell(cell, /\n/).map(splitExample);
}

function splitExample(line: string): string[] {
  const index = line.indexOf(BAR);
  return index < 0 ? [line] : [line.slice(0, index), line.slice(index + BAR.length)];
}

export function formatExamplesCell(examples: readonly Example[]): string {
  return toCell(examples, examples.map((example) => example.join(BAR)).join('\n'), parseExamplesCell);
}

const splitCell = (cell: string, separator: RegExp) =>
  cell
    .split(separator)
    .map((text) => text.trim())
    .filter((text) => text !== '');

/** The plain text where it is read as the same list, otherwise JSON. */
function toCell(list: readonly unknown[], plain: string, parse: (cell: string) => unknown): string {
  const json = JSON.stringify(list);
  return JSON.stringify(parse(plain)) === json ? plain : json;
}

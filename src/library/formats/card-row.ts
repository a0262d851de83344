import { AppError } from '../../app-error.ts';
import { MAX_TEXT_LENGTH } from '../../model/card.ts';

/** One card as a file has it. */
export interface CardRow {
  /** Line that the row begins on, from 1. */
  line: number;
  /** As the file says it; else one more than that of the row before, 1 for the first. */
  rank: number;
  word: string;
  meanings: string[];
  /** Inflected spellings that lead to the word. */
  forms?: string[];
}

/** A row before it is checked: whatever the file has in each place. */
export interface RawRow {
  line: number;
  rank?: unknown;
  word: unknown;
  meanings: unknown;
  forms?: unknown;
}

/** Meanings or forms of one card: far above any real number. */
export const MAX_LIST_LENGTH = 1_000;

/** A fault in one line of a file. Its message is shown to the person who chose the file. */
export class LineError extends AppError {
  constructor(
    /** From 1. */
    readonly line: number,
    readonly expected: string,
    readonly got: string,
    cause?: unknown,
  ) {
    super('deck-file-invalid', `Line ${line}: expected ${expected}, got ${got}.`, { cause });
  }
}

/** @throws {LineError} Always. */
export function failAtLine(line: number, expected: string, got: string, cause?: unknown): never {
  throw new LineError(line, expected, got, cause);
}

/**
 * Makes the check of a file's rows. It remembers the last rank, so give it all rows of one file in order.
 *
 * @throws {AppError} `deck-file-invalid`, from the check: which line is wrong, what was expected and what was got.
 */
export function createRowCheck(): (raw: RawRow) => CardRow {
  let last: number | undefined;
  return ({ line, rank: rawRank, word: rawWord, meanings: rawMeanings, forms: rawForms }) => {
    const rank = isMissing(rawRank) ? (last ?? 0) + 1 : checkRank(line, rawRank, last);
    last = rank;
    const word = checkWord(line, rawWord);
    const meanings = checkTexts(line, 'meanings', rawMeanings);
    // Lists of inflected forms often hold the word itself. In a deck of our own that says that its spelling is contested.
    const forms = isMissing(rawForms) ? [] : checkTexts(line, 'forms', rawForms).filter((form) => form !== word);
    return forms.length > 0 ? { line, rank, word, meanings, forms } : { line, rank, word, meanings };
  };
}

function checkRank(line: number, raw: unknown, last: number | undefined): number {
  const rank = typeof raw === 'string' && /^\s*\d+\s*$/.test(raw) ? Number(raw) : raw;
  if (typeof rank !== 'number' || !Number.isSafeInteger(rank) || rank < 0) {
    failAtLine(line, 'a rank that is a whole number, 0 or more', quote(raw));
  }
  if (last !== undefined && rank <= last)
    failAtLine(line, `a rank above ${last}, that of the card before`, String(rank));
  return rank;
}

function checkWord(line: number, raw: unknown): string {
  if (typeof raw !== 'string') failAtLine(line, 'a word', quote(raw));
  return checkText(line, 'word', raw) ?? failAtLine(line, 'a word', 'an empty one');
}

/** A list, or one text; empty ones are left out. */
function checkTexts(line: number, name: 'meanings' | 'forms', raw: unknown): string[] {
  const list = typeof raw === 'string' ? [raw] : raw;
  if (!Array.isArray(list)) failAtLine(line, `${name} as a list of texts`, quote(raw));
  if (list.length > MAX_LIST_LENGTH) failAtLine(line, `at most ${MAX_LIST_LENGTH} ${name}`, String(list.length));
  let isAsItIs = true;
  for (const item of list) {
    if (typeof item !== 'string') failAtLine(line, `${name} as a list of texts`, `${quote(item)} in it`);
    if (checkText(line, name, item) !== item) isAsItIs = false;
  }
  return isAsItIs ? list : list.map((item: string) => item.trim()).filter((text) => text !== '');
}

/** @returns undefined when there is nothing but space. */
function checkText(line: number, name: string, raw: string): string | undefined {
  const text = raw.trim();
  if (text.length > MAX_TEXT_LENGTH) {
    failAtLine(line, `at most ${MAX_TEXT_LENGTH} characters in ${name}`, `${text.length}`);
  }
  if (!text.isWellFormed()) failAtLine(line, `whole characters in ${name}`, 'half a character (a lone surrogate)');
  return text === '' ? undefined : text;
}

function isMissing(raw: unknown): boolean {
  return raw === undefined || raw === null || (typeof raw === 'string' && raw.trim() === '');
}

const QUOTED_LENGTH = 40;

/** A value as the person finds it in the file, cut short. */
export function quote(raw: unknown): string {
  if (raw === undefined) return 'nothing';
  const text = JSON.stringify(raw);
  return text.length > QUOTED_LENGTH ? `${text.slice(0, QUOTED_LENGTH)}…` : text;
}

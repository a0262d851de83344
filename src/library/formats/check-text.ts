import { AppError } from '../../app-error.ts';
import { MAX_TEXT_LENGTH } from '../../model/limits.ts';

/** Longest row of a table, in UTF-16 code units. An unclosed quote would turn the rest of the file into one row. */
export const MAX_ROW_LENGTH = 4_000_000;

/** Texts in one list of a card: far above any real number. */
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
 * Reads a list of texts, or one text. Empty ones are left out.
 *
 * @param most - Most texts that the list may have.
 */
export function checkTexts(line: number, name: string, raw: unknown, most = MAX_LIST_LENGTH): string[] {
  const list = typeof raw === 'string' ? [raw] : raw;
  if (!Array.isArray(list)) failAtLine(line, `${name} as a list of texts`, quote(raw));
  if (list.length > most) failAtLine(line, `at most ${most} ${name}`, String(list.length));
  let isAsItIs = true;
  for (const item of list) {
    if (typeof item !== 'string') failAtLine(line, `${name} as a list of texts`, `${quote(item)} in it`);
    if (checkText(line, name, item) !== item) isAsItIs = false;
  }
  return isAsItIs ? list : list.map((item: string) => item.trim()).filter((text) => text !== '');
}

/** @returns undefined when there is nothing but space. */
export function checkText(line: number, name: string, raw: string): string | undefined {
  const text = raw.trim();
  if (text.length > MAX_TEXT_LENGTH) {
    failAtLine(line, `at most ${MAX_TEXT_LENGTH} characters in ${name}`, `${text.length}`);
  }
  if (!text.isWellFormed()) failAtLine(line, `whole characters in ${name}`, 'half a character (a lone surrogate)');
  return text === '' ? undefined : text;
}

export function isMissing(raw: unknown): boolean {
  return raw === undefined || raw === null || (typeof raw === 'string' && raw.trim() === '');
}

const QUOTED_LENGTH = 40;

/** A value as the person finds it in the file, cut short. */
export function quote(raw: unknown): string {
  if (raw === undefined) return 'nothing';
  const text = JSON.stringify(raw);
  return text.length > QUOTED_LENGTH ? `${text.slice(0, QUOTED_LENGTH)}…` : text;
}

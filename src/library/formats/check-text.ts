import { AppError } from '../../app-error.ts';
import { MAX_TEXT_LENGTH } from '../../model/limits.ts';
import type { LineFault, LineFaultKind } from '../../model/line-fault.ts';

/** Longest row of a table, in UTF-16 code units. An unclosed quote would turn the rest of the file into one row. */
export const MAX_ROW_LENGTH = 4_000_000;

/** Longest line of a table or of JSON lines, in bytes: such a row, whose letters have at most four. */
export const MAX_LINE_BYTES = 16_000_000;

/** Texts in one list of a card: far above any real number. */
export const MAX_LIST_LENGTH = 1_000;

interface FaultParts {
  /** From 1. */
  line: number;
  expected: string;
  got: string;
  kind?: LineFaultKind | undefined;
  limit?: number | undefined;
  cause?: unknown;
}

/** A fault in one line of a file. */
export class LineError extends AppError {
  readonly line: number;
  readonly expected: string;
  readonly got: string;
  readonly fault: LineFault;

  constructor({ line, expected, got, kind = 'other', limit, cause }: FaultParts) {
    const fault = { line, kind, got, ...(limit === undefined ? {} : { limit }) };
    super('deck-file-invalid', `Line ${line}: expected ${expected}, got ${got}.`, { cause, faults: [fault] });
    this.line = line;
    this.expected = expected;
    this.got = got;
    this.fault = fault;
  }
}

/** Faults in several lines of a file. */
export class LinesError extends AppError {
  /** @param errors - At least one, in the order of their lines. */
  constructor(readonly errors: readonly LineError[]) {
    const message = errors.map((error) => error.message).join('\n');
    super('deck-file-invalid', message, { cause: errors[0]?.cause, faults: errors.map(({ fault }) => fault) });
  }
}

/** @throws {LineError} Always. */
export function failAtLine(
  line: number,
  expected: string,
  got: string,
  more: Pick<FaultParts, 'kind' | 'limit' | 'cause'> = {},
): never {
  throw new LineError({ line, expected, got, ...more });
}

/**
 * Reads a list of texts, or one text. Empty ones are left out.
 *
 * @param most - Most texts that the list may have.
 */
export function checkTexts(line: number, name: string, raw: unknown, most = MAX_LIST_LENGTH): string[] {
  const list = typeof raw === 'string' ? [raw] : raw;
  if (!Array.isArray(list)) failAtLine(line, `${name} as a list of texts`, quote(raw));
  if (list.length > most) {
    failAtLine(line, `at most ${most} ${name}`, String(list.length), { kind: 'list-length', limit: most });
  }
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
    const about = { kind: 'text-length', limit: MAX_TEXT_LENGTH } as const;
    failAtLine(line, `at most ${MAX_TEXT_LENGTH} characters in ${name}`, `${text.length}`, about);
  }
  if (!text.isWellFormed()) {
    const got = 'half a character (a lone surrogate)';
    failAtLine(line, `whole characters in ${name}`, got, { kind: 'characters' });
  }
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

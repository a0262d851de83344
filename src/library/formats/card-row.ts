import type { FileCard } from '../../model/file-format.ts';
import { checkText, checkTexts, failAtLine, isMissing, quote } from './check-text.ts';
import { checkDetails, type RawDetails } from './details-row.ts';

/** A row before it is checked: the raw values of the file. */
export interface RawRow extends RawDetails {
  line: number;
  rank?: unknown;
  word: unknown;
  meanings: unknown;
  forms?: unknown;
}

/**
 * Makes the check of a file's rows. It remembers the last rank, so give it all rows of one file in order.
 *
 * @throws {AppError} `deck-file-invalid`, from the check: which line is wrong, what was expected and what was got.
 */
export function createRowCheck(): (raw: RawRow) => FileCard {
  let last: number | undefined;
  return (raw) => {
    const { line } = raw;
    const rank = isMissing(raw.rank) ? (last ?? 0) + 1 : checkRank(line, raw.rank, last);
    last = rank;
    const word = checkWord(line, raw.word);
    const meanings = checkTexts(line, 'meanings', raw.meanings);
    // Lists of inflected forms often hold the word itself. In a deck of our own that says that its spelling is contested.
    const forms = isMissing(raw.forms) ? [] : checkTexts(line, 'forms', raw.forms).filter((form) => form !== word);
    const details = checkDetails(line, raw);
    const row: FileCard = { line, rank, word, meanings };
    if (forms.length > 0) row.forms = forms;
    if (details) row.details = details;
    return row;
  };
}

function checkRank(line: number, raw: unknown, last: number | undefined): number {
  const rank = typeof raw === 'string' && /^\s*\d+\s*$/.test(raw) ? Number(raw) : raw;
  if (typeof rank !== 'number' || !Number.isSafeInteger(rank) || rank < 0) {
    failAtLine(line, 'a rank that is a whole number, 0 or more', quote(raw), { kind: 'rank' });
  }
  if (last !== undefined && rank <= last) {
    const about = { kind: 'rank-order', limit: last } as const;
    failAtLine(line, `a rank above ${last}, that of the card before`, String(rank), about);
  }
  return rank;
}

function checkWord(line: number, raw: unknown): string {
  if (typeof raw !== 'string') failAtLine(line, 'a word', quote(raw), { kind: 'word' });
  return checkText(line, 'word', raw) ?? failAtLine(line, 'a word', 'an empty one', { kind: 'word' });
}

import { createReadStream } from 'node:fs';
import { AppError, toAppError } from '../../app-error.ts';
import { LineError, LinesError } from '../../library/formats/check-text.ts';
import { decodeText } from '../../library/formats/decode-text.ts';
import { countRows, guessDelimiter } from '../../library/formats/delimited.ts';

/** Advice for each missing part of a row. */
const ADVICE: readonly [expected: RegExp, advice: string][] = [
  [/^a word$/, 'Fill in the word or delete the row.'],
  [/^a closing quote$/, 'Close the quotes of the cell, or save the spreadsheet as CSV again.'],
  [
    /^a separator after a closing quote$/,
    'Write a quote within a quoted cell twice, or save the spreadsheet as CSV again.',
  ],
  [/^a rank/, 'Sort the rows by rank, or delete the column: the order of the rows is then the rank.'],
  [/^at least \d+ columns$/, 'Fill in the cells or delete the row.'],
  [
    /^at most \d+ columns$/,
    'Put a cell that has the separator in it between quotes, or separate its meanings by another sign.',
  ],
  [/^at most/, 'Shorten the cell.'],
];

/** Adds the file's name, the spreadsheet row and advice to each error of {@link readList}. */
export async function explainListFault(path: string, thrown: unknown): Promise<AppError> {
  if (!(thrown instanceof LinesError)) return explainOne(path, thrown);
  const faults: string[] = [];
  for (const error of thrown.errors) faults.push((await explainOne(path, error)).message);
  return new AppError('deck-file-invalid', faults.join('\n'), { cause: thrown });
}

async function explainOne(path: string, thrown: unknown): Promise<AppError> {
  if (!(thrown instanceof LineError)) {
    return new AppError('deck-file-invalid', `${path}: ${toAppError(thrown).message}`, { cause: thrown });
  }
  const { line, expected, got } = thrown;
  if (expected.startsWith('text in')) return explainEncoding(path, thrown);
  const row = (await countRowsBefore(path, line)) + 1;
  const advice = ADVICE.find(([pattern]) => pattern.test(expected))?.[1] ?? 'Correct the row.';
  return new AppError('deck-file-invalid', `${path}, row ${row}: expected ${expected}, got ${got}. ${advice}`, {
    cause: thrown,
  });
}

function explainEncoding(path: string, { line, got, cause }: LineError): AppError {
  const what = got.split(':', 1)[0];
  return new AppError(
    'deck-file-invalid',
    `${path}, line ${line}: expected text in UTF-8, or in UTF-16 with a byte order mark, got ${what}. ` +
      'Save the spreadsheet as "CSV UTF-8" (Excel), or choose the character set UTF-8 (LibreOffice).',
    { cause },
  );
}

/** A quoted cell may span several lines, so lines and rows differ. */
async function countRowsBefore(path: string, line: number): Promise<number> {
  const lines: string[] = [];
  let text = '';
  for await (const piece of decodeText(createReadStream(path))) {
    text += piece;
    // Only the last chunk may end inside a line.
    for (const content of piece.replace(/\n$/, '').split('\n')) lines.push(content);
    if (lines.length >= line) break;
  }
  const before = lines.slice(0, line - 1).map((content) => `${content}\n`);
  return countRows(before.join(''), /\.tsv$/i.test(path) ? '\t' : guessDelimiter(text));
}

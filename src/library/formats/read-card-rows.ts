import { AppError } from '../../app-error.ts';
import { type DeckNotes, toDeckNotes } from '../../model/deck.ts';
import { type FileCard, type FileFormat, isDictionaryFormat, type LeftOutRow } from '../../model/file-format.ts';
import { failAtLine, MAX_LINE_BYTES } from './check-text.ts';
import { type DeckFile, parseDeckFile } from './deck-file.ts';
import { decodeText, sliceBytes } from './decode-text.ts';
import { readDelimited } from './delimited.ts';
import { readDictionary } from './dictionary/read-dictionary.ts';
import { guardJson } from './json-guard.ts';
import { readJsonLines } from './json-lines.ts';
import { isJson as isJsonForm } from './lines/line-forms.ts';

/** Cards in one batch, at most: as many as one row of the store has, so that a whole number of them fills whole rows. */
export const BATCH_SIZE = 256;
/** A batch of very long texts ends sooner, so that no message is large: UTF-16 code units. */
const BATCH_LENGTH = 1_000_000;

interface ReadOptions {
  /** Receives the number of bytes read so far. */
  onRead?: (readBytes: number) => void;
  /** Receives the notes of a deck file, before its first cards. */
  onNotes?: (notes: DeckNotes) => void;
  /** Receives each row of a table that is not a card. */
  onLeftOut?: (row: LeftOutRow) => void;
}

/**
 * Reads the cards of a file, in batches of at most {@link BATCH_SIZE}. Batches are empty while a dictionary's forms are collected.
 *
 * @throws {AppError} `deck-file-invalid`: which line is wrong, what was expected and what was got; or a file without cards.
 *
 * JSON lines and tables are streamed; Wayword's own deck file is one JSON text and is held in memory whole.
 */
export async function* readCardRows(
  file: Blob | AsyncIterable<Uint8Array>,
  format: FileFormat,
  options: ReadOptions = {},
): AsyncGenerator<FileCard[]> {
  let batch: FileCard[] = [];
  let length = 0;
  let isEmpty = true;
  const isDictionary = isDictionaryFormat(format);
  let bare: LeftOutRow | undefined;
  const onLeftOut = (row: LeftOutRow) => {
    if (row.kind === 'no-word' || row.kind === 'no-meaning') bare ??= row;
    options.onLeftOut?.(row);
  };
  for await (const rows of readRows(file, format, { ...options, onLeftOut })) {
    if (rows.length === 0) yield [];
    for (const row of rows) {
      batch.push(row);
      length += lengthOf(row, isDictionary);
      if (batch.length < BATCH_SIZE && length < BATCH_LENGTH) continue;
      isEmpty = false;
      yield batch;
      [batch, length] = [[], 0];
    }
  }
  if (batch.length > 0) yield batch;
  else if (isEmpty) failEmpty(bare);
}

/** @param bare - The first row that may have been meant as a card. */
function failEmpty(bare: LeftOutRow | undefined): never {
  if (!bare) throw new AppError('deck-file-invalid', 'Expected at least one card, got none.');
  if (bare.kind === 'no-word') failAtLine(bare.line, 'a word', `none for "${bare.text}"`, { kind: 'word' });
  failAtLine(bare.line, 'a meaning', `none for "${bare.text}"`);
}

function readRows(
  file: Blob | AsyncIterable<Uint8Array>,
  format: FileFormat,
  { onRead, onNotes, onLeftOut }: ReadOptions,
): AsyncIterable<FileCard[]> {
  if (isDictionaryFormat(format)) {
    if (!(file instanceof Blob)) throw new TypeError('Expected an archive as a Blob, got pieces of it.');
    return readDictionary(file, { onRead });
  }
  const bytes = file instanceof Blob ? sliceBytes(file) : file;
  const isJson =
    format.kind === 'deck' ||
    format.kind === 'json-lines' ||
    (format.kind === 'delimited' && isJsonForm(format.lineForm));
  const encoding = format.kind === 'delimited' ? format.encoding : undefined;
  const guarded = isJson ? guardJson(bytes, { code: 'deck-file-invalid' }) : bytes;
  // A deck file may be one line.
  const text = decodeText(guarded, onRead, encoding, format.kind === 'deck' ? undefined : MAX_LINE_BYTES);
  switch (format.kind) {
    case 'deck':
      return readDeckRows(text, onNotes);
    case 'json-lines':
      return readJsonLines(text);
    case 'delimited':
      return readDelimited(text, format, { onLeftOut });
  }
}

async function* readDeckRows(text: AsyncIterable<string>, onNotes: ReadOptions['onNotes']): AsyncGenerator<FileCard[]> {
  const file = parseDeckFile(await readWhole(text));
  onNotes?.(toDeckNotes(file));
  yield toCardRows(file);
}

async function readWhole(text: AsyncIterable<string>): Promise<string> {
  let whole = '';
  for await (const piece of text) whole += piece;
  return whole;
}

/** The place in the list stands for the line: a deck file that could be parsed has no wrong one. */
function toCardRows({ cards }: DeckFile): FileCard[] {
  return cards.map(([word, meanings, forms = [], details], index) => {
    const row: FileCard = { line: index + 1, rank: index + 1, word, meanings };
    if (forms.length > 0) row.forms = forms;
    if (details) row.details = details;
    return row;
  });
}

/** @param isDictionary - Its details are short. */
function lengthOf({ word, meanings, forms = [], details }: FileCard, isDictionary: boolean): number {
  let length = word.length + (details && !isDictionary ? JSON.stringify(details).length : 0);
  for (const text of meanings) length += text.length;
  for (const text of forms) length += text.length;
  return length;
}

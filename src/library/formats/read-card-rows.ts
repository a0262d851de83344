import { AppError } from '../../app-error.ts';
import type { DeckNotes } from '../../model/deck.ts';
import { type FileCard, type FileFormat, isDictionaryFormat, type LeftOutRow } from '../../model/file-format.ts';
import { failAtLine, MAX_LINE_BYTES } from './check-text.ts';
import { decodeText, sliceBytes, toUtf8 } from './decode-text.ts';
import { readDelimited } from './delimited.ts';
import { readDictionary } from './dictionary/read-dictionary.ts';
import { guardJson } from './json-guard.ts';
import { readJsonLines } from './json-lines.ts';
import { isJson as isJsonForm } from './lines/line-forms.ts';
import { readDeckCards } from './read-deck-cards.ts';

/** Cards in one batch, at most: as many as one row of the store has, so that a whole number of them fills whole rows. */
export const BATCH_SIZE = 256;
/** A batch of very long texts ends sooner, so that no message is large: UTF-16 code units. */
const BATCH_LENGTH = 1_000_000;

interface ReadOptions {
  /** Receives the number of bytes read so far. */
  onRead?: ((readBytes: number) => void) | undefined;
  /** Receives the notes of a deck file, at its end. */
  onNotes?: ((notes: DeckNotes) => void) | undefined;
  /** Receives each row of a table that is not a card. */
  onLeftOut?: (row: LeftOutRow) => void;
}

/**
 * Reads the cards of a file, in batches of at most {@link BATCH_SIZE}. Batches are empty while a dictionary's forms are collected.
 *
 * @throws {AppError} `deck-file-invalid`: which line is wrong, what was expected and what was got; or a file without cards.
 *
 * Everything is streamed, but for JSON of other programs that is one text.
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
  if (format.kind === 'deck') return readDeckRows(bytes, { onRead, onNotes });
  const isJson = format.kind === 'json-lines' || isJsonForm(format.lineForm);
  const encoding = format.kind === 'delimited' ? format.encoding : undefined;
  const guarded = isJson ? guardJson(bytes, { code: 'deck-file-invalid' }) : bytes;
  const text = decodeText(guarded, onRead, encoding, MAX_LINE_BYTES);
  return format.kind === 'json-lines' ? readJsonLines(text) : readDelimited(text, format, { onLeftOut });
}

/** The place in the list stands for the line. */
async function* readDeckRows(
  bytes: AsyncIterable<Uint8Array>,
  { onRead, onNotes }: ReadOptions,
): AsyncGenerator<FileCard[]> {
  let rank = 0;
  for await (const cards of readDeckCards(toUtf8(bytes, onRead), onNotes)) {
    yield cards.map(([word, meanings, forms = [], details]) => {
      rank += 1;
      const row: FileCard = { line: rank, rank, word, meanings };
      if (forms.length > 0) row.forms = forms;
      if (details) row.details = details;
      return row;
    });
  }
}

/** @param isDictionary - Its details are short. */
function lengthOf({ word, meanings, forms = [], details }: FileCard, isDictionary: boolean): number {
  let length = word.length + (details && !isDictionary ? JSON.stringify(details).length : 0);
  for (const text of meanings) length += text.length;
  for (const text of forms) length += text.length;
  return length;
}

import { AppError } from '../app-error.ts';
import { toLanguageCode } from '../language/language-code.ts';
import { isArchive, isGzip, unpackHead } from '../library/formats/dictionary/archive/open-archive.ts';
import { isDsl } from '../library/formats/dictionary/dsl/open-dsl.ts';
import { readFirstCards, readFirstFacts, recogniseDictionary } from '../library/formats/dictionary/read-dictionary.ts';
import { readCardRows } from '../library/formats/read-card-rows.ts';
import { findDeckFields, HEAD_BYTES, recogniseForPreview } from '../library/formats/recognise.ts';
import { refuseOtherFile, sniffOtherFile } from '../library/formats/sniff.ts';
import { hasStatus } from '../library/formats/vocabulary/status-table.ts';
import type { FilePreview } from '../messaging/file-reader.ts';
import {
  type DictionaryFormat,
  type EncodingLabel,
  type FileCard,
  type FileFormat,
  isDictionaryFormat,
  type LeftOutRow,
  type RecognisedFile,
} from '../model/file-format.ts';
import { toReadFault } from './file-error.ts';
import { shortenCard, shortenRows } from './shorten-preview.ts';

const PREVIEW_CARDS = 5;
/** The words of facts are short, and they alone say which language they are in. */
const FIRST_FACTS = 20;
/** Rows that are not cards, in the list of them. */
const LISTED_ROWS = 50;
/** Number of first cards whose errors are reported immediately. */
const CHECKED_CARDS = 5_000;
/** Bytes of a table or of JSON lines after which that many are not waited for: their cards are very long. */
const CHECKED_BYTES = 20_000_000;

/** Files of other programs that are zips, too. */
const NO_ARCHIVES = ['file-anki', 'file-book', 'file-spreadsheet', 'file-document'];

/** Bytes at the end of a deck file in which its fields are looked for. Behind the cards, they are longer by some notes. */
const END_BYTES = 1_000_000;

/** Recognises a file by its first bytes. @param encoding - Chosen by a person. @throws {AppError} `deck-file-invalid`. */
export async function recognise(file: File, encoding?: EncodingLabel): Promise<RecognisedFile> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const isOther = NO_ARCHIVES.includes(sniffOtherFile(head, file.name) ?? '');
  if (isArchive(head, file.name) && !isOther) return recogniseDictionary(file, toLanguageCode);
  if (isGzip(head)) {
    const inside = await unpackHead(file);
    if (isDsl(inside)) return recogniseDictionary(file, toLanguageCode);
    refuseOtherFile(inside, file.name);
  } else if (isDsl(head)) return recogniseDictionary(file, toLanguageCode);
  const recognised = await addDeckEnd(file, await recogniseForPreview(head, file.name, encoding));
  return shortenRows(hasStatus(recognised) ? { ...recognised, isVocabulary: true } : recognised);
}

/** A program that sorts the fields of a deck file writes its cards before its languages and kind. */
async function addDeckEnd(file: File, recognised: RecognisedFile): Promise<RecognisedFile> {
  if (recognised.format.kind !== 'deck' || file.size <= HEAD_BYTES) return recognised;
  const end = findDeckFields(await file.slice(Math.max(HEAD_BYTES, file.size - END_BYTES)).text());
  return {
    ...recognised,
    languages: recognised.languages ?? end.languages,
    isDictionary: (recognised.isDictionary || end.isDictionary) ?? false,
  };
}

function failEmpty(expected: string, got: string): never {
  throw new AppError('deck-file-invalid', `Expected at least one ${expected}, got ${got}.`);
}

interface PreviewOptions {
  /** Receives how many bytes of the file are read. */
  onRead?: ((readBytes: number) => void) | undefined;
}

/** Reads a file's first cards. How many there are in all follows from the bytes that these take; a dictionary is not counted. */
export async function readPreview(
  file: File,
  recognised: RecognisedFile,
  options: PreviewOptions = {},
): Promise<FilePreview> {
  const left = createLeftOut();
  try {
    const { format } = recognised;
    const cards = isDictionaryFormat(format)
      ? await readDictionaryStart(file, format)
      : await readStart(file, format, left.add, options);
    return { fault: undefined, ...cards, ...left.read() };
  } catch (thrown) {
    return { preview: [], cards: 0, isEstimate: true, fault: toReadFault(thrown), ...left.read() };
  }
}

type Start = Pick<FilePreview, 'preview' | 'cards' | 'isEstimate' | 'facts'>;

async function readDictionaryStart(file: File, { isFacts }: DictionaryFormat): Promise<Start> {
  if (isFacts) {
    const { cards, counts } = await readFirstFacts(file, FIRST_FACTS);
    if (cards.length === 0) failEmpty('fact of a known kind', 'none');
    const preview = cards.slice(0, FIRST_FACTS).map(shortenCard);
    return { preview, cards: cards.length, isEstimate: true, facts: counts };
  }
  const cards = await readFirstCards(file, PREVIEW_CARDS);
  if (cards.length === 0) failEmpty('entry with a meaning', 'none: it may list only inflected forms');
  const preview = cards.slice(0, PREVIEW_CARDS).map(shortenCard);
  return { preview, cards: cards.length, isEstimate: true };
}

async function readStart(
  file: File,
  format: Exclude<FileFormat, DictionaryFormat>,
  onLeftOut: (row: LeftOutRow) => void,
  options: PreviewOptions,
): Promise<Start> {
  const preview: FileCard[] = [];
  let checked = 0;
  let readBytes = 0;
  const onRead = (bytes: number) => {
    readBytes = bytes;
    options.onRead?.(bytes);
  };
  for await (const rows of readCardRows(file, format, { onRead, onLeftOut })) {
    preview.push(...rows.slice(0, PREVIEW_CARDS - preview.length).map(shortenCard));
    checked += rows.length;
    const isLong = checked >= CHECKED_CARDS || (checked > 0 && readBytes >= CHECKED_BYTES);
    // A deck file is checked whole: its notes may stand behind the cards.
    if (isLong && format.kind !== 'deck') {
      return { preview, cards: Math.round((checked * file.size) / Math.max(1, readBytes)), isEstimate: true };
    }
  }
  return { preview, cards: checked, isEstimate: false };
}

/** Collects rows that are not cards. */
function createLeftOut() {
  const leftOut: LeftOutRow[] = [];
  const leftOutCounts: FilePreview['leftOutCounts'] = {};
  let leftOutRows = 0;
  return {
    add(row: LeftOutRow): void {
      leftOutRows += 1;
      leftOutCounts[row.kind] = (leftOutCounts[row.kind] ?? 0) + 1;
      if (leftOut.length < LISTED_ROWS) leftOut.push(row);
    },
    read: () => ({ leftOut, leftOutRows, leftOutCounts }),
  };
}

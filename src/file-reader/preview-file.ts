import { toLanguageCode } from '../language/language-code.ts';
import { isArchive } from '../library/formats/dictionary/archive/open-archive.ts';
import { readFirstCards, recogniseDictionary } from '../library/formats/dictionary/read-dictionary.ts';
import { readCardRows } from '../library/formats/read-card-rows.ts';
import { HEAD_BYTES, recogniseForPreview } from '../library/formats/recognise.ts';
import { sniffOtherFile } from '../library/formats/sniff.ts';
import { hasStatus } from '../library/formats/vocabulary/status-table.ts';
import type { FilePreview } from '../messaging/file-reader.ts';
import {
  type EncodingLabel,
  type FileCard,
  isDictionaryFormat,
  type LeftOutRow,
  type RecognisedFile,
} from '../model/file-format.ts';
import { toReadFault } from './file-error.ts';

const PREVIEW_CARDS = 5;
/** Rows that are not cards, in the list of them. */
const LISTED_ROWS = 50;
/** Number of first cards whose errors are reported immediately. */
const CHECKED_CARDS = 5_000;

/** Recognises a file by its first bytes. @param encoding - Chosen by a person. @throws {AppError} `deck-file-invalid`. */
export async function recognise(file: File, encoding?: EncodingLabel): Promise<RecognisedFile> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const isOther = ['file-anki', 'file-spreadsheet', 'file-document'].includes(sniffOtherFile(head, file.name) ?? '');
  if (isArchive(head, file.name) && !isOther) return recogniseDictionary(file, toLanguageCode);
  const recognised = await recogniseForPreview(head, file.name, encoding);
  return hasStatus(recognised) ? { ...recognised, isVocabulary: true } : recognised;
}

/** Reads a file's first cards. How many there are in all follows from the bytes that these take; a dictionary is not counted. */
export async function readPreview(file: File, recognised: RecognisedFile): Promise<FilePreview> {
  const leftOut: LeftOutRow[] = [];
  let leftOutRows = 0;
  const onLeftOut = (row: LeftOutRow) => {
    leftOutRows += 1;
    if (leftOut.length < LISTED_ROWS) leftOut.push(row);
  };
  try {
    if (isDictionaryFormat(recognised.format)) {
      const cards = await readFirstCards(file, PREVIEW_CARDS);
      return { preview: cards.slice(0, PREVIEW_CARDS), cards: cards.length, fault: undefined, leftOut, leftOutRows };
    }
    const preview: FileCard[] = [];
    let checked = 0;
    let readBytes = 0;
    const onRead = (bytes: number) => {
      readBytes = bytes;
    };
    for await (const rows of readCardRows(file, recognised.format, { onRead, onLeftOut })) {
      preview.push(...rows.slice(0, PREVIEW_CARDS - preview.length));
      checked += rows.length;
      if (checked >= CHECKED_CARDS) break;
    }
    return {
      preview,
      cards: Math.round((checked * file.size) / Math.max(1, readBytes)),
      fault: undefined,
      leftOut,
      leftOutRows,
    };
  } catch (thrown) {
    return { preview: [], cards: 0, fault: toReadFault(thrown), leftOut, leftOutRows };
  }
}

import type { AppError } from '../../../../app-error.ts';
import { toLanguageCode } from '../../../../language/language-code.ts';
import type { FileCard } from '../../../../library/formats/card-row.ts';
import { isArchive } from '../../../../library/formats/dictionary/archive/open-archive.ts';
import { isDictionaryFormat } from '../../../../library/formats/dictionary/dictionary-format.ts';
import { readFirstCards, recogniseDictionary } from '../../../../library/formats/dictionary/read-dictionary.ts';
import type { EncodingLabel } from '../../../../library/formats/encodings.ts';
import { readCardRows } from '../../../../library/formats/read-card-rows.ts';
import { HEAD_BYTES, type RecognisedFile, recogniseForPreview } from '../../../../library/formats/recognise.ts';
import { sniffOtherFile } from '../../../../library/formats/sniff.ts';
import { toFileError } from './file-error.ts';
import { areSidesSwapped, type GuessedFile, type GuessParts, guessFilePair } from './guess-pair.ts';

/** A recognised file with its first cards as they would be stored; empty if they cannot be read. */
export interface ChosenFile {
  file: RecognisedFile;
  preview: FileCard[];
  /** About how many it has; up to a third fewer where only its beginning was read. */
  cards: number;
}

const PREVIEW_CARDS = 5;
/** Number of first cards whose errors are reported immediately. */
const CHECKED_CARDS = 5_000;

/** Recognises a file by its first bytes. @param encoding - Chosen by a person. @throws {AppError} `deck-file-invalid`. */
export async function recognise(file: File, encoding?: EncodingLabel): Promise<RecognisedFile> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const isOther = ['file-anki', 'file-spreadsheet', 'file-document'].includes(sniffOtherFile(head, file.name) ?? '');
  return isArchive(head, file.name) && !isOther
    ? recogniseDictionary(file, toLanguageCode)
    : recogniseForPreview(head, file.name, encoding);
}

interface Preview extends Pick<ChosenFile, 'preview' | 'cards'> {
  /** The error in the first cards. */
  fault: AppError | undefined;
}

/** Reads a file's first cards. How many there are in all follows from the bytes that these take; a dictionary is not counted. */
export async function readPreview(file: File, recognised: RecognisedFile): Promise<Preview> {
  try {
    if (isDictionaryFormat(recognised.format)) {
      const cards = await readFirstCards(file, PREVIEW_CARDS);
      return { preview: cards.slice(0, PREVIEW_CARDS), cards: cards.length, fault: undefined };
    }
    const preview: FileCard[] = [];
    let checked = 0;
    let readBytes = 0;
    const onRead = (bytes: number) => {
      readBytes = bytes;
    };
    for await (const rows of readCardRows(file, recognised.format, { onRead })) {
      preview.push(...rows.slice(0, PREVIEW_CARDS - preview.length));
      checked += rows.length;
      if (checked >= CHECKED_CARDS) break;
    }
    return { preview, cards: Math.round((checked * file.size) / Math.max(1, readBytes)), fault: undefined };
  } catch (thrown) {
    return { preview: [], cards: 0, fault: toFileError(thrown) };
  }
}

interface InsideOfFile {
  content: ChosenFile;
  fault: AppError | undefined;
  guessed: GuessedFile;
}

/** Reads the first cards and guesses missing facts: the languages, which side has the words, and whether the first row is a header. */
export async function lookInto(file: File, found: RecognisedFile, parts: GuessParts): Promise<InsideOfFile> {
  const recognised = await orderSides(file, found, parts);
  const { fault, ...first } = await readPreview(file, recognised);
  const guessed = await guessFilePair({ name: file.name, recognised, cards: first.preview }, parts);
  const { format } = recognised;
  if (!guessed.hasHeader || format.kind !== 'delimited') {
    return { content: { file: recognised, ...first }, fault, guessed };
  }
  const named: RecognisedFile = { ...recognised, doubt: undefined, format: { ...format, hasHeader: true } };
  if (format.hasHeader) return { content: { file: named, ...first }, fault, guessed };
  const { fault: later, ...second } = await readPreview(file, named);
  return { content: { file: named, ...second }, fault: later, guessed };
}

/** Turns the guessed columns of a table around whose words are in a language that the person speaks. */
async function orderSides(file: File, recognised: RecognisedFile, parts: GuessParts): Promise<RecognisedFile> {
  const { format } = recognised;
  const [meanings, ...more] = format.kind === 'delimited' ? format.columns.meanings : [];
  if (format.kind !== 'delimited' || recognised.doubt !== 'columns') return recognised;
  if (meanings === undefined || more.length > 0) return recognised;
  const { preview } = await readPreview(file, recognised);
  if (!(await areSidesSwapped({ name: file.name, cards: preview }, parts))) return recognised;
  const columns = { ...format.columns, word: meanings, meanings: [format.columns.word] };
  return { ...recognised, format: { ...format, columns } };
}

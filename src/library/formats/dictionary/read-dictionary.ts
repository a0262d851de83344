import { AppError } from '../../../app-error.ts';
import type { FileCard } from '../card-row.ts';
import type { RecognisedFile } from '../recognise.ts';
import { listBanks } from './yomitan/banks.ts';
import { findLanguages, readIndex, type ToCode } from './yomitan/index-file.ts';
import { checkBanks, readFirstWords, readYomitan } from './yomitan/read-yomitan.ts';
import type { DictionaryCard } from './yomitan/to-card.ts';
import { checkSizes, openZip } from './zip-files.ts';

/** A dictionary in a zip. */
export interface DictionaryFormat {
  kind: 'yomitan';
  /** As the dictionary calls itself. */
  title: string;
  /** Bytes of its entries when unpacked. */
  unpackedBytes: number;
  /** Whom to credit; empty if unknown. */
  credit: string;
  /** Its cards are ordered by frequency. */
  isRanked: boolean;
}

/** Whether a file begins as a zip does. */
export const isZip = (head: Uint8Array) =>
  head[0] === 0x50 && head[1] === 0x4b && (head[2] === 3 || head[2] === 5 || head[2] === 7);

async function openDictionary(file: Blob) {
  const files = await openZip(file);
  const index = await readIndex(files);
  checkBanks(files);
  checkSizes(files);
  return { files, index };
}

/**
 * Recognises a dictionary in a zip by its index.
 *
 * @param toCode - Finds the ISO 639-3 code of a language tag.
 * @throws {AppError} `deck-file-invalid` for another zip, or a damaged one.
 */
export async function recogniseDictionary(file: Blob, toCode: ToCode): Promise<RecognisedFile> {
  const { files, index } = await openDictionary(file);
  const { title, credit } = index;
  const languages = findLanguages(index, toCode);
  const banks = [...listBanks(files, 'term'), ...listBanks(files, 'term_meta'), ...listBanks(files, 'kanji')];
  const unpackedBytes = banks.reduce((sum, bank) => sum + bank.unpackedBytes, 0);
  const isRanked = await hasFrequency(files);
  const format: DictionaryFormat = { kind: 'yomitan', title, unpackedBytes, credit, isRanked };
  return { format, isSure: true, rows: [], languages, isDictionary: true };
}

/** Reads the beginning of the first bank of facts. */
async function hasFrequency(files: Awaited<ReturnType<typeof openZip>>): Promise<boolean> {
  for (const bank of listBanks(files, 'term_meta')) {
    for await (const piece of bank.read()) {
      if (piece.includes('"freq"')) return true;
      break;
    }
  }
  return false;
}

interface ReadOptions {
  /** Receives the number of bytes of the file that correspond to the work done. */
  onRead?: ((readBytes: number) => void) | undefined;
}

/**
 * Reads a dictionary's cards as rows, ranked from 1.
 *
 * @returns Batches of any size; empty ones while facts are collected.
 * @throws {AppError} `deck-file-invalid`.
 */
export async function* readDictionary(file: Blob, { onRead }: ReadOptions = {}): AsyncGenerator<FileCard[]> {
  const { files, index } = await openDictionary(file);
  const onShare = (share: number) => onRead?.(Math.round(share * file.size));
  let rank = 0;
  for await (const cards of readYomitan(files, index, { onShare })) {
    yield cards.map((card) => {
      rank += 1;
      return toRow(card, rank);
    });
  }
  if (rank === 0) throw new AppError('deck-file-invalid', 'Expected at least one entry with a meaning, got none.');
}

/** Reads a dictionary's first cards. @param most - At most about so many. */
export async function readFirstCards(file: Blob, most: number): Promise<FileCard[]> {
  const { files, index } = await openDictionary(file);
  const rows: FileCard[] = [];
  for await (const cards of readFirstWords(files, index)) {
    for (const card of cards) rows.push(toRow(card, rows.length + 1));
    if (rows.length >= most) break;
  }
  return rows;
}

function toRow({ word, meanings, forms, details, content }: DictionaryCard, rank: number): FileCard {
  return {
    line: rank,
    rank,
    word,
    meanings,
    ...(forms.length > 0 ? { forms } : {}),
    ...(Object.keys(details).length > 0 ? { details } : {}),
    ...(content && { content }),
  };
}

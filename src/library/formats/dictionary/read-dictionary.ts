import { AppError } from '../../../app-error.ts';
import type { DictionaryFormat, FileCard, RecognisedFile } from '../../../model/file-format.ts';
import type { FactCounts } from '../../../model/source.ts';
import { openDictionary } from './layout.ts';
import type { ToCode } from './yomitan/index-file.ts';
import type { DictionaryCard } from './yomitan/to-card.ts';

/**
 * Recognises a dictionary by the files of its archive.
 *
 * @param toCode - Finds the ISO 639-3 code of a language tag.
 * @throws {AppError} `deck-file-invalid` for another archive, or a damaged one.
 */
export async function recogniseDictionary(file: Blob, toCode: ToCode): Promise<RecognisedFile> {
  const dictionary = await openDictionary(file);
  const { kind, title, unpackedBytes, credit, counts } = dictionary;
  const isRanked = await dictionary.isRanked();
  const format: DictionaryFormat = {
    kind,
    ...(title && { title }),
    unpackedBytes,
    credit,
    isRanked,
    ...(dictionary.readFacts && { isFacts: true }),
    ...(counts && { counts }),
  };
  return { format, doubt: undefined, rows: [], languages: dictionary.languages(toCode), isDictionary: true };
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
  const { readCards } = await openDictionary(file);
  let rank = 0;
  for await (const cards of readCards((share) => onRead?.(Math.round(share * file.size)))) {
    yield cards.map((card) => {
      rank += 1;
      return toRow(card, rank);
    });
  }
  if (rank === 0) throw new AppError('deck-file-invalid', 'Expected at least one entry with a meaning, got none.');
}

/** Reads a dictionary's first cards. @param most - At most about so many. */
export async function readFirstCards(file: Blob, most: number): Promise<FileCard[]> {
  const { readFirst } = await openDictionary(file);
  return takeFirst(readFirst(), most);
}

/** Reads a file of facts about words: how many it has, and the first cards. @throws {AppError} `deck-file-invalid`. */
export async function readFirstFacts(file: Blob, most: number): Promise<{ cards: FileCard[]; counts: FactCounts }> {
  const { readFacts } = await openDictionary(file);
  if (!readFacts) throw new AppError('deck-file-invalid', 'Expected facts about words, got entries.');
  const reading = readFacts();
  let step = await reading.next();
  while (!step.done) step = await reading.next();
  return { cards: await takeFirst(step.value.readCards(), most), counts: step.value.counts };
}

async function takeFirst(
  batches: AsyncIterable<DictionaryCard[]> | Iterable<DictionaryCard[]>,
  most: number,
): Promise<FileCard[]> {
  const rows: FileCard[] = [];
  for await (const cards of batches) {
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

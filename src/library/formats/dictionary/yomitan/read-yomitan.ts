import type { ArchiveFile } from '../archive/archive-file.ts';
import { failIn } from '../fail.ts';
import { listBanks } from './banks.ts';
import type { DictionaryIndex } from './index-file.ts';
import { readWords } from './read-cards.ts';
import { readFacts } from './read-facts.ts';
import { type DictionaryCard, findOrder, toCard } from './to-card.ts';
import { createFacts } from './word-facts.ts';

interface ReadOptions {
  /** Share of the work that is done, 0 to 1. */
  onShare?: (share: number) => void;
}

/** @throws {AppError} `deck-file-invalid` if there are no banks of entries. */
export function checkBanks(files: readonly ArchiveFile[]): void {
  if (listBanks(files, 'term').length > 0 || listBanks(files, 'kanji').length > 0) return;
  failIn('The zip', 'entries (term_bank_1.json), or facts about words (term_meta_bank_1.json)', 'none');
}

/**
 * Reads the cards of a dictionary: the most frequent words first if it states frequencies, otherwise in the order of its file.
 *
 * @returns Batches of cards; empty ones while facts are read.
 * @throws {AppError} `deck-file-invalid`.
 *
 * Holds the forms of all words in memory, and all cards if they must be ordered.
 */
export async function* readYomitan(
  files: readonly ArchiveFile[],
  index: DictionaryIndex,
  { onShare = () => undefined }: ReadOptions = {},
): AsyncGenerator<DictionaryCard[]> {
  const report = createReport(files, onShare);
  const reading = readFacts(files, index, report);
  let step = await reading.next();
  for (; !step.done; step = await reading.next()) yield [];
  const facts = step.value;
  if (facts.frequencies.count() === 0) {
    for await (const words of readWords(files, index, facts, report)) yield words.map((rows) => toCard(rows, facts));
    return;
  }
  const ordered: OrderedCard[] = [];
  for await (const words of readWords(files, index, facts, report)) {
    const packed = packTexts(words.map((rows) => JSON.stringify(toCard(rows, facts))));
    for (const [place, rows] of words.entries()) {
      const order = findOrder(rows[0], facts, index.isRankBased ?? true);
      ordered.push({ order, bytes: packed.bytes, start: packed.ends[place - 1] ?? 0, end: packed.ends[place] ?? 0 });
    }
    yield [];
  }
  ordered.sort((a, b) => (a.order < b.order ? -1 : Number(a.order > b.order)));
  const decoder = new TextDecoder();
  for (let first = 0; first < ordered.length; first += CARDS_AT_ONCE) {
    yield ordered
      .slice(first, first + CARDS_AT_ONCE)
      .map(({ bytes, start, end }): DictionaryCard => JSON.parse(decoder.decode(bytes.subarray(start, end))));
  }
}

/** A card as JSON in the bytes of its batch: as an object or a string it would take several times the memory. */
interface OrderedCard {
  order: number;
  bytes: Uint8Array;
  start: number;
  end: number;
}

function packTexts(texts: readonly string[]): { bytes: Uint8Array; ends: number[] } {
  const encoder = new TextEncoder();
  const bytes = encoder.encode(texts.join(''));
  let end = 0;
  const ends = texts.map((text) => {
    end += encoder.encode(text).length;
    return end;
  });
  return { bytes, ends };
}

const CARDS_AT_ONCE = 256;

/** Reads the first cards, without the facts that stand elsewhere. */
export async function* readFirstWords(
  files: readonly ArchiveFile[],
  index: DictionaryIndex,
): AsyncGenerator<DictionaryCard[]> {
  const facts = createFacts();
  for await (const words of readWords(files, index, facts, () => undefined))
    yield words.map((rows) => toCard(rows, facts));
}

/** Counts the bytes of the banks, each of which is read once for its facts, and those of entries once more for cards. */
function createReport(files: readonly ArchiveFile[], onShare: (share: number) => void): (file: ArchiveFile) => void {
  const [facts, terms, kanji] = [
    [...listBanks(files, 'tag'), ...listBanks(files, 'term_meta')],
    listBanks(files, 'term'),
    listBanks(files, 'kanji'),
  ];
  const sum = (list: readonly ArchiveFile[]) => list.reduce((bytes, { unpackedBytes }) => bytes + unpackedBytes, 0);
  const allBytes = sum(facts) + 2 * sum(terms) + sum(kanji);
  let readBytes = 0;
  return ({ unpackedBytes }) => {
    readBytes += unpackedBytes;
    onShare(readBytes / Math.max(1, allBytes));
  };
}

import { createTextOrder } from '../../../../async/text-order.ts';
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
 * Holds the forms of all words in memory.
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
  const order = createTextOrder();
  try {
    for await (const words of readWords(files, index, facts, report)) {
      await order.add(
        words.map(([first]) => findOrder(first, facts, index.isRankBased ?? true)),
        words.map((rows) => JSON.stringify(toCard(rows, facts))),
      );
      yield [];
    }
    for await (const texts of order.read()) yield texts.map((text): DictionaryCard => JSON.parse(text));
  } finally {
    await order.close();
  }
}

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

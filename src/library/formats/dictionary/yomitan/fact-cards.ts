import type { CardDetails } from '../../../../model/card.ts';
import type { FactCounts } from '../../../../model/source.ts';
import type { ArchiveFile } from '../archive/archive-file.ts';
import { shortenText } from '../clean-text.ts';
import { MAX_DICTIONARY_WORD_LENGTH } from '../limits.ts';
import { listBanks } from './banks.ts';
import type { DictionaryIndex } from './index-file.ts';
import { readMeta } from './read-facts.ts';
import type { DictionaryCard } from './to-card.ts';
import { createFacts, findFrequency, type WordFacts } from './word-facts.ts';

/** All that a zip says which has no entries, only frequencies or pronunciations of words. */
export interface FactFile {
  counts: FactCounts;
  /** The most frequent words first if it states frequencies, otherwise in the order of the file. */
  readCards(): Generator<DictionaryCard[]>;
}

/** Whether a dictionary has banks of facts and none of entries. */
export function hasOnlyFacts(files: readonly ArchiveFile[]): boolean {
  const has = (kind: Parameters<typeof listBanks>[1]) => listBanks(files, kind).length > 0;
  return has('term_meta') && !has('term') && !has('kanji');
}

const CARDS_AT_ONCE = 256;

/**
 * Reads a zip of facts.
 *
 * @param onShare - Receives the share of the file that is read.
 * @returns The facts, after a number of yields that lets the caller report progress.
 * @throws {AppError} `deck-file-invalid`.
 *
 * Holds all facts in memory, because those of one word may be in several banks.
 */
export async function* readFactFile(
  files: readonly ArchiveFile[],
  index: DictionaryIndex,
  onShare: (share: number) => void = () => undefined,
): AsyncGenerator<undefined, FactFile> {
  const facts = createFacts();
  const keys = new Set<string>();
  const banks = listBanks(files, 'term_meta');
  for (const [place, file] of banks.entries()) {
    for await (const added of readMeta(file, facts)) {
      for (const key of added) keys.add(key);
      yield;
    }
    onShare((place + 1) / banks.length);
  }
  const order = createOrder(facts, [...keys], index.isRankBased);
  const sorted = facts.frequencies.count() === 0 ? [...keys] : order.sort([...keys]);
  return {
    counts: {
      frequencies: facts.frequencies.count(),
      pitches: facts.pitches.count(),
      pronunciations: facts.ipa.count(),
    },
    *readCards() {
      for (let start = 0; start < sorted.length; start += CARDS_AT_ONCE) {
        yield sorted.slice(start, start + CARDS_AT_ONCE).flatMap((key) => toFactCards(key, facts, order.show));
      }
    },
  };
}

/** Sorts words by their frequency values, and writes a value as a rank. */
function createOrder(facts: WordFacts, all: readonly string[], stated: boolean | undefined) {
  const values = Float64Array.from(all, (key) => findFrequency(facts, key) ?? Number.NaN)
    .filter((value) => !Number.isNaN(value))
    .sort();
  const isRankBased = stated ?? areRanks(values);
  const toOrder = (key: string) => {
    const value = findFrequency(facts, key) ?? Number.NaN;
    if (Number.isNaN(value)) return Number.POSITIVE_INFINITY;
    return isRankBased ? value : -value;
  };
  return {
    sort(keys: string[]): string[] {
      const orders = Float64Array.from(keys, toOrder);
      const places = [...keys.keys()].sort((a, b) => compare(orders[a] ?? 0, orders[b] ?? 0));
      return places.map((place) => keys[place] ?? '');
    },
    /** `#204`: the rank that is stated, or the position among the counts of occurrences. */
    show: (value: number) => `#${isRankBased ? value : values.length - countUpTo(values, value) + 1}`,
  };
}

/** Two infinities have no difference. */
const compare = (a: number, b: number) => (a < b ? -1 : Number(a > b));

/**
 * Whether values are ranks rather than counts of occurrences. Half of the ranks are above the middle, but nearly all words occur seldom: the
 * middle count is a tiny fraction of the largest.
 *
 * @param values - Ascending.
 */
export function areRanks(values: Float64Array): boolean {
  return (values[values.length >> 1] ?? 0) * 20 >= (values.at(-1) ?? 0);
}

/** @param values - Ascending. @returns How many are not greater than a value. */
function countUpTo(values: Float64Array, value: number): number {
  let [low, high] = [0, values.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((values[middle] ?? 0) <= value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The cards of one word and reading: one with its frequency and pitch, and one with its IPA, which is a reading of another kind. */
function toFactCards(key: string, facts: WordFacts, show: (value: number) => string): DictionaryCard[] {
  const [term = '', reading = ''] = key.split('\t');
  const pitch = facts.pitches.find(key);
  const value = findFrequency(facts, key);
  const frequency =
    value === undefined
      ? undefined
      : (facts.shownFrequencies.find(key) ?? (Number.isNaN(value) ? undefined : show(value)));
  const kana = pitch === undefined ? reading : `${reading || term} [${pitch}]`;
  const ipa = facts.ipa.find(key);
  const first = pitch === undefined && frequency === undefined ? [] : [toFactCard(term, { reading: kana, frequency })];
  return ipa === undefined ? first : [...first, toFactCard(term, { reading: ipa })];
}

function toFactCard(
  term: string,
  { reading = '', frequency = '' }: { reading?: string; frequency?: string | undefined },
): DictionaryCard {
  const details: CardDetails = {
    ...(reading && { reading: shortenText(reading, MAX_DICTIONARY_WORD_LENGTH) }),
    ...(frequency && { frequency: shortenText(frequency, MAX_FREQUENCY_LENGTH) }),
  };
  return { word: shortenText(term, MAX_DICTIONARY_WORD_LENGTH), meanings: [], forms: [], details };
}

/** Longest frequency as a dictionary shows it, in UTF-16 code units. */
const MAX_FREQUENCY_LENGTH = 30;

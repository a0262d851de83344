import type { DeckFileCard } from '../../../src/library/formats/deck-file.ts';
import { type CedictEntry, isPersonName, toPinyin, toTargets, toWorth } from '../../read/cedict.ts';
import { ENOUGH_WORTH, findChineseMeanings } from '../meanings/chinese.ts';
import { MAX_MEANINGS } from '../meanings/polish.ts';
import type { ShareOf } from '../meanings/translate.ts';
import type { FindVotes } from '../meanings/votes.ts';
import { type BasicConcept, liftBasic, withConcepts } from '../words/basic.ts';
import { measureAlone } from '../words/chinese-freedom.ts';
import { orderChineseWords } from '../words/chinese-order.ts';
import { type ReadingWeight, weighReadings } from '../words/chinese-readings.ts';
import { compare, type FormFrequency } from '../words/frequency.ts';
import type { CardsOutput } from './deck.ts';
import type { HandCard, Handwork } from './handwork.ts';

export interface ChineseInput {
  entries: readonly CedictEntry[];
  words: readonly FormFrequency[];
  /** Words of segmented text with their counts and Jieba's classes. */
  segmented: ReadonlyMap<string, { count: number; tag: string }>;
  countTranslations: (word: string) => number;
  englishShare: ShareOf;
  findVotes: FindVotes;
  handwork: Handwork;
  /** Words of daily life that the deck holds early, each with what it means. */
  basic?: readonly BasicConcept[];
}

/** Cards from these positions on have at most so many meanings: people look them up, they do not study them. */
const FEWER_MEANINGS = [
  { from: 15_000, most: 2 },
  { from: 5_000, most: 3 },
] as const;

const toMostMeanings = (position: number) => FEWER_MEANINGS.find(({ from }) => position >= from)?.most ?? MAX_MEANINGS;

/** The entries of each word in simplified characters, the usual reading first. */
function groupEntries(input: ChineseInput): (simplified: string) => readonly CedictEntry[] {
  const shares = new Map(input.words.map(({ form, share }) => [form, share]));
  const weightOf = weighReadings(input.entries, (word) => shares.get(word) ?? 0);
  const groups = new Map<string, CedictEntry[]>();
  for (const entry of input.entries) {
    groups.set(entry.simplified, [...(groups.get(entry.simplified) ?? []), entry]);
  }
  for (const [word, group] of groups) groups.set(word, sortEntries(group, weightOf));
  return (word) => groups.get(word) ?? [];
}

/** Names and pointers last; the readings of a character by how much of the language has them, others by how much is said about them. */
function sortEntries(entries: readonly CedictEntry[], weightOf: ReadingWeight): CedictEntry[] {
  const toUse = ({ traditional, pinyin }: CedictEntry) =>
    traditional.length === 1 ? weightOf(traditional, pinyin) : 0;
  return entries.toSorted(
    (a, b) =>
      Number(toWorth(b) >= ENOUGH_WORTH) - Number(toWorth(a) >= ENOUGH_WORTH) ||
      toUse(b) - toUse(a) ||
      toWorth(b) - toWorth(a) ||
      compare(a.pinyin, b.pinyin),
  );
}

/** The entry that gives the card its characters and pronunciation: the one written by hand, otherwise the usual one. */
function findUsualEntry(usable: readonly CedictEntry[], hand: HandCard | undefined): CedictEntry | undefined {
  const pinyin = hand?.forms[0]?.replaceAll('_', ' ');
  return usable.find((entry) => toPinyin(entry.pinyin) === pinyin) ?? usable[0];
}

/** The reason why a word gets no card; undefined if it gets one. */
function findObjection(
  word: string,
  meanings: readonly string[],
  found: readonly CedictEntry[],
  { handwork }: ChineseInput,
): string | undefined {
  if (handwork.dropped.has(word)) return `by hand: ${handwork.dropped.get(word)}`;
  if (found.length > 0 && found.every(isPersonName)) return 'a name';
  if (meanings.length === 0)
    return found.some((entry) => toTargets(entry).length > 0) ? 'a variant' : 'no meaning short enough';
  return undefined;
}

/** Builds the Chinese deck in simplified characters; the forms are the traditional spelling and the pronunciation. */
export function buildChineseDeck(input: ChineseInput, limit: number): CardsOutput {
  const { handwork, segmented, countTranslations, englishShare, findVotes } = input;
  const findEntries = groupEntries(input);
  const aloneOf = measureAlone(segmented);
  const spellingsOf = (word: string) => new Set([word, ...findEntries(word).map(({ traditional }) => traditional)]);
  const ordered = orderChineseWords(input.words, {
    handwork,
    findEntries,
    findEvidence: (character) => ({
      alone: aloneOf(character),
      tag: segmented.get(character)?.tag ?? '',
      translations: Math.max(...[...spellingsOf(character)].map(countTranslations)),
    }),
  });
  const byHand = new Map([...handwork.closed.map((card) => [card.word, card] as const), ...handwork.meanings]);
  const cards: DeckFileCard[] = [];
  const dropped: CardsOutput['dropped'] = [];
  const basic = input.basic ?? [];
  const basicWords = new Set(basic.flatMap((concept) => concept.words));
  const toMissing = ({ words: [word] }: BasicConcept) => (word === undefined ? undefined : { word });
  const items = ordered.map((word) => ({ word }));
  for (const { word } of liftBasic(items, basic, toMissing)) {
    if (cards.length === limit) break;
    const found = findEntries(word);
    const hand = byHand.get(word);
    const isBasic = basicWords.has(word);
    if (!hand && !isBasic && found.length === 0) {
      dropped.push({ word, reason: 'no entry' });
      continue;
    }
    const known = findChineseMeanings(word, { englishShare, findVotes, findEntries });
    const meanings = hand?.meanings ?? withConcepts(word, known, basic, MAX_MEANINGS);
    const reason = hand || isBasic ? undefined : findObjection(word, meanings, found, input);
    if (reason !== undefined) dropped.push({ word, reason });
    else cards.push(toCard(word, meanings.slice(0, toMostMeanings(cards.length)), findUsualEntry(found, hand), hand));
  }
  return { cards, dropped, cardsOfForm: new Map() };
}

function toCard(
  word: string,
  meanings: string[],
  usual: CedictEntry | undefined,
  hand: HandCard | undefined,
): DeckFileCard {
  const pinyin = hand?.forms[0]?.replaceAll('_', ' ') ?? (usual ? toPinyin(usual.pinyin) : '');
  const forms = [...new Set([usual?.traditional ?? word, pinyin])].filter((text) => text !== word && text !== '');
  return forms.length > 0 ? [word, meanings, forms] : [word, meanings];
}

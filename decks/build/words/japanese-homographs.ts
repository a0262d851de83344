import { toHiragana } from '../../read/edict.ts';
import type { ReadingCost } from '../../read/ipadic.ts';
import type { JapaneseEntry } from '../../read/jmdict.ts';
import { isWrittenInJapanese, toMainSpelling } from './japanese-spellings.ts';

/** A spelling, and the words of the dictionary that share it, most common first. */
export interface JapaneseHomographs {
  word: string;
  entries: [JapaneseEntry, ...JapaneseEntry[]];
  /** The best of their ranks in a newspaper's list, which counts spellings, not readings. */
  newsRank: number | undefined;
  isBasic: boolean;
  isCommon: boolean;
  /** Whether the IPA dictionary has the spelling. */
  isListed: boolean;
  /** Whether the spelling is mostly a person's name (サム), by that dictionary. */
  isName: boolean;
}

/** Cost of a reading that is missing from the IPA dictionary, and bonuses and penalties, in that dictionary's units. */
const UNKNOWN_COST = 14_000;
const FOR_COMMON = 1800;
const FOR_BASIC = 1200;
const AGAINST_BOUND = 3000;
const AGAINST_MARKED = 2500;
const AGAINST_EXCLAMATION = 1000;

function toCost(entry: JapaneseEntry, readings: readonly ReadingCost[]): number {
  const costs = readings
    .filter(({ reading, isName }) => !isName && entry.kana.some((kana) => toHiragana(kana) === reading))
    .map(({ cost, isBound }) => cost + (isBound ? AGAINST_BOUND : 0));
  return (
    Math.min(UNKNOWN_COST, ...costs) -
    (entry.isCommon ? FOR_COMMON : 0) -
    (entry.isBasic ? FOR_BASIC : 0) +
    (entry.isBound ? AGAINST_BOUND : 0) +
    (entry.isMarked ? AGAINST_MARKED : 0) +
    (entry.isExclamation ? AGAINST_EXCLAMATION : 0)
  );
}

const KATAKANA = /^[\p{Script=Katakana}ー]+$/u;

/** Names with Chinese characters are mostly words, too, and commoner as such. */
function isMostlyName(word: string, readings: readonly ReadingCost[]): boolean {
  const toLeast = (costs: readonly ReadingCost[]) =>
    Math.min(Number.MAX_SAFE_INTEGER, ...costs.map(({ cost }) => cost));
  const names = readings.filter(({ isName }) => isName);
  const others = readings.filter(({ isName }) => !isName);
  return KATAKANA.test(word) && names.length > 0 && toLeast(names) < toLeast(others);
}

/**
 * Joins words that are written alike (石: いし, こく), the free and common one first. The IPA dictionary says which reading is commoner.
 *
 * @param readings - By spelling.
 */
export function joinHomographs(
  entries: readonly JapaneseEntry[],
  readings: ReadonlyMap<string, readonly ReadingCost[]>,
): JapaneseHomographs[] {
  const isKnown = ({ isCommon, isBasic }: JapaneseEntry) => isCommon || isBasic;
  // 猿 is さる, which most write in kana; no card of its own for the old word ましら.
  const spellingsOfKana = new Set(
    entries.flatMap((entry) => (entry.usuallyKana && isKnown(entry) ? entry.kanji.slice(0, 1) : [])),
  );
  const groups = new Map<string, JapaneseEntry[]>();
  for (const entry of entries) {
    const word = toMainSpelling(entry);
    if (!isWrittenInJapanese(word) || (spellingsOfKana.has(word) && !isKnown(entry))) continue;
    const group = groups.get(word);
    if (group) group.push(entry);
    else groups.set(word, [entry]);
  }
  return [...groups].flatMap(([word, group]) => {
    const costs = new Map(group.map((entry) => [entry, toCost(entry, readings.get(word) ?? [])]));
    const [first, ...others] = group.sort((a, b) => (costs.get(a) ?? 0) - (costs.get(b) ?? 0));
    if (!first) return [];
    const newsRanks = group.flatMap(({ newsRank }) => newsRank ?? []);
    return [
      {
        word,
        entries: [first, ...others],
        newsRank: newsRanks.length > 0 ? Math.min(...newsRanks) : undefined,
        isBasic: group.some(({ isBasic }) => isBasic),
        isCommon: group.some(({ isCommon }) => isCommon),
        isListed: (readings.get(word) ?? []).some(({ isName }) => !isName),
        isName: isMostlyName(word, readings.get(word) ?? []),
      },
    ];
  });
}

import { type CedictEntry, isName, toMeasureWord, toSenses, toTargets, toWorth } from '../../read/cedict.ts';
import { compare } from '../words/frequency.ts';
import { chooseMeanings } from './polish.ts';
import type { ShareOf } from './translate.ts';
import type { FindVotes } from './votes.ts';
import { isProfane } from './vulgar.ts';

export interface ChineseMeaningSources {
  englishShare: ShareOf;
  findVotes: FindVotes;
  /** Entries of a word in simplified characters, the usual reading first. */
  findEntries: (simplified: string) => readonly CedictEntry[];
}

const NEAR_ENOUGH = 0.4;
/** How much another dictionary's word counts beside the dictionary's own order of senses. */
const VOTE_WEIGHT = 1.2;
/** Entries below this worth are names or only point to another word. */
export const ENOUGH_WORTH = 0.5;

/**
 * Finds the meanings of a word: senses of its usual reading first, then those of the others. A word that only points to another has
 * the other's meanings.
 */
export function findChineseMeanings(word: string, sources: ChineseMeaningSources): string[] {
  const found = sources.findEntries(word);
  const usable = found.filter((entry) => toWorth(entry) >= ENOUGH_WORTH);
  const own = rankMeanings(usable.length > 0 ? usable : found.filter(isName), sources);
  if (own.length > 0) return own;
  const [target] = found.flatMap(toTargets);
  const others = target === undefined ? [] : rankMeanings(sources.findEntries(target), sources);
  return others.length > 0 ? others : rankMeanings(found, sources);
}

function rankMeanings(entries: readonly CedictEntry[], { englishShare, findVotes }: ChineseMeaningSources): string[] {
  const spellings = new Set(entries.flatMap(({ simplified, traditional }) => [simplified, traditional]));
  const votes = [...spellings].map(findVotes);
  const scored = entries.flatMap((entry, e) =>
    toSenses(entry).flatMap(({ words, weight }, s) =>
      words.map((word, t) => {
        const commonness = (Math.max(englishShare(word, ''), 1e-8) / 1e-8) ** 0.08;
        const vote = Math.max(...votes.map((of) => of.get(word.toLowerCase()) ?? 0));
        const order = (1 + 1.5 * e) * (1 + 0.35 * s) * (1 + 0.35 * t);
        return { word, score: (weight * commonness) / order + (VOTE_WEIGHT * vote) / (1 + 1.5 * e), sources: 1 };
      }),
    ),
  );
  scored.sort((a, b) => b.score - a.score || compare(a.word, b.word));
  const isVulgar = entries.some(({ simplified }) => isProfane(simplified, 'cmn'));
  const chosen = chooseMeanings(scored, 'eng', NEAR_ENOUGH, isVulgar);
  return chosen.length > 0 ? chosen : findLongMeanings(entries);
}

/** For a word that no short gloss explains: a measure word, a word of a closed class, or its first gloss in full. */
function findLongMeanings(entries: readonly CedictEntry[]): string[] {
  const measureWords = entries.flatMap((entry) => toMeasureWord(entry) ?? []);
  const glosses = entries.flatMap((entry) => toSenses(entry).flatMap(({ long }) => long));
  return [...measureWords, ...glosses].slice(0, 1);
}

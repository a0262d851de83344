import type { PartOfSpeech } from '../../read/freedict.ts';
import { compare } from '../words/frequency.ts';
import type { Candidate, Lexicon } from './lexicon.ts';

/** How common a word is in one of its classes, as a share of running text; small but never 0 for unknown words. */
export type ShareOf = (word: string, pos: PartOfSpeech) => number;

/** All that is known about translating one language into another directly. */
export interface Bridge {
  /** Dictionaries whose headwords are in the source language. */
  forward: readonly Lexicon[];
  /** Dictionaries whose translations are in the source language. */
  backward: readonly Lexicon[];
  targetShare: ShareOf;
  /** Whether a capital makes another word: German has `Gut` and `gut`. */
  caseMatters: boolean;
}

/** A way over a third language. */
export interface Pivot {
  language: string;
  first: Bridge;
  second: Bridge;
  /** Tells meanings that this way alone may give; absent where each needs another source. */
  isSure?: (word: string, meaning: string) => boolean;
}

export interface Meaning {
  word: string;
  score: number;
  /** How many dictionaries or ways over a third language give it. */
  sources: number;
  /** Absent when nothing more is known. */
  evidence?: Evidence;
}

/** Where a meaning comes from. */
export interface Evidence {
  /** A good dictionary of the pair gives it for the word. */
  isForward: boolean;
  /** A good dictionary of the pair gives the word for it. */
  isBackward: boolean;
  /** Ways over third languages. */
  pivots: number;
  /** The senses in which good dictionaries of the pair give it. */
  senses: ReadonlySet<string>;
}

/** Pivot words followed from the source word, and translations followed from each of those. */
const PIVOT_WIDTH = 5;
/** Of each pivot word so many more translations count as further senses, never as the best one. */
const WIDE_PIVOT_WIDTH = 9;
/** How much of the best meaning's score such a sense may have. */
const MOST_OF_WIDE = 0.2;

/** Equality ignores case unless it matters; of several spellings (`Father`, `father`) the one with most weight is kept. */
class Tally {
  constructor(private readonly caseMatters: boolean) {}

  private readonly rows = new Map<
    string,
    { spellings: Map<string, number>; score: number; sources: Set<string>; senses: Set<string>; pos: PartOfSpeech }
  >();

  add(word: string, pos: PartOfSpeech, score: number, source: string, senses: Iterable<string> = []): void {
    const key = this.caseMatters ? word : word.toLowerCase();
    const row = this.rows.get(key) ?? {
      spellings: new Map<string, number>(),
      score: 0,
      sources: new Set<string>(),
      senses: new Set<string>(),
      pos,
    };
    row.score += score;
    row.sources.add(source);
    for (const sense of senses) row.senses.add(sense);
    row.spellings.set(word, (row.spellings.get(word) ?? 0) + score);
    this.rows.set(key, row);
  }

  best(): { word: string; score: number; sources: Set<string>; senses: Set<string>; pos: PartOfSpeech }[] {
    return [...this.rows.values()]
      .map(({ spellings, ...row }) => {
        const [word = ''] = [...spellings].sort((a, b) => b[1] - a[1] || compare(a[0], b[0]))[0] ?? [];
        return { word, ...row };
      })
      .sort((a, b) => b.score - a.score || compare(a.word, b.word));
  }
}

function normalise<C extends Candidate>(candidates: readonly C[]): C[] {
  const total = candidates.reduce((sum, { weight }) => sum + weight, 0);
  return total > 0 ? candidates.map((candidate) => ({ ...candidate, weight: candidate.weight / total })) : [];
}

/** Sources of a kind that does not count alone begin with its name. */
const toSourceKind = ({ isPoor, isInverted }: Lexicon) => (isPoor ? 'poor' : isInverted ? 'direct inverted' : 'direct');

/**
 * Translations by every dictionary of a bridge, best first, each dictionary having one vote in all.
 *
 * Read backwards a dictionary says how much of a target word's meaning the source word carries; times how common the target word
 * is, that is how likely the target word was meant (Bayes' rule). The square root keeps the commonest words from winning always.
 */
export function translate(
  bridge: Bridge,
  word: string,
  pos: PartOfSpeech,
): (Candidate & { sources: Set<string>; senses: Set<string> })[] {
  const tally = new Tally(bridge.caseMatters);
  for (const [i, lexicon] of bridge.forward.entries()) {
    for (const { word: target, pos: targetPos, weight, senses = [] } of normalise(lexicon.translate(word, pos))) {
      const own = lexicon.isPoor ? [] : senses.map((sense) => `${i}:${sense}`);
      tally.add(target, targetPos, weight * lexicon.vote, `${toSourceKind(lexicon)} forward ${i}`, own);
    }
  }
  for (const [i, lexicon] of bridge.backward.entries()) {
    const found = lexicon.translateBack(word, pos).map((candidate) => ({
      ...candidate,
      weight: candidate.weight * Math.sqrt(bridge.targetShare(candidate.word, candidate.pos)),
    }));
    for (const { word: target, pos: targetPos, weight } of normalise(found))
      tally.add(target, targetPos, weight * lexicon.vote, `${toSourceKind(lexicon)} backward ${i}`);
  }
  const best = tally.best();
  // Where only poor dictionaries know the word, their votes stay as small as they are.
  const total = Math.max(
    1,
    best.reduce((sum, { score }) => sum + score, 0),
  );
  return best.map(({ word: target, pos: targetPos, score, sources, senses }) => ({
    word: target,
    pos: targetPos,
    weight: score / total,
    sources,
    senses,
  }));
}

function toEvidence(sources: ReadonlySet<string>, senses: ReadonlySet<string>): Evidence {
  const count = (start: string) => [...sources].filter((source) => source.startsWith(start)).length;
  return {
    isForward: count('direct forward') > 0,
    isBackward: count('direct backward') > 0,
    pivots: count('pivot'),
    senses,
  };
}

/**
 * Translates a meaning back, into the word's own language and into third ones, by the good dictionaries of both directions. Each has one vote.
 *
 * @returns How much each word of those languages is meant (`spa sentido`); empty when no dictionary has the meaning.
 */
export function translateBack(
  bridges: readonly { language: string; bridge: Bridge }[],
  meaning: string,
  pos: PartOfSpeech,
): Map<string, number> {
  const found = new Map<string, number>();
  for (const { language, bridge } of bridges) {
    const add = (candidates: readonly Candidate[]) => {
      for (const { word, weight } of normalise(candidates)) {
        const key = `${language} ${word}`;
        found.set(key, (found.get(key) ?? 0) + weight);
      }
    };
    for (const lexicon of bridge.forward) if (!lexicon.isPoor) add(lexicon.translateBack(meaning, pos));
    for (const lexicon of bridge.backward) if (!lexicon.isPoor) add(lexicon.translate(meaning, pos));
  }
  return found;
}

/**
 * Scores the meanings of a word from the direct dictionaries and from the ways over other languages. A meaning that
 * only one poor dictionary or one way over another language gives is dropped: a pivot word's other senses come in
 * there.
 *
 * @param direct - Absent if the pair has no dictionary.
 */
export function findMeanings(
  direct: Bridge | undefined,
  pivots: readonly Pivot[],
  word: string,
  pos: PartOfSpeech,
): Meaning[] {
  const last = direct ?? pivots[0]?.second;
  const tally = new Tally(last?.caseMatters ?? false);
  const share = last?.targetShare ?? (() => 1e-7);
  if (direct) {
    for (const { word: target, pos: targetPos, weight, sources, senses } of translate(direct, word, pos))
      for (const source of sources) tally.add(target, targetPos, (1.5 * weight) / sources.size, source, senses);
  }
  const wide = new Tally(last?.caseMatters ?? false);
  for (const pivot of pivots) {
    const { language } = pivot;
    const [way, wideWay] = tallyPivot(pivot, word, pos);
    for (const end of way.best()) tally.add(end.word, end.pos, 0.7 * end.score, `pivot ${language}`);
    for (const end of wideWay.best()) wide.add(end.word, end.pos, 0.7 * end.score, `pivot ${language}`);
  }
  const isSure = (target: string, sources: ReadonlySet<string>) =>
    pivots.some(({ language, isSure: isSureWay }) => sources.has(`pivot ${language}`) && isSureWay?.(word, target));
  const score = (scored: Tally) => toMeanings(scored, (target, targetPos) => share(target, targetPos || pos), isSure);
  const found = score(tally);
  const most = MOST_OF_WIDE * (found[0]?.score ?? 0);
  const known = new Set(found.map(({ word: target }) => target.toLowerCase()));
  // Only cards that are there anyway get more senses.
  const further = found.length === 0 ? [] : score(wide).filter(({ word: target }) => !known.has(target.toLowerCase()));
  return [...found, ...further.map((meaning) => ({ ...meaning, score: Math.min(meaning.score, most) }))].sort(
    (a, b) => b.score - a.score || compare(a.word, b.word),
  );
}

/** Tallies the translations over another language: the best of each of its words, and more of them. */
function tallyPivot({ language, first, second }: Pivot, word: string, pos: PartOfSpeech): [narrow: Tally, wide: Tally] {
  const [narrow, wide] = [new Tally(second.caseMatters), new Tally(second.caseMatters)];
  for (const middle of translate(first, word, pos).slice(0, PIVOT_WIDTH)) {
    const ends = translate(second, middle.word, pos || middle.pos).slice(0, WIDE_PIVOT_WIDTH);
    for (const [index, end] of ends.entries()) {
      const weight = middle.weight * end.weight;
      if (index < PIVOT_WIDTH) narrow.add(end.word, end.pos, weight, language);
      wide.add(end.word, end.pos, weight, language);
    }
  }
  return [narrow, wide];
}

function toMeanings(
  tally: Tally,
  shareOf: ShareOf,
  isSure: (target: string, sources: ReadonlySet<string>) => boolean,
): Meaning[] {
  return tally
    .best()
    .filter(({ word, sources }) => sources.size > 1 || [...sources][0]?.startsWith('direct') || isSure(word, sources))
    .map(({ word: target, pos: targetPos, score, sources, senses }) => ({
      word: target,
      // Agreement counts more than any one source's weight, and of near equals the commoner word is the one a person would say.
      score: score * sources.size ** 0.5 * (Math.max(shareOf(target, targetPos), 1e-8) / 1e-8) ** 0.1,
      sources: sources.size,
      evidence: toEvidence(sources, senses),
    }))
    .sort((a, b) => b.score - a.score || compare(a.word, b.word));
}

import type { PartOfSpeech } from '../../read/freedict.ts';
import { findMeaningFaults } from './lint.ts';
import { areVariants, isNameLike, MAX_MEANINGS } from './polish.ts';
import type { Meaning } from './translate.ts';

/** A meaning, and the data that distinguishes its sense from others. */
export interface SenseCandidate extends Meaning {
  /** The class of the card's word in which it means this most. */
  pos: PartOfSpeech;
}

export interface SenseInput {
  from: string;
  to: string;
  /** The card's word. */
  word: string;
  /** How common the card's word is, as a share of running text. */
  share: number;
  /** Part of each of its classes in its uses. */
  parts: ReadonlyMap<PartOfSpeech, number>;
  shareOf(meaning: string, pos: PartOfSpeech): number;
  /** Words that a meaning translates back into, as `spa sentido`, with how much each is meant; empty when no dictionary says. */
  findBack(meaning: string, pos: PartOfSpeech): ReadonlyMap<string, number>;
}

/** How much of the best meaning's score another sense needs. */
const SENSE_FLOOR = 0.07;
/** Two meanings whose translations back are as much alike as this, as a cosine, are synonyms. */
const SYNONYMOUS = 0.3;
/** Cards hold another sense up to this many meanings. */
const USUAL_MEANINGS = 3;
/** Minimum score, as a share of the best one's, of a sense that may take a free fourth position. */
const FOURTH_FLOOR = 0.14;
/** Longer phrases are terms or explain the word. */
const MOST_WORDS = 2;
/** A meaning is common enough when it is at least this part as common as the card's word. */
const COMMON_PART = 0.05;
/** One that is more than so many times as common is mostly said for something else, so it needs more sources. */
const MUCH_COMMONER = 8;
const SOURCES_OF_COMMONER = 5;

/** How much two vectors point the same way, 0 to 1, without one of the words. */
function toCosine(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>, without: string): number {
  const square = (all: ReadonlyMap<string, number>) =>
    [...all].reduce((sum, [word, weight]) => (word === without ? sum : sum + weight * weight), 0);
  let product = 0;
  for (const [word, weight] of one) if (word !== without) product += weight * (other.get(word) ?? 0);
  const norms = (square(one) * square(other)) ** 0.5;
  return norms > 0 ? product / norms : 0;
}

const sharesSense = (one: Meaning, other: Meaning) =>
  [...(one.evidence?.senses ?? [])].some((sense) => other.evidence?.senses.has(sense));

/** Whether two meanings of a word are one sense: a dictionary puts them side by side, or they translate back into the same other words. */
function areSynonyms(one: SenseCandidate, other: SenseCandidate, { from, word, findBack }: SenseInput): boolean {
  if (sharesSense(one, other)) return true;
  const backs = [one, other].map(({ word: meaning, pos }) => findBack(meaning, pos));
  return toCosine(backs[0] ?? new Map(), backs[1] ?? new Map(), `${from} ${word}`) >= SYNONYMOUS;
}

/** So many ways over third languages confirm a meaning without a dictionary of the pair. */
const PIVOTS_ALONE = 3;
/** Then so many sources in all, poor dictionaries among them, or so much of the best one's score. */
const SOURCES_ALONE = 4;
const ALONE_FLOOR = 0.1;
/** A meaning of one good dictionary that only a poor one or itself in the other direction confirms needs more of the best one's score. */
const UNSURE_FLOOR = 0.2;

/** Whether two good sources give a meaning, or several ways over third languages. */
function isConfirmed({ sources, evidence, score }: Meaning, best: number): boolean {
  if (evidence === undefined || sources < 2) return false;
  const { isForward, isBackward, pivots } = evidence;
  if (!isForward && !isBackward)
    return pivots >= PIVOTS_ALONE && (sources >= SOURCES_ALONE || score >= best * ALONE_FLOOR);
  return (isForward && isBackward) || pivots > 0 || score >= best * UNSURE_FLOOR;
}

/** Whether a meaning is as common as what people say for the word: much rarer ones are stilted, much commoner ones mean something else. */
function isCommon({ word, pos, sources }: SenseCandidate, { share, shareOf }: SenseInput): boolean {
  const times = shareOf(word, pos) / share;
  return times >= COMMON_PART && (times <= MUCH_COMMONER || sources >= SOURCES_OF_COMMONER);
}

/** Words with so many first letters in common, and such a part of the shorter one, are kin. */
const KIN_LETTERS = 4;
const KIN_PART = 0.6;

/** Words that begin alike mostly are of one family, and so of one sense: `incredible` and `incredibly`. */
function areKin(one: string, other: string): boolean {
  let alike = 0;
  while (alike < one.length && one[alike]?.toLowerCase() === other[alike]?.toLowerCase()) alike += 1;
  return alike >= KIN_LETTERS && alike >= KIN_PART * Math.min(one.length, other.length);
}

/** Whether two meanings are variants of one word, or kin. */
export const areOneFamily = (one: string, other: string, to: string) =>
  areVariants(one, other, to) || areKin(one, other);

/** Finds further senses of a word beside those that were chosen, best first. */
function findOtherSenses(
  chosen: readonly SenseCandidate[],
  showable: readonly SenseCandidate[],
  input: SenseInput,
): SenseCandidate[] {
  const best = showable[0]?.score ?? 0;
  const others: SenseCandidate[] = [];
  for (const meaning of showable) {
    if (meaning.score < best * SENSE_FLOOR) break;
    if (!isConfirmed(meaning, best) || !isCommon(meaning, input)) continue;
    if (meaning.word.split(' ').length > MOST_WORDS || isNameLike(meaning.word, input.to)) continue;
    if (findMeaningFaults(meaning.word, input.to).length > 0) continue;
    const known = [...chosen, ...others];
    if (known.some(({ word }) => areOneFamily(word, meaning.word, input.to))) continue;
    if (!known.some((other) => areSynonyms(other, meaning, input))) others.push(meaning);
  }
  return others;
}

/**
 * Adds further senses to the near synonyms of a card. One word for each sense comes before a second word of the same sense, so that a card
 * that is full loses its last synonyms, and from the third place on a new sense comes before a synonym.
 *
 * @param chosen - Meanings that are near enough to the best, best first.
 * @param showable - All meanings that a card may show, best first.
 */
export function withOtherSenses(
  chosen: readonly SenseCandidate[],
  showable: readonly SenseCandidate[],
  input: SenseInput,
): SenseCandidate[] {
  const best = showable[0]?.score ?? 0;
  const found = findOtherSenses(chosen, showable, input);
  const isSynonym = (at: number) =>
    chosen.slice(0, at).some((other) => areSynonyms(other, chosen[at] as SenseCandidate, input));
  const distinct = chosen.filter((_, at) => at < 2 || !isSynonym(at));
  const synonyms = chosen.filter((meaning) => !distinct.includes(meaning));
  const others = found.filter(
    ({ score }, at) =>
      distinct.length + at < USUAL_MEANINGS || (chosen.length + at < MAX_MEANINGS && score >= best * FOURTH_FLOOR),
  );
  return others.length === 0 ? [...chosen] : [...distinct, ...others, ...synonyms].slice(0, MAX_MEANINGS);
}

/** Classes that share one spelling in English and mean different things: `ferry`, a boat and to carry. */
const OPEN_CLASSES: readonly PartOfSpeech[] = ['n', 'v'];
/** A class with less of a word's uses does not matter for the first places. */
const FAIR_PART = 0.15;
/** The best meaning of a class needs so much of the score of the best of all. */
const CLASS_SCORE = 0.15;
/** The best meaning of each class is among this many meanings. */
const CLASS_PLACES = 3;

/** Moves the best meaning of the noun and that of the verb among the first three, if both are much used. */
export function withClasses(
  chosen: readonly SenseCandidate[],
  showable: readonly SenseCandidate[],
  { parts, to }: Pick<SenseInput, 'parts' | 'to'>,
): SenseCandidate[] {
  const result = [...chosen];
  if (OPEN_CLASSES.some((pos) => (parts.get(pos) ?? 0) < FAIR_PART)) return result;
  const floor = CLASS_SCORE * (showable[0]?.score ?? 0);
  for (const pos of OPEN_CLASSES) {
    const best = showable.find((meaning) => meaning.pos === pos && meaning.sources > 1 && meaning.score >= floor);
    if (!best || result.slice(0, CLASS_PLACES).some((meaning) => meaning.pos === pos)) continue;
    const at = result.indexOf(best);
    if (at >= 0) result.splice(at, 1);
    else if (result.some(({ word }) => areVariants(word, best.word, to))) continue;
    result.splice(CLASS_PLACES - 1, 0, best);
  }
  return result.slice(0, MAX_MEANINGS);
}

/** A first meaning of so few sources is not sure. */
const UNSURE_SOURCES = 2;
/** A meaning with less than this part of the word's share of running text is far rarer than the word. */
const RARE_PART = 0.1;
/** A better confirmed meaning comes before it with so much of its score, if it is so many times as common. */
const RIVAL_SCORE = 0.6;
const RIVAL_TIMES = 3;

/**
 * Puts a better confirmed meaning before a first one that is far rarer than the word and that no good dictionary gives in both directions.
 * Phrases stay: how common they are is only guessed.
 */
export function withUsualFirst(
  showable: readonly SenseCandidate[],
  { share, shareOf }: Pick<SenseInput, 'share' | 'shareOf'>,
): readonly SenseCandidate[] {
  const [first, ...rest] = showable;
  if (!first?.evidence || first.sources > UNSURE_SOURCES || /[ -]/.test(first.word)) return showable;
  const own = shareOf(first.word, first.pos);
  if ((first.evidence.isForward && first.evidence.isBackward) || own >= share * RARE_PART) return showable;
  const rival = rest.find(
    ({ word, pos, score, sources }) =>
      sources > first.sources && score >= first.score * RIVAL_SCORE && shareOf(word, pos) >= own * RIVAL_TIMES,
  );
  return rival ? [{ ...rival, score: first.score }, first, ...rest.filter((other) => other !== rival)] : showable;
}

import type { PartOfSpeech } from '../../read/freedict.ts';
import type { DeckInput, Group } from '../cards/deck-input.ts';
import { compare } from '../words/frequency.ts';
import { findShowable, pickNear } from './polish.ts';
import { type SenseCandidate, type SenseInput, withClasses, withOtherSenses, withUsualFirst } from './senses.ts';
import { isProfane } from './vulgar.ts';

/** Minimum score of a further meaning, as a share of the best one's. */
const NEAR_ENOUGH = 0.24;
/** Minimum share of a class among the uses of a word; rarer classes add no meanings. */
const MIN_CLASS_PART = 0.04;
/** Minimum weight of a class's best meaning, so that it reaches the card: `train` is `Zug` and also `trainieren`. */
const CLASS_FLOOR = 0.34;

/** If a word is a noun and an adjective, most people mean the adjective. */
const ADJECTIVE_BONUS = 1.15;

/** Part of each class in the uses of a word; rare classes are left out. */
function toClassParts({ share, lemmas }: Group): Map<PartOfSpeech, number> {
  const parts = new Map<PartOfSpeech, number>();
  for (const { pos, possibleShare } of lemmas) {
    // Where all forms of two classes are the same (`político`), the split between them is a guess: they share evenly.
    const peers = lemmas.filter((other) => Math.abs(other.possibleShare - possibleShare) <= 0.03 * possibleShare);
    const evenly = peers.reduce((sum, other) => sum + other.share, 0) / peers.length;
    const part = (evenly / share) * (pos === 'a' ? ADJECTIVE_BONUS : 1);
    if (part >= MIN_CLASS_PART || lemmas.length === 1) parts.set(pos, part);
  }
  return parts;
}

/** Minimum share of a class among the uses of a word; the card does not name rarer ones. */
const MAIN_CLASS_PART = 0.2;

/** Classes in which a word is much used, the most frequent first. */
export function findMainClasses(group: Group): PartOfSpeech[] {
  const parts = [...toClassParts(group)].sort((a, b) => b[1] - a[1]);
  return parts.filter(([, part]) => part >= MAIN_CLASS_PART).map(([pos]) => pos);
}

/** Meanings of all classes of a word that a card may show, best first, each class weighing as much as it is used. */
function scoreMeanings(
  input: DeckInput,
  word: string,
  parts: ReadonlyMap<PartOfSpeech, number>,
): readonly SenseCandidate[] {
  const scores = new Map<string, SenseCandidate & { most: number }>();
  for (const [pos, part] of parts) {
    const meanings = input.findMeanings(word, pos === 'x' ? '' : pos);
    const top = meanings[0]?.score ?? 1;
    for (const [index, meaning] of meanings.entries()) {
      const key = input.to === 'deu' ? meaning.word : meaning.word.toLowerCase();
      const score = (meaning.score / top) * (index === 0 ? Math.max(part, CLASS_FLOOR) : part);
      const known = scores.get(key) ?? { ...meaning, score: 0, pos, most: 0 };
      known.score += score;
      if (score > known.most) Object.assign(known, { pos, most: score, evidence: meaning.evidence });
      scores.set(key, known);
    }
  }
  const sorted = [...scores.values()].sort((a, b) => b.score - a.score || compare(a.word, b.word));
  return findShowable(sorted, input.to, isProfane(word, input.from));
}

/** The meanings of a word that are near enough to its best one. */
export function findNearMeanings(input: DeckInput, group: Group): string[] {
  const showable = scoreMeanings(input, group.word, toClassParts(group));
  return pickNear(showable, input.to, NEAR_ENOUGH).map(({ word }) => word);
}

/** The meanings of a word of the frequency lists: near ones, and other senses and classes that are well confirmed. */
export function findGroupMeanings(input: DeckInput, group: Group): string[] {
  const parts = toClassParts(group);
  const senses: SenseInput = { ...input, word: group.word, share: group.share, parts };
  const showable = withUsualFirst(scoreMeanings(input, group.word, parts), senses);
  const near = pickNear(showable, input.to, NEAR_ENOUGH);
  return withClasses(withOtherSenses(near, showable, senses), showable, senses).map(({ word }) => word);
}

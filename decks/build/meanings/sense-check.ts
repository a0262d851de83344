import type { DeckFile } from '../../../src/library/formats/deck-file.ts';
import { compare } from '../words/frequency.ts';
import type { Meaning } from './translate.ts';

/**
 * Compares the senses of a word and of its meanings by decks that people have read: a meaning of `mean` that means `high` elsewhere is that of
 * another word.
 */

/** Translations with the part of the sense that each carries. */
type Sense = ReadonlyMap<string, number>;

/** A word whose translations are this much unlike those of its meaning, as a cosine, does not mean it. */
const LEAST_ALIKE = 0.12;
/** Weight of a meaning that two sources give and whose own translations were not read. */
const UNREAD = 0.3;
/** A meaning is not left without a score where the decks read differ in their choice of words. */
const BASE = 0.1;

/** Words behind so many of the reverse deck are rare: of two that mean the same a person says the other. */
const COMMON_WORDS = 5000;

/** How much less such a word counts. */
const RARITY = 0.8;

const weightAt = (index: number) => 1 / (1 + 0.5 * index);

/** Reads the senses of English words from decks out of English, by word in lower case. */
export function toSenses(decks: readonly DeckFile[]): Map<string, Sense> {
  const senses = new Map<string, Map<string, number>>();
  for (const { to, cards } of decks) {
    for (const [word, meanings] of cards) {
      const sense = senses.get(word.toLowerCase()) ?? new Map<string, number>();
      for (const [index, meaning] of meanings.entries()) {
        const key = `${to.iso639_3} ${meaning}`;
        sense.set(key, Math.max(sense.get(key) ?? 0, weightAt(index)));
      }
      senses.set(word.toLowerCase(), sense);
    }
  }
  return senses;
}

function toCosine(one: Sense, other: Sense): number {
  const square = (sense: Sense) => [...sense.values()].reduce((sum, weight) => sum + weight * weight, 0);
  let product = 0;
  for (const [key, weight] of one) product += weight * (other.get(key) ?? 0);
  const norms = (square(one) * square(other)) ** 0.5;
  return norms > 0 ? product / norms : 0;
}

/** So many ways over third languages speak for a meaning that no dictionary of the pair has. */
const PIVOTS_ALONE = 3;

/** Whether two sources give a meaning, one of them a good dictionary of the pair: two poor ones have the same glued words. */
function isAgreed({ sources, evidence }: Meaning): boolean {
  if (sources < 2 || evidence === undefined) return false;
  return evidence.isForward || evidence.isBackward || evidence.pivots >= PIVOTS_ALONE;
}

export interface SenseCheck {
  /** Scores meanings by how much they mean what the word means, drops those that mean something else, and sorts the others. */
  check(word: string, meanings: readonly Meaning[]): Meaning[];
}

/**
 * @param senses - Of English words.
 * @param reverse - The deck into English from the language of the meanings.
 */
export function createSenseCheck(senses: ReadonlyMap<string, Sense>, reverse: DeckFile): SenseCheck {
  const english = new Map(reverse.cards.map(([word, meanings]) => [word.toLowerCase(), meanings]));
  const indexOf = new Map(reverse.cards.map(([word], index) => [word.toLowerCase(), index]));
  const toUse = (meaning: string) =>
    Math.min(1, COMMON_WORDS / (indexOf.get(meaning.toLowerCase()) ?? COMMON_WORDS)) ** RARITY;

  /** How much a meaning means the word, 0 to 1; `undefined` if its translations were not read. */
  function compareSenses(word: string, meaning: string): number | undefined {
    const backs = english.get(meaning.toLowerCase());
    if (backs === undefined) return undefined;
    const own = senses.get(word.toLowerCase());
    const at = backs.findIndex((back) => back.toLowerCase() === word.toLowerCase());
    if (own === undefined) return at < 0 ? undefined : weightAt(at);
    const sense = new Map<string, number>();
    for (const [index, back] of backs.entries()) {
      for (const [key, weight] of senses.get(back.toLowerCase()) ?? [])
        sense.set(key, (sense.get(key) ?? 0) + weight * weightAt(index));
    }
    return toCosine(own, sense);
  }

  return {
    check: (word, meanings) =>
      meanings
        .flatMap((meaning): Meaning[] => {
          const alike = compareSenses(word, meaning.word);
          if (alike === undefined) return isAgreed(meaning) ? [{ ...meaning, score: meaning.score * UNREAD }] : [];
          return alike < LEAST_ALIKE
            ? []
            : [{ ...meaning, score: meaning.score * (BASE + alike) * toUse(meaning.word) }];
        })
        .sort((a, b) => b.score - a.score || compare(a.word, b.word)),
  };
}

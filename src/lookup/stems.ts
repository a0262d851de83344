import { foldKey } from '../language/normalise.ts';
import { type Stemmer, toStem } from '../language/stem.ts';
import type { KeyMatch, WordIndex } from '../store/content/word-search.ts';
import { fitsCapital } from './capitals.ts';
import { cardKey, type Lead, type PointedWord, toLead } from './lead.ts';

/** Cards of one stem that are shown: the more there are, the less each of them is meant. */
const MAX_CARDS = 2;
/** How many letters a card's word may have beyond the written one: `design` is not `designação`. */
const MAX_LONGER = 2;
/** Shorter words share their first letters with too many others: Spanish `hab`, `cover`. */
const MIN_WORD_LENGTH = 5;
/** Letters that both words begin with, at least. */
const MIN_COMMON_START = 4;
/** A stemmer may write the last letter of a stem in its own way: Dutch `huiz` of `huis`. */
const MIN_START_LENGTH = 3;

/**
 * Finds cards whose word has the same stem: `indicaban` leads to `indicar` in a deck that knows no forms. The stems of cards are
 * stored nowhere: what begins like the stem stands together in the sorted index, and is stemmed as it is read.
 */
export function findStemLeads(word: PointedWord, index: WordIndex, stemmer: Stemmer | undefined): Lead[] {
  const { key } = word;
  const stem = stemmer && toStem(key, stemmer);
  if (!stemmer || stem === undefined || key.length < MIN_WORD_LENGTH) return [];
  const letters = foldKey(key);
  const start = stem.slice(0, Math.max(MIN_START_LENGTH, stem.length - 1));
  // The stem of an irregular form may be another word altogether; there is nothing to find by its letters then.
  if (!letters.startsWith(start)) return [];
  // Of a short word the stemmer may take more: `вызовов` leaves `вызов`, and of that `выз`.
  const isOfStem = (other: string) => toStem(other, stemmer) === stem || foldKey(other) === stem;
  const accepts = (other: string) => other.length <= key.length + MAX_LONGER && isOfStem(other);
  const cards = new Map<string, KeyMatch>();
  for (const match of index.findByStart(start, accepts)) {
    const own = cardKey(match);
    if (isOfStem(own) && sharesStart(key, own) && fitsCapital(word, match))
      cards.set(`${match.deck.id} ${match.card[0]}`, match);
  }
  return [...cards.values()]
    .sort((a, b) => countUnlike(key, cardKey(a)) - countUnlike(key, cardKey(b)) || a.card[0] - b.card[0])
    .slice(0, MAX_CARDS)
    .map(({ card, word: own }) => toLead(word, own, { rule: 'guess', accepts: (match) => match.card[1] === card[1] }));
}

/**
 * Whether two words begin with the same letters. A letter under two different marks is two letters: Swedish `årlig` and `ärlig`. Without a
 * mark it may be the same.
 */
function sharesStart(key: string, other: string): boolean {
  for (let at = 0; at < MIN_COMMON_START; at += 1) {
    const [a = '', b = ''] = [key[at], other[at]];
    if (a === b) continue;
    if (foldKey(a) !== foldKey(b) || (foldKey(a) !== a && foldKey(b) !== b)) return false;
  }
  return true;
}

/**
 * How unlike a card's word is: half a point a letter that only the card has, a whole one for each of the written word's behind the
 * first difference. So `casos` is nearer to `caso` than to `casa`, and `felices` to `feliz` than to `felicidad`.
 */
function countUnlike(key: string, other: string): number {
  let same = 0;
  while (same < key.length && key[same] === other[same]) same += 1;
  return key.length - same + (other.length - same) / 2;
}

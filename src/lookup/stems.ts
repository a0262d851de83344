import { foldKey } from '../language/normalise.ts';
import type { PointedWord } from '../language/pointed-word.ts';
import { type Stemmer, toStem } from '../language/stem.ts';
import type { KeyMatch, WordIndex } from '../store/content/read/word-search.ts';
import { fitsCapital } from './capitals.ts';
import { cardKey, type Lead, toLead } from './lead.ts';

/** Most cards of one stem. The more there are, the less likely each one is the intended one. */
const MAX_CARDS = 2;
/** Most letters by which a card's word may exceed the written one: `design` is not `designação`. */
const MAX_LONGER = 2;
/** Least letters of a word. Shorter ones share their beginning with too many others: Spanish `hab`, `cover`. */
const MIN_WORD_LENGTH = 5;
/** Least common beginning of both words, in letters. */
const MIN_COMMON_START = 4;
/** A stemmer may change the last letter of a stem: Dutch `huiz` for `huis`. */
const MIN_START_LENGTH = 3;

/**
 * Finds cards whose word has the same stem: `indicaban` finds `indicar` in a deck without forms. Stems of cards are not stored. Words with
 * the same beginning are adjacent in the sorted index and are stemmed as they are read.
 */
export function findStemLeads(word: PointedWord, index: WordIndex, stemmer: Stemmer | undefined): Lead[] {
  const { key } = word;
  const stem = stemmer && toStem(key, stemmer);
  if (!stemmer || stem === undefined || key.length < MIN_WORD_LENGTH) return [];
  const letters = foldKey(key);
  const start = stem.slice(0, Math.max(MIN_START_LENGTH, stem.length - 1));
  // The stem of an irregular form may be an unrelated word, so letters find nothing.
  if (!letters.startsWith(start)) return [];
  // The stemmer may shorten a short word further: `вызовов` becomes `вызов`, which becomes `выз`.
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
 * Decides whether two words begin with the same letters. A letter with two different marks is two letters: Swedish `årlig` and `ärlig`. A
 * letter without a mark may equal one with a mark.
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
 * Distance of a card's word: half a point per letter that only the card has, and one point per letter of the written word after the first
 * difference. So `casos` is nearer to `caso` than to `casa`, and `felices` is nearer to `feliz` than to `felicidad`.
 */
function countUnlike(key: string, other: string): number {
  let same = 0;
  while (same < key.length && key[same] === other[same]) same += 1;
  return key.length - same + (other.length - same) / 2;
}

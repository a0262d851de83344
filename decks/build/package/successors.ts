import { DeckWords } from '../../../scripts/lookup/deck-words.ts';
import type { DeckFile, DeckFileCard } from '../../../src/library/formats/deck-file.ts';
import type { ReleasedCard } from './released.ts';

/** Successors of the released words of a deck. */
export interface Successors {
  /** Words without a card, each with the word of the card that replaced it. */
  respelt: Record<string, string>;
  /** Words without a successor. */
  lost: ReleasedCard[];
}

/** The picture on a card of a picture deck. */
const PICTURE = /^\p{Extended_Pictographic}/u;

/**
 * Finds the successors of words that a deck once had.
 *
 * A picture's card has a new name for the same picture. Any other word belongs to the card that the extension answers
 * it with; an answer that only seems to fit (the same stem, parts of a compound) counts if the two cards share a
 * meaning.
 */
export function findSuccessors(deck: DeckFile, released: readonly ReleasedCard[]): Successors {
  const words = new Set(deck.cards.map(([word]) => word));
  const gone = released.filter(({ word }) => !words.has(word));
  const successors: Successors = { respelt: {}, lost: [] };
  if (gone.length === 0) return successors;
  const named = new Map(
    deck.cards.flatMap(([word, meanings]) => findPictures(meanings).map((picture) => [picture, word])),
  );
  const lookUp = new DeckWords(deck);
  for (const card of gone) {
    const [picture = ''] = findPictures(card.meanings);
    const successor = named.get(picture) ?? findAnswer(lookUp, card);
    if (successor === undefined) successors.lost.push(card);
    else successors.respelt[card.word] = successor;
  }
  return successors;
}

const findPictures = (meanings: readonly string[]) => meanings.filter((meaning) => PICTURE.test(meaning));

/** The word of the card that a look-up of the whole word answers with. */
function findAnswer(lookUp: DeckWords, { word, meanings }: ReleasedCard): string | undefined {
  const { range, entries } = lookUp.define(word, 0);
  const [entry] = entries;
  if (!entry || range?.start !== 0 || range.end !== word.length) return undefined;
  const isGuess = entry.rule === 'stem' || entry.rule === 'compound';
  return isGuess && !entry.meanings.some((meaning) => meanings.includes(meaning)) ? undefined : entry.word;
}

/**
 * Gives a rebuilt deck what learners of the released one need: the spellings that changed, and behind its other cards those words that would
 * be gone, with the meanings that they had.
 */
export function keepReleased(deck: DeckFile, released: readonly ReleasedCard[]): DeckFile {
  const { respelt, lost } = findSuccessors(deck, released);
  const kept = lost.map(({ word, meanings }): DeckFileCard => [word, meanings]);
  const { cards, ...header } = deck;
  const notes = Object.keys(respelt).length > 0 ? { respelt } : {};
  return { ...header, ...notes, cards: [...cards, ...kept] };
}

import { type CedictEntry, isName } from '../../read/cedict.ts';
import type { Handwork } from '../cards/handwork.ts';
import { type CharacterEvidence, isFreeWord } from './chinese-freedom.ts';
import { liftClosed } from './closed.ts';
import { compare, type FormFrequency } from './frequency.ts';

interface OrderSources {
  handwork: Handwork;
  /** Entries of a word in simplified characters. */
  findEntries: (simplified: string) => readonly CedictEntry[];
  findEvidence: (character: string) => CharacterEvidence;
}

/** Factor for a character that occurs only in longer words: it comes behind the cards that people study. */
const BOUND = 1 / 6;
/** How much rarer a name of a place or a firm counts than its use in text. */
const NAME = 0.4;

/**
 * Orders the words of the frequency lists for study: by their share, with characters that are only parts of words, and names, later
 * than that. Words with a position by hand come at that position, whether a list has them or not.
 */
export function orderChineseWords(words: readonly FormFrequency[], sources: OrderSources): string[] {
  const { closed, places } = sources.handwork;
  const closedWords = new Set(closed.map(({ word }) => word));
  const weighed = words
    .filter(({ form }) => !places.has(form))
    .map(({ form, share }) => ({ word: form, share: share * (closedWords.has(form) ? 1 : weigh(form, sources)) }))
    .sort((a, b) => b.share - a.share || compare(a.word, b.word));
  return insertAt(
    liftClosed(weighed, closedWords).map(({ word }) => word),
    places,
  );
}

function weigh(word: string, { findEntries, findEvidence }: OrderSources): number {
  const entries = findEntries(word);
  if (word.length === 1) return isFreeWord(findEvidence(word)) ? 1 : BOUND;
  return entries.length > 0 && entries.every(isName) ? NAME : 1;
}

/** @param places - Words with their positions, 1 the first. */
export function insertAt(words: readonly string[], places: ReadonlyMap<string, number>): string[] {
  const placed = [...places].sort((a, b) => a[1] - b[1] || compare(a[0], b[0]));
  const ordered: string[] = [];
  let next = 0;
  for (const [word, position] of placed) {
    const end = Math.max(next, next + position - 1 - ordered.length);
    ordered.push(...words.slice(next, end), word);
    next = end;
  }
  return [...ordered, ...words.slice(next)];
}

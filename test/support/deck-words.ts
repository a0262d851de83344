import { DeckWords } from '../../scripts/lookup/deck-words.ts';
import type { LookupEntry } from '../../src/model/lookup.ts';
import { ENGLISH } from './store.ts';

/** A deck of words alone, or of words with their forms, in the order of rank. */
export function makeWords(language: string, cards: Record<string, string[]> | string[]): DeckWords {
  const rows = Array.isArray(cards) ? cards.map((word) => [word, []] as const) : Object.entries(cards);
  return new DeckWords({
    from: { iso639_3: language, name: language },
    to: ENGLISH,
    cards: rows.map(([word, forms]) => [word, [`meaning of ${word}`], [...forms]]),
  });
}

/**
 * Looks up the position marked by `|`, before the character that is pointed at, and returns the match and its reason.
 */
export function describeLookup(words: DeckWords, marked: string): string {
  const text = marked.replace('|', '');
  const { range, entries } = words.define(text, marked.indexOf('|'));
  if (!range) return 'nothing';
  return `${text.slice(range.start, range.end)}: ${entries.map(describeEntry).join(', ')}`;
}

function describeEntry({ word, match, rule, written, via }: LookupEntry): string {
  const reason = [rule ?? match, written && `"${written}"`, via && `via ${via}`].filter(Boolean).join(' ');
  return `${word} (${reason})`;
}

/** Puts the deck of a case last, so that its test name begins with the looked-up text. */
export function inOrder(cases: [DeckWords, string, string][]): [string, string, DeckWords][] {
  return cases.map(([words, marked, expected]) => [marked, expected, words]);
}

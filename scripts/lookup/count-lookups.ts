import type { DeckWords } from './deck-words.ts';

/** A word of running text, and the words of the deck that it may belong to by a source other than the deck. */
export interface Sample {
  text: string;
  offset: number;
  form: string;
  lemmas: readonly string[];
}

/** A deck's answers to samples of text. */
export interface LookupCount {
  tokens: number;
  /** One of the lemmas is in the answer. */
  found: number;
  /** It is the first entry. */
  first: number;
  /** Another card's entry is first. */
  wrong: number;
  /** There is no answer. */
  silent: number;
  /** Forms without one of their lemmas in the answer, and how often, most frequent first. */
  missed: [string, number][];
  mistaken: [string, number][];
}

/** Looks samples up as a page does. An answer to a whole phrase does not count: it does not answer the word. */
export function countLookups(words: DeckWords, samples: readonly Sample[]): LookupCount {
  const missed = new Map<string, number>();
  const mistaken = new Map<string, number>();
  const note = (notes: Map<string, number>, text: string) => notes.set(text, (notes.get(text) ?? 0) + 1);
  const count = { tokens: 0, found: 0, first: 0, wrong: 0, silent: 0 };
  for (const { text, offset, form, lemmas } of samples) {
    const { range, entries } = words.define(text, offset);
    if (range && /\s/.test(text.slice(range.start, range.end))) continue;
    count.tokens += 1;
    const [first] = entries;
    if (entries.some(({ word }) => lemmas.includes(word))) count.found += 1;
    else note(missed, `${form} (${lemmas.join('|')})`);
    if (!first) count.silent += 1;
    else if (lemmas.includes(first.word)) count.first += 1;
    else {
      count.wrong += 1;
      note(mistaken, `${form} (${lemmas.join('|')}): ${first.word}${first.rule ? ` by ${first.rule}` : ''}`);
    }
  }
  const list = (notes: Map<string, number>) => [...notes].sort((a, b) => b[1] - a[1]);
  return { ...count, missed: list(missed), mistaken: list(mistaken) };
}

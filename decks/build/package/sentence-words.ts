import type { DeckWords } from '../../../scripts/lookup/deck-words.ts';
import type { TextRange } from '../../../src/model/text-range.ts';

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/uy;

/** A word of a sentence, as a page would look it up. */
export interface SentenceWord extends TextRange {
  form: string;
  /** The cards that answer, best first. */
  cards: { word: string; rank: number }[];
}

/** Looks up all words of a sentence in order. A phrase of the deck is one word. */
export function* listSentenceWords(words: DeckWords, text: string): Generator<SentenceWord> {
  let at = 0;
  while (at < text.length) {
    WORD.lastIndex = at;
    const [form] = WORD.exec(text) ?? [];
    if (form === undefined) {
      at += 1;
      continue;
    }
    const { range, entries } = words.define(text, at);
    const { start, end } = range ?? { start: at, end: at + form.length };
    const cards = entries.flatMap(({ word, rank }) => (rank === undefined ? [] : [{ word, rank }]));
    yield { start, end, form: text.slice(start, end), cards };
    at = Math.max(end, at + 1);
  }
}

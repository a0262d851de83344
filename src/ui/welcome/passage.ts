import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Send } from '../../messaging/client.ts';
import type { DeckSummary } from '../../model/source.ts';
import { findPassage } from './passages.ts';

/** Reading material in a deck's language: a text, or the deck's first words. */
export interface ReadingText {
  /** ISO 639-3 code. */
  language: string;
  /** Empty if only words are available. */
  paragraphs: readonly string[];
  /** Empty if there is a text. */
  words: readonly string[];
}

const FIRST_WORDS = 12;

/** The reading material of a deck; undefined without a deck, and until its words are loaded. */
export function createPassage(
  send: Send,
  deck: ReadonlySignal<DeckSummary | undefined>,
): ReadonlySignal<ReadingText | undefined> {
  const passage = signal<ReadingText | undefined>(undefined);
  let shown: string | undefined;

  const readWords = async (id: string, language: string) => {
    const { cards } = await send('deck.export', { id, after: -1, limit: FIRST_WORDS });
    if (shown === id) passage.value = { language, paragraphs: [], words: cards.map(([, word]) => word) };
  };

  effect(() => {
    const current = deck.value;
    if (current?.id === shown) return;
    shown = current?.id;
    passage.value = undefined;
    if (!current) return;
    const language = current.from.iso639_3;
    const paragraphs = findPassage(language, current.cards);
    if (paragraphs) passage.value = { language, paragraphs, words: [] };
    else
      readWords(current.id, language).catch(() => {
        // The deck was removed, or returns with the next change.
        if (shown === current.id) shown = undefined;
      });
  });
  return passage;
}

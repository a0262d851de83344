import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Send } from '../../messaging/client.ts';
import type { PracticeText } from '../../model/practice-text.ts';
import type { DeckSummary } from '../../model/source.ts';

/** Reading material in a deck's language: a text, or the deck's first words. */
export interface ReadingText {
  /** ISO 639-3 code. */
  language: string;
  /** Empty if only words are available. */
  paragraphs: readonly string[];
  /** Empty if there is a text. */
  words: readonly string[];
}

/** Number of words that stand in for a text. */
const FIRST_WORDS = 12;

/** Least size of a deck that contains the words of a text. */
const CARDS_FOR_A_TEXT = 1_000;

interface PassageParts {
  send: Send;
  /** Finds the practice text of a language. */
  findPractice: (language: string) => Promise<PracticeText | undefined>;
}

/** The reading material of a deck; undefined without a deck, and until it is loaded. */
export function createPassage(
  { send, findPractice }: PassageParts,
  deck: ReadonlySignal<DeckSummary | undefined>,
): ReadonlySignal<ReadingText | undefined> {
  const passage = signal<ReadingText | undefined>(undefined);
  let shown: string | undefined;

  const read = async ({ id, from, cards }: DeckSummary): Promise<ReadingText> => {
    const language = from.iso639_3;
    const practice = cards >= CARDS_FOR_A_TEXT ? await findPractice(language) : undefined;
    if (practice) return { language, paragraphs: practice.paragraphs, words: [] };
    const first = await send('deck.export', { id, after: -1, limit: FIRST_WORDS });
    return { language, paragraphs: [], words: first.cards.map(([, word]) => word) };
  };

  effect(() => {
    const current = deck.value;
    if (current?.id === shown) return;
    shown = current?.id;
    passage.value = undefined;
    if (!current) return;
    read(current).then(
      (text) => {
        if (shown === current.id) passage.value = text;
      },
      () => {
        // The deck was removed, or returns with the next change.
        if (shown === current.id) shown = undefined;
      },
    );
  });
  return passage;
}

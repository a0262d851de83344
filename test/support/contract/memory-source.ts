import type { LookupSource } from '../../../src/contract/lookup-source.ts';
import type { Language } from '../../../src/model/language.ts';
import { type LanguagePair, toPairId } from '../../../src/model/pair.ts';
import type { WorldDeck } from './host.ts';

export interface MemorySource extends LookupSource {
  putDefinition(pair: LanguagePair, word: string, text: string): void;
  removeDefinition(pair: LanguagePair, word: string): void;
}

/** The contract's rules in their simplest form: no index, no storage, decks in any order. */
export function createMemorySource(decks: readonly WorldDeck[]): MemorySource {
  const definitions = new Map<string, string>();
  const toKey = (pair: LanguagePair, word: string) => `${toPairId(pair)} ${word.normalize('NFC')}`;

  return {
    async languages() {
      const known = new Map<string, Language>();
      for (const { to } of decks) known.set(to.iso639_3, { ...to, has_flashcards: false });
      for (const { from } of decks) known.set(from.iso639_3, { ...from, has_flashcards: true });
      return [...known.values()];
    },

    async flashcard(pair, rank) {
      const deck = decks.find(({ from, to }) => from.iso639_3 === pair.from && to.iso639_3 === pair.to);
      if (!deck) return 'unknown-pair';
      const ranks = deck.cards.map((card) => card.rank);
      const last = Math.max(...ranks);
      const card = deck.cards.find((candidate) => candidate.rank === rank);
      if (!card) return deck.isComplete === false && rank > last ? 'not-synced-yet' : 'no-card';
      const endNext = deck.endNext !== undefined && ranks.includes(deck.endNext) ? deck.endNext : last + 1;
      const definition = definitions.get(toKey(pair, card.word));
      const meanings = card.meanings.filter((meaning) => meaning !== definition);
      return {
        lang_from: deck.from,
        lang_to: deck.to,
        word: card.word,
        next: ranks.find((candidate) => candidate > rank) ?? endNext,
        meanings: definition === undefined ? meanings : [definition, ...meanings],
      };
    },

    putDefinition: (pair, word, text) => definitions.set(toKey(pair, word), text),
    removeDefinition: (pair, word) => definitions.delete(toKey(pair, word)),
  };
}

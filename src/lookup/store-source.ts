import type { LookupSource } from '../contract/lookup-source.ts';
import type { Language, LanguageReference } from '../model/language.ts';
import { toPairId } from '../model/pair.ts';
import { findFlashcard } from '../store/content/read/flashcards.ts';
import { listDecks } from '../store/content/sources.ts';
import { findUpstream } from '../store/content/upstreams.ts';
import type { LookupStore } from '../store/lookup-store.ts';
import { getDefinitions } from '../store/study/caches/definitions.ts';
import { putDefinitionFirst } from './meanings.ts';

/** Answers the contract from the decks on the device, with the learner's definitions first. */
export function createStoreSource(store: LookupStore): LookupSource {
  return {
    async languages() {
      const [decks, upstream] = await Promise.all([listDecks(store), findUpstream(store)]);
      const known = new Map<string, Language>();
      const add = (language: LanguageReference, hasFlashcards: boolean) => {
        const { name, iso639_3 } = language;
        const has_flashcards = hasFlashcards || known.get(iso639_3)?.has_flashcards === true;
        known.set(iso639_3, { name, iso639_3, has_flashcards });
      };
      for (const language of upstream?.languages ?? []) add(language, false);
      for (const { from, to } of decks) {
        add(from, true);
        add(to, false);
      }
      return [...known.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'));
    },

    async flashcard(pair, rank) {
      const id = toPairId(pair);
      const [found, definitions] = await Promise.all([findFlashcard(store, id, rank), getDefinitions(store)]);
      if (!found) return 'unknown-pair';
      const { deck, card, next } = found;
      if (!card) return !deck.isComplete && rank > deck.lastRank ? 'not-synced-yet' : 'no-card';
      const [, word, meanings] = card;
      return {
        lang_from: deck.from,
        lang_to: deck.to,
        word,
        next,
        meanings: putDefinitionFirst(meanings, definitions.find(id, word)?.text),
      };
    },
  };
}

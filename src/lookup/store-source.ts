import { toPairId } from '../contract/language-pair.ts';
import type { LookupSource } from '../contract/lookup-source.ts';
import type { Language } from '../contract/resources.ts';
import { listDecks } from '../store/decks.ts';
import { getDefinitions } from '../store/definitions.ts';
import { findFlashcard } from '../store/flashcards.ts';
import type { Store } from '../store/store.ts';
import { findUpstream } from '../store/upstreams.ts';
import { putDefinitionFirst } from './meanings.ts';

/** The contract answered from the decks on this machine, with the learner's definitions in front. */
export function createStoreSource(store: Store): LookupSource {
  return {
    async languages() {
      const [decks, upstream] = await Promise.all([listDecks(store), findUpstream(store)]);
      const known = new Map<string, Language>();
      for (const { name, iso639_3 } of upstream?.languages ?? []) {
        known.set(iso639_3, { name, iso639_3, has_flashcards: false });
      }
      for (const { to } of decks) known.set(to.iso639_3, { has_flashcards: false, ...known.get(to.iso639_3), ...to });
      for (const { from } of decks) known.set(from.iso639_3, { ...from, has_flashcards: true });
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

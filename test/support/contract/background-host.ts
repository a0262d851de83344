import { browser } from 'wxt/browser';
import { createLookUps, LOOK_UPS } from '../../../entrypoints/background/look-ups.ts';
import type { LateSound } from '../../../entrypoints/background/sound.ts';
import { createChanges } from '../../../entrypoints/services/changes.ts';
import { createHandlers } from '../../../entrypoints/services/handlers/handlers.ts';
import type { ContractReply } from '../../../src/contract/reply.ts';
import type { DeckImport } from '../../../src/library/deck-import.ts';
import type { StarterDecks } from '../../../src/library/starter-decks.ts';
import type { TextLanguages } from '../../../src/lookup/text-language.ts';
import { answer, hasHandler } from '../../../src/messaging/answer.ts';
import { MESSAGES } from '../../../src/messaging/messages.ts';
import type { StoredCard } from '../../../src/model/card.ts';
import { type LanguagePair, toPairId } from '../../../src/model/pair.ts';
import type { LibraryWitness } from '../../../src/store/content/library-witness.ts';
import { finishSync, queueSync, storeSyncStep, updateSync } from '../../../src/store/content/write/syncs.ts';
import type { Installation } from '../../../src/store/installation.ts';
import type { Store } from '../../../src/store/store.ts';
import type { SavedBackups } from '../../../src/store/study/copies/saved-backups.ts';
import { createDefinitions } from '../../../src/study/definitions.ts';
import type { Examples } from '../../../src/study/examples.ts';
import type { History } from '../../../src/study/history/history.ts';
import type { WordImport } from '../../../src/study/import-words.ts';
import type { OwnWords } from '../../../src/study/own-words/own-words.ts';
import type { Restoring } from '../../../src/study/restoring.ts';
import type { Study } from '../../../src/study/study.ts';
import type { ServerConnection } from '../../../src/sync/connection.ts';
import type { Sync } from '../../../src/sync/sync.ts';
import { makeStore } from '../store.ts';
import type { ContractHost, WorldDeck } from './host.ts';

const ADDRESS = 'http://127.0.0.1:8377';

/** The extension's background, asked by message like its pages do, over synced decks. */
export const backgroundHost: ContractHost = {
  features: ['any-rank', 'synced-decks', 'definitions'],

  async start(decks) {
    const store = makeStore();
    for (const deck of decks) await storeDeck(store, deck);
    const definitions = createDefinitions(
      store,
      () => ({ at: Date.now(), zoneMinutes: 0 }),
      () => 'device',
    );
    // The contract uses none of these.
    const unused = {
      study: {} as Study,
      ownWords: {} as OwnWords,
      history: {} as History,
      connection: {} as ServerConnection,
      sync: {} as Sync,
      witness: {} as LibraryWitness,
      installation: {} as Installation,
      starterDecks: {} as StarterDecks,
      examples: {} as Examples,
      deckImport: {} as DeckImport,
      savedBackups: {} as SavedBackups,
      saveBackup: async () => undefined,
      wordImport: {} as WordImport,
      restoring: {} as Restoring,
      findStates: async () => [],
      search: async () => ({ hits: [], next: undefined }),
      classifyPage: async () => ({ languages: [], words: [], places: [], reach: {} }),
      findFit: async () => ({ fitting: [], isWordUsed: false }),
      marks: {
        begin: async () => ({ isOn: false, hasNew: false, hasBadge: false, language: undefined }),
        count: async () => undefined,
      },
      defineIn: async () => [],
      findForms: async () => [],
      sound: {} as LateSound,
      anki: () => Promise.reject(new Error('Expected no message about Anki.')),
      changes: createChanges(),
    };
    const lookUps = createLookUps({
      store,
      textLanguages: {} as TextLanguages,
      hasWords: async () => true,
      readSample: async () => '',
      loadInflections: async () => new Map(),
      findStates: async () => [],
      countLookUps: async () => [],
      addRecordings: async (result) => result,
      prepareHover: () => Promise.reject(new Error('no services')),
    });
    const handlers = createHandlers({ store, definitions, ...unused });
    const ask = async (type: string, fields: object): Promise<unknown> => {
      const sender = { id: browser.runtime.id, url: browser.runtime.getURL('/popup.html' as '/') };
      const message = { type, ...fields };
      const envelope = hasHandler(lookUps, type)
        ? await answer(LOOK_UPS, lookUps, message, sender)
        : await answer(MESSAGES, handlers, message, sender);
      if (!envelope.ok) throw new Error(`Expected an answer to ${type}, got ${envelope.error.message}`);
      return envelope.value;
    };
    const op = (pair: LanguagePair, word: string) => ({ id: crypto.randomUUID(), pair: toPairId(pair), word });
    return {
      get: async (path) => (await ask('lookup.get', { path })) as ContractReply,
      async putDefinition(pair, word, text) {
        await ask('definition.put', { ...op(pair, word), text });
      },
      async removeDefinition(pair, word) {
        await ask('definition.remove', op(pair, word));
      },
      async stop() {
        await Promise.all([store.content.delete(), store.study.delete()]);
      },
    };
  },
};

/** Stores a deck as a sync does: cards and cursor in one step, then the end, if it was reached. */
async function storeDeck(store: Store, { from, to, cards, endNext, isComplete = true }: WorldDeck): Promise<void> {
  const pair = toPairId({ from: from.iso639_3, to: to.iso639_3 });
  await queueSync(store, { pair, from, to, address: ADDRESS, startedAt: 0 });
  const row = await updateSync(store, pair, ['queued'], { state: 'running' });
  if (!row) throw new Error(`Expected a sync of ${pair}, got none.`);
  const stored = cards.map(({ rank, word, meanings }): StoredCard => [rank, word, [...meanings]]);
  const next = (stored.at(-1)?.[0] ?? 0) + 1;
  const origin = { kind: 'upstream', address: ADDRESS } as const;
  const step = { cards: stored, next, unreadable: 0, guesses: 0, skipped: 0 };
  const after = await storeSyncStep(store, row, step, origin, 0);
  if (after && isComplete) await finishSync(store, after, { origin, endNext, changes: undefined, now: 0 });
}

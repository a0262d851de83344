import { createLibraryWitness } from '../../src/store/content/library-witness.ts';
import { renewContent } from '../../src/store/content/renew-content.ts';
import { installSource } from '../../src/store/content/sources.ts';
import { createInstallation } from '../../src/store/installation.ts';
import { createCardMemory } from '../../src/study/card-memory.ts';
import { createStudy, type Study } from '../../src/study/study.ts';
import { readBackup, writeBackup } from '../support/backup.ts';
import { makeDeck, openTestStore, type TestStore } from '../support/store.ts';
import type { FaultyStorage } from './faulty-storage.ts';

/** A background that was started, with everything that it connects. */
export interface Life {
  store: TestStore;
  study: Study;
  witness: ReturnType<typeof createLibraryWitness>;
  installation: ReturnType<typeof createInstallation>;
}

export function startLife(suffix: string, { keyValues }: FaultyStorage, now: () => number): Life {
  const store = openTestStore(suffix, keyValues);
  return {
    store,
    witness: createLibraryWitness(keyValues, store),
    installation: createInstallation(keyValues, store),
    study: createStudy({
      store,
      cardMemory: createCardMemory(store),
      now: () => ({ at: now(), zoneMinutes: 0 }),
      settings: async () => ({ newPerDay: 400, retention: 0.9, vulgar: false }),
      newDeviceId: () => crypto.randomUUID(),
    }),
  };
}

/** Actions of a learner. Each one gives the ids of the entries that were confirmed. */
export const ACTIONS: Record<string, (life: Life, newId: () => string) => Promise<string[]>> = {
  async answer(life, newId) {
    const id = newId();
    return (await answerOnce(life, id)) ? [id] : [];
  },
  async 'answer in two windows'(life, newId) {
    const ids = [newId(), newId()];
    const stored = await Promise.all(ids.map((id) => answerOnce(life, id)));
    return ids.filter((_, index) => stored[index]);
  },
  async know({ study }, newId) {
    const id = newId();
    await study.mark({ id, pair: 'spa-eng', word: 'año', mark: 'know' });
    return [id];
  },
  async undo({ study }, newId) {
    const id = newId();
    return (await study.undo(id, 'undo')) ? [id] : [];
  },
  async redo({ study }, newId) {
    const id = newId();
    return (await study.undo(id, 'redo')) ? [id] : [];
  },
  async 'restore a backup'({ store }) {
    await readBackup(store, await writeBackup(store), false);
    return [];
  },
  async 'add a deck again'({ store, witness }) {
    await installSource(store, makeDeck(), 2);
    await witness.note();
    return [];
  },
};

async function answerOnce({ study }: Life, id: string): Promise<boolean> {
  const { card } = await study.next({ pair: 'spa-eng' });
  if (!card) return false;
  const { pair, word, seen, retention, choices } = card;
  const rating = word.length % 2 === 0 ? 'again' : 'good';
  return study.answer({ id, pair, word, rating, choice: choices[rating], retention, spentMs: 900, seen });
}

/** The button "Restore from the second copy". */
export async function repair({ store, study, witness }: Life): Promise<void> {
  if (await renewContent(store)) await witness.compare();
  await study.rescue('restore');
}

import { expect } from 'vitest';
import { createCardMemory } from '../../src/study/card-memory.ts';
import { createWordImport } from '../../src/study/import-words.ts';
import { fold } from '../../src/study/replay.ts';
import { createStudy } from '../../src/study/study.ts';
import { listOps } from './list-ops.ts';
import { makeDeck, makeStoreWith } from './store.ts';
import { sortCaches } from './study.ts';

/** The instant at which {@link makeImportLearner} begins, in a zone an hour ahead of UTC. */
export const IMPORT_NOW = Date.parse('2026-11-21T18:00:00Z');

/** A learner with a deck from Spanish to English who imports words. */
export async function makeImportLearner() {
  const store = await makeStoreWith(makeDeck());
  const clock = { at: IMPORT_NOW, zoneMinutes: 60 };
  const now = () => {
    clock.at += 1_000;
    return clock;
  };
  const newDeviceId = () => 'laptop';
  const settings = async () => ({ newPerDay: 5, retention: 0.9, vulgar: false });
  const study = createStudy({ store, cardMemory: createCardMemory(store), now, settings, newDeviceId });
  const wordImport = createWordImport({ store, now, newDeviceId, ensureCaches: study.ensureCaches });
  const takeBack = (ref: string) => wordImport.takeBack({ id: crypto.randomUUID(), ref });
  const readCaches = async () => {
    const { cards, days, definitions } = store.study;
    return sortCaches({
      cards: await cards.toArray(),
      days: await days.toArray(),
      definitions: await definitions.toArray(),
    });
  };
  /** The caches equal the replay of the log. */
  const expectReplayed = async () => expect(await readCaches()).toEqual(sortCaches(fold.replay(await listOps(store))));
  return { store, study, wordImport, now, takeBack, readCaches, expectReplayed };
}

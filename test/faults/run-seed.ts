import { expect } from 'vitest';
import { isAppError } from '../../src/app-error.ts';
import type { StudyHealth } from '../../src/model/study.ts';
import { installSource } from '../../src/store/content/sources.ts';
import { replay } from '../../src/study/replay.ts';
import { listOps } from '../support/list-ops.ts';
import { breakTable, loseRows } from '../support/lose-rows.ts';
import { makeDeck, openTestStore } from '../support/store.ts';
import { sortCaches } from '../support/study.ts';
import { type FaultyStorage, makeFaultyStorage } from './faulty-storage.ts';
import { ACTIONS, type Life, repair, startLife } from './learner.ts';
import { createRandom, note, type Tally } from './tally.ts';

interface World {
  suffix: string;
  storage: FaultyStorage;
  random: () => number;
  /** Ids of the entries that the learner was told to be stored. */
  confirmed: Set<string>;
  clock: number;
}

/** Faults between two starts of the background. Each returns whether everything is gone after it. */
const DAMAGES: Record<string, (world: World) => Promise<boolean>> = {
  none: async () => false,
  async 'rows of the log are gone'({ suffix, random }) {
    const store = openTestStore(suffix);
    const keys = await store.study.ops.toCollection().primaryKeys();
    store.study.close();
    const from = Math.floor(random() * keys.length);
    loseRows(`study${suffix}`, 'ops', keys.slice(from, from + 1 + Math.floor(random() * keys.length)));
    return false;
  },
  async 'a table of study cannot be read'({ suffix, random }) {
    breakTable(`study${suffix}`, choose(random, ['ops', 'cards', 'days', 'definitions', 'meta', 'settings']));
    return false;
  },
  async 'a table of content cannot be read'({ suffix, random }) {
    breakTable(`content${suffix}`, choose(random, ['sources', 'syncs', 'upstreams']));
    return false;
  },
  async 'study is gone'({ suffix }) {
    await openTestStore(suffix).study.delete();
    return false;
  },
  async 'content is gone'({ suffix }) {
    await openTestStore(suffix).content.delete();
    return false;
  },
  async 'storage.local is gone'({ storage }) {
    storage.keyValues.items.clear();
    return false;
  },
  async 'everything is gone'({ suffix, storage }) {
    const { study, content } = openTestStore(suffix);
    await Promise.all([study.delete(), content.delete()]);
    storage.keyValues.items.clear();
    return true;
  },
  async 'the clock jumps'(world) {
    world.clock += choose(world.random, [-86_400_000, 3_600_000, 100 * 365 * 86_400_000]);
    return false;
  },
};

const ROUNDS = 3;

/** A learner's use of Wayword with random faults, and what must hold after each of them. */
export async function runSeed(seed: number, tally: Tally): Promise<void> {
  const suffix = `-faults-${seed}-${crypto.randomUUID()}`;
  const storage = makeFaultyStorage(suffix);
  const world: World = { suffix, storage, random: createRandom(seed), confirmed: new Set(), clock: 1_790_000_000_000 };
  try {
    const first = startLife(suffix, storage, () => world.clock);
    await first.installation.begin();
    await installSource(first.store, makeDeck(), 1);
    await first.witness.note();
    await first.installation.check(false);
    close(first);
    for (let round = 0; round < ROUNDS; round++) {
      await act(world, tally);
      await damage(world, tally);
    }
  } finally {
    storage.leave();
  }
}

/** Some actions, the last of which may be cut off by a kill or a full disk. */
async function act(world: World, tally: Tally): Promise<void> {
  const { random, storage, suffix } = world;
  const life = startLife(suffix, storage, () => world.clock);
  const fault = choose(random, ['none', 'killed', 'full'] as const);
  for (let left = 1 + Math.floor(random() * 5); left > 0; left--) {
    const name = choose(random, Object.keys(ACTIONS));
    world.clock += 1_000 + Math.floor(random() * 600_000);
    const isLast = left === 1 && fault !== 'none';
    if (isLast) storage.failAfter(Math.floor(random() * 8), fault);
    const done = await ACTIONS[name]?.(life, () => `op-${world.confirmed.size}-${random()}`).catch(
      async (thrown: unknown) => {
        if (isLast) return [];
        if (!isClosed(thrown)) throw thrown;
        // The damage is in a table that nothing has read before. The error offers the repair.
        await repair(life);
        await addLostDeck(life);
        return [];
      },
    );
    for (const id of done ?? []) world.confirmed.add(id);
    if (isLast) note(tally, `${fault} while: ${name}`, '');
  }
  // Appends to the second copy that are under way end before the next life.
  await life.store.journal?.read().catch(() => undefined);
  storage.repair();
  close(life);
  await checkAll(
    world,
    startLife(suffix, storage, () => world.clock),
  );
}

async function damage(world: World, tally: Tally): Promise<void> {
  const { random, suffix, storage, confirmed } = world;
  const name = choose(random, Object.keys(DAMAGES));
  const isGone = await DAMAGES[name]?.(world);
  const life = startLife(suffix, storage, () => world.clock);
  await life.installation.noteStart().catch(() => undefined);
  if (isGone) {
    expect(await life.installation.check(false)).toBe('gone');
    note(tally, name, 'everything is gone');
    confirmed.clear();
    await life.installation.startOver();
    await installSource(life.store, makeDeck(), 3);
    await life.witness.note();
  }
  const message = await checkAll(world, life);
  if (!isGone) note(tally, name, message);
}

/** Opens Wayword, does what its messages advise, and compares all that is stored with what must be. @returns The messages. */
async function checkAll(world: World, life: Life): Promise<string> {
  const messages: string[] = [];
  const health = await readHealth(life);
  if (health === 'closed') {
    messages.push('cannot be opened');
    await repair(life);
  } else if (health.kind === 'lost') {
    messages.push('log incomplete');
    await life.study.rescue('restore');
  }
  if (await addLostDeck(life)) messages.push('decks lost');
  const ops = await listOps(life.store);
  const ids = new Set(ops.map(({ id }) => id));
  expect(ids.size, 'entries are stored once').toBe(ops.length);
  expect(
    [...world.confirmed].filter((id) => !ids.has(id)),
    'confirmed entries that are lost',
  ).toEqual([]);
  // Entries whose confirmation was cut off count from here on.
  for (const id of ids) world.confirmed.add(id);
  await life.study.ensureCaches();
  const { cards, days, definitions } = life.store.study;
  const stored = { cards: await cards.toArray(), days: await days.toArray(), definitions: await definitions.toArray() };
  expect(sortCaches(stored), 'caches').toEqual(sortCaches(replay(ops)));
  expect(await life.witness.lost(), 'decks').toEqual([]);
  expect((await life.study.next({ pair: 'spa-eng' })).health, 'health').toEqual({ kind: 'fine' });
  await life.store.journal?.read();
  close(life);
  return messages.join(', ') || 'none';
}

/** The message about lost decks, and its button. @returns Whether there was one. */
async function addLostDeck({ store, witness }: Life): Promise<boolean> {
  if ((await witness.lost()).length === 0) return false;
  await installSource(store, makeDeck(), 4);
  await witness.note();
  return true;
}

async function readHealth({ study }: Life): Promise<StudyHealth | 'closed'> {
  try {
    return (await study.next({ pair: 'spa-eng' })).health;
  } catch (thrown) {
    if (isClosed(thrown)) return 'closed';
    throw thrown;
  }
}

const isClosed = (thrown: unknown) => isAppError(thrown) && thrown.code === 'storage-unavailable';

function close({ store }: Life): void {
  store.study.close();
  store.content.close();
}

const choose = <T>(random: () => number, from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;

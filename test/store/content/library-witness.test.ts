import { Dexie } from 'dexie';
import { describe, expect, test } from 'vitest';
import { createLibraryWitness } from '../../../src/store/content/library-witness.ts';
import { installSource, listSources, removeSource } from '../../../src/store/content/sources.ts';
import { makeKeyValues } from '../../support/key-values.ts';
import { makeDeck, openTestStore } from '../../support/store.ts';

const FILE = makeDeck({ origin: { kind: 'file', name: 'chapter-3.csv' } });
const STARTER = makeDeck({ origin: { kind: 'starter', licence: { id: 'CC0-1.0', url: '' } } });

/** A library that a background knows. `restart` opens it again as the next background does. */
async function make(...decks: ReturnType<typeof makeDeck>[]) {
  const suffix = `-test-${crypto.randomUUID()}`;
  const keyValues = makeKeyValues();
  const restart = () => {
    const store = openTestStore(suffix);
    return { store, witness: createLibraryWitness(keyValues, store) };
  };
  const first = restart();
  for (const deck of decks) await installSource(first.store, deck, 1);
  await first.witness.note();
  return { ...first, keyValues, restart };
}

const nameAll = (decks: readonly { origin: { kind: string } }[]) => decks.map(({ origin }) => origin.kind);

describe('a source is lost', () => {
  test('when the database is gone, also at the starts that follow', async () => {
    const { store, restart } = await make(STARTER, FILE, makeDeck());
    await store.content.delete();
    expect(nameAll(await restart().witness.lost()).toSorted()).toEqual(['file', 'starter', 'upstream']);
    const again = restart();
    await again.witness.note();
    expect(await again.witness.lost()).toHaveLength(3);
  });

  test('when its row alone is gone', async () => {
    const { store, restart } = await make(STARTER, FILE);
    const file = (await store.content.sources.toArray()).find(({ origin }) => origin.kind === 'file');
    await store.content.sources.delete(file?.id ?? '');
    expect(await restart().witness.lost()).toMatchObject([{ id: file?.id, origin: FILE.origin, from: FILE.from }]);
  });

  test('when it vanishes while the background runs', async () => {
    const { store, witness, restart } = await make(STARTER, FILE);
    await store.content.sources.clear();
    await witness.note();
    expect(await witness.lost()).toHaveLength(2);
    expect(await restart().witness.lost()).toHaveLength(2);
  });

  test('when the browser closes the database, and it comes back empty', async () => {
    const { store, witness } = await make(STARTER, FILE);
    expect(await witness.lost()).toEqual([]);
    store.content.close({ disableAutoOpen: false });
    await Dexie.delete(store.content.name);
    expect(await listSources(store)).toEqual([]);
    expect(await witness.lost()).toHaveLength(2);
  });

  test('until it is there again, under whichever id', async () => {
    const { store, restart } = await make(STARTER, FILE);
    await store.content.delete();
    const next = restart();
    expect(await next.witness.lost()).toHaveLength(2);
    // The first source of a pair has the pair as its id, which was that of the starter deck.
    await installSource(next.store, FILE, 2);
    await next.witness.note();
    expect(nameAll(await next.witness.lost())).toEqual(['starter']);
    expect(nameAll(await restart().witness.lost())).toEqual(['starter']);
  });

  test('until the learner forgets it', async () => {
    const { store, restart } = await make(STARTER);
    await store.content.delete();
    const next = restart();
    expect(await next.witness.lost()).toHaveLength(1);
    await next.witness.forgetLost();
    expect(await restart().witness.lost()).toEqual([]);
  });
});

describe('no source is lost', () => {
  test('in a new profile, and in one of an earlier version', async () => {
    const { restart } = await make();
    expect(await restart().witness.lost()).toEqual([]);
    const { keyValues, restart: open } = await make(STARTER);
    keyValues.items.clear();
    expect(await open().witness.lost()).toEqual([]);
  });

  test('that the learner has removed, even if the background ends right after', async () => {
    const { store, witness, restart } = await make(STARTER, FILE);
    await witness.drop('spa-eng');
    await removeSource(store, 'spa-eng');
    expect(await restart().witness.lost()).toEqual([]);
  });

  test('that the learner is removing while the library changes', async () => {
    const { store, witness } = await make(STARTER, FILE);
    await witness.drop('spa-eng');
    await witness.note();
    await removeSource(store, 'spa-eng');
    await witness.note();
    expect(await witness.lost()).toEqual([]);
    await installSource(store, STARTER, 2);
    await witness.note();
    await store.content.sources.clear();
    await witness.note();
    expect(await witness.lost(), 'the next source of that id can be lost').toHaveLength(2);
  });

  test('while the database does not open', async () => {
    const { witness, store } = await make(STARTER);
    await store.content.delete();
    const failing = createLibraryWitness(makeKeyValues(), {
      ...store,
      contentConnection: { openings: 0, read: () => Promise.reject(new Error('closed')) },
    });
    await expect(failing.lost()).rejects.toThrow('closed');
    expect(await witness.lost()).toEqual([]);
  });
});

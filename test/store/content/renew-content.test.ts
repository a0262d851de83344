import { expect, test } from 'vitest';
import { createLibraryWitness } from '../../../src/store/content/library-witness.ts';
import { renewContent } from '../../../src/store/content/renew-content.ts';
import { installSource, listSources } from '../../../src/store/content/sources.ts';
import { makeKeyValues } from '../../support/key-values.ts';
import { breakTable } from '../../support/lose-rows.ts';
import { makeDeck, openTestStore } from '../../support/store.ts';

async function makeLibrary() {
  const suffix = `-test-${crypto.randomUUID()}`;
  const keyValues = makeKeyValues();
  const store = openTestStore(suffix);
  const witness = createLibraryWitness(keyValues, store);
  await installSource(store, makeDeck(), 1);
  await witness.note();
  return { store, witness, breakOne: (table: string) => breakTable(`content${suffix}`, table) };
}

test.each(['sources', 'syncs', 'blocks', 'words'])(
  'the table %s cannot be read: the database starts empty, and the lost deck is named',
  async (table) => {
    const { store, witness, breakOne } = await makeLibrary();
    breakOne(table);
    expect(await renewContent(store)).toBe(true);
    await witness.compare();
    expect(await listSources(store)).toEqual([]);
    expect(await witness.lost()).toMatchObject([{ pair: 'spa-eng', origin: { kind: 'upstream' } }]);
    await installSource(store, makeDeck(), 2);
    await witness.note();
    expect(await witness.lost()).toEqual([]);
  },
);

test('a database that can be read stays', async () => {
  const { store, witness } = await makeLibrary();
  expect(await renewContent(store)).toBe(false);
  expect(await witness.lost()).toEqual([]);
  expect(await listSources(store)).toHaveLength(1);
});

import { expect, test } from 'vitest';
import { installSource } from '../../src/store/content/sources.ts';
import { createInstallation } from '../../src/store/installation.ts';
import { makeKeyValues } from '../support/key-values.ts';
import { makeDeck, openTestStore } from '../support/store.ts';

/** A profile. `start` opens it as the next background does, and `lose` removes all that the background can read. */
function makeProfile() {
  const suffix = `-test-${crypto.randomUUID()}`;
  const keyValues = makeKeyValues();
  const start = () => {
    const store = openTestStore(suffix);
    return { store, installation: createInstallation(keyValues, store) };
  };
  const lose = async () => {
    const { content, study } = openTestStore(suffix);
    await Promise.all([content.delete(), study.delete()]);
    keyValues.items.clear();
  };
  return { start, lose, keyValues };
}

/** A profile in which a deck was added. */
async function makeUsedProfile() {
  const profile = makeProfile();
  const { store, installation } = profile.start();
  await installation.begin();
  await installSource(store, makeDeck(), 1);
  expect(await installation.check(false)).toBe('used');
  return profile;
}

test('a new installation is silent, also at its next starts without a deck', async () => {
  const { start } = makeProfile();
  const { installation } = start();
  expect(await installation.check(false)).toBe('new');
  await installation.begin();
  await installation.noteStart();
  expect(await installation.check(false)).toBe('new');
  const next = start().installation;
  await next.noteStart();
  expect(await next.check(false)).toBe('new');
});

test('a start from nothing that no installation explains is reported', async () => {
  const { start, lose } = await makeUsedProfile();
  await lose();
  const { installation } = start();
  await installation.noteStart();
  expect(await installation.check(false)).toBe('gone');
  expect(await start().installation.check(false), 'at the next start').toBe('gone');
});

test('the trace of a page is reported, even if the browser reports an installation', async () => {
  const { start, lose } = await makeUsedProfile();
  await lose();
  const { installation } = start();
  await installation.begin();
  expect(await installation.check(true)).toBe('gone');
});

test('starting over ends the message', async () => {
  const { start, lose } = await makeUsedProfile();
  await lose();
  const { installation } = start();
  expect(await installation.check(true)).toBe('gone');
  await installation.startOver();
  expect(await installation.check(false)).toBe('new');
  await start().installation.noteStart();
  expect(await start().installation.check(false)).toBe('new');
});

test('a restored backup or a new deck ends the message', async () => {
  const { start, lose } = await makeUsedProfile();
  await lose();
  const { store, installation } = start();
  expect(await installation.check(true)).toBe('gone');
  await installSource(store, makeDeck(), 2);
  expect(await installation.check(true)).toBe('used');
});

test('a learner who removes every deck has lost nothing', async () => {
  const { start } = await makeUsedProfile();
  const { store, installation } = start();
  await store.content.sources.clear();
  await installation.noteStart();
  expect(await installation.check(true)).toBe('used');
});

test('a profile of an earlier version, without the mark, has lost nothing', async () => {
  const { start, keyValues } = await makeUsedProfile();
  keyValues.items.clear();
  const { installation } = start();
  await installation.noteStart();
  expect(await installation.check(false)).toBe('used');
});

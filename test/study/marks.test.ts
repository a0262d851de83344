import { expect, test } from 'vitest';
import { createCardMemory } from '../../src/study/card-memory.ts';
import { createStudy } from '../../src/study/study.ts';
import { listOps } from '../support/list-ops.ts';
import { makeCards, makeDeck, makeStoreWith } from '../support/store.ts';

const WORD = { pair: 'spa-eng', word: 'palabra 2' } as const;
const newId = () => crypto.randomUUID();

async function setUp() {
  const store = await makeStoreWith(makeDeck({ cards: makeCards(6) }));
  const clock = { at: Date.parse('2026-11-21T18:00:00Z') };
  const study = createStudy({
    store,
    cardMemory: createCardMemory(store),
    now: () => {
      clock.at += 1_000;
      return { at: clock.at, zoneMinutes: 60 };
    },
    settings: async () => ({ newPerDay: 5, retention: 0.9, vulgar: false }),
    newDeviceId: () => 'laptop',
  });
  const mark = async (kind: 'know' | 'want' | 'suspend', sentence?: string) => {
    const id = newId();
    const state = await study.mark({ id, ...WORD, mark: kind, sentence });
    return { id, state };
  };
  return { store, study, mark };
}

test('a word that was new is new again after "known" is undone', async () => {
  const { study, mark } = await setUp();
  const known = await mark('know');
  expect(known.state).toMatchObject({ state: 'known', isMarked: true });
  expect(await study.unmarkKnown({ id: newId(), ...WORD })).toEqual({
    word: 'palabra 2',
    state: 'new',
    isWanted: false,
  });
});

test('a word that was to be studied is so again after "known" is undone', async () => {
  const { study, mark } = await setUp();
  await mark('want');
  await mark('know');
  expect(await study.unmarkKnown({ id: newId(), ...WORD })).toMatchObject({ state: 'new', isWanted: true });
});

test('a word that was paused is so again after "known" is undone', async () => {
  const { study, mark } = await setUp();
  await mark('suspend');
  await mark('know');
  expect(await study.unmarkKnown({ id: newId(), ...WORD })).toMatchObject({ state: 'suspended' });
});

test('a word that was marked on two devices is not known after one undo', async () => {
  const { study, mark } = await setUp();
  await mark('know');
  await mark('know');
  expect(await study.unmarkKnown({ id: newId(), ...WORD })).toMatchObject({ state: 'new' });
});

test('a word that was marked in a batch is new again alone', async () => {
  const { study } = await setUp();
  await study.knowUpTo({ id: newId(), pair: 'spa-eng', rank: 3, isDryRun: false });
  expect(await study.unmarkKnown({ id: newId(), ...WORD })).toMatchObject({ state: 'new' });
  const held = await study.held({ pair: 'spa-eng', kind: 'known', offset: 0, limit: 10 });
  expect(held.words.map(({ word }) => word)).toEqual(['palabra 1', 'palabra 3']);
});

test('unmarking "known" can be undone, and a repeated request acts once', async () => {
  const { store, study, mark } = await setUp();
  await mark('know');
  const id = newId();
  await study.unmarkKnown({ id, ...WORD });
  const { length } = await listOps(store);
  await study.unmarkKnown({ id, ...WORD });
  expect(await listOps(store)).toHaveLength(length);
  expect(await study.undoMark(newId(), id)).toMatchObject({ state: 'known', isMarked: true });
});

test('a word that is not marked as known is unchanged', async () => {
  const { store, study, mark } = await setUp();
  await mark('want');
  const { length } = await listOps(store);
  expect(await study.unmarkKnown({ id: newId(), ...WORD })).toMatchObject({ state: 'new', isWanted: true });
  expect(await listOps(store)).toHaveLength(length);
});

test('undo reverts exactly one mark, even if others came after it', async () => {
  const { study, mark } = await setUp();
  const want = await mark('want', 'Una palabra sola.');
  await study.mark({ id: newId(), pair: 'spa-eng', word: 'palabra 5', mark: 'know' });
  expect(await study.undoMark(newId(), want.id)).toMatchObject({ state: 'new', isWanted: false });
  const held = await study.held({ pair: 'spa-eng', kind: 'known', offset: 0, limit: 10 });
  expect(held.words.map(({ word }) => word)).toEqual(['palabra 5']);
});

test('a mark is undone once', async () => {
  const { study, mark } = await setUp();
  const { id } = await mark('know');
  await study.undoMark(newId(), id);
  expect(await study.undoMark(newId(), id)).toBeUndefined();
});

test('undoing a mark reverts no answer, batch or pause', async () => {
  const { study, mark } = await setUp();
  const { card } = await study.next({ pair: 'spa-eng' });
  if (!card) throw new Error('Expected a card, got none.');
  const { pair, word, choices, retention, seen } = card;
  const answer = {
    id: newId(),
    pair,
    word,
    rating: 'good',
    choice: choices.good,
    retention,
    spentMs: 1,
    seen,
  } as const;
  await study.answer(answer);
  const batch = newId();
  await study.knowUpTo({ id: batch, pair: 'spa-eng', rank: 3, isDryRun: false });
  const pause = await mark('suspend');
  for (const id of [answer.id, batch, pause.id, newId()]) expect(await study.undoMark(newId(), id)).toBeUndefined();
});

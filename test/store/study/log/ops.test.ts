import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MARKS, type Op } from '../../../../src/model/op.ts';
import { RATINGS, type Rating } from '../../../../src/model/rating.ts';
import { createRespelling } from '../../../../src/store/study/caches/respelling.ts';
import { mergeOps } from '../../../../src/store/study/log/merge-ops.ts';
import { appendOp, appendUndo, ensureCaches, type NewOp } from '../../../../src/store/study/log/ops.ts';
import { createFold, fold, makeNewCard, replay } from '../../../../src/study/replay.ts';
import { previewChoices } from '../../../../src/study/schedule.ts';
import { toOpTime } from '../../../../src/study/study-day.ts';
import { listOps } from '../../../support/list-ops.ts';
import { makeStore, type TestStore } from '../../../support/store.ts';
import { sortCaches } from '../../../support/study.ts';

const START = Date.parse('2026-11-21T18:00:00Z');

const contextAt = (at: number, zoneMinutes = 60, device = 'laptop', rules = fold) => ({
  time: toOpTime({ at, zoneMinutes }),
  fold: rules,
  newDeviceId: () => device,
});

let ids = 0;
const newId = () => `id-${++ids}`;

async function review(
  store: TestStore,
  word: string,
  rating: Rating,
  at = START,
  parts: Partial<NewOp> = {},
  context = contextAt(at),
) {
  const current = context.fold.respelling.toCurrent('deu-eng', word);
  const card = (await store.study.cards.get(['deu-eng', current])) ?? makeNewCard('deu-eng', current);
  const choice = previewChoices(card, { day: context.time.day, retention: 0.9 })[rating];
  const action = { kind: 'review' as const, rating, ...choice, retention: 0.9, spentMs: 3_000, seen: card.lastOp };
  return appendOp(store, { id: newId(), pair: 'deu-eng', word, ...action, ...parts } as NewOp, context);
}

async function readCaches(store: TestStore) {
  const { cards, days, definitions } = store.study;
  return sortCaches({
    cards: await cards.toArray(),
    days: await days.toArray(),
    definitions: await definitions.toArray(),
  });
}

describe('an answer', () => {
  test('is one op, and updates its card and its day', async () => {
    const store = makeStore();
    const op = await review(store, 'das Haus', 'good');
    expect(await listOps(store)).toEqual([op]);
    expect(op).toMatchObject({ device: 'laptop', seq: 1, day: 20_778, zoneMinutes: 60, at: START });
    expect(await store.study.cards.toArray()).toMatchObject([{ word: 'das Haus', queue: 'learning', reps: 1 }]);
    expect(await store.study.days.toArray()).toMatchObject([{ day: 20_778, new: 1, reviews: 1, ms: 3_000 }]);
  });

  test('sent twice is stored once', async () => {
    const store = makeStore();
    const first = await review(store, 'das Haus', 'good');
    const again = await review(store, 'das Haus', 'good', START + 5_000, { id: first?.id ?? '' });
    expect(again).toEqual(first);
    expect(await listOps(store)).toHaveLength(1);
  });

  test('to a card that another window has answered writes nothing', async () => {
    const store = makeStore();
    await review(store, 'das Haus', 'good');
    expect(await review(store, 'das Haus', 'again', START + 1_000, { seen: '' } as Partial<NewOp>)).toBeUndefined();
    expect(await listOps(store)).toHaveLength(1);
    expect((await store.study.days.toArray())[0]?.reviews).toBe(1);
  });

  test('from two windows at once is one, and the state is its replay', async () => {
    const store = makeStore();
    const answers = await Promise.all(
      ['good', 'again', 'easy'].map((rating) => review(store, 'gehen', rating as Rating)),
    );
    expect(answers.filter((op) => op !== undefined)).toHaveLength(1);
    expect(await readCaches(store)).toEqual(sortCaches(replay(await listOps(store))));
  });

  test('after the clock was set back is newer than the previous one, on the clock’s day', async () => {
    const store = makeStore();
    await review(store, 'das Haus', 'easy');
    const back = await review(store, 'die Tür', 'good', START - 30 * 86_400_000);
    expect(back).toMatchObject({ seq: 2, at: START + 1, wallAt: START - 30 * 86_400_000, day: 20_778 - 30 });
  });
});

describe('undo', () => {
  const undo = (store: TestStore, direction: 'undo' | 'redo' = 'undo', at = START + 60_000) =>
    appendUndo(store, newId(), direction, contextAt(at));

  test('goes back answer by answer to the very first, and no further', async () => {
    const store = makeStore();
    const states = [await readCaches(store)];
    for (const [word, rating] of [
      ['das Haus', 'good'],
      ['gehen', 'again'],
      ['das Haus', 'good'],
    ] as const) {
      await review(store, word, rating, START + ids * 1_000);
      states.push(await readCaches(store));
    }
    for (const state of states.toReversed().slice(1)) {
      expect(await undo(store)).toBeDefined();
      expect(await readCaches(store)).toEqual(state);
    }
    expect(await undo(store)).toBeUndefined();
    expect(await listOps(store)).toHaveLength(6);
  });

  test('can itself be undone, in order, until something new is done', async () => {
    const store = makeStore();
    await review(store, 'das Haus', 'good');
    await review(store, 'gehen', 'good', START + 1_000);
    const after = await readCaches(store);
    await undo(store);
    await undo(store);
    expect((await undo(store, 'redo'))?.word).toBe('das Haus');
    expect((await undo(store, 'redo'))?.word).toBe('gehen');
    expect(await undo(store, 'redo')).toBeUndefined();
    expect(await readCaches(store)).toEqual(after);
    await undo(store);
    await review(store, 'die Tür', 'good', START + 90_000);
    expect(await undo(store, 'redo')).toBeUndefined();
  });

  test('undoes a batch of 600 known words at once, and leaves definitions unchanged', async () => {
    const store = makeStore();
    await review(store, 'das Haus', 'good');
    const before = await store.study.cards.toArray();
    const words = ['das Haus', ...Array.from({ length: 600 }, (_, rank) => `Wort ${rank}`)];
    await appendOp(store, { id: newId(), pair: 'deu-eng', word: '', kind: 'know-all', words }, contextAt(START));
    await appendOp(
      store,
      { id: newId(), pair: 'deu-eng', word: 'gehen', kind: 'define', text: 'to go' },
      contextAt(START),
    );
    expect(await store.study.cards.count()).toBe(601);
    await undo(store);
    expect(await store.study.cards.toArray()).toEqual(before);
    expect(await store.study.definitions.count()).toBe(1);
  });

  test('sent twice undoes once', async () => {
    const store = makeStore();
    await review(store, 'das Haus', 'good');
    await review(store, 'gehen', 'good', START + 1_000);
    const id = newId();
    await appendUndo(store, id, 'undo', contextAt(START + 2_000));
    await appendUndo(store, id, 'undo', contextAt(START + 3_000));
    expect(await store.study.cards.toArray()).toMatchObject([{ word: 'das Haus' }]);
  });
});

const WORDS = ['das Haus', 'İstanbul', 'مدرسة', '学校', '👋🏽'];

type Step =
  | { do: 'answer'; word: string; rating: Rating; hours: number }
  | { do: 'mark'; word: string; mark: (typeof MARKS)[number]; hours: number }
  | { do: 'define' | 'know-all' | 'undo' | 'redo'; word: string; hours: number };

/** Hours may be negative: a clock that was set back. */
const hours = fc.integer({ min: -60, max: 200 });
const word = fc.constantFrom(...WORDS);
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({ do: fc.constant('answer' as const), word, rating: fc.constantFrom(...RATINGS), hours }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ do: fc.constant('mark' as const), word, mark: fc.constantFrom(...MARKS), hours }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        do: fc.constantFrom('define', 'know-all', 'undo', 'redo'),
        word,
        hours,
      }) as fc.Arbitrary<Step>,
    },
  ),
  { minLength: 1, maxLength: 30 },
);

async function take(store: TestStore, step: Step, at: number, rules = fold): Promise<void> {
  const context = contextAt(at, 60, 'laptop', rules);
  const base = { id: newId(), pair: 'deu-eng', word: step.word };
  if (step.do === 'answer') await review(store, step.word, step.rating, at, {}, context);
  else if (step.do === 'mark') await appendOp(store, { ...base, kind: step.mark }, context);
  else if (step.do === 'define') await appendOp(store, { ...base, kind: 'define', text: 'x' }, context);
  else if (step.do === 'know-all')
    await appendOp(store, { ...base, word: '', kind: 'know-all', words: WORDS }, context);
  else await appendUndo(store, newId(), step.do, context);
}

const RESPELT = { İstanbul: 'das Haus', 学校: '學校' };

test.each([
  ['as it is', fold],
  [
    'with words that are spelt differently today',
    createFold(createRespelling([{ pair: 'deu-eng', respelt: RESPELT }])),
  ],
])('after any operations, the caches are the replay of the log, %s', async (_, rules) => {
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const store = makeStore();
      let at = START;
      for (const step of taken) {
        at += step.hours * 3_600_000;
        await take(store, step, at, rules);
      }
      expect(await readCaches(store)).toEqual(sortCaches(rules.replay(await listOps(store))));
      await store.study.delete();
    }),
    { numRuns: 60 },
  );
});

describe('logs of two devices', () => {
  async function makeTwo(): Promise<[TestStore, Op[]]> {
    const [store, other] = [makeStore(), makeStore()];
    await review(store, 'das Haus', 'good');
    await review(other, 'das Haus', 'easy', START + 60_000);
    await review(other, 'gehen', 'again', START + 12 * 3_600_000);
    const ops = (await listOps(other)).map((op): Op => ({ ...op, device: 'phone' }));
    return [store, ops];
  }

  test('are joined once, and later ops come after them', async () => {
    const [store, ops] = await makeTwo();
    expect(await mergeOps(store, ops, fold)).toBe(2);
    const once = await readCaches(store);
    expect(await mergeOps(store, ops, fold)).toBe(0);
    expect(await readCaches(store)).toEqual(once);
    await review(store, 'gehen', 'good', START + 1_000);
    expect(await readCaches(store)).toEqual(sortCaches(replay(await listOps(store))));
  });

  /** Two devices with the same profile that continued separately at the same instants. */
  async function makeCopies(): Promise<[TestStore, TestStore]> {
    const original = makeStore();
    await review(original, 'das Haus', 'good');
    const goOn = async (rating: Rating, words: readonly string[]) => {
      const store = makeStore();
      await mergeOps(store, await listOps(original), fold);
      await store.study.meta.bulkPut(await original.study.meta.toArray());
      for (const [index, word] of words.entries()) await review(store, word, rating, START + (index + 1) * 60_000);
      await appendUndo(store, newId(), 'undo', contextAt(START + 3_600_000));
      return store;
    };
    return [await goOn('again', ['das Haus', 'gehen']), await goOn('easy', ['das Haus', 'gehen', 'schön'])];
  }

  test('that began as one profile are both complete, in any order and number of merges', async () => {
    const copies = await makeCopies();
    const [one, other] = [await listOps(copies[0]), await listOps(copies[1])];
    const all = new Map([...one, ...other].map((op) => [op.id, op]));
    expect(all.size).toBe(1 + 3 + 4);
    for (const logs of [
      [one, other],
      [other, one],
      [one, other, one, other],
    ]) {
      const store = makeStore();
      for (const ops of logs) await mergeOps(store, ops, fold);
      expect((await listOps(store)).map(({ id }) => id).sort()).toEqual([...all.keys()].sort());
      expect(await readCaches(store)).toEqual(sortCaches(replay([...all.values()])));
    }
  });

  test('that began as one profile are merged on either device, which continues', async () => {
    const [one, other] = await makeCopies();
    expect(await mergeOps(one, await listOps(other), fold)).toBe(4);
    expect(await mergeOps(other, await listOps(one), fold)).toBe(3);
    for (const store of [one, other]) expect(await review(store, 'neu', 'good', START + 7_200_000)).toBeDefined();
    expect(await mergeOps(one, await listOps(other), fold)).toBe(1);
    expect(await listOps(one)).toHaveLength(10);
    expect(await readCaches(one)).toEqual(sortCaches(replay(await listOps(one))));
  });
});

test('caches of other rules are rebuilt', async () => {
  const store = makeStore();
  await review(store, 'das Haus', 'good');
  const right = await readCaches(store);
  await ensureCaches(store, fold);
  await store.study.cards.update(['deu-eng', 'das Haus'], { stability: 99 });
  await ensureCaches(store, fold);
  expect((await store.study.cards.toArray())[0]?.stability, 'they are trusted while the rules are the same').toBe(99);
  await ensureCaches(store, { ...fold, engine: 'another' });
  expect(await readCaches(store)).toEqual(right);
});

describe('a full disk', () => {
  test.each([
    ['as the browser names it', 'QuotaExceededError', 'storage-full'],
    ['as Chromium ends a transaction on one that is really full', 'AbortError', 'storage-unavailable'],
  ])('%s: nothing is written, and the error is reported', async (_, name, code) => {
    const store = makeStore();
    await appendOp(store, { id: 'first', kind: 'know', pair: 'deu-eng', word: 'Haus' }, contextAt(START));
    const caches = await store.study.cards.toArray();
    const fail = () => {
      throw Object.assign(new Error('made for a test'), { name });
    };
    store.study.cards.hook('updating', fail);
    store.study.cards.hook('creating', fail);
    const op = { id: 'second', kind: 'suspend', pair: 'deu-eng', word: 'Haus' } as const;
    await expect(appendOp(store, op, contextAt(START))).rejects.toMatchObject({ code });
    expect((await listOps(store)).map(({ id }) => id)).toEqual(['first']);
    expect(await store.study.cards.toArray()).toEqual(caches);
    store.study.cards.hook('updating').unsubscribe(fail);
    store.study.cards.hook('creating').unsubscribe(fail);
    expect(await appendOp(store, op, contextAt(START))).toMatchObject({ seq: 2 });
  });
});

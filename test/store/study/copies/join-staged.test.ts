import { describe, expect, test } from 'vitest';
import type { Op } from '../../../../src/model/op.ts';
import { findJoining, joinStaged } from '../../../../src/store/study/copies/join-staged.ts';
import { dropStaged, stageOps } from '../../../../src/store/study/log/merge-ops.ts';
import { appendOp, appendUndo, ensureCaches } from '../../../../src/store/study/log/ops.ts';
import { finishRestore } from '../../../../src/study/backup-restore.ts';
import { fold, makeNewCard, replay } from '../../../../src/study/replay.ts';
import { createRestoring } from '../../../../src/study/restoring.ts';
import { toOpTime } from '../../../../src/study/study-day.ts';
import { makeKeyValues } from '../../../support/key-values.ts';
import { listOps } from '../../../support/list-ops.ts';
import { makeStore, openTestStore, type TestStore } from '../../../support/store.ts';
import { makeOp, makeReview, sortCaches } from '../../../support/study.ts';

const WORDS = ['das Haus', 'die Straße', 'der Fluß', 'schön', 'übermorgen', 'das Mädchen'];
const PARTS = 12;
const OPS_PER_PART = 60;

/** Half a year on a phone: answers, words marked and unmarked as known, and definitions. */
function makeBackup(device = 'phone'): Op[][] {
  let seq = 0;
  const cards = new Map(WORDS.map((word) => [word, makeNewCard('deu-eng', word)]));
  return Array.from({ length: PARTS }, (_, part) =>
    Array.from({ length: OPS_PER_PART }, (): Op => {
      seq += 1;
      const word = WORDS[seq % WORDS.length] ?? '';
      const day = 20_500 + part * 10;
      const place = { device, seq, id: `${device}-${seq}`, at: 1_770_000_000_000 + seq * 60_000, word, day };
      if (seq % 31 === 0) return makeOp({ kind: 'define', text: `Bedeutung ${seq}` }, place);
      if (seq % 37 === 0) return makeOp({ kind: 'know' }, place);
      if (seq % 41 === 0) return makeOp({ kind: 'undo', ref: `${device}-${seq - 1}`, of: 'review' }, place);
      const card = cards.get(word) ?? makeNewCard('deu-eng', word);
      const op = makeReview(card, seq % 5 === 0 ? 'again' : 'good', day, place);
      cards.set(word, fold.apply(card, op, word) ?? card);
      return op;
    }),
  );
}

async function stageAll(store: TestStore, parts: Op[][], id = 'backup'): Promise<void> {
  for (const [part, ops] of parts.entries()) await stageOps(store, id, part, { ops });
}

const context = { time: toOpTime({ at: 1_760_000_000_000, zoneMinutes: 60 }), fold, newDeviceId: () => 'laptop' };

async function expectWhole(store: TestStore, ids: readonly string[]): Promise<void> {
  const ops = await listOps(store);
  expect(ops.map(({ id }) => id).sort()).toEqual(ids.toSorted());
  const { cards, days, definitions, meta } = store.study;
  const [kept, counted, defined] = await Promise.all([cards.toArray(), days.toArray(), definitions.toArray()]);
  expect(sortCaches({ cards: kept, days: counted, definitions: defined })).toEqual(sortCaches(replay(ops)));
  expect((await meta.get('ops'))?.value).toBe(ops.length);
  expect(await findJoining(store)).toBeUndefined();
  expect(await store.study.staged.count()).toBe(0);
}

const idsOf = (parts: Op[][]) => parts.flat().map(({ id }) => id);

describe('a backup that joins the log', () => {
  test('allows answers meanwhile, which are newer than all of it, and loses none', async () => {
    const store = makeStore();
    await appendOp(store, { id: 'before', kind: 'know', pair: 'deu-eng', word: 'nur hier' }, context);
    // The log has a number that this device would give next.
    const backup = [...makeBackup('laptop').slice(1)];
    await stageAll(store, backup);
    const mine: string[] = ['before'];
    let isJoining = true;
    const shares: number[] = [];
    const joining = joinStaged(store, 'backup', fold, (share) => shares.push(share)).finally(() => {
      isJoining = false;
    });
    // After the join has read what it needs.
    while (!(await findJoining(store))) await new Promise((resolve) => setTimeout(resolve, 1));
    for (let count = 0; isJoining; count++) {
      const word = count % 2 === 0 ? 'das Haus' : `neu ${count}`;
      const op = { id: `mine-${count}`, kind: count % 3 === 0 ? 'suspend' : 'want', pair: 'deu-eng', word } as const;
      expect((await appendOp(store, op, context))?.at).toBeGreaterThan(1_770_000_000_000 + 600 * 60_000);
      mine.push(op.id);
      if (count === 3 && (await appendUndo(store, 'taken-back', 'undo', context))) mine.push('taken-back');
    }
    await joining;
    expect(mine.length).toBeGreaterThan(3);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
    await expectWhole(store, [...mine, ...idsOf(backup)]);
  });

  test.each([1, 5, PARTS, PARTS + 1])('resumes after an interruption at step %i', async (step) => {
    const store = makeStore();
    const backup = makeBackup();
    await ensureCaches(store, fold);
    await stageAll(store, backup);
    let steps = 0;
    const stop = () => {
      steps += 1;
      if (steps === step) throw new Error('stopped');
    };
    await expect(joinStaged(store, 'backup', fold, stop)).rejects.toThrow('stopped');
    // Parts staged for another backup, or dropped, do not affect it.
    await stageOps(store, 'other', 0, { ops: [] });
    await dropStaged(store);
    // The next background finds caches that agree with the log, even if parts of it are missing.
    await ensureCaches(store, fold);
    expect(await store.study.cards.toArray()).toEqual(replay(await listOps(store)).cards.toSorted(byWord));
    expect(await finishRestore(store)).toBe(true);
    await expectWhole(store, idsOf(backup));
    expect(await finishRestore(store)).toBe(false);
  });

  test('removes cards that one of its ops has undone', async () => {
    const store = makeStore();
    await appendOp(store, { id: 'known', kind: 'know', pair: 'deu-eng', word: 'schön' }, context);
    const undo = makeOp({ kind: 'undo', ref: 'known', of: 'know' }, { id: 'undo', device: 'phone', word: 'schön' });
    await stageAll(store, [[undo]]);
    await joinStaged(store, 'backup', fold, () => undefined);
    expect(await store.study.cards.count()).toBe(0);
    await expectWhole(store, ['known', 'undo']);
  });

  test('that does not fit on the disk leaves the second copy unchanged; with space it completes', async () => {
    const storage = makeKeyValues();
    const store = openTestStore(`-${crypto.randomUUID()}`, storage);
    await appendOp(store, { id: 'first', kind: 'know', pair: 'deu-eng', word: 'schön' }, context);
    await store.journal?.read();
    const copy = [...storage.items];
    await stageAll(store, makeBackup());
    const fail = () => {
      throw new DOMException('The disk is full.', 'QuotaExceededError');
    };
    store.study.ops.hook('creating', fail);
    await expect(finishJoin(store)).rejects.toMatchObject({ code: 'storage-full' });
    expect([...storage.items]).toEqual(copy);
    store.study.ops.hook('creating').unsubscribe(fail);
    await finishRestore(store);
    await expectWhole(store, ['first', ...idsOf(makeBackup())]);
    expect((await store.journal?.read())?.length).toBe(1 + PARTS * OPS_PER_PART);
  });
});

/** As a page's restore does. */
async function finishJoin(store: TestStore): Promise<void> {
  await store.study.meta.put({ name: 'joining', value: 'backup' });
  await finishRestore(store);
}

const byWord = (a: { word: string }, b: { word: string }) => (a.word < b.word ? -1 : 1);

test('a restore reports its progress, and nothing after its end', async () => {
  const store = makeStore();
  await stageAll(store, makeBackup());
  const seen = new Set<number | undefined>();
  let restored = 0;
  const restoring = createRestoring({
    store,
    keepAwake: (work) => work(),
    async onRestored() {
      restored += 1;
    },
  });
  expect(restoring.progress()).toBeUndefined();
  const head = { format: 'wayword-study', version: 1 };
  const work = restoring.restore({ id: 'backup', parts: PARTS, head, isDryRun: false });
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(restoring.progress(), 'before its first part').toBe(0);
  let isOver = false;
  void work.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    seen.add(restoring.progress());
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  expect([...seen].filter((share) => share !== undefined && share > 0 && share < 1).length).toBeGreaterThan(2);
  expect(await work).toMatchObject({ fresh: PARTS * OPS_PER_PART });
  expect(restoring.progress()).toBeUndefined();
  expect(restored).toBe(1);
});

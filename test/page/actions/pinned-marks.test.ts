// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import english from '../../../src/locales/en.json?extension';
import type { LookupEntry } from '../../../src/model/lookup.ts';
import { createPinnedMarks } from '../../../src/page/actions/pinned-marks.ts';
import type { StudyAct } from '../../../src/page/actions/study.ts';
import type { PageCore } from '../../../src/page/hover-parts.ts';

type Known = NonNullable<LookupEntry['known']>;

const makeEntry = (word: string): LookupEntry => ({ pair: 'deu-eng', word, meanings: ['m'] }) as unknown as LookupEntry;

function setUp(answer: (type: string, request: { ref?: string }) => Promise<unknown>) {
  const entries = [makeEntry('Bank'), makeEntry('Haus'), makeEntry('Bank')];
  const changes: (string | undefined)[] = [];
  const status = document.createElement('div');
  const core = {
    parts: {
      describeState: (_: unknown, { state }: Known) => `is ${state}`,
    },
    settings: { texts: english },
    send: answer,
  } as unknown as PageCore;
  const marks = createPinnedMarks({
    core,
    status,
    listEntries: () => entries,
    onChange: () => changes.push(entries[0]?.known?.state),
  });
  return { marks, entries, changes, status };
}

const mark = ({ marks, entries: [entry] }: ReturnType<typeof setUp>, act: StudyAct) =>
  marks.mark(act, { entry: entry ?? makeEntry(''), sentence: undefined });

test('a mark is announced, and counts for each entry of the word', async () => {
  const card = setUp(async () => ({ state: 'known', isMarked: true }));
  await mark(card, 'know');
  expect(card.entries.map(({ known }) => known?.state)).toEqual(['known', undefined, 'known']);
  expect([card.changes, card.status.textContent, card.status.className]).toEqual([['known'], 'is known', 'quiet']);
});

test('a word taken into Study can be given back, in each of its entries', async () => {
  const asked: unknown[] = [];
  const card = setUp(async (type, request) => {
    asked.push(request.ref);
    return type === 'study.mark' ? { state: 'new', isWanted: true } : { state: { state: 'learning' } };
  });
  await mark(card, 'study');
  const taken = card.entries.map((entry) => entry.taken);
  expect(taken).toEqual([expect.any(String), undefined, taken[0]]);
  await mark(card, 'undo');
  expect(asked).toEqual([undefined, taken[0]]);
  expect(card.entries.map((entry) => entry.taken)).toEqual([undefined, undefined, undefined]);
  expect(card.entries.map(({ known }) => known?.state)).toEqual(['learning', undefined, 'learning']);
});

test('a mark that fails is reported on the card', async () => {
  const card = setUp(async () => Promise.reject(Object.assign(new Error('full'), { code: 'storage-full' })));
  await mark(card, 'study');
  expect([card.status.textContent, card.status.className]).toEqual([english.pinned.storageFull, '']);
  expect([card.entries[0]?.known, card.entries[0]?.taken]).toEqual([undefined, undefined]);
});

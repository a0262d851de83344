// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import english from '../../../src/locales/en.json?extension';
import type { LookupEntry } from '../../../src/model/lookup.ts';
import { createPinnedMarks } from '../../../src/page/actions/pinned-marks.ts';
import type { PageCore } from '../../../src/page/hover-parts.ts';
import { createHtml } from '../../../src/page/html.ts';

type Known = NonNullable<LookupEntry['known']>;

const makeEntry = (word: string): LookupEntry => ({ pair: 'deu-eng', word, meanings: ['m'] }) as unknown as LookupEntry;

function setUp(answer: (type: string) => Promise<unknown>) {
  const entries = [makeEntry('Bank'), makeEntry('Haus'), makeEntry('Bank')];
  const changes: (string | undefined)[] = [];
  const status = document.createElement('div');
  const core = {
    parts: {
      createHtml,
      onClick: (button: HTMLElement, act: () => void) => button.addEventListener('click', act),
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
    onLostFocus: () => undefined,
  });
  return { marks, entries, changes, status, button: () => status.querySelector('button') };
}

const mark = ({ marks, entries: [entry] }: ReturnType<typeof setUp>) =>
  marks.mark('know', { entry: entry ?? makeEntry(''), sentence: undefined });

test('a mark is reported with its undo, and counts for each entry of the word', async () => {
  const card = setUp(async () => ({ state: 'known', isMarked: true }));
  await mark(card);
  expect(card.entries.map(({ known }) => known?.state)).toEqual(['known', undefined, 'known']);
  expect(card.status.textContent).toContain('is known');
  expect([card.changes, card.button()?.textContent]).toEqual([['known'], english.pinned.undo]);
});

test('undo restores the earlier state of each entry of the word', async () => {
  const answers: Record<string, unknown> = {
    'study.mark': { state: 'known', isMarked: true },
    'study.undoMark': { state: { state: 'new' } },
  };
  const card = setUp(async (type) => answers[type]);
  await mark(card);
  card.button()?.click();
  await expect.poll(() => card.changes).toEqual(['known', 'new']);
  expect(card.entries.map(({ known }) => known?.state)).toEqual(['new', undefined, 'new']);
  expect([card.status.textContent, card.button()]).toEqual(['is new', null]);
});

test('a mark that fails is reported without an undo', async () => {
  const card = setUp(async () => Promise.reject(Object.assign(new Error('full'), { code: 'storage-full' })));
  await mark(card);
  expect([card.status.textContent, card.button()]).toEqual([english.pinned.storageFull, null]);
  expect(card.entries[0]?.known).toBeUndefined();
});

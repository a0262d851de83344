// @vitest-environment happy-dom

import { render } from 'preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppError } from '../../../src/app-error.ts';
import type { Send } from '../../../src/messaging/client.ts';
import type { BackupCursor } from '../../../src/model/backup.ts';
import type { Op } from '../../../src/model/op.ts';
import type { TakeoutAnswer, TakeoutRequest } from '../../../src/model/takeout.ts';
import { mergeOps } from '../../../src/store/study/log/merge-ops.ts';
import { createExport } from '../../../src/study/backup-export.ts';
import { fold } from '../../../src/study/replay.ts';
import { createTakeoutAnswers } from '../../../src/takeout/answer.ts';
import { TakeoutTools } from '../../../src/ui/options/data/takeout/TakeoutTools.tsx';
import { loadSqlite } from '../../library/formats/vocabulary/read-fixture.ts';
import { makeStore } from '../../support/store.ts';
import { CARDS, makeWords, NOW, PAIR, readZip } from '../../takeout/take-out.ts';
import { makeStarter } from '../support/builders.ts';
import { byId, settle, textOf } from '../support/page.ts';

/** Stands for the browser's `Worker` with the script of `entrypoints/takeout`, which answers in order. */
class TakeoutWorker {
  static ended = 0;
  /** How long the answer to a count takes. */
  static countMs = 0;
  onmessage: ((event: { data: TakeoutAnswer }) => void) | undefined;
  #answer = createTakeoutAnswers({ loadSqlite, now: () => NOW });
  #last: Promise<void> = Promise.resolve();
  postMessage(request: TakeoutRequest): void {
    const delay = 'count' in request ? TakeoutWorker.countMs : 0;
    this.#last = this.#last.then(async () => {
      const data = await this.#answer(request);
      if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
      this.onmessage?.({ data });
    });
  }
  terminate(): void {
    TakeoutWorker.ended += 1;
  }
}

const saved: File[] = [];
let exportPart: (place?: BackupCursor) => ReturnType<ReturnType<typeof createExport>>;

async function open(ops: readonly Op[]) {
  const store = makeStore();
  await mergeOps(store, ops, fold);
  exportPart = createExport(store, 10);
  const send = (async (name: string, request: { place?: BackupCursor }) => {
    if (name === 'deck.list')
      return [
        { ...makeStarter(PAIR), id: PAIR, pair: PAIR, updatedAt: 0, origin: { kind: 'file', name: 'words.csv' } },
      ];
    if (name === 'deck.export') return { copy: 'a', cards: CARDS, isLast: true };
    return exportPart(request.place);
  }) as Send;
  const root = document.body.appendChild(document.createElement('div'));
  await settle(() =>
    render(<TakeoutTools send={send} createWorker={() => new TakeoutWorker() as unknown as Worker} />, root),
  );
}

/** Waits for the worker, whose steps take longer than the page's own. */
const press = (id: string) => settle(() => byId(id).click());
const wait = (check: () => void) =>
  vi.waitFor(
    async () => {
      await settle(() => undefined);
      check();
    },
    { timeout: 8_000 },
  );

beforeEach(() => {
  saved.length = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push(file as File);
    return 'blob:test';
  });
});
afterEach(async () => {
  TakeoutWorker.countMs = 0;
  for (const root of [...document.body.children]) {
    await settle(() => render(null, root));
    root.remove();
  }
  vi.restoreAllMocks();
});

test('saves everything with a README that names each file and column', async () => {
  await open(makeWords());
  await press('takeout-save');
  await wait(() => expect(textOf('takeout-everything')).toMatch(/Saved as .*wayword-everything-\d{4}-\d\d-\d\d\.zip/));
  const files = await readZip(saved[0] ?? new Blob());
  const readme = new TextDecoder().decode(files.get('README.txt'));
  for (const name of files.keys()) if (name !== 'README.txt') expect(readme).toContain(name);
  expect(readme).toContain('ownMeaning: the meaning that you wrote');
  expect(readme).toContain('API keys');
  expect(JSON.parse(new TextDecoder().decode(files.get('decks.json')))).toMatchObject([
    { origin: { name: 'words.csv' } },
  ]);
});

test('saves a file that is asked for while its words are counted', async () => {
  await open(makeWords());
  await press('takeout-choose');
  await wait(() => expect(textOf('takeout-count')).toBe('4 words chosen'));
  TakeoutWorker.countMs = 100;
  await press('takeout-schedule');
  await press('takeout-save-words');
  await wait(() => expect(textOf('takeout-anki')).toMatch(/Saved as .*\.apkg|wrong/));
  expect(textOf('takeout-anki')).toContain('Saved as');
});

test('exports the chosen words, counts them first, and closes', async () => {
  await open(makeWords());
  await press('takeout-choose');
  await wait(() => expect(textOf('takeout-count')).toBe('4 words chosen'));
  // The first checkbox has the focus.
  expect(document.activeElement?.getAttribute('name')).toBe('learning');
  await settle(() => document.querySelector<HTMLInputElement>('#takeout-groups input[name=known]')?.click());
  await wait(() => expect(textOf('takeout-count')).toBe('8 words chosen'));
  await press('takeout-save-words');
  await wait(() => expect(textOf('takeout-anki')).toMatch(/Saved as .*wayword-words-.*\.apkg/));
  expect([...(await readZip(saved[0] ?? new Blob())).keys()]).toEqual(['collection.anki2', 'media']);
  await press('takeout-schedule');
  await press('takeout-save-words');
  await wait(() => expect(saved).toHaveLength(2));
  expect([...(await readZip(saved[1] ?? new Blob())).keys()]).toEqual(['collection.anki21', 'media']);
  const before = TakeoutWorker.ended;
  await press('takeout-close');
  expect(document.getElementById('takeout-count')).toBeNull();
  expect(document.activeElement).toBe(byId('takeout-choose'));
  expect(TakeoutWorker.ended).toBe(before + 1);
});

test('a date leaves out older words, and without any the button does nothing', async () => {
  await open(makeWords());
  await press('takeout-choose');
  await wait(() => expect(textOf('takeout-count')).toBe('4 words chosen'));
  await settle(() => {
    byId<HTMLInputElement>('takeout-since').value = '2100-01-01';
    byId('takeout-since').dispatchEvent(new Event('input', { bubbles: true }));
  });
  await wait(() => expect(textOf('takeout-count')).toBe('No word fits this choice.'));
  await press('takeout-save-words');
  expect(saved).toHaveLength(0);
});

test('an empty log says what to do', async () => {
  await open([]);
  await press('takeout-choose');
  await wait(() => expect(textOf('takeout-empty')).toContain('There are no words yet.'));
  expect(document.getElementById('takeout-save-words')).toBeNull();
});

test('reading can be cancelled, and an error has its sentence', async () => {
  await open(makeWords());
  let release = () => {};
  const real = exportPart;
  exportPart = async (place) => {
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    return real(place);
  };
  await press('takeout-save');
  expect(textOf('takeout-everything')).toContain('Reading…');
  await settle(() => document.querySelector<HTMLButtonElement>('#takeout-everything .takeout-cancel')?.click());
  release();
  await settle(() => undefined);
  expect(textOf('takeout-everything')).not.toContain('Reading…');
  expect(saved).toHaveLength(0);

  exportPart = () => Promise.reject(new AppError('storage-unavailable', 'Expected a database, got none.'));
  await press('takeout-save');
  await wait(() => expect(document.querySelector('#takeout-everything [data-tone=error]')).not.toBeNull());
});

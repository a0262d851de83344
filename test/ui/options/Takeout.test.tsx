// @vitest-environment happy-dom

import { render } from 'preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppError } from '../../../src/app-error.ts';
import type { Send } from '../../../src/messaging/client.ts';
import type { BackupCursor } from '../../../src/model/backup.ts';
import type { StoredCard } from '../../../src/model/card.ts';
import type { Op } from '../../../src/model/op.ts';
import type { TakeoutAnswer, TakeoutRequest } from '../../../src/model/takeout.ts';
import { mergeOps } from '../../../src/store/study/log/merge-ops.ts';
import { createExport } from '../../../src/study/backup-export.ts';
import { fold } from '../../../src/study/replay.ts';
import { createTakeoutAnswers } from '../../../src/takeout/answer.ts';
import { TakeoutTools } from '../../../src/ui/options/data/takeout/TakeoutTools.tsx';
import { loadSqlite } from '../../library/formats/vocabulary/read-fixture.ts';
import { makeStore } from '../../support/store.ts';
import { CARDS, makeWords, NOW, PAIR, readZip, study } from '../../takeout/take-out.ts';
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
/** Decks whose cards were asked for. */
const exported: string[] = [];
let exportPart: (place?: BackupCursor) => ReturnType<ReturnType<typeof createExport>>;

const DECK = { ...makeStarter(PAIR), id: PAIR, pair: PAIR, updatedAt: 0, origin: { kind: 'file', name: 'words.csv' } };

/** @param cardsOf - The cards of each deck. */
async function open(ops: readonly Op[], cardsOf: Record<string, StoredCard[]> = { [PAIR]: CARDS }) {
  const store = makeStore();
  await mergeOps(store, ops, fold);
  exportPart = createExport(store, 10);
  const send = (async (name: string, request: { place?: BackupCursor; id?: string; limit?: number }) => {
    if (name === 'deck.list')
      return Object.keys(cardsOf).map((id) => ({ ...DECK, id, name: id === PAIR ? '' : `List ${id}` }));
    if (name === 'deck.export') {
      // One card is enough for the notes of a deck.
      if (request.limit !== 1) exported.push(request.id ?? '');
      return { copy: 'a', cards: cardsOf[request.id ?? ''] ?? [], isLast: true };
    }
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
  exported.length = 0;
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

test('chooses the sources of words, and reads the decks only then', async () => {
  await open(makeWords(), { [PAIR]: CARDS, [`${PAIR}:2`]: [[1, 'der Schritt', ['step']]] });
  await press('takeout-choose');
  await wait(() => expect(textOf('takeout-count')).toBe('4 words chosen'));
  const boxes = () => [...document.querySelectorAll<HTMLInputElement>('#takeout-sources input')];
  expect(boxes().map((box) => box.parentElement?.textContent?.trim())).toEqual([
    expect.stringContaining('words.csv'),
    expect.stringContaining(`List ${PAIR}:2`),
    'Pages and books',
    'Other words',
  ]);
  expect(boxes().every(({ checked }) => checked)).toBe(true);
  expect(exported).toEqual([]);
  for (const index of [0, 2, 3]) await settle(() => boxes()[index]?.click());
  await wait(() => expect(textOf('takeout-count')).toBe('1 word chosen'));
  await settle(() => document.querySelector<HTMLInputElement>('input[value=csv]')?.click());
  await press('takeout-save-words');
  await wait(() => expect(saved).toHaveLength(1));
  expect((await saved[0]?.text())?.trim().split('\r\n').slice(1)).toEqual([expect.stringMatching(/^Schritt,/)]);
  // Each deck was read once.
  expect(exported).toEqual([PAIR, `${PAIR}:2`]);
});

test('asks for no source where there is only one', async () => {
  await open(study('Haus', [20_700, 'good']));
  await press('takeout-choose');
  await wait(() => expect(textOf('takeout-count')).toBe('1 word chosen'));
  expect(document.getElementById('takeout-sources')).toBeNull();
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

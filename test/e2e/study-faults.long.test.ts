import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { click, delay, sendMessage, waitForText } from '../../scripts/browser/driver.ts';
import type { ExtensionBrowser } from '../../scripts/browser/extension-browser.ts';
import { launch } from '../../scripts/browser/launch.ts';
import { stopBackground } from '../../scripts/browser/stop-background.ts';
import type { BackupPart, SavedBackup } from '../../src/model/backup.ts';
import type { Op } from '../../src/model/op.ts';
import { createRandom } from './support/numbered-deck.ts';
import { answerTo, askNext, readStudy, replayed } from './support/study-store.ts';

const ANSWERS = 12;

/** With `npm test -- --every-case`. */
const IS_THOROUGH = process.env.EVERY_CASE !== undefined;

async function prepare(extension: ExtensionBrowser): Promise<Page> {
  const page = await extension.open(extension.extensionUrl('options.html'));
  await sendMessage(page, { type: 'deck.install', pair: 'spa-eng' });
  // Half a file lacks its end, which is to hold the answers and nothing of the deck.
  await vi.waitFor(
    async () => expect(await sendMessage(page, { type: 'deck.list' })).toMatchObject({ value: [{ isComplete: true }] }),
    { timeout: 40_000, interval: 100 },
  );
  await sendMessage(page, { type: 'settings.put', change: { study: { newPerDay: 400 } } });
  return page;
}

/** Answers by message. @returns Their ids. */
async function answer(page: Page, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let answers = 0; answers < count; answers++) {
    const { card } = await askNext(page);
    if (!card) throw new Error('Expected a card, got none.');
    const id = randomUUID();
    const reply = await sendMessage<{ isStored: boolean }>(page, answerTo(card, id));
    if (reply.ok && reply.value.isStored) ids.push(id);
  }
  return ids;
}

async function listSaved(page: Page): Promise<SavedBackup[]> {
  const saved = await sendMessage<SavedBackup[]>(page, { type: 'backup.saved' });
  return saved.ok ? saved.value : [];
}

async function exportOps(page: Page): Promise<Op[]> {
  let text = '';
  let place: object | undefined;
  do {
    const part = await sendMessage<BackupPart>(page, { type: 'backup.export', ...(place ? { place } : {}) });
    if (!part.ok) throw new Error(part.error.message);
    text += part.value.text;
    place = part.value.next;
  } while (place);
  return JSON.parse(text).ops;
}

describe('Chromium, with a store that was damaged while it was closed', () => {
  const profile = mkdtempSync(join(tmpdir(), 'wayword-damage-'));
  let ids: string[] = [];
  /** On a slow machine the day's backup is made before the last answer. */
  let saved: SavedBackup[] = [];

  beforeAll(async () => {
    const extension = await launch('chromium', { profile });
    const page = await prepare(extension);
    ids = await answer(page, ANSWERS);
    for (saved = []; saved.length === 0; saved = await listSaved(page)) await delay(200);
    await extension.close();
  });
  afterAll(() => rmSync(profile, { recursive: true, force: true, maxRetries: 5 }));

  const filesOf = (folder: string, ending: RegExp) =>
    readdirSync(folder)
      .filter((name) => ending.test(name))
      .map((name) => join(folder, name));

  const damages: [string, boolean, (folder: string) => void][] = [
    [
      'a manifest that is overwritten',
      true,
      (folder) => filesOf(folder, /^MANIFEST/).forEach((file) => void writeFileSync(file, Buffer.alloc(4_096, 0x5a))),
    ],
    [
      'a log that is cut in half',
      true,
      (folder) =>
        filesOf(folder, /\.log$/).forEach((file) => void truncateSync(file, Math.floor(readFileSync(file).length / 2))),
    ],
    ['a folder that is gone', true, (folder) => rmSync(folder, { recursive: true })],
    [
      'a folder that is another file',
      true,
      (folder) => {
        rmSync(folder, { recursive: true });
        writeFileSync(folder, 'no folder');
      },
    ],
    ['a file CURRENT of garbage', true, (folder) => writeFileSync(join(folder, 'CURRENT'), 'garbage\n')],
    // LevelDB repairs this one itself.
    ['a file CURRENT that is gone', false, (folder) => rmSync(join(folder, 'CURRENT'))],
  ];
  const tried = damages.filter(([, isDamaged], index) => IS_THOROUGH || index % 2 === 0 || !isDamaged);

  test.each(tried)('%s: it is reported, and everything can be recovered', async (name, isDamaged, damage) => {
    const copy = `${profile}-copy`;
    cpSync(profile, copy, { recursive: true });
    const databases = join(copy, 'Default', 'IndexedDB');
    for (const folder of filesOf(databases, /^chrome-extension_.*\.leveldb$/)) damage(folder);
    let extension = await launch('chromium', { profile: copy });
    try {
      let popup = await extension.open(extension.extensionUrl('popup.html'));
      // A card may be drawn before the log is compared with its copies.
      const faults = '#study-rescue, #study-closed';
      const screens = isDamaged ? faults : `${faults}, #study-card, #study-start, #card, #no-deck`;
      await popup.waitForSelector(screens, { timeout: 15_000 });
      if (!isDamaged) await delay(300);
      const screen = await popup.$eval('main', (main) => main.querySelector('section')?.id ?? main.dataset.view ?? '');
      console.log(`chromium: ${name}: ${screen}`);
      if (isDamaged) {
        expect(['study-closed', 'study-rescue']).toContain(screen);
        await waitForText(popup, '#backups', `${saved[0]?.answers} answer`);
      }
      if (screen === 'study-closed') {
        const options = await extension.open(extension.extensionUrl('options.html'));
        await waitForText(options, '#damage', 'Wayword can’t open its data');
        await options.close();
      }
      const exported = new Set((await exportOps(popup)).map(({ id }) => id));
      expect([...exported].sort(), 'what can be saved').toEqual([...ids].sort());
      if (isDamaged) {
        await click(popup, '#rescue-restore, #rescue-repair');
        await popup.waitForFunction(() => document.querySelector('#study-rescue, #study-closed') === null);
        const store = await readStudy(popup);
        expect(store.ops.map(({ id }) => id).sort()).toEqual([...ids].sort());
        expect(store.caches).toEqual(replayed(store));
        const settings = await sendMessage(popup, { type: 'settings.get' });
        if (screen === 'study-closed') expect(settings).toMatchObject({ value: { study: { newPerDay: 400 } } });
      }
      if (screen === 'study-closed') {
        await extension.close();
        extension = await launch('chromium', { profile: copy });
        popup = await extension.open(extension.extensionUrl('popup.html'));
        expect((await exportOps(popup)).map(({ id }) => id).sort(), 'after a restart').toEqual([...ids].sort());
        expect((await readStudy(popup)).ops).toHaveLength(ids.length);
      }
      expect(await listSaved(popup)).toHaveLength(1);
    } finally {
      await extension.close();
      rmSync(copy, { recursive: true, force: true, maxRetries: 5 });
    }
  });
});

describe('Firefox, with a page of 4 kB of its database overwritten while it was closed', () => {
  const profile = mkdtempSync(join(tmpdir(), 'wayword-page-'));
  const random = createRandom();
  let ids: string[] = [];

  beforeAll(async () => {
    const extension = await launch('firefox', { profile });
    ids = await answer(await prepare(extension), ANSWERS);
    await delay(1_000);
    await extension.close();
  });
  afterAll(() => rmSync(profile, { recursive: true, force: true, maxRetries: 5 }));

  test.each(['study', 'content'])('the database %s: it is reported, and one button restores the rest', async (name) => {
    const file = findDatabase(profile, name);
    // A page without which nothing opens; a random one in a thorough run.
    const page = IS_THOROUGH ? Math.floor((random() * statSync(file).size) / PAGE_BYTES) : 4;
    const before = readFileSync(file);
    const damaged = Buffer.from(before);
    damaged.fill(0x5a, page * PAGE_BYTES, (page + 1) * PAGE_BYTES);
    writeFileSync(file, damaged);
    const extension = await launch('firefox', { profile });
    try {
      const popup = await extension.open(extension.extensionUrl('popup.html'));
      await popup.waitForSelector('#study-rescue, #study-closed, #study-card, #study-start, #card, #no-deck', {
        timeout: 15_000,
      });
      const button = await popup.$('#rescue-repair, #rescue-restore');
      console.log(`firefox: page ${page} of ${name}: ${button ? 'reported' : 'nothing to see'}`);
      if (!IS_THOROUGH) expect(button).not.toBeNull();
      const title = await popup.$eval('#rescue-title', ({ textContent }) => textContent).catch(() => undefined);
      if (title !== undefined) expect(title).toContain(name === 'study' ? 'Your study log' : 'Your decks');
      await button?.click();
      await popup.waitForFunction(() => document.querySelector('#study-rescue, #study-closed') === null);
      const store = await readStudy(popup);
      expect(store.ops.map(({ id }) => id).sort()).toEqual([...ids].sort());
      expect(store.caches).toEqual(replayed(store));
      if (name === 'content' && button) await waitForText(popup, '#damage', 'has lost a deck');
    } finally {
      await extension.close();
      writeFileSync(file, before);
    }
  });
});

/** Size of a page of SQLite. */
const PAGE_BYTES = 4_096;

/** Firefox names a file by a hash of the database's name, followed by its letters from both ends. */
function findDatabase(profile: string, name: string): string {
  const ending = name === 'study' ? /sytdu\.sqlite$/ : /ctonnet\.sqlite$/;
  const folder = join(profile, 'storage', 'default');
  const found = readdirSync(folder, { recursive: true })
    .map(String)
    .find((path) => ending.test(path));
  if (found === undefined) throw new Error(`Expected a file of the database ${name}, found none.`);
  return join(folder, found);
}

describe('Chromium', () => {
  let extension: ExtensionBrowser;
  let page: Page;

  beforeAll(async () => {
    extension = await launch('chromium', { isBackgroundFree: true });
    page = await prepare(extension);
  });
  afterAll(async () => {
    await extension?.close();
  });

  test('a database written by a newer version is left unchanged', async () => {
    const before = await readStudy(page);
    await raiseVersion(page, 'study');
    await stopBackground(extension);
    const reply = await sendMessage(page, {
      type: 'study.mark',
      id: randomUUID(),
      pair: 'spa-eng',
      word: 'casa',
      mark: 'know',
    });
    expect(reply).toMatchObject({ ok: false, error: { code: 'storage-newer' } });
    const popup = await extension.open(extension.extensionUrl('popup.html?study'));
    await waitForText(popup, 'main', 'A newer version of Wayword was used here');
    expect((await readStudy(page)).ops).toEqual(before.ops);
    await popup.close();
  });

  test('decks written by a newer version are left unchanged, whichever script of the background is asked', async () => {
    await raiseVersion(page, 'content');
    await stopBackground(extension);
    for (const message of [
      { type: 'lookup.get', path: '/api/v1/fc/?f=spa&t=eng&n=1' },
      { type: 'deck.list' },
      { type: 'deck.remove', id: 'spa-eng' },
    ]) {
      const reply = await sendMessage(page, message);
      expect(reply, message.type).toMatchObject({ ok: false, error: { code: 'storage-newer' } });
    }
  });
});

/** Raises a database to a version that this build does not know. */
function raiseVersion(page: Page, name: string): Promise<void> {
  return page.evaluate(
    (database) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open(database, 900);
        request.onsuccess = () => {
          request.result.close();
          resolve();
        };
        request.onerror = () => reject(request.error);
      }),
    name,
  );
}

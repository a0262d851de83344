import { beforeEach, expect, test, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { createChanges } from '../../entrypoints/services/changes.ts';
import { startWordMarks } from '../../entrypoints/services/word-marks.ts';
import type { Sender } from '../../src/messaging/sender.ts';
import { changeSettings } from '../../src/settings/stored-settings.ts';
import { makeStoreWith } from '../support/store.ts';

const SENDER: Sender = { tab: { id: 7 } as never, frameId: 0, url: 'https://example.org/' };

let sheets: number;
/** Longer than a change of the settings takes. */
const later = () => new Promise((resolve) => setTimeout(resolve, 100));
const scripting = {
  insertCSS: vi.fn(async () => {
    await later();
    sheets += 1;
  }),
  removeCSS: vi.fn(async () => {
    await later();
    sheets = Math.max(0, sheets - 1);
  }),
  getRegisteredContentScripts: vi.fn(async () => []),
  registerContentScripts: vi.fn(async () => undefined),
  updateContentScripts: vi.fn(async () => undefined),
  unregisterContentScripts: vi.fn(async () => undefined),
  executeScript: vi.fn(async () => []),
};

beforeEach(() => {
  vi.clearAllMocks();
  fakeBrowser.reset();
  Object.assign(browser, { scripting });
  sheets = 0;
});

test('a page that begins while its marks are switched off keeps no style', async () => {
  const store = await makeStoreWith();
  const { begin } = startWordMarks({ store, changes: createChanges() });
  await changeSettings(store, { marks: { everywhere: true } });
  const first = begin(SENDER);
  // It has read the settings, and changes the style.
  await vi.waitFor(() => expect(scripting.removeCSS).toHaveBeenCalled());
  await changeSettings(store, { marks: { everywhere: false } });
  const answers = await Promise.all([first, begin(SENDER)]);
  expect(answers.at(-1)).toMatchObject({ isOn: false });
  expect(sheets).toBe(0);
});

test('a page that begins several times has one style', async () => {
  const store = await makeStoreWith();
  const { begin } = startWordMarks({ store, changes: createChanges() });
  await changeSettings(store, { marks: { everywhere: true } });
  await Promise.all([begin(SENDER), begin(SENDER), begin(SENDER)]);
  expect(sheets).toBe(1);
});

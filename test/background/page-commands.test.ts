import type { ExtensionTexts } from 'wayword:texts';
import { beforeEach, expect, test, vi } from 'vitest';
import { browser } from 'wxt/browser';
import type { HeldEvents } from '../../entrypoints/background/held-events.ts';
import { createChanges } from '../../entrypoints/services/changes.ts';
import { openFoundCard } from '../../entrypoints/services/omnibox.ts';
import { startPageCommands } from '../../entrypoints/services/page-commands.ts';
import type { LookupEntry } from '../../src/model/lookup.ts';
import { parseSettings } from '../../src/settings/settings.ts';
import { INSTALLED, makeEvent, makeStartEvents } from '../support/held-events.ts';

type Click = Parameters<HeldEvents['menuClicked']['addListener']>[0];
type Tab = Parameters<Click>[1];

const openCard = vi.fn(async (_text: string) => undefined);
const sendMessage = vi.fn(async (..._all: unknown[]): Promise<unknown> => undefined);
const createItem = vi.fn();
let parts: ReturnType<typeof start>;
let click: Click;

function start() {
  const events = { ...makeStartEvents(), command: makeEvent('command'), menuClicked: makeEvent('menuClicked') };
  const changes = createChanges();
  const texts = async () => ({ background: { menu: 'Look up “{text}”', omnibox: '' } }) as ExtensionTexts;
  startPageCommands({ changes, events, texts, openCard });
  return { changes, events };
}

beforeEach(() => {
  openCard.mockClear();
  createItem.mockClear();
  sendMessage.mockReset();
  Object.assign(browser.tabs, { sendMessage });
  Object.assign(browser, { contextMenus: { removeAll: async () => undefined, create: createItem } });
  parts = start();
  click = parts.events.menuClicked.fire;
});

/** A click on the menu of a selection. */
const INFO = { menuItemId: 'look-up', selectionText: 'Haus', editable: false, pageUrl: 'https://example.org/' };
/** Only the id of a tab is read. */
const toTab = (id: number) => ({ id }) as Tab;

test('a page receives the text that is looked up from the menu of a selection', async () => {
  click({ ...INFO, frameId: 3 }, toTab(7), undefined);
  expect(sendMessage.mock.calls).toEqual([[7, { type: 'event.lookUp', text: 'Haus' }, { frameId: 3 }]]);
  await Promise.resolve();
  expect(openCard).not.toHaveBeenCalled();
});

test.each<[string, Tab]>([
  ['has no content script', toTab(7)],
  ['is the PDF viewer of Chrome', toTab(-1)],
  ['is unknown', undefined],
])('the card opens elsewhere if the tab %s', async (_, tab) => {
  sendMessage.mockRejectedValue(new Error('Could not establish connection. Receiving end does not exist.'));
  click(INFO, tab, undefined);
  await vi.waitFor(() => expect(openCard.mock.calls).toEqual([['Haus']]));
});

test.each([
  [true, []],
  [false, [['Haus']]],
])('the card opens elsewhere unless the side panel shows it: %s', async (isShown, calls) => {
  sendMessage.mockRejectedValue(new Error('Could not establish connection. Receiving end does not exist.'));
  click(INFO, toTab(7), Promise.resolve(isShown));
  await new Promise((resolve) => setTimeout(resolve));
  expect(openCard.mock.calls).toEqual(calls);
});

test('nothing else opens if the page fails to answer', async () => {
  sendMessage.mockRejectedValue(new Error('The page is gone.'));
  click(INFO, toTab(7), undefined);
  await new Promise((resolve) => setTimeout(resolve));
  expect(openCard).not.toHaveBeenCalled();
});

test('a page receives the command of a key, and no command of something else', () => {
  parts.events.command.fire('next-word', toTab(7));
  parts.events.command.fire('unknown', toTab(7));
  expect(sendMessage.mock.calls).toEqual([[7, { type: 'event.command', command: 'next-word' }, {}]]);
});

test.each<[string, () => void]>([
  ['an installation', () => parts.events.installed.fire(INSTALLED)],
  ['a start of the browser, which may forget menus', () => parts.events.startup.fire()],
  [
    'a change of the settings, which may be of the language',
    () => parts.changes.settings.emit(parseSettings(undefined)),
  ],
])('the menu of a selection is created after %s, and shows the selection', async (_, happen) => {
  expect(createItem).not.toHaveBeenCalled();
  happen();
  await vi.waitFor(() =>
    expect(createItem).toHaveBeenCalledExactlyOnceWith({
      id: 'look-up',
      title: 'Look up “%s”',
      contexts: ['selection'],
    }),
  );
});

const entry: LookupEntry = {
  pair: 'deu-eng',
  word: 'Haus',
  rank: 12,
  definition: undefined,
  meanings: ['house'],
  match: 'word',
};

test.each<[string, LookupEntry[], string | undefined]>([
  ['opens at its rank', [{ ...entry, rank: undefined }, entry], '/popup.html?tab&deck=deu-eng&rank=12'],
  ['does not open if no deck has it', [], undefined],
])('a found word %s', async (_, entries, path) => {
  const create = vi.fn(async (..._all: unknown[]) => undefined);
  Object.assign(browser.tabs, { create });
  await openFoundCard(' Haus ', async (text) => (text === 'Haus' ? entries : []));
  expect(create.mock.calls).toEqual(path === undefined ? [] : [[{ url: browser.runtime.getURL(path as '/') }]]);
});

import type { ExtensionTexts } from 'wayword:texts';
import { beforeEach, expect, test, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { type HeldEvents, holdEvent } from '../../entrypoints/background/held-events.ts';
import { openFoundCard } from '../../entrypoints/services/omnibox.ts';
import { listenForCommands, makeMenu } from '../../entrypoints/services/page-commands.ts';
import type { LookupEntry } from '../../src/model/lookup.ts';

type Click = Parameters<HeldEvents['menuClicked']['addListener']>[0];
type Tab = Parameters<Click>[1];

const openCard = vi.fn(async (_text: string) => undefined);
const sendMessage = vi.fn(async (..._all: unknown[]): Promise<unknown> => undefined);
let click: Click;

beforeEach(() => {
  openCard.mockClear();
  sendMessage.mockReset();
  Object.assign(browser.tabs, { sendMessage });
  const menuClicked: HeldEvents['menuClicked'] = {
    isHeard: true,
    addListener(listener) {
      click = listener;
    },
  };
  listenForCommands({ command: holdEvent(undefined, () => {}), menuClicked }, openCard);
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

test('the menu of a selection shows the selection', async () => {
  const create = vi.fn();
  Object.assign(browser, { contextMenus: { removeAll: async () => undefined, create } });
  await makeMenu({ background: { menu: 'Look up “{text}”', omnibox: '' } } as ExtensionTexts);
  expect(create).toHaveBeenCalledWith({ id: 'look-up', title: 'Look up “%s”', contexts: ['selection'] });
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

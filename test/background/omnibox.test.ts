import type { ExtensionTexts } from 'wayword:texts';
import { beforeEach, expect, test, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { startOmnibox } from '../../entrypoints/services/omnibox.ts';
import type { LookupEntry } from '../../src/model/lookup.ts';
import { makeEvent } from '../support/held-events.ts';

const WINDOW: LookupEntry = {
  pair: 'spa-eng',
  word: 'ventana',
  rank: 720,
  definition: undefined,
  meanings: ['window'],
  match: 'word',
};
/** The same word in another deck. */
const FENSTER: LookupEntry = { ...WINDOW, pair: 'spa-deu', rank: 12, meanings: ['Fenster'] };

const findEntries = vi.fn(async (_text: string): Promise<LookupEntry[]> => [WINDOW, FENSTER]);
const setDefaultSuggestion = vi.fn();
const create = vi.fn(async (_tab: { url: string }) => undefined);
const update = vi.fn(async (_tab: { url: string }) => undefined);

function start(
  texts: () => Promise<ExtensionTexts> = async () => ({ background: { omnibox: 'Look up' } }) as ExtensionTexts,
) {
  const events = {
    inputStarted: makeEvent('inputStarted'),
    inputChanged: makeEvent('inputChanged'),
    inputEntered: makeEvent('inputEntered'),
  };
  startOmnibox({ events, findEntries, texts });
  return events;
}

beforeEach(() => {
  vi.clearAllMocks();
  findEntries.mockResolvedValue([WINDOW, FENSTER]);
  Object.assign(browser, { omnibox: { setDefaultSuggestion } });
  Object.assign(browser.tabs, { create, update });
});

/** The suggestions for a typed text. */
const suggestFor = (text: string) =>
  new Promise<{ content: string }[]>((resolve) => start().inputChanged.fire(text, resolve));

test('the address bar explains in the interface language what the keyword does', async () => {
  start().inputStarted.fire();
  await vi.waitFor(() => expect(setDefaultSuggestion.mock.calls).toEqual([[{ description: 'Look up' }]]));
});

test('without texts the address bar explains nothing', async () => {
  const texts = vi.fn(() => Promise.reject(new Error('made for a test')));
  start(texts).inputStarted.fire();
  await vi.waitFor(() => expect(texts).toHaveBeenCalled());
  expect(setDefaultSuggestion).not.toHaveBeenCalled();
});

test('a typed word is suggested from every deck', async () => {
  const suggestions = await suggestFor(' ventana ');
  expect(suggestions.map(({ content }) => content)).toEqual(['ventana · spa-eng', 'ventana · spa-deu']);
  expect(findEntries.mock.calls).toEqual([['ventana']]);
});

test('only the beginning of a long text is looked up', async () => {
  await suggestFor('a'.repeat(1_000));
  expect(findEntries.mock.calls).toEqual([['a'.repeat(100)]]);
});

test('a look-up that fails suggests nothing', async () => {
  findEntries.mockRejectedValue(new Error('made for a test'));
  expect(await suggestFor('ventana')).toEqual([]);
});

test.each<[string, string, number, string]>([
  ['a typed word leads to its first card', 'ventana', 1, '&deck=spa-eng&rank=720'],
  ['a suggestion leads to the card of its deck', 'ventana · spa-deu', 1, '&deck=spa-deu&rank=12'],
  ['a suggestion with a rank needs no look-up', 'ventana · spa-eng · 905', 0, '&deck=spa-eng&rank=905'],
])('%s', async (_, text, lookUps, address) => {
  start().inputEntered.fire(text, 'newForegroundTab');
  const url = browser.runtime.getURL(`/popup.html?tab${address}` as '/popup.html');
  await vi.waitFor(() => expect(create.mock.calls).toEqual([[{ url }]]));
  expect(findEntries).toHaveBeenCalledTimes(lookUps);
  expect(update).not.toHaveBeenCalled();
});

test.each<[string, () => Promise<LookupEntry[]>]>([
  ['that no deck has', async () => []],
  ['that only the learner has defined', async () => [{ ...WINDOW, rank: undefined }]],
  ['whose look-up fails', () => Promise.reject(new Error('made for a test'))],
])('a word %s opens the popup without a card', async (_, find) => {
  findEntries.mockImplementation(find);
  start().inputEntered.fire('ventana', 'newForegroundTab');
  const url = browser.runtime.getURL('/popup.html?tab' as '/popup.html');
  await vi.waitFor(() => expect(create.mock.calls).toEqual([[{ url }]]));
});

test('the card opens in the tab whose address bar was used, if the person wants it there', async () => {
  start().inputEntered.fire('ventana', 'currentTab');
  const url = browser.runtime.getURL('/popup.html?tab&deck=spa-eng&rank=720' as '/popup.html');
  await vi.waitFor(() => expect(update.mock.calls).toEqual([[{ url }]]));
  expect(create).not.toHaveBeenCalled();
});

import { expect, test, vi } from 'vitest';
import { lookUpAtSide, type Side } from '../../entrypoints/background/side-look-up.ts';

const set = vi.fn(async (_items: Record<string, unknown>) => undefined);
const session = {
  get: async () => ({}),
  set,
  remove: async () => undefined,
  onChanged: { addListener: () => undefined },
};
const storage = { session };

const CLICK = { menuItemId: 'look-up', selectionText: ' Haus ', pageUrl: 'https://example.org/a.pdf' };

test.each([
  ['a PDF', CLICK, 7, true],
  ['a PDF at a page', { ...CLICK, pageUrl: 'file:///a/B.PDF#page=3' }, 7, true],
  ["Chrome's viewer, which has no tab", { ...CLICK, pageUrl: 'https://example.org/' }, -1, true],
  [
    "Chrome's viewer in a frame",
    {
      ...CLICK,
      pageUrl: 'https://example.org/',
      frameUrl: 'chrome-extension://mhjfbmdgcfjbbpaeojofohoefgiehjai/index.html',
    },
    7,
    true,
  ],
  ["Firefox's reader", { ...CLICK, pageUrl: 'about:reader?url=https%3A%2F%2Fexample.org' }, 7, true],
  ['a page', { ...CLICK, pageUrl: 'https://example.org/?file=a.pdf' }, 7, undefined],
  ['a page of an extension', { ...CLICK, pageUrl: 'chrome-extension://abc/welcome.html' }, 7, undefined],
  ['another menu', { ...CLICK, menuItemId: 'other' }, 7, undefined],
  ['an empty selection', { ...CLICK, selectionText: ' ' }, 7, undefined],
])('the side panel opens for %s only if it is a viewer', async (_, click, id, expected) => {
  const open = vi.fn(async () => undefined);
  set.mockClear();
  const shown = lookUpAtSide({ sidebarAction: { open }, storage }, click, { id });
  expect(open).toHaveBeenCalledTimes(expected ? 1 : 0);
  expect(set.mock.calls).toEqual(expected ? [[{ askedWord: 'Haus' }]] : []);
  expect(await shown).toBe(expected);
});

test('the side panel opens in the last focused window within the click', () => {
  const open = vi.fn(async () => undefined);
  const side: Side = {
    sidePanel: { open },
    windows: { getLastFocused: (_options, done) => done({ id: 3 }) },
    storage,
  };
  void lookUpAtSide(side, CLICK, undefined);
  expect(open).toHaveBeenCalledWith({ windowId: 3 });
});

test('a side panel that the browser refuses to open does not count as shown', async () => {
  const open = () => Promise.reject(new Error('no gesture'));
  expect(await lookUpAtSide({ sidebarAction: { open }, storage }, CLICK, { id: 7 })).toBe(false);
  expect(lookUpAtSide({ storage }, CLICK, { id: 7 })).toBeUndefined();
});

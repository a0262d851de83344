import { expect, test } from 'vitest';
import { type BrowserParts, findSurroundings } from '../../../src/ui/welcome/surroundings.ts';

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/144.0.0.0 Safari/537.36';
const EDGE = `${CHROME} Edg/144.0.0.0`;
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const FENIX = 'Mozilla/5.0 (Android 15; Mobile; rv:142.0) Gecko/142.0 Firefox/142.0';

const runsOn = (os: string, parts: Partial<BrowserParts> = {}): BrowserParts => ({
  runtime: { getPlatformInfo: async () => ({ os }) },
  action: {},
  ...parts,
});

test.each([
  ['linux', CHROME, 'chrome'],
  ['win', EDGE, 'edge'],
  ['mac', FIREFOX, 'firefox'],
  ['android', FENIX, 'android'],
])('on %s, %s is %s', async (os, userAgent, browser) => {
  expect(await findSurroundings(runsOn(os), userAgent)).toMatchObject({ browser });
});

test('a browser that reports nothing about its toolbar and has no keys', async () => {
  expect(await findSurroundings(runsOn('linux'), CHROME)).toMatchObject({
    isPinned: undefined,
    lookUpKey: undefined,
    nextWordKey: undefined,
  });
});

test('keys and the toolbar are as the browser reports; a removed key is missing', async () => {
  const keys = [
    { name: '_execute_action', shortcut: 'Ctrl+K' },
    { name: 'look-up', shortcut: '⌥W' },
    { name: 'next-word', shortcut: '' },
  ];
  const parts = {
    action: { getUserSettings: async () => ({ isOnToolbar: true }) },
    commands: { getAll: async () => keys },
  };
  expect(await findSurroundings(runsOn('mac', parts), CHROME)).toMatchObject({
    isPinned: true,
    lookUpKey: '⌥W',
    nextWordKey: undefined,
  });
});

test('keys are written as on the keyboard', async () => {
  const commands = { getAll: async () => [{ name: 'next-word', shortcut: 'Alt+Period' }] };
  expect(await findSurroundings(runsOn('linux', { commands }), FIREFOX)).toMatchObject({ nextWordKey: 'Alt+.' });
});

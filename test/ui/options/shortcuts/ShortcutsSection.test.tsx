// @vitest-environment happy-dom
import { render } from 'preact';
import { afterEach, expect, test, vi } from 'vitest';
import { WORD_KEYS } from '../../../../src/model/keymap.ts';
import type { CommandBrowser } from '../../../../src/ui/options/shortcuts/commands.ts';
import { ShortcutsSection } from '../../../../src/ui/options/shortcuts/ShortcutsSection.tsx';
import { createSettingsModel } from '../../../../src/ui/shared/settings-model.ts';
import { makeBackground } from '../../support/fake-background.ts';
import { byId, settle, textOf } from '../../support/page.ts';

const KEYS = { 'look-up': 'Alt+W', 'next-word': 'Alt+Period', 'previous-word': 'Alt+Comma' };

function makeBrowser(keys: Record<string, string> = KEYS) {
  const opened: string[] = [];
  const host: CommandBrowser = {
    commands: {
      getAll: async () => Object.entries(keys).map(([name, shortcut]) => ({ name, shortcut })),
    },
    tabs: { create: async ({ url }) => void opened.push(url) },
  };
  return { host, opened, keys };
}

async function open(host: CommandBrowser) {
  const root = document.body.appendChild(document.createElement('div'));
  const background = makeBackground();
  const settings = createSettingsModel(background.send);
  await settle(() => settings.load());
  await settle(() => render(<ShortcutsSection settings={settings} host={host} />, root));
}

afterEach(async () => {
  for (const root of [...document.body.children]) {
    await settle(() => render(null, root));
    root.remove();
  }
});

test('shows the browser’s current keys, those of the screens, and the address bar keyword', async () => {
  await open(makeBrowser().host);
  expect(textOf('command-keys')).toContain('Alt+W');
  expect(textOf('command-keys')).toContain('Alt+,');
  expect(textOf('shortcuts-messages')).toBe('');
  const keys = [...document.querySelectorAll('#shortcuts kbd')].map(({ textContent }) => textContent);
  for (const key of ['Esc', 'Space', 'Home', 'ww']) expect(keys).toContain(key);
});

test('warns of a command without a key, until it has one', async () => {
  const { host, keys } = makeBrowser({ ...KEYS, 'next-word': '' });
  await open(host);
  expect(document.querySelectorAll('.keys-none')).toHaveLength(1);
  expect(textOf('shortcuts-messages')).not.toBe('');
  keys['next-word'] = 'Ctrl+Shift+Y';
  await settle(() => window.dispatchEvent(new Event('focus')));
  expect(textOf('command-keys')).toContain('Ctrl+Shift+Y');
  expect(textOf('shortcuts-messages')).toBe('');
});

test('does not warn of the toolbar button, which has a key only on request', async () => {
  await open(makeBrowser({ ...KEYS, _execute_action: '' }).host);
  expect(textOf('command-keys')).toContain('Open Wayword');
  expect(textOf('shortcuts-messages')).toBe('');
});

test('opens the browser’s page for keys: by its API if there is one, otherwise by its address', async () => {
  const { host, opened } = makeBrowser();
  await open(host);
  await settle(() => byId('change-keys').click());
  expect(opened).toEqual(['chrome://extensions/shortcuts']);
  host.commands.openShortcutSettings = vi.fn(async () => undefined);
  await settle(() => byId('change-keys').click());
  expect(host.commands.openShortcutSettings).toHaveBeenCalledOnce();
  expect(opened).toHaveLength(1);
});

test('describes the way if the page cannot be opened', async () => {
  const { host } = makeBrowser();
  host.tabs.create = async () => {
    throw new Error('Illegal URL');
  };
  await open(host);
  await settle(() => byId('change-keys').click());
  expect(textOf('shortcuts-messages')).toContain('about:addons');
});

test('names the keys that a card obeys', async () => {
  await open(makeBrowser().host);
  const rows = [...document.querySelectorAll('#shortcuts .keys-row')];
  const findKeys = (label: string) =>
    [...(rows.find((row) => row.querySelector('dd')?.textContent === label)?.querySelectorAll('kbd') ?? [])].map(
      ({ textContent }) => textContent,
    );
  const print = (...keys: string[]) => keys.map((key) => key.toUpperCase());
  const { pin, speak, study, know, next, previous } = WORD_KEYS;
  expect(findKeys('Pin the card')).toEqual(print(pin));
  expect(findKeys('Say the word')).toEqual(print(speak));
  expect(findKeys('Study the word')).toEqual(print(study));
  expect(findKeys('I know this word; press again to undo')).toEqual(print(know));
  expect(findKeys('Next match, previous match')).toEqual(print(next, previous));
});

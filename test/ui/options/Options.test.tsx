// @vitest-environment happy-dom
import { render } from 'preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../src/settings/settings.ts';
import { Options } from '../../../src/ui/options/Options.tsx';
import { createOptionsModel } from '../../../src/ui/options/options-model.ts';
import { directFiles } from '../../support/direct-files.ts';
import {
  makeDeck,
  makeLanguage,
  makeLicence,
  makeSpanishBackground,
  makeStarter,
  makeSync,
} from '../support/builders.ts';
import { chooseLanguage } from '../support/choose-language.ts';
import { stubExtension } from '../support/extension.ts';
import { type FakeBackground, makeBackground } from '../support/fake-background.ts';
import { byId, settle, textOf } from '../support/page.ts';

const LANGUAGES = [makeLanguage('spa', true), makeLanguage('deu', true), makeLanguage('eng')];

async function open(background: FakeBackground = makeBackground({ languages: LANGUAGES })) {
  const root = document.body.appendChild(document.createElement('div'));
  const model = createOptionsModel({
    send: background.send,
    requestPermission: async () => true,
    spoken: ['en'],
    detect: async () => undefined,
    files: directFiles,
  });
  await settle(() => render(<Options model={model} />, root));
  await settle(() => model.load());
  return { model, background, root };
}

function connected(background = makeBackground()): FakeBackground {
  background.upstream = { address: 'https://cards.example.org', languages: LANGUAGES, connectedAt: 0 };
  return background;
}

async function type(id: string, value: string) {
  const field = byId<HTMLInputElement>(id);
  field.value = value;
  await settle(() => field.dispatchEvent(new Event('input', { bubbles: true })));
}

async function select(id: string, value: string) {
  const field = byId<HTMLSelectElement>(id);
  field.value = value;
  await settle(() => field.dispatchEvent(new Event('change', { bubbles: true })));
  return field;
}

async function connect(address: string, key: string) {
  await type('server-address', address);
  await type('api-key', key);
  await settle(() => byId<HTMLFormElement>('connection-form').requestSubmit());
}

beforeEach(stubExtension);

afterEach(async () => {
  for (const root of [...document.body.children]) {
    await settle(() => render(null, root));
    root.remove();
  }
});

describe('connecting', () => {
  test('lists the server’s languages', async () => {
    await open();
    await connect('http://localhost:8787', 'secret');
    expect(textOf('connection-messages')).toBe(
      'Connected: 3 languages, 2 with flashcards.Sync Spanish to EnglishSync German to English',
    );
    expect(textOf('connected-address')).toBe('http://localhost:8787');
    expect(document.activeElement).toBe(byId('connection-title'));
  });

  test('with a wrong key says so, keeps the typed text and focuses the key', async () => {
    const { background } = await open();
    background.failures.set('upstream.connect', 'key-refused');
    await connect('http://localhost:8787', 'wrong');
    expect(textOf('connection-messages')).toContain('The server refused the key.');
    expect(byId<HTMLInputElement>('server-address').value).toBe('http://localhost:8787');
    expect(byId<HTMLInputElement>('api-key').value).toBe('wrong');
    expect(byId('api-key').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(byId('api-key'));
  });

  test('hides the key until it is revealed', async () => {
    await open();
    const field = byId<HTMLInputElement>('api-key');
    expect([field.type, field.autocomplete]).toEqual(['password', 'off']);
    await settle(() => field.parentElement?.querySelector('button')?.click());
    expect(byId<HTMLInputElement>('api-key')).toBe(field);
    expect(field.type).toBe('text');
  });

  test('can be undone: the decks stay', async () => {
    const { background } = await open(connected(makeSpanishBackground()));
    await settle(() => byId('disconnect').click());
    expect(textOf('connection-messages')).toContain('your decks stay');
    expect(background.decks).toHaveLength(1);
    expect(byId<HTMLInputElement>('server-address').value).toBe('https://cards.example.org');
  });
});

describe('getting a deck', () => {
  test('is offered only while a server is connected', async () => {
    await open();
    expect(document.getElementById('server-decks')).toBeNull();
  });

  test('starts with the chosen pair', async () => {
    const { background, model } = await open(connected());
    await chooseLanguage('pair-from', 'spa');
    await settle(() => byId<HTMLFormElement>('pair-form').requestSubmit());
    expect(background.requests).toContainEqual({ name: 'sync.start', request: { from: 'spa', to: 'eng' } });
    background.syncs = [makeSync('spa-eng')];
    await settle(() => model.refresh());
    expect(textOf('sync-messages')).toContain('Spanish to English has started');
    Object.assign(background, { syncs: [], decks: makeSpanishBackground().decks });
    await settle(() => model.refresh());
    expect(textOf('sync-messages')).toBe('Spanish to English is synced: 3 cards.');
  });

  test('that cannot start gives the reason', async () => {
    const { background } = await open(connected());
    background.failures.set('sync.start', 'not-connected');
    await settle(() => byId<HTMLFormElement>('pair-form').requestSubmit());
    expect(textOf('deck-messages')).toContain('No server is connected.');
  });
});

describe('the decks', () => {
  test('show their content and origin', async () => {
    await open(makeSpanishBackground());
    const row = byId('deck-list').querySelector('[data-pair="spa-eng"]');
    expect(row?.textContent).toContain('3 cards');
    expect(row?.textContent).toContain('From https://cards.example.org');
  });

  test('that stopped with their server offer no retry at another one', async () => {
    const sync = makeSync('spa-eng', { state: 'failed', error: 'not-connected' });
    const { root, background, model } = await open(connected(makeBackground({ syncs: [sync] })));
    const buttons = () => [...root.querySelectorAll('.sync-buttons button')].map(({ textContent }) => textContent);
    expect(buttons()).toEqual(['Cancel']);
    background.syncs = [{ ...sync, error: 'key-refused' }];
    await settle(() => model.refresh());
    expect(buttons()).toEqual(['Try again', 'Cancel']);
  });

  test('that may lack unreadable cards say so', async () => {
    const background = connected(makeSpanishBackground());
    background.syncs = [makeSync('spa-eng', { state: 'done', skipped: 20 })];
    const { model } = await open(background);
    expect(textOf('deck-list')).toContain('20 responses from the server could not be read: cards may be missing.');
    await chooseLanguage('pair-from', 'spa');
    await settle(() => byId<HTMLFormElement>('pair-form').requestSubmit());
    expect(textOf('sync-messages')).toBe(
      'Spanish to English is synced: 3 cards. 20 responses from the server could not be read: cards may be missing.',
    );
    background.syncs = [makeSync('spa-eng', { state: 'done' })];
    await settle(() => model.refresh());
    expect(textOf('deck-list')).not.toContain('could not be read');
    expect(textOf('sync-messages')).toBe('Spanish to English is synced: 3 cards.');
  });

  test('that have a pair the server lacks say so', async () => {
    const background = makeBackground({
      syncs: [makeSync('spa-eng', { state: 'failed', cards: 0, error: 'deck-empty' })],
    });
    const { root } = await open(background);
    expect(root.querySelector('.sync')?.textContent).toContain('The server has no flashcards for this pair.');
  });

  test('are removed after a question with the focus on the safe answer', async () => {
    const { root, background } = await open(makeSpanishBackground());
    await settle(() => root.querySelector<HTMLButtonElement>('[aria-label="Remove Spanish to English"]')?.click());
    expect(document.activeElement?.textContent).toBe('Keep it');
    expect(background.decks).toHaveLength(1);
    await settle(() => root.querySelector<HTMLButtonElement>('.confirm .is-danger')?.click());
    expect(background.decks).toHaveLength(0);
    expect(textOf('removal-messages')).toContain('Spanish to English was removed');
    expect(document.activeElement).toBe(byId('decks-title'));
  });
});

describe('the sections', () => {
  const listIds = () => [...document.querySelectorAll('main > section')].map(({ id }) => id);

  test('begin with the decks; the server is near the end', async () => {
    await open();
    await vi.waitFor(() =>
      expect(listIds()).toEqual([
        'decks',
        'get-deck',
        'study',
        'sound',
        'hover',
        'marks',
        'shortcuts',
        'own-words',
        'looked-up',
        'anki',
        'appearance',
        'data',
        'connection',
        'licences',
        'about',
      ]),
    );
  });

  test('open where the address names one', async () => {
    location.hash = '#connection';
    try {
      await open();
      expect(document.activeElement?.id).toBe('connection-title');
    } finally {
      location.hash = '';
    }
  });
});

describe('the result of an action on a deck', () => {
  const starters = [makeStarter('deu-eng'), makeStarter('eng-fra')];
  const press = (root: Element, label: string) =>
    settle(() => root.querySelector<HTMLButtonElement>(`[aria-label="${label}"]`)?.click());
  async function openAfterRemoval() {
    const background = makeSpanishBackground();
    background.decks.push(makeDeck('fra-eng'));
    const opened = await open(connected(Object.assign(background, { starters })));
    await press(opened.root, 'Remove Spanish to English');
    await settle(() => opened.root.querySelector<HTMLButtonElement>('.confirm .is-danger')?.click());
    expect(textOf('removal-messages')).toContain('Spanish to English was removed');
    return opened;
  }

  test.each(['Remove French to English', 'Export French to English', 'Add: German to English'])(
    'disappears when the next one begins: %s',
    async (label) => {
      const { root } = await openAfterRemoval();
      await press(root, label);
      expect(textOf('removal-messages')).toBe('');
    },
  );

  test('disappears when another pair or other meanings are chosen', async () => {
    await openAfterRemoval();
    await chooseLanguage('starter-to', 'fra');
    expect(textOf('removal-messages')).toBe('');
  });

  test('disappears when the deck has been added again elsewhere', async () => {
    const { background, model } = await openAfterRemoval();
    background.decks = [...background.decks, makeDeck('spa-eng')];
    await settle(() => model.refresh());
    expect(textOf('removal-messages')).toBe('');
  });

  test('is not shown beside that of the next action', async () => {
    const { root } = await openAfterRemoval();
    await press(root, 'Add: German to English');
    expect(textOf('starter-messages')).toContain('German to English added');
    await press(root, 'Remove French to English');
    expect(textOf('starter-messages')).toBe('');
    await press(root, 'Refresh French to English');
    expect(textOf('sync-messages')).toBe('');
  });

  test('of connecting disappears as well', async () => {
    const { root } = await open(makeBackground({ languages: LANGUAGES, starters, decks: [makeDeck('fra-eng')] }));
    await connect('http://localhost:8787', 'secret');
    await press(root, 'Remove French to English');
    expect(textOf('connection-messages')).toBe('');
  });
});

describe('refreshing automatically', () => {
  const choose = (period: string) => select('auto-refresh', period);

  test('is off by default, and says which server it asks', async () => {
    await open();
    const field = byId<HTMLSelectElement>('auto-refresh');
    expect([field.value, field.labels?.[0]?.textContent]).toEqual(['off', 'Refresh decks automatically']);
    expect(textOf(field.getAttribute('aria-describedby') ?? '')).toContain('only the server that you connected');
  });

  test('is stored when it is chosen', async () => {
    const { background } = await open();
    const field = await choose('weekly');
    expect(background.requests).toContainEqual({
      name: 'settings.put',
      request: { change: { sync: { autoRefresh: 'weekly' } } },
    });
    expect(field.value).toBe('weekly');
  });

  test('follows a change that another page made', async () => {
    const { background, model } = await open();
    background.settings = { ...DEFAULT_SETTINGS, sync: { autoRefresh: 'monthly' } };
    await settle(() => model.refresh());
    expect(byId<HTMLSelectElement>('auto-refresh').value).toBe('monthly');
  });

  test('reverts when it cannot be stored, and gives the reason', async () => {
    const { background } = await open();
    background.failures.set('settings.put', 'storage-full');
    const field = await choose('weekly');
    expect(field.value).toBe('off');
    expect(textOf('auto-refresh-messages')).toContain('The disk is full.');
    expect((await choose('monthly')).value, 'the second time').toBe('off');
  });
});

describe('the starter decks', () => {
  const starters = [
    makeStarter('deu-eng'),
    makeStarter('spa-eng'),
    makeStarter('fra-eng', 450),
    makeStarter('eng-fra'),
  ];
  const buttonOf = (pair: string) =>
    byId('starter-decks').querySelector<HTMLButtonElement>(`[data-pair="${pair}"] button`);

  test('exist without a server, those with few words listed separately', async () => {
    await open(makeBackground({ starters }));
    const rows = [...byId('starter-decks').querySelectorAll('.shelf-row')];
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Spanish2,000 wordsAdd',
      'German2,000 wordsAdd',
      'French450 picture words: nouns onlyAdd',
    ]);
    expect(rows.map((row) => row.closest('details') !== null)).toEqual([false, false, true]);
  });

  test('are added with one click, and the button keeps the focus', async () => {
    const { background } = await open(makeBackground({ starters }));
    const button = buttonOf('deu-eng');
    button?.focus();
    await settle(() => button?.click());
    expect(background.decks.map(({ pair }) => pair)).toEqual(['deu-eng']);
    expect([button?.textContent, button?.getAttribute('aria-label')]).toEqual(['Added', 'Added: German to English']);
    expect(document.activeElement).toBe(button);
    expect(textOf('starter-messages')).toBe('German to English added: 2,000 cards.');
    expect(byId('deck-list').textContent).not.toContain('Refresh');
  });

  test('are added beside a server’s deck', async () => {
    const { background } = await open(connected(Object.assign(makeSpanishBackground(), { starters })));
    await settle(() => buttonOf('spa-eng')?.click());
    expect(background.decks.map(({ origin }) => origin.kind)).toEqual(['upstream', 'starter']);
    expect(buttonOf('spa-eng')?.textContent).toBe('Added');
  });

  test('that cannot be stored say so', async () => {
    const background = makeBackground({ starters });
    background.failures.set('deck.install', 'storage-full');
    await open(background);
    await settle(() => buttonOf('deu-eng')?.click());
    expect(textOf('starter-messages')).toContain('The disk is full.');
    expect(buttonOf('deu-eng')?.textContent).toBe('Add');
  });
});

describe('the licences', () => {
  const reveal = () =>
    settle(() => {
      const details = byId<HTMLDetailsElement>('deck-licences');
      details.open = true;
      details.dispatchEvent(new Event('toggle'));
    });

  test('are read only on request', async () => {
    const { background } = await open(makeBackground({ licences: [makeLicence('deu-eng')] }));
    expect(background.received).not.toContain('deck.licences');
    await reveal();
    expect(textOf('deck-licences')).toContain('A dictionary · 1.2 · dictionary.example · MIT');
    const links = [...byId('deck-licences').querySelectorAll('a')].map(({ href }) => href);
    expect(links).toEqual([
      'https://creativecommons.org/licenses/by-sa/4.0/',
      'https://dictionary.example/',
      'https://spdx.org/licenses/MIT.html',
    ]);
  });

  test('that cannot be read can be requested again', async () => {
    const background = makeBackground({ licences: [makeLicence('deu-eng')] });
    background.failures.set('deck.licences', 'no-answer');
    await open(background);
    await reveal();
    expect(textOf('deck-licences')).toContain('Wayword did not respond.');
    background.failures.clear();
    await settle(() => byId('deck-licences').querySelector('button')?.click());
    expect(textOf('deck-licences')).toContain('A dictionary');
  });
});

test('data that does not open can be replaced by what is stored elsewhere', async () => {
  const { background } = await open(
    makeBackground({ closed: { log: false, decks: true }, failures: new Map([['deck.list', 'storage-unavailable']]) }),
  );
  expect(textOf('damage')).toContain('Wayword can’t open its data');
  background.failures.clear();
  background.closed = { log: false, decks: false };
  await settle(() => byId('damage-repair').click());
  expect(background.received).toContain('check.repair');
  expect(textOf('damage')).toBe('');
});

test('a repair that fails leads to a backup and a new installation', async () => {
  const failures = new Map([
    ['deck.list', 'storage-unavailable'],
    ['check.repair', 'storage-unavailable'],
  ] as const);
  await open(makeBackground({ closed: { log: true, decks: true }, failures }));
  await settle(() => byId('damage-repair').click());
  expect(textOf('damage')).toContain('Wayword can’t repair its data');
  expect(textOf('damage')).toContain('save a backup, remove Wayword from the browser');
});

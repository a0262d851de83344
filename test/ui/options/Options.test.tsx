// @vitest-environment happy-dom
import { render } from 'preact';
import { afterEach, describe, expect, test } from 'vitest';
import { Options } from '../../../src/ui/options/Options.tsx';
import { createOptionsModel } from '../../../src/ui/options/options-model.ts';
import { makeLanguage, makeSpanishBackground, makeSync } from '../support/builders.ts';
import { type FakeBackground, makeBackground } from '../support/fake-background.ts';
import { byId, settle, textOf } from '../support/page.ts';

const LANGUAGES = [makeLanguage('spa', true), makeLanguage('deu', true), makeLanguage('eng')];

async function open(background: FakeBackground = makeBackground({ languages: LANGUAGES })) {
  const root = document.body.appendChild(document.createElement('div'));
  const model = createOptionsModel({ send: background.send, requestPermission: async () => true, spoken: ['en'] });
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

async function connect(address: string, key: string) {
  await type('server-address', address);
  await type('api-key', key);
  await settle(() => byId<HTMLFormElement>('connection-form').requestSubmit());
}

afterEach(async () => {
  for (const root of [...document.body.children]) {
    await settle(() => render(null, root));
    root.remove();
  }
});

describe('connecting', () => {
  test('says what the server has', async () => {
    await open();
    await connect('http://localhost:8787', 'secret');
    expect(textOf('connection-messages')).toBe('Connected: 3 languages, 2 with flashcards');
    expect(textOf('connected-address')).toBe('http://localhost:8787');
    expect(document.activeElement).toBe(byId('connection-title'));
  });

  test('with a wrong key says so, keeps what was typed and goes to the key', async () => {
    const { background } = await open();
    background.failures.set('upstream.connect', 'key-refused');
    await connect('http://localhost:8787', 'wrong');
    expect(textOf('connection-messages')).toContain('The server refused the key.');
    expect(byId<HTMLInputElement>('server-address').value).toBe('http://localhost:8787');
    expect(byId<HTMLInputElement>('api-key').value).toBe('wrong');
    expect(byId('api-key').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(byId('api-key'));
  });

  test('hides the key until it is asked to show it', async () => {
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
    expect(document.getElementById('get-deck')).toBeNull();
  });

  test('starts with the pair that is chosen', async () => {
    const { background, model } = await open(connected());
    const from = byId<HTMLSelectElement>('pair-from');
    from.value = 'spa';
    await settle(() => from.dispatchEvent(new Event('change', { bubbles: true })));
    await settle(() => byId<HTMLFormElement>('pair-form').requestSubmit());
    expect(background.requests).toContainEqual({ name: 'sync.start', request: { from: 'spa', to: 'eng' } });
    background.syncs = [makeSync('spa-eng')];
    await settle(() => model.refresh());
    expect(textOf('sync-messages')).toContain('Spanish to English has started');
    Object.assign(background, { syncs: [], decks: makeSpanishBackground().decks });
    await settle(() => model.refresh());
    expect(textOf('sync-messages')).toBe('Spanish to English is synced: 3 cards.');
  });

  test('that cannot start says why', async () => {
    const { background } = await open(connected());
    background.failures.set('sync.start', 'not-connected');
    await settle(() => byId<HTMLFormElement>('pair-form').requestSubmit());
    expect(textOf('deck-messages')).toContain('No server is connected.');
  });
});

describe('the decks', () => {
  test('show what they are and where they are from', async () => {
    await open(makeSpanishBackground());
    const row = byId('deck-list').querySelector('[data-pair="spa-eng"]');
    expect(row?.textContent).toContain('3 cards');
    expect(row?.textContent).toContain('From https://cards.example.org');
  });

  test('that have a pair the server lacks say so', async () => {
    const background = makeBackground({
      syncs: [makeSync('spa-eng', { state: 'failed', cards: 0, error: 'deck-empty' })],
    });
    const { root } = await open(background);
    expect(root.querySelector('.sync')?.textContent).toContain('The server has no flashcards for this pair.');
  });

  test('are removed after a question, whose safe answer has the focus', async () => {
    const { root, background } = await open(makeSpanishBackground());
    await settle(() => root.querySelector<HTMLButtonElement>('[aria-label="Remove Spanish to English"]')?.click());
    expect(document.activeElement?.textContent).toBe('Keep it');
    expect(background.decks).toHaveLength(1);
    await settle(() => root.querySelector<HTMLButtonElement>('.confirm .is-danger')?.click());
    expect(background.decks).toHaveLength(0);
    expect(textOf('removal-messages')).toContain('Spanish to English is removed');
    expect(document.activeElement).toBe(byId('decks-title'));
  });
});

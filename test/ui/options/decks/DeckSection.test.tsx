// @vitest-environment happy-dom
import { render } from 'preact';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DeckSection } from '../../../../src/ui/options/decks/DeckSection.tsx';
import { createOptionsModel } from '../../../../src/ui/options/options-model.ts';
import { directFiles } from '../../../support/direct-files.ts';
import { makeDeck, makeSync, makeThreeSources } from '../../support/builders.ts';
import { stubExtension } from '../../support/extension.ts';
import { type FakeBackground, makeBackground } from '../../support/fake-background.ts';
import { byId, press, settle, textOf } from '../../support/page.ts';

async function open(background: FakeBackground = makeBackground({ decks: makeThreeSources() })) {
  const root = document.body.appendChild(document.createElement('div'));
  const { send } = background;
  const parts = {
    requestPermission: async () => true,
    spoken: ['en'],
    detect: async () => undefined,
    files: directFiles,
  };
  const model = createOptionsModel({ send, ...parts });
  await settle(() => render(<DeckSection model={model} />, root));
  await settle(() => model.load());
  return { background, model };
}

const rows = () => [...document.querySelectorAll<HTMLElement>('.deck')];
const names = () => rows().map((row) => row.querySelector('.deck-name')?.textContent);
const find = (label: string) => document.querySelector<HTMLElement>(`[aria-label="${label}"]`);
const click = (label: string) =>
  settle(() => {
    find(label)?.focus();
    find(label)?.click();
  });
const changes = ({ requests }: FakeBackground) =>
  requests.filter(({ name }) => name === 'deck.change').map(({ request }) => request);

beforeEach(stubExtension);

afterEach(async () => {
  for (const root of [...document.body.children]) {
    await settle(() => render(null, root));
    root.remove();
  }
});

describe('a pair with one source', () => {
  test('has a badge if the source is a dictionary', async () => {
    const origin = { kind: 'file' as const, name: 'large.json', isDictionary: true as const };
    await open(makeBackground({ decks: [makeDeck('spa-eng', { origin })] }));
    expect([...document.querySelectorAll('.deck-badge')].map(({ textContent }) => textContent)).toEqual(['Dictionary']);
  });

  test('is a plain row, named by its languages', async () => {
    await open(makeBackground({ decks: [makeDeck('spa-eng', { name: 'Mine' })] }));
    expect(names()).toEqual(['Spanish to English']);
    expect(rows()[0]?.textContent).toContain('Mine');
    expect(document.querySelectorAll('.deck input, .deck-order, .deck-badge, .deck-pair-head')).toHaveLength(0);
    expect([...document.querySelectorAll('.deck button')].map(({ textContent }) => textContent)).toEqual([
      'Rename',
      'Export',
      'Remove',
    ]);
  });
});

describe('a pair with several sources', () => {
  test('has a heading and lists them in their order, each by its name or origin', async () => {
    await open();
    expect([...document.querySelectorAll('.deck-pair h3')].map(({ textContent }) => textContent)).toEqual([
      'Spanish to English',
    ]);
    expect(names()).toEqual(['WaywordMain', 'cards.example.org', 'chapter 3']);
    expect(rows().map((row) => row.querySelector('.deck-count')?.textContent)).toEqual([
      '2,000 cards',
      '300 cards',
      '3 cards',
    ]);
    expect(textOf('deck-list')).toContain('Browsing and ranks follow the main deck.');
  });

  test('shows a sync with the source that it writes', async () => {
    const syncs = [makeSync('spa-eng', { source: 'spa-eng:2' })];
    await open(makeBackground({ decks: makeThreeSources(), syncs }));
    expect(rows().map((row) => row.querySelector('.sync') !== null)).toEqual([false, true, false]);
  });

  test('shows a new one that is being written among them', async () => {
    await open(makeBackground({ decks: [makeDeck('spa-eng')], syncs: [makeSync('spa-eng', { source: 'spa-eng:2' })] }));
    expect(names()).toEqual(['cards.example.orgMain', 'From your server']);
  });

  test.each([
    ['Look up', { inLookups: false }],
    ['New words in Study', { inStudy: false }],
  ])('has a switch for each use: %s', async (label, change) => {
    const { background } = await open();
    await click(`${label}: chapter 3 (Spanish to English)`);
    expect(changes(background)).toEqual([{ id: 'spa-eng:3', change }]);
    expect((find(`${label}: chapter 3 (Spanish to English)`) as HTMLInputElement).checked).toBe(false);
  });

  test('a switch that could not be stored reverts', async () => {
    const { background } = await open();
    background.failures.set('deck.change', 'storage-full');
    await click('Look up: chapter 3 (Spanish to English)');
    expect((find('Look up: chapter 3 (Spanish to English)') as HTMLInputElement).checked).toBe(true);
  });

  test('is reordered with buttons, which keep the focus', async () => {
    const { background } = await open();
    const label = 'Move up: chapter 3 (Spanish to English)';
    await click(label);
    expect(names()).toEqual(['WaywordMain', 'chapter 3', 'cards.example.org']);
    expect(document.activeElement).toBe(find(label));
    expect(document.querySelector('.deck-pair > [role="status"]')?.textContent).toBe('chapter 3 is now 2 of 3.');
    await click(label);
    expect(names()[0]).toBe('chapter 3');
    expect([document.activeElement, find(label)?.getAttribute('aria-disabled')]).toEqual([find(label), 'true']);
    await click(label);
    await click('Move down: chapter 3 (Spanish to English)');
    expect(changes(background)).toEqual([
      { id: 'spa-eng:3', change: { move: 'up' } },
      { id: 'spa-eng:3', change: { move: 'up' } },
      { id: 'spa-eng:3', change: { move: 'down' } },
    ]);
  });

  test('has one main source, and any other can become it', async () => {
    const { background } = await open();
    expect(find('Make main: Wayword (Spanish to English)')).toBeNull();
    await click('Make main: chapter 3 (Spanish to English)');
    expect(changes(background)).toEqual([{ id: 'spa-eng:3', change: { isMain: true } }]);
    expect(names()).toEqual(['Wayword', 'cards.example.org', 'chapter 3Main']);
    expect(document.activeElement?.textContent).toBe('chapter 3Main');
  });
});

describe('renaming', () => {
  const field = () => document.querySelector<HTMLInputElement>('.deck-rename input');
  const rename = async (name: string) => {
    const input = field();
    if (input) input.value = name;
    await settle(() => input?.form?.requestSubmit());
  };

  test('stores the typed name, and the button gets the focus back', async () => {
    const { background } = await open();
    await click('Rename: chapter 3 (Spanish to English)');
    expect([field()?.value, document.activeElement]).toEqual(['chapter 3', field()]);
    await rename('  Kapitel 3 ');
    expect(changes(background)).toEqual([{ id: 'spa-eng:3', change: { name: 'Kapitel 3' } }]);
    expect(names()[2]).toBe('Kapitel 3');
    await expect.poll(() => document.activeElement).toBe(find('Rename: Kapitel 3 (Spanish to English)'));
  });

  test('with an empty name restores that of the origin', async () => {
    await open();
    await click('Rename: chapter 3 (Spanish to English)');
    expect(field()?.placeholder).toBe('chapter 3.csv');
    await rename('');
    expect(names()[2]).toBe('chapter 3.csv');
  });

  test('is cancelled with Escape', async () => {
    const { background } = await open();
    await click('Rename: chapter 3 (Spanish to English)');
    await press('Escape', field() ?? document);
    expect([field(), changes(background)]).toEqual([null, []]);
  });
});

describe('removing', () => {
  const box = () => document.querySelector<HTMLInputElement>('.confirm input');
  const confirm = () => settle(() => document.querySelector<HTMLElement>('.confirm .is-danger')?.click());
  const removals = ({ requests }: FakeBackground) =>
    requests.filter(({ name }) => name === 'deck.remove').map(({ request }) => request);

  test('names the source, and removes nothing else', async () => {
    const { background } = await open();
    await click('Remove chapter 3 (Spanish to English)');
    expect(document.querySelector('.confirm-question')?.textContent).toBe(
      'Remove “chapter 3” (Spanish to English, 3 cards) from this device?',
    );
    expect([box(), document.activeElement?.textContent]).toEqual([null, 'Keep it']);
    await confirm();
    expect(removals(background)).toEqual([{ id: 'spa-eng:3' }]);
    expect(names()).toEqual(['WaywordMain', 'cards.example.org']);
    expect(textOf('removal-messages')).toBe('The deck chapter 3 (Spanish to English) was removed.');
    expect(document.activeElement).toBe(byId('decks-title'));
  });

  test('keeps words that only the source has, unless that is turned off', async () => {
    const { background } = await open();
    background.loneWords.set('spa-eng:3', 2).set('spa-eng:2', 1);
    await click('Remove chapter 3 (Spanish to English)');
    expect(document.querySelector('.confirm')?.textContent).toContain(
      '2 words that you are learning are only in this deck.Keep these 2 words as my own words',
    );
    expect(box()?.checked).toBe(true);
    await confirm();
    expect(textOf('removal-messages')).toContain('2 words are now your own.');
    await click('Remove cards.example.org (Spanish to English)');
    await settle(() => box()?.click());
    await confirm();
    expect(removals(background)).toEqual([{ id: 'spa-eng:3', keepWords: true }, { id: 'spa-eng:2' }]);
  });

  test('is cancelled with Escape, and the button gets the focus back', async () => {
    const { background } = await open();
    await click('Remove chapter 3 (Spanish to English)');
    await press('Escape', document.activeElement ?? document);
    await expect.poll(() => document.activeElement).toBe(find('Remove chapter 3 (Spanish to English)'));
    expect(removals(background)).toEqual([]);
  });
});

describe('decks that the storage has lost', () => {
  const LOST = [
    makeDeck('spa-eng', { origin: { kind: 'starter', licence: { id: 'CC0-1.0', url: '' } } }),
    makeDeck('spa-eng', { id: 'spa-eng:2', origin: { kind: 'upstream', address: 'https://decks.example' } }),
    makeDeck('spa-eng', { id: 'spa-eng:3', name: 'Chapter 3', origin: { kind: 'file', name: 'chapter-3.csv' } }),
  ];

  test('are named with the way to get each of them again', async () => {
    await open(makeBackground({ lostDecks: LOST }));
    expect(textOf('lost-decks')).toContain('has lost 3 decks');
    expect([...document.querySelectorAll('#lost-decks li')].map(({ textContent }) => textContent)).toEqual([
      'Spanish to English: comes with Wayword and can be restored now.',
      'Spanish to English: came from https://decks.example. Connect this server again, and sync the deck.',
      'Chapter 3 (Spanish to English): import the file chapter-3.csv again.',
    ]);
  });

  test('that come with the extension are installed by one button', async () => {
    const { background } = await open(makeBackground({ lostDecks: LOST }));
    await settle(() => byId('lost-restore').click());
    expect(background.requests).toContainEqual({ name: 'deck.install', request: { pair: 'spa-eng' } });
  });

  test('can be forgotten', async () => {
    await open(makeBackground({ lostDecks: LOST.slice(1) }));
    expect(document.getElementById('lost-restore')).toBeNull();
    await settle(() => byId('lost-forget').click());
    expect(textOf('lost-decks')).toBe('');
  });

  test('are no message while nothing is lost', async () => {
    await open();
    expect(textOf('lost-decks')).toBe('');
  });
});

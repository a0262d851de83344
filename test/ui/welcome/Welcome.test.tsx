// @vitest-environment happy-dom
import { render } from 'preact';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readPractice } from '../../../scripts/packaged-sentences.ts';
import type { Surroundings } from '../../../src/ui/welcome/surroundings.ts';
import { Welcome } from '../../../src/ui/welcome/Welcome.tsx';
import { createWelcomeMemory } from '../../../src/ui/welcome/welcome-memory.ts';
import { createWelcomeModel } from '../../../src/ui/welcome/welcome-model.ts';
import { makeDeck, makeStarter, makeStorage } from '../support/builders.ts';
import { chooseLanguage } from '../support/choose-language.ts';
import { type FakeBackground, makeBackground } from '../support/fake-background.ts';
import { byId, settle, textOf } from '../support/page.ts';
import { servePublishedDecks } from '../support/published-decks.ts';

const STARTERS = [makeStarter('deu-eng'), makeStarter('spa-eng'), makeStarter('ara-eng', 471)];

interface Opened {
  background?: FakeBackground;
  spoken?: string[];
  surroundings?: Partial<Surroundings>;
}

async function open({
  background = makeBackground({ starters: STARTERS }),
  spoken = ['en'],
  surroundings,
}: Opened = {}) {
  const storage = makeStorage();
  const found: Surroundings = {
    browser: 'chrome',
    isPinned: false,
    lookUpKey: 'Alt+W',
    nextWordKey: 'Alt+.',
    ...surroundings,
  };
  const model = createWelcomeModel({
    send: background.send,
    memory: createWelcomeMemory(() => storage),
    spoken,
    findPractice: readPractice,
    findSurroundings: async () => found,
  });
  const root = document.body.appendChild(document.createElement('div'));
  await settle(() => render(<Welcome model={model} spoken={spoken} />, root));
  await settle(() => model.load());
  return { background, model };
}

const choose = chooseLanguage;

const isDone = (id: string) => byId(id).closest<HTMLElement>('.step')?.dataset.done === 'true';
const withDeck = (pair: string, cards = 2_000) =>
  makeBackground({ starters: STARTERS, decks: [makeDeck(pair, { cards })] });

servePublishedDecks();

afterEach(async () => {
  for (const root of [...document.body.children]) {
    await settle(() => render(null, root));
    root.remove();
  }
});

describe('what a deck includes', () => {
  test('names for a picture deck the number of nouns, the gaps, and where to get more', async () => {
    const starters = [makeStarter('cym-eng', 471)];
    await open({ background: makeBackground({ starters, decks: [makeDeck('cym-eng', { cards: 471 })] }) });
    const said = textOf('welcome-deck-messages');
    expect(said).toContain('471 picture words: nouns only. Most words on a page are not among them.');
    expect(byId<HTMLAnchorElement>('welcome-more-words').getAttribute('href')).toBe('/options.html#get-deck');
  });

  test('names for a deck of words only its number', async () => {
    await open({ background: withDeck('deu-eng', 15_311) });
    expect(textOf('welcome-deck-messages')).toContain('15,311 words added');
    expect(textOf('welcome-deck-messages')).not.toContain('picture');
    expect(document.body.textContent).toContain('All languages, and where to get words for them');
  });
});

test('while a deck arrives, the page counts the words that are here', async () => {
  const deck = makeDeck('deu-eng', { cards: 1_000, isComplete: false, expectedCards: 15_311 });
  await open({ background: makeBackground({ starters: [makeStarter('deu-eng', 15_311)], decks: [deck] }) });
  expect(textOf('welcome-deck-messages')).toBe('So far, 1,000 of 15,311 words are here. They work offline.');
});

describe('the languages', () => {
  test('install their deck once chosen, and the page says so', async () => {
    await open();
    expect(isDone('welcome-deck')).toBe(false);
    expect(document.getElementById('welcome-passage')).toBeNull();
    await choose('welcome-from', 'deu');
    expect(byId('welcome-to').dataset.chosen).toBe('eng');
    expect(textOf('welcome-deck-messages')).toContain('3 words added');
    expect(isDone('welcome-deck')).toBe(true);
    expect(textOf('welcome-deck-title')).toBe('Done: What are you learning?');
  });

  test('say that these are all if none is in a language of the person, and show what there is in theirs', async () => {
    await open({ spoken: ['fr-FR'] });
    expect(byId<HTMLDetailsElement>('offer').open).toBe(false);
    await choose('welcome-from', 'deu');
    expect(textOf('welcome-deck')).toContain('The included deck has meanings in these languages only.');
    expect(byId<HTMLDetailsElement>('offer').open).toBe(true);
    await vi.waitFor(() => expect(byId('offer-to').dataset.chosen).toBe('fra'));
    expect(byId('offer-from').dataset.chosen).toBe('deu');
    await vi.waitFor(() => expect(textOf('offer-published')).toContain('deu-fra.json'));
  });

  test('say in which language the meanings will be, if it is not the first one of the person', async () => {
    await open({ spoken: ['ar', 'en'] });
    await choose('welcome-from', 'deu');
    expect(textOf('welcome-deck')).toContain('Meanings: English. No included deck has them in your first language.');
    expect(byId<HTMLDetailsElement>('offer').open).toBe(true);
  });

  test('say nothing of others if one is in a language of the person', async () => {
    await open({ spoken: ['en-GB'] });
    await choose('welcome-from', 'deu');
    expect(textOf('welcome-deck')).not.toContain('in these languages only');
    expect(byId<HTMLDetailsElement>('offer').open).toBe(false);
  });

  test('whose deck could not be added are retried', async () => {
    const { background } = await open();
    background.failures.set('deck.install', 'storage-full');
    await choose('welcome-from', 'deu');
    expect(textOf('welcome-deck-messages')).toContain('The disk is full');
    background.failures.clear();
    await settle(() => byId('welcome-again').click());
    expect(background.decks.map(({ pair }) => pair)).toEqual(['deu-eng']);
    expect(textOf('welcome-deck-messages')).toContain('work offline');
  });

  test('that the browser suggests beside another deck are offered but not chosen automatically', async () => {
    const background = withDeck('tok-eng', 137);
    await open({ background, spoken: ['en', 'de'] });
    expect(background.received).not.toContain('deck.install');
    await settle(() => byId('welcome-add').click());
    expect(background.decks.map(({ pair }) => pair)).toEqual(['tok-eng', 'deu-eng']);
  });
});

describe('the text', () => {
  test('is in its language, and explains how to look up words', async () => {
    const { background, model } = await open({ background: withDeck('deu-eng') });
    expect(byId('welcome-passage').querySelector('p')?.lang).toBe('de');
    expect(textOf('welcome-hint')).toBe('Rest the pointer on any of these words.');
    expect(textOf('welcome-read')).toContain('Alt+.');
    background.settings = { ...background.settings, hover: { ...background.settings.hover, trigger: 'click' } };
    await settle(() => model.refresh());
    expect(textOf('welcome-hint')).toBe('Click any of these words.');
  });

  test('from right to left consists of words of the deck', async () => {
    const background = withDeck('ara-eng', 471);
    background.cards = new Map([['ara-eng', [[1, 'بيت', ['house', '🏠']]]]]);
    await open({ background });
    const words = byId('welcome-passage').querySelector('ul');
    expect(words?.dir).toBe('rtl');
    expect([...(words?.children ?? [])].map(({ textContent }) => textContent)).toEqual(['بيت']);
  });

  test('says so when a word was looked up', async () => {
    const { model } = await open({ background: withDeck('deu-eng') });
    expect(textOf('welcome-read-messages')).toBe('');
    await settle(() => model.noteCard());
    expect(textOf('welcome-read-messages')).toContain('the words of this deck work like this');
    expect(isDone('welcome-read')).toBe(true);
  });

  test('on a phone is for a finger, and has no keys', async () => {
    const surroundings = { browser: 'android', lookUpKey: undefined, nextWordKey: undefined } as const;
    await open({ background: withDeck('deu-eng'), surroundings });
    expect(textOf('welcome-hint')).toBe('Touch and hold any of these words.');
    expect(textOf('welcome-read')).not.toContain('By keyboard');
    expect(textOf('welcome-keys')).not.toContain('Alt+W');
  });
});

describe('the next steps', () => {
  test('appear once there is a deck, and lead to it', async () => {
    await open();
    expect(document.getElementById('welcome-start-study')).toBeNull();
    expect(document.getElementById('welcome-check')).toBeNull();
    await choose('welcome-from', 'deu');
    expect(byId('welcome-start-study').getAttribute('href')).toBe('/popup.html?tab&study&deck=deu-eng');
    expect(byId('welcome-check').getAttribute('href')).toBe('/progress.html?view=check&deck=deu-eng');
    expect(byId('welcome-connect').getAttribute('href')).toBe('/options.html#connection');
  });

  test('the end appears when there is a deck, a word was looked up and a card answered', async () => {
    const background = withDeck('deu-eng');
    const { model } = await open({ background });
    await settle(() => model.noteCard());
    expect(textOf('welcome-finished')).toBe('');
    const answered = { pair: 'deu-eng', day: 20_778, new: 1, reviews: 1, again: 0, tested: 0, recalled: 0, ms: 900 };
    background.days = [answered];
    await settle(() => model.refresh());
    expect(textOf('welcome-finished')).toContain('You’re ready');
  });
});

describe('the button', () => {
  test.each([
    ['chrome', 'then the pin next to Wayword'],
    ['edge', 'then the eye next to Wayword'],
    ['firefox', 'Pin to Toolbar'],
  ] as const)('in %s: how to pin it to the toolbar', async (browser, hint) => {
    await open({ surroundings: { browser } });
    expect(textOf('welcome-pin')).toContain(hint);
    expect(byId('welcome-pin').querySelector('svg')).not.toBeNull();
    expect(isDone('welcome-pin')).toBe(false);
  });

  test('that is pinned already is a completed step', async () => {
    await open({ surroundings: { isPinned: true } });
    expect(textOf('welcome-pin')).toContain('is in the toolbar');
    expect(isDone('welcome-pin')).toBe(true);
  });
});

test('people who come back find their backups from the first screen', async () => {
  await open();
  const link = byId('welcome-backup');
  expect(link.getAttribute('href')).toBe('/options.html#data');
  expect(link.closest('header')).not.toBeNull();
  expect(textOf('welcome-backup')).toContain('I have a backup');
});

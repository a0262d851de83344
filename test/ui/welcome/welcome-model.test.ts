import { describe, expect, test } from 'vitest';
import { readPractice } from '../../../scripts/packaged-sentences.ts';
import type { Surroundings } from '../../../src/ui/welcome/surroundings.ts';
import { createWelcomeMemory } from '../../../src/ui/welcome/welcome-memory.ts';
import { createWelcomeModel } from '../../../src/ui/welcome/welcome-model.ts';
import { makeDeck, makeStarter, makeStorage, makeSync } from '../support/builders.ts';
import { type FakeBackground, makeBackground } from '../support/fake-background.ts';

const STARTERS = [
  makeStarter('spa-eng'),
  makeStarter('deu-eng'),
  makeStarter('eng-deu'),
  makeStarter('eng-spa'),
  makeStarter('ara-eng', 471),
];
const SURROUNDINGS: Surroundings = { browser: 'chrome', isPinned: false, lookUpKey: 'Alt+W', nextWordKey: 'Alt+.' };
const ANSWERED = { pair: 'deu-eng', day: 20_778, new: 1, reviews: 1, again: 0, tested: 0, recalled: 0, ms: 900 };

interface Opened {
  spoken?: string[];
  storage?: ReturnType<typeof makeStorage>;
}

async function open(background: FakeBackground, { spoken = ['en-GB'], storage = makeStorage() }: Opened = {}) {
  const memory = createWelcomeMemory(() => storage);
  const model = createWelcomeModel({
    send: background.send,
    memory,
    spoken,
    findPractice: readPractice,
    findSurroundings: async () => SURROUNDINGS,
  });
  await model.load();
  // The content of a deck loads on its own.
  await new Promise((resolve) => setTimeout(resolve));
  return model;
}

const pairsOf = ({ decks }: FakeBackground) => decks.map(({ pair }) => pair);
const installed = ({ requests }: FakeBackground) =>
  requests.filter(({ name }) => name === 'deck.install').map(({ request }) => (request as { pair: string }).pair);

describe('a browser without a deck', () => {
  test('with a known target language has the deck at once', async () => {
    const background = makeBackground({ starters: STARTERS });
    const model = await open(background, { spoken: ['de-AT', 'en'] });
    expect(pairsOf(background)).toEqual(['eng-deu']);
    expect(model.deck.value?.pair).toBe('eng-deu');
    expect(model.done.value).toEqual({ deck: true, hover: false, study: false, pin: false });
  });

  test('without one waits for a choice; one language is enough if only one other remains', async () => {
    const background = makeBackground({ starters: STARTERS });
    const model = await open(background);
    expect(installed(background)).toEqual([]);
    expect(model.done.value.deck).toBe(false);
    await model.chooseFrom('deu');
    expect(installed(background)).toEqual(['deu-eng']);
    expect(model.deck.value?.pair).toBe('deu-eng');
  });

  test('two languages are chosen if nothing determines the second', async () => {
    const background = makeBackground({ starters: STARTERS });
    const model = await open(background, { spoken: ['ja'] });
    await model.chooseFrom('eng');
    expect(installed(background)).toEqual([]);
    await model.chooseTo('spa');
    expect(installed(background)).toEqual(['eng-spa']);
  });

  test('a deck that could not be added is reported, and added on retry', async () => {
    const background = makeBackground({ starters: STARTERS });
    const model = await open(background);
    background.failures.set('deck.install', 'storage-full');
    await model.chooseFrom('deu');
    expect(model.starters.problem.value).toBe('storage-full');
    expect(model.isSettling.value).toBe(false);
    background.failures.clear();
    await model.settle();
    expect(pairsOf(background)).toEqual(['deu-eng']);
    expect(model.starters.problem.value).toBeUndefined();
  });
});

describe('another choice', () => {
  test('removes the deck that the page had added', async () => {
    const background = makeBackground({ starters: STARTERS });
    const model = await open(background, { spoken: ['de', 'en'] });
    await model.chooseFrom('spa');
    expect(pairsOf(background)).toEqual(['spa-eng']);
  });

  test('during the installation of a deck replaces it', async () => {
    const background = makeBackground({ starters: STARTERS });
    const model = await open(background);
    const first = model.chooseFrom('deu');
    const second = model.chooseFrom('ara');
    await Promise.all([first, second, model.chooseFrom('spa')]);
    await first;
    expect(pairsOf(background)).toEqual(['spa-eng']);
    expect(installed(background)).toEqual(['deu-eng', 'spa-eng']);
  });

  test('leaves a deck that has been studied', async () => {
    const background = makeBackground({ starters: STARTERS });
    const model = await open(background);
    await model.chooseFrom('deu');
    background.days = [ANSWERED];
    await model.chooseFrom('spa');
    expect(pairsOf(background)).toEqual(['deu-eng', 'spa-eng']);
  });

  test('leaves a deck that existed before', async () => {
    const background = makeBackground({ starters: STARTERS, decks: [makeDeck('deu-eng')] });
    const model = await open(background);
    await model.chooseFrom('spa');
    expect(pairsOf(background)).toEqual(['deu-eng', 'spa-eng']);
  });
});

describe('another choice, after the pair of the added deck got others', () => {
  const file = makeDeck('deu-eng', { id: 'deu-eng:2', origin: { kind: 'file', name: 'meine-wörter.csv' } });

  test('removes only the added one', async () => {
    const background = makeBackground({ starters: STARTERS });
    const model = await open(background);
    await model.chooseFrom('deu');
    background.decks = [...background.decks, { ...file, isMain: false }];
    background.loneWords.set('deu-eng', 3);
    await model.chooseFrom('spa');
    expect(background.decks.map(({ id }) => id)).toEqual(['deu-eng:2', 'spa-eng']);
    expect(background.requests).toContainEqual({ name: 'deck.remove', request: { id: 'deu-eng' } });
  });

  test('leaves one that has taken its id', async () => {
    const background = makeBackground({ starters: STARTERS });
    const model = await open(background);
    await model.chooseFrom('deu');
    background.decks = [{ ...file, id: 'deu-eng' }];
    await model.chooseFrom('spa');
    expect(pairsOf(background)).toEqual(['deu-eng', 'spa-eng']);
  });
});

describe('opened again', () => {
  test('it continues with the existing deck and adds none', async () => {
    const background = makeBackground({ starters: STARTERS, decks: [makeDeck('spa-eng', { cards: 10_000 })] });
    const model = await open(background, { spoken: ['en', 'de'] });
    expect(model.choice.deck.value?.pair).toBe('spa-eng');
    expect(model.deck.value?.cards).toBe(10_000);
    expect(installed(background)).toEqual([]);
  });

  test('it also continues with a deck of a pair without a starter deck', async () => {
    const decks = [makeDeck('tok-eng')];
    const background = makeBackground({
      starters: STARTERS,
      decks,
      cards: new Map([['tok-eng', [[1, 'jan', ['person']]]]]),
    });
    const model = await open(background, { spoken: ['en', 'de'] });
    expect(model.deck.value?.pair).toBe('tok-eng');
    expect(model.passage.value).toEqual({ language: 'tok', paragraphs: [], words: ['jan'] });
  });

  test('a running sync provides the deck', async () => {
    const background = makeBackground({ starters: STARTERS, syncs: [makeSync('deu-eng', { cards: 0 })] });
    const model = await open(background, { spoken: ['en', 'de'] });
    await model.chooseFrom('deu');
    expect(installed(background)).toEqual([]);
  });

  test('completed steps are known from the log, the toolbar, and a looked-up word', async () => {
    const storage = makeStorage();
    const background = makeBackground({ starters: STARTERS, decks: [makeDeck('deu-eng')] });
    (await open(background, { storage })).noteCard();
    background.days = [ANSWERED];
    expect((await open(background, { storage })).done.value).toEqual({
      deck: true,
      hover: true,
      study: true,
      pin: false,
    });
  });
});

test('an answer given elsewhere is noticed on returning', async () => {
  const background = makeBackground({ starters: STARTERS, decks: [makeDeck('deu-eng')] });
  const model = await open(background);
  expect(model.done.value.study).toBe(false);
  background.days = [ANSWERED];
  await model.refresh();
  expect(model.done.value.study).toBe(true);
});

test('it continues with a deck from elsewhere', async () => {
  const background = makeBackground({ starters: STARTERS });
  const model = await open(background);
  background.decks = [makeDeck('spa-eng')];
  await model.refresh();
  expect(model.choice.deck.value?.pair).toBe('spa-eng');
  expect(model.deck.value?.pair).toBe('spa-eng');
});

describe('the reading material', () => {
  test('is a text if the deck has its words', async () => {
    const model = await open(makeBackground({ starters: STARTERS, decks: [makeDeck('deu-eng', { cards: 2_000 })] }));
    expect(model.passage.value?.paragraphs[0]).toContain('eine alte Frau');
  });

  test('is the deck’s first words in other languages, and follows the choice', async () => {
    const cards = new Map<string, [number, string, string[]][]>([
      [
        'ara-eng',
        [
          [1, 'رجل', ['man', '👨']],
          [2, 'بيت', ['house', '🏠']],
        ],
      ],
    ]);
    const background = makeBackground({ starters: STARTERS, decks: [makeDeck('ara-eng', { cards: 471 })], cards });
    const model = await open(background);
    expect(model.passage.value).toEqual({ language: 'ara', paragraphs: [], words: ['رجل', 'بيت'] });
    background.decks = [...background.decks, makeDeck('spa-eng', { cards: 2_000 })];
    await model.refresh();
    await model.chooseFrom('spa');
    await expect.poll(() => model.passage.value?.language).toBe('spa');
  });

  test('is the first words of a deck that is too small for the text', async () => {
    const cards = new Map([['deu-eng', [[1, 'Haus', ['house']]] as [number, string, string[]][]]]);
    const background = makeBackground({ starters: STARTERS, decks: [makeDeck('deu-eng', { cards: 999 })], cards });
    expect((await open(background)).passage.value).toEqual({ language: 'deu', paragraphs: [], words: ['Haus'] });
  });

  test('is missing without a deck', async () => {
    expect((await open(makeBackground({ starters: STARTERS }))).passage.value).toBeUndefined();
  });
});

test('a blocked storage does not block the page', async () => {
  const blocked = createWelcomeMemory(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
  expect(blocked.hasHovered()).toBe(false);
  expect(() => blocked.saveHovered()).not.toThrow();
});

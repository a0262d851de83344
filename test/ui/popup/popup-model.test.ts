import { effect } from '@preact/signals';
import { describe, expect, test, vi } from 'vitest';
import { createPopupModel } from '../../../src/ui/popup/popup-model.ts';
import {
  makeDeck,
  makeMemory,
  makePopupParts,
  makeSpanishBackground,
  makeStarter,
  makeStudyCard,
  makeStudyView,
  makeSync,
  SPANISH_CARDS,
} from '../support/builders.ts';
import { makeBackground } from '../support/fake-background.ts';

async function load(background = makeSpanishBackground(), memory = makeMemory()) {
  const model = createPopupModel(makePopupParts(background.send, memory));
  await model.load();
  return model;
}

describe('what the popup shows', () => {
  test('is undefined until the answer arrives', () => {
    expect(createPopupModel(makePopupParts(makeSpanishBackground().send)).view.value).toBe('loading');
  });

  test('leads to a deck if there is none', async () => {
    expect((await load(makeBackground())).view.value).toBe('empty');
  });

  test('is also a deck that is still loading', async () => {
    const model = await load(makeBackground({ syncs: [makeSync('spa-eng', { cards: 0 })] }));
    expect(model.view.value).toBe('browse');
    expect(model.current.value?.pair).toBe('spa-eng');
  });

  test('is the failure if the lists cannot be read', async () => {
    const background = makeSpanishBackground();
    background.failures.set('deck.list', 'storage-unavailable');
    const model = await load(background);
    expect(model.view.value).toBe('failed');
    expect(model.library.problem.value).toBe('storage-unavailable');
  });

  test('is the deck again once they can', async () => {
    const background = makeSpanishBackground();
    background.failures.set('deck.list', 'storage-unavailable');
    const model = await load(background);
    background.failures.clear();
    await model.load();
    expect(model.view.value).toBe('study');
    expect(model.library.problem.value).toBeUndefined();
  });
});

describe('the first card', () => {
  test('that was last open is requested at once, beside the lists', async () => {
    const background = makeSpanishBackground();
    const memory = makeMemory();
    memory.save({ pair: 'spa-eng', rank: 2 });
    let open = () => {};
    background.gate = new Promise((resolve) => {
      open = resolve;
    });
    const model = createPopupModel(makePopupParts(background.send, memory));
    const loaded = model.load();
    // The lists are not answered before the card is requested.
    const asked = { name: 'lookup.get', request: { path: '/api/v1/fc/?f=spa&t=eng&n=2' } };
    await vi.waitFor(() => expect(background.requests).toContainEqual(asked), { timeout: 20_000 });
    open();
    await loaded;
    expect(model.browse.shown.value?.card.word).toBe('casa');
  });

  test('comes from another deck if the last open one is gone', async () => {
    const memory = makeMemory();
    memory.save({ pair: 'deu-eng', rank: 2 });
    const model = await load(makeSpanishBackground(), memory);
    expect(model.current.value?.pair).toBe('spa-eng');
    expect(model.browse.shown.value?.card.word).toBe('de');
    expect(model.browse.notice.value).toBeUndefined();
  });
});

describe('a starter deck', () => {
  test('is offered only without a deck', async () => {
    const background = makeSpanishBackground();
    await load(background);
    expect(background.received).not.toContain('deck.starters');
  });

  test('opens with its first word to study immediately', async () => {
    const background = makeBackground({ starters: [makeStarter('deu-eng')] });
    const model = await load(background);
    model.beginning.value?.choice.chooseFrom('deu');
    const views: string[] = [];
    const stop = effect(() => {
      views.push(`${model.view.value}: ${model.browse.shown.value?.card.word}`);
    });
    const started = model.start();
    // The background announces the deck before its first card has been requested.
    await model.refresh();
    expect(await started).toBe(true);
    stop();
    expect([...new Set(views)]).toEqual(['empty: undefined', 'empty: first of deu-eng', 'study: first of deu-eng']);
    expect(background.received.filter((name) => name === 'deck.install')).toHaveLength(1);
  });

  test('is not added unless it is chosen', async () => {
    const background = makeBackground({ starters: [makeStarter('deu-eng')] });
    const model = await load(background);
    expect(await model.start()).toBe(false);
    expect(background.received).not.toContain('deck.install');
  });
});

describe('the languages', () => {
  test('come with their decks, those that have one first', async () => {
    const model = await load();
    expect(
      model.groups.value.map(({ language, entries }) => [language.iso639_3, entries.map(({ pair }) => pair)]),
    ).toEqual([
      ['spa', ['spa-eng']],
      ['eng', []],
      ['fra', []],
    ]);
  });

  test('are those of the decks if the list of languages is unavailable', async () => {
    const background = makeSpanishBackground();
    const model = createPopupModel(makePopupParts(background.send));
    background.failures.set('lookup.get', 'internal');
    await model.load();
    expect(model.groups.value.map(({ language }) => language.iso639_3)).toEqual(['spa']);
  });
});

describe('choosing a deck', () => {
  test('shows its card and closes the list', async () => {
    const background = makeSpanishBackground();
    background.decks.push(makeDeck('deu-eng'));
    background.cards.set('deu-eng', [[1, 'Haus', ['house']]]);
    const model = await load(background);
    await model.choose('spa-eng');
    model.panel.value = 'decks';
    await model.choose('deu-eng');
    expect(model.browse.shown.value?.card.word).toBe('Haus');
    expect(model.panel.value).toBe('none');
  });
});

describe('a change in the background', () => {
  test('shows the progress of a sync', async () => {
    const background = makeSpanishBackground(SPANISH_CARDS, { isComplete: false });
    background.syncs = [makeSync('spa-eng', { cards: 3 })];
    const model = await load(background);
    background.syncs = [makeSync('spa-eng', { cards: 700 })];
    await model.refresh();
    expect(model.current.value?.sync?.cards).toBe(700);
  });

  test('leaves a removed deck', async () => {
    const background = makeSpanishBackground();
    const model = await load(background);
    background.decks = [];
    background.cards.clear();
    await model.refresh();
    expect(model.view.value).toBe('empty');
  });

  test('shows the first deck when there was none', async () => {
    const empty = makeBackground();
    const model = await load(empty);
    const filled = makeSpanishBackground();
    empty.decks = filled.decks;
    empty.cards = filled.cards;
    await model.refresh();
    expect(model.browse.shown.value?.card.word).toBe('de');
  });
});

test('a person who browsed finds what waits to be studied at the next opening', async () => {
  const background = makeSpanishBackground();
  background.study = makeStudyView({ card: makeStudyCard('casa'), left: { due: 0, learning: 0, new: 1 } });
  const parts = makePopupParts(background.send, makeMemory());
  for (let times = 0; times < 3; times++) {
    const model = createPopupModel(parts);
    await model.load();
    expect(model.view.value).toBe('study');
    await model.show('browse');
    await model.choose('spa-eng');
    expect(model.view.value, 'another deck does not leave Browse').toBe('browse');
  }
});

test.each([
  ['by its title alone', false, { isPrivate: false }, { title: 'Rot', address: undefined }],
  [
    'by its address too, if addresses are stored',
    true,
    { isPrivate: false },
    { title: 'Rot', address: 'https://a.example/' },
  ],
  ['not at all in a private window', true, { isPrivate: true }, undefined],
])('knows the page of the looked-up words %s', async (_, addresses, tab, expected) => {
  const background = makeSpanishBackground();
  background.settings = { ...background.settings, study: { ...background.settings.study, addresses } };
  const findTab = async () => ({ title: 'Rot', address: 'https://a.example/', ...tab });
  const model = createPopupModel({ ...makePopupParts(background.send), findTab });
  await model.load();
  expect(model.lookedUpPage.value).toEqual(expected);
});

test.each([
  ['counts as a look-up', { isPrivate: false }, 1],
  ['does not count in a private window', { isPrivate: true }, 0],
  ['does not count where the browser names no window', undefined, 0],
])('a word that is opened in the search %s', async (_, tab, count) => {
  const background = makeSpanishBackground();
  const model = createPopupModel({ ...makePopupParts(background.send), findTab: async () => tab });
  model.noteLookUp({ pair: 'spa-eng', word: 'casa' });
  await Promise.resolve();
  const noted = background.requests.filter(({ name }) => name === 'history.note');
  expect(noted.map(({ request }) => request)).toEqual(Array(count).fill({ pair: 'spa-eng', word: 'casa' }));
});

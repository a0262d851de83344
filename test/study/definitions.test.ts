import { describe, expect, test } from 'vitest';
import { createStoreSource } from '../../src/lookup/store-source.ts';
import type { StoredCard } from '../../src/model/card.ts';
import { installSource, removeSource } from '../../src/store/content/sources.ts';
import { createCardMemory } from '../../src/study/card-memory.ts';
import { createDefinitions } from '../../src/study/definitions.ts';
import { createStudy } from '../../src/study/study.ts';
import { defineWord } from '../support/define-word.ts';
import { listOwn, makeOwnWords } from '../support/own-words.ts';
import { makeDeck, makeStoreWith } from '../support/store.ts';

const SENTENCE = 'Ayer compré una sobremesa de roble.';

async function makeLearner() {
  const store = await makeStoreWith(makeDeck());
  const clock = { at: Date.parse('2026-11-21T18:00:00Z'), zoneMinutes: 60 };
  const now = () => {
    clock.at += 1_000;
    return clock;
  };
  const definitions = createDefinitions(store, now, () => 'laptop');
  const settings = async () => ({ newPerDay: 5, retention: 0.9, vulgar: false });
  const study = createStudy({ store, cardMemory: createCardMemory(store), now, settings, newDeviceId: () => 'laptop' });
  const put = (word: string, text: string, sentence?: string) =>
    definitions.put({ id: crypto.randomUUID(), pair: 'spa-eng', word, text, sentence });
  const want = (word: string, sentence?: string) =>
    study.mark({ id: crypto.randomUUID(), pair: 'spa-eng', word, mark: 'want', sentence });
  const list = () => listOwn(makeOwnWords(store, now));
  return { store, definitions, study, put, want, list };
}

describe('the sentences of a word', () => {
  test('are the newest three, with the one of its definition among them', async () => {
    const { study, put, want } = await makeLearner();
    await want('año', 'Hace un año llovió.');
    await put('año', 'twelve months', 'Mi año.');
    await want('año', 'Otro año más.');
    const shown = async () => (await study.next({ pair: 'spa-eng' })).card?.sentences.map(({ text }) => text);
    expect(await shown()).toEqual(['Otro año más.', 'Mi año.', 'Hace un año llovió.']);
    await put('año', 'a year', 'Mi año.');
    await want('año', 'Feliz año.');
    expect(await shown()).toEqual(['Feliz año.', 'Otro año más.', 'Mi año.']);
    await put('año', 'a year', '');
    expect(await shown()).toEqual(['Feliz año.', 'Otro año más.', 'Hace un año llovió.']);
  });

  test('each mark the word, and name their page', async () => {
    const { study } = await makeLearner();
    const met = { sentence: 'Hace un año llovió.', title: 'El tiempo', address: 'https://example.org/tiempo' };
    await study.mark({ id: crypto.randomUUID(), pair: 'spa-eng', word: 'año', mark: 'want', ...met });
    const { card } = await study.next({ pair: 'spa-eng' });
    const { sentence: text, ...origin } = met;
    expect(card).toMatchObject({ isMet: true, sentences: [{ text, ...origin, marked: { start: 8, end: 11 } }] });
  });
});

describe('the headword of an own word', () => {
  const add = async (learner: Awaited<ReturnType<typeof makeLearner>>, headword?: string) =>
    learner.definitions.put({
      id: crypto.randomUUID(),
      pair: 'spa-eng',
      word: 'sobremesas',
      text: 'table talk',
      headword,
    });
  const next = async ({ study }: Awaited<ReturnType<typeof makeLearner>>) =>
    (await study.next({ pair: 'spa-eng' })).card;

  test('is shown, and changes nothing of what was learnt', async () => {
    const learner = await makeLearner();
    await add(learner);
    await learner.want('sobremesas');
    const card = await next(learner);
    if (!card) throw new Error('Expected a card.');
    const { pair, word, choices, retention, seen } = card;
    const answer = { id: crypto.randomUUID(), pair, word, rating: 'again', choice: choices.again } as const;
    await learner.study.answer({ ...answer, retention, seen, spentMs: 1_000 });
    const [before] = await learner.store.study.cards.toArray();
    await add(learner, 'sobremesa');
    expect(await learner.store.study.cards.toArray()).toEqual([before]);
    const prefer = { pair: 'spa-eng', word: 'sobremesas' };
    const { card: after } = await learner.study.next({ pair: 'spa-eng', prefer });
    expect(after).toMatchObject({ word: 'sobremesas', headword: 'sobremesa', phase: 'learning', seen: before?.lastOp });
  });

  test('stays when the meaning changes, and goes when it is cleared', async () => {
    const learner = await makeLearner();
    const headword = async () => (await learner.list())[0]?.headword;
    await add(learner, 'sobremesa');
    await learner.put('sobremesas', 'talk after a meal');
    expect(await headword()).toBe('sobremesa');
    await add(learner, '');
    expect(await headword()).toBe('sobremesas');
  });

  test('brings what the deck says about it, and the deck’s word is not asked as a new one', async () => {
    const learner = await makeLearner();
    const cards: StoredCard[] = [
      [1, 'sobremesa', ['after-dinner talk']],
      [2, 'nuevo', ['new']],
    ];
    await installSource(learner.store, makeDeck({ cards }), 1);
    await add(learner, 'sobremesa');
    await learner.want('sobremesas');
    const card = await next(learner);
    expect(card).toMatchObject({ word: 'sobremesas', rank: 1, meanings: ['after-dinner talk'] });
    await learner.study.mark({ id: crypto.randomUUID(), pair: 'spa-eng', word: 'sobremesas', mark: 'know' });
    expect((await next(learner))?.word).toBe('nuevo');
  });

  test('finds the word under the pointer, joined with the deck’s card of the headword', async () => {
    const learner = await makeLearner();
    const cards: StoredCard[] = [[1, 'sobremesa', ['after-dinner talk'], ['sobremesas']]];
    await installSource(learner.store, makeDeck({ cards }), 1);
    const own = { word: 'sobremesas', headword: 'sobremesa', definition: 'table talk' };
    await add(learner, 'sobremesa');
    for (const text of ['sobremesa', 'sobremesas']) {
      const { entries } = await defineWord(learner.store, { text, offset: 0, language: 'spa' });
      expect(entries, text).toMatchObject([{ ...own, rank: 1, meanings: ['after-dinner talk'] }]);
    }
    await removeSource(learner.store, 'spa-eng');
    await installSource(learner.store, makeDeck({ cards: [[1, 'nuevo', ['new']]] }), 1);
    await add(learner, 'la sobremesa');
    const { entries } = await defineWord(learner.store, { text: 'sobremesa', offset: 0, language: 'spa' });
    expect(entries).toMatchObject([{ ...own, headword: 'la sobremesa', core: 'sobremesa', meanings: [] }]);
  });

  test('names and sorts the word among the paused ones, and brings its meaning', async () => {
    const learner = await makeLearner();
    const hold = (word: string) =>
      learner.study.mark({ id: crypto.randomUUID(), pair: 'spa-eng', word, mark: 'suspend' });
    await add(learner, 'a sobremesa');
    for (const word of ['sobremesas', 'casa']) await hold(word);
    const { words } = await learner.study.held({ pair: 'spa-eng', kind: 'suspended', offset: 0, limit: 9 });
    expect(words).toMatchObject([
      { word: 'sobremesas', headword: 'a sobremesa', rank: undefined, meaning: 'table talk' },
      { word: 'casa', headword: 'casa' },
    ]);
  });
});

describe('a word that no deck has', () => {
  test('appears in a session once requested, with its meaning and sentence', async () => {
    const { study, put, want } = await makeLearner();
    await put('sobremesa', 'table talk', SENTENCE);
    await want('sobremesa');
    const { card } = await study.next({ pair: 'spa-eng' });
    expect(card).toMatchObject({
      word: 'sobremesa',
      rank: undefined,
      meanings: [],
      definition: 'table talk',
      sentences: [{ text: SENTENCE }],
      phase: 'new',
    });
    if (!card) return;
    const { pair, word, choices, retention, seen } = card;
    const answer = {
      id: crypto.randomUUID(),
      pair,
      word,
      rating: 'easy' as const,
      choice: choices.easy,
      retention,
      seen,
    };
    expect(await study.answer({ ...answer, spentMs: 1_000 })).toBe(true);
    expect((await study.next({ pair: 'spa-eng' })).card?.word).toBe('de');
  });

  test('is not asked while it has no meaning', async () => {
    const { study, want } = await makeLearner();
    await want('sobremesa');
    expect((await study.next({ pair: 'spa-eng' })).card?.word).toBe('de');
  });
});

describe('the list of own words', () => {
  test('starts with the newest, and says which are in the deck and which are studied', async () => {
    const { list, put, want } = await makeLearner();
    await put('an\u0303o', 'twelve months');
    await put('sobremesa', 'table talk', SENTENCE);
    await want('sobremesa');
    expect(await list()).toMatchObject([
      { word: 'sobremesa', definition: 'table talk', sentence: { text: SENTENCE }, rank: undefined, isWanted: true },
      { word: 'año', definition: 'twelve months', rank: 8, isWanted: false },
    ]);
  });

  test('keeps a sentence when only the meaning changes, and loses it when it is cleared', async () => {
    const { list, put } = await makeLearner();
    const sentence = async () => (await list())[0]?.sentence?.text;
    await put('sobremesa', 'table talk', SENTENCE);
    await put('sobremesa', 'talk after a meal');
    expect(await sentence()).toBe(SENTENCE);
    await put('sobremesa', 'talk after a meal', '');
    expect(await sentence()).toBeUndefined();
  });

  test('survives its deck, and another copy of it', async () => {
    const { store, list, put } = await makeLearner();
    await put('casa', 'home, sweet home', SENTENCE);
    await installSource(store, makeDeck({ cards: [[1, 'nuevo', ['new']]] }), 1);
    expect(await list()).toMatchObject([{ word: 'casa', rank: undefined }]);
    await removeSource(store, 'spa-eng');
    expect(await list()).toMatchObject([
      { word: 'casa', definition: 'home, sweet home', ownSentence: SENTENCE, sentence: { text: SENTENCE } },
    ]);
  });
});

test('an own meaning comes first in the contract’s card and under the pointer, and is not repeated', async () => {
  const { store, study, put } = await makeLearner();
  await put('de', 'from');
  const card = await createStoreSource(store).flashcard({ from: 'spa', to: 'eng' }, 1);
  expect(card).toMatchObject({ word: 'de', meanings: ['from', 'of'] });
  const { entries } = await defineWord(store, { text: 'de', offset: 0, language: 'spa' });
  expect(entries[0]).toMatchObject({ word: 'de', definition: 'from', meanings: ['of'] });
  expect((await study.next({ pair: 'spa-eng' })).card).toMatchObject({ definition: 'from', meanings: ['of'] });
});

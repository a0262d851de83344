import { describe, expect, test } from 'vitest';
import { parseMarkedWords } from '../../src/language/marked-words.ts';
import { type StoredCard, toCardTail, type WordClass } from '../../src/model/card.ts';
import type { DeckOrigin } from '../../src/model/source.ts';
import { createCardMemory } from '../../src/study/card-memory.ts';
import { createReadFirstWords } from '../../src/study/first-words.ts';
import { createStudy, type Study } from '../../src/study/study.ts';
import type { StudySettings } from '../../src/study/study-settings.ts';
import { makeDeck, makeStoreWith, type TestStore } from '../support/store.ts';

const DAY = 86_400_000;
const PAIR = 'deu-eng';
const STARTER: DeckOrigin = { kind: 'starter', licence: { id: 'GPL-3.0-only', url: 'https://www.gnu.org' } };

/** Function words up to rank 8, then nouns, of which the practice text has two. */
const FUNCTION_WORDS = ['sein', 'und', 'in', 'ich', 'haben', 'er', 'werden', 'nicht'];
const NOUNS = ['Zeit', 'Tag', 'Frau', 'Mann', 'Hand', 'Auge', 'Kopf', 'Buch', 'Haus', 'Weg', 'Welt', 'Stadt', 'Wort'];
const OF_TEXT = ['Frau', 'Buch', 'Wort'];
const OTHERS = NOUNS.filter((word) => !OF_TEXT.includes(word));

function toCards(words: readonly string[], classes: WordClass[], firstRank: number): StoredCard[] {
  return words.map((word, index) => [firstRank + index, word, ['meaning'], ...toCardTail([], { classes })]);
}

const CARDS = [...toCards(FUNCTION_WORDS, ['pronoun'], 1), ...toCards(NOUNS, ['noun'], 9)];

/** From rank 22 on: words without a sentence come first by rank. */
const LATER = [
  ...toCards(['selten'], ['adjective'], 22),
  ...toCards(['Wolke', 'Stein', 'Fluss'], ['noun'], 23),
  ...toCards(['hohl'], ['adjective'], 26),
  ...toCards(['Feld', 'Tor'], ['noun'], 27),
];

/** Each word has a sentence. */
const readOrderOf = (words: readonly string[], ofText: readonly string[]) =>
  createReadFirstWords(
    async () => words.map((word) => ({ sentence: parseMarkedWords(`[${word}].`), translation: word })),
    async () => ({ paragraphs: [ofText.join(' ')], words: [...ofText], opening: [] }),
  );

const readFirstWords = readOrderOf([...FUNCTION_WORDS, ...NOUNS, 'Wolke', 'Stein', 'Fluss', 'Feld', 'Tor'], OF_TEXT);

interface Learner {
  store: TestStore;
  study: Study;
  settings: StudySettings;
  clock: { at: number; zoneMinutes: number };
  /** The next new words, none of which is answered. */
  list(count: number): Promise<string[]>;
  answer(count?: number): Promise<string[]>;
}

async function makeLearner(
  settings: Partial<StudySettings> = {},
  origin: DeckOrigin = STARTER,
  cards = CARDS,
): Promise<Learner> {
  const from = { iso639_3: 'deu', name: 'German' };
  const to = { iso639_3: 'eng', name: 'English' };
  const store = await makeStoreWith(makeDeck({ pair: PAIR, from, to, origin, cards }));
  return startStudy(store, { newPerDay: 100, retention: 0.9, vulgar: false, ...settings });
}

function startStudy(
  store: TestStore,
  settings: StudySettings,
  clock = { at: Date.parse('2026-12-01T12:00:00Z'), zoneMinutes: 0 },
): Learner {
  const cardMemory = createCardMemory(store);
  const now = () => clock;
  const newDeviceId = () => 'laptop';
  const study = createStudy({ store, cardMemory, now, settings: async () => settings, newDeviceId, readFirstWords });
  return {
    store,
    study,
    settings,
    clock,
    async list(count) {
      const introduced: { pair: string; word: string; cards: number }[] = [];
      while (introduced.length < count) {
        const { card } = await study.next({ pair: PAIR, introduced });
        if (card?.phase !== 'new') break;
        introduced.push({ pair: PAIR, word: card.word, cards: 0 });
      }
      return introduced.map(({ word }) => word);
    },
    async answer(count = 1) {
      const words: string[] = [];
      while (words.length < count) {
        const { card } = await study.next({ pair: PAIR });
        if (!card) throw new Error('Expected a word to answer, got none.');
        const { pair, word, choices, retention, seen } = card;
        const id = crypto.randomUUID();
        await study.answer({ id, pair, word, rating: 'easy', choice: choices.easy, retention, spentMs: 1_000, seen });
        words.push(word);
        clock.at += 1_000;
      }
      return words;
    },
  };
}

/** The same data on a device that has just started. */
const startAgain = ({ store, settings, clock }: Learner) => startStudy(store, settings, clock);

const BY_RANK = [...FUNCTION_WORDS, ...NOUNS];
const ARRANGED = [...OF_TEXT, ...OTHERS.slice(0, 7), ...OTHERS.slice(7, 9), 'sein', ...OTHERS.slice(9), 'und', 'in'];

describe('a learner who begins', () => {
  test('meets the words of the practice text, then nouns, then function words among them', async () => {
    const learner = await makeLearner();
    expect(await learner.list(ARRANGED.length)).toEqual(ARRANGED);
  });

  test('continues in this order on the next days, also on another device', async () => {
    const learner = await makeLearner({ newPerDay: 6 });
    expect(await learner.answer(6)).toEqual(ARRANGED.slice(0, 6));
    learner.clock.at += DAY;
    expect(await startAgain(learner).list(6)).toEqual(ARRANGED.slice(6, 12));
    expect(await learner.answer(6)).toEqual(ARRANGED.slice(6, 12));
    learner.clock.at += DAY;
    expect(await startAgain(learner).list(3)).toEqual(ARRANGED.slice(12, 15));
  });

  test('may prefer the order of rank, and change this at any time', async () => {
    const learner = await makeLearner({ byRank: true });
    expect(await learner.list(3)).toEqual(BY_RANK.slice(0, 3));
    learner.settings.byRank = false;
    expect(await learner.answer(2)).toEqual(ARRANGED.slice(0, 2));
    learner.settings.byRank = true;
    expect(await learner.list(3)).toEqual(BY_RANK.slice(0, 3));
  });

  test('begins at the chosen start with the words from there on', async () => {
    const learner = await makeLearner({ starts: { [PAIR]: 12 } });
    expect((await learner.list(4)).slice(0, 4)).toEqual(['Buch', 'Wort', 'Mann', 'Hand']);
  });

  test.each([
    ['beyond the practice text', { starts: { [PAIR]: 22 } }, []],
    ['after all words of the text were dismissed', {}, OF_TEXT],
  ])('keeps the order after the first answer, %s', async (_name, settings, dismissed) => {
    const learner = await makeLearner(settings, STARTER, [...CARDS, ...LATER]);
    for (const word of dismissed) await learner.study.mark({ id: word, pair: PAIR, word, mark: 'know' });
    const expected = await learner.list(4);
    expect(expected).not.toContain('selten');
    expect(await learner.answer(1)).toEqual(expected.slice(0, 1));
    expect(await learner.list(3)).toEqual(expected.slice(1));
    expect(await startAgain(learner).list(3)).toEqual(expected.slice(1));
  });

  test('meets a word that was taken on a page first, whatever it is, and keeps the order', async () => {
    const learner = await makeLearner();
    await learner.study.mark({ id: 'want', pair: PAIR, word: 'nicht', mark: 'want' });
    expect(await learner.answer(1)).toEqual(['nicht']);
    expect(await startAgain(learner).list(2)).toEqual(ARRANGED.slice(0, 2));
  });

  test('keeps the order after a mark on a page, and after an undo of the first answer', async () => {
    const learner = await makeLearner();
    await learner.study.mark({ id: 'know', pair: PAIR, word: 'und', mark: 'know' });
    expect(await startAgain(learner).list(2)).toEqual(ARRANGED.slice(0, 2));
    await learner.answer(1);
    await learner.study.undo('undo', 'undo');
    expect(await learner.list(2)).toEqual(ARRANGED.slice(0, 2));
  });

  test('goes past the words that are dismissed', async () => {
    const learner = await makeLearner();
    const dismissed = ARRANGED.slice(0, 3);
    for (const word of dismissed) await learner.study.mark({ id: word, pair: PAIR, word, mark: 'know' });
    expect(await learner.list(2)).toEqual(ARRANGED.slice(3, 5));
    expect((await startAgain(learner).study.next({ pair: PAIR })).start).toBeUndefined();
  });
});

describe('by rank come the words', () => {
  test('of a learner who began by rank before', async () => {
    const learner = await makeLearner({ byRank: true });
    await learner.answer(1);
    learner.settings.byRank = false;
    expect(await learner.list(3)).toEqual(BY_RANK.slice(1, 4));
    expect(await startAgain(learner).list(3)).toEqual(BY_RANK.slice(1, 4));
  });

  test('of a learner who began by rank from a later start, which is a noun', async () => {
    const learner = await makeLearner({ byRank: true, starts: { [PAIR]: 9 } });
    expect(await learner.answer(1)).toEqual(['Zeit']);
    learner.settings.byRank = false;
    expect(await startAgain(learner).list(3)).toEqual(NOUNS.slice(1, 4));
  });

  test.each<DeckOrigin>([
    { kind: 'upstream', address: 'https://decks.example' },
    { kind: 'file', name: 'words.csv', isRanked: true },
  ])('of a deck that is not included: %o', async (origin) => {
    expect(await (await makeLearner({}, origin)).list(3)).toEqual(BY_RANK.slice(0, 3));
  });
});

test('four dismissed words of the practice text move the start by one step, however rare they are', async () => {
  const nouns = Array.from({ length: 200 }, (_, index) => `Wort ${index + 1}`);
  const text = ['Morgen', 'Frau', 'Kaffee', 'Buch', 'Wort'];
  const cards = [...toCards(nouns, ['noun'], 1), ...toCards(text, ['noun'], 900)];
  const from = { iso639_3: 'deu', name: 'German' };
  const to = { iso639_3: 'eng', name: 'English' };
  const store = await makeStoreWith(makeDeck({ pair: PAIR, from, to, origin: STARTER, cards }));
  const study = createStudy({
    store,
    cardMemory: createCardMemory(store),
    now: () => ({ at: Date.parse('2026-12-01T12:00:00Z'), zoneMinutes: 0 }),
    settings: async () => ({ newPerDay: 10, retention: 0.9, vulgar: false }),
    newDeviceId: () => 'laptop',
    readFirstWords: readOrderOf([...nouns, ...text], text),
  });
  for (const word of text.slice(0, 4)) {
    expect((await study.next({ pair: PAIR })).card?.word).toBe(word);
    await study.mark({ id: word, pair: PAIR, word, mark: 'know' });
  }
  expect(await study.next({ pair: PAIR })).toMatchObject({ start: 32, card: { word: 'Wort' } });
  await study.mark({ id: 'Wort', pair: PAIR, word: 'Wort', mark: 'know' });
  expect(await study.next({ pair: PAIR })).toMatchObject({ start: 95, card: { word: 'Wort 95' } });
});

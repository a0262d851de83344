import { describe, expect, test } from 'vitest';
import type { StoredCard } from '../../src/model/card.ts';
import type { HeldKind } from '../../src/model/held-words.ts';
import { MAX_SPENT_MS } from '../../src/model/limits.ts';
import type { Mark } from '../../src/model/op.ts';
import type { PairId } from '../../src/model/pair.ts';
import type { Rating } from '../../src/model/rating.ts';
import type { Introduced, StudyView, StudyWish } from '../../src/model/study.ts';
import { changeSource, installSource, removeSource } from '../../src/store/content/sources.ts';
import { createCardMemory } from '../../src/study/card-memory.ts';
import { createDefinitions } from '../../src/study/definitions.ts';
import { findLoneWords, keepLoneWords } from '../../src/study/lone-words.ts';
import { makeNewCard } from '../../src/study/replay.ts';
import { createFindStates } from '../../src/study/states.ts';
import { createStudy, type Study } from '../../src/study/study.ts';
import type { StudySettings } from '../../src/study/study-settings.ts';
import { countStreak, sumDays } from '../../src/ui/progress/study-days.ts';
import { listOps } from '../support/list-ops.ts';
import { listOwn, makeOwnWords } from '../support/own-words.ts';
import { ENGLISH, GERMAN, makeCards, makeDeck, makeStoreWith, type TestStore } from '../support/store.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

interface Learner {
  store: TestStore;
  study: Study;
  states: ReturnType<typeof createFindStates>;
  clock: { at: number; zoneMinutes: number };
  settings: StudySettings;
  next(wish?: StudyWish): Promise<StudyView>;
  answer(rating: Rating, view?: StudyView): Promise<StudyView>;
  /** Answers everything until nothing is left. @returns The words in the order in which they were asked. */
  finish(rating?: Rating): Promise<string[]>;
}

const SPANISH: StudyWish = { pair: 'spa-eng' };

async function makeLearner(
  cards = 30,
  settings: StudySettings = { newPerDay: 5, retention: 0.9, vulgar: false },
): Promise<Learner> {
  const store = await makeStoreWith(
    makeDeck({ cards: makeCards(cards) }),
    makeDeck({ pair: 'deu-eng', from: GERMAN, to: ENGLISH, cards: makeCards(20, (rank) => `Wort ${rank}`) }),
  );
  const clock = { at: Date.parse('2026-11-21T18:00:00Z'), zoneMinutes: 60 };
  const now = () => clock;
  const cardMemory = createCardMemory(store);
  const study = createStudy({ store, cardMemory, now, settings: async () => settings, newDeviceId: () => 'laptop' });
  const states = createFindStates({ store, cardMemory, now, ensureCaches: study.ensureCaches });
  const learner: Learner = {
    store,
    study,
    states,
    clock,
    settings,
    next: (wish = SPANISH) => study.next(wish),
    async answer(rating, shown) {
      const { card } = shown ?? (await study.next(SPANISH));
      if (!card) throw new Error('Expected a word to answer, got none.');
      clock.at += 4_000;
      const { pair, word, choices, retention, seen } = card;
      const answer = {
        id: crypto.randomUUID(),
        pair,
        word,
        rating,
        choice: choices[rating],
        retention,
        spentMs: 4_000,
      };
      await study.answer({ ...answer, seen });
      return study.next(SPANISH);
    },
    async finish(rating = 'good') {
      const words: string[] = [];
      for (let view = await study.next(SPANISH); view.card; view = await learner.answer(rating, view)) {
        words.push(view.card.word);
        if (words.length > 500) throw new Error('Expected the session to end, it did not.');
      }
      return words;
    },
  };
  return learner;
}

/** The same learner with a deck that marks every fourth of its words as vulgar. */
async function makeLearnerWithVulgar(settings: Partial<StudySettings> = {}): Promise<Learner> {
  const learner = await makeLearner(30, { newPerDay: 5, retention: 0.9, vulgar: false, ...settings });
  const vulgar = words('palabra', [4, 8, 12, 16, 20, 24, 28]);
  await installSource(learner.store, makeDeck({ cards: makeCards(30), vulgar }), learner.clock.at);
  return learner;
}

const words = (prefix: string, ranks: number[]) => ranks.map((rank) => `${prefix} ${rank}`);

test('a word comes with its pronunciation from a source of facts, also behind its article', async () => {
  const learner = await makeLearner();
  const cards: StoredCard[] = [[1, 'la casa', ['house']]];
  await installSource(learner.store, makeDeck({ cards }), learner.clock.at);
  const { from } = makeDeck();
  const facts = { frequencies: 0, pitches: 0, pronunciations: 1 };
  await installSource(
    learner.store,
    {
      ...{ pair: 'spa-spa', from, to: from, origin: { kind: 'file', name: 'IPA', isDictionary: true, facts } },
      cards: [[1, 'casa', [], [], { reading: 'ˈkasa' }]],
    },
    learner.clock.at,
  );
  expect((await learner.next()).card).toMatchObject({ word: 'la casa', reading: 'ˈkasa', meanings: ['house'] });
});

test('a word without a sentence of its own comes with the dictionary’s example', async () => {
  const learner = await makeLearner();
  const examples: [string, string][] = [['Voy a casa.', 'I am going home.']];
  const cards: StoredCard[] = [
    [1, 'casa', ['house'], [], { examples }],
    [2, 'perro', ['dog'], ['perros'], { examples: [['El perro duerme.']] }],
  ];
  await installSource(learner.store, makeDeck({ cards }), learner.clock.at);
  expect((await learner.next()).card).toMatchObject({
    word: 'casa',
    sentences: [{ text: 'Voy a casa.', translation: 'I am going home.', marked: { start: 6, end: 10 } }],
    isMet: false,
  });
  const met = { id: 'met', pair: 'spa-eng', word: 'perro', mark: 'want', sentence: 'Vi dos Perros.' } as const;
  await learner.study.mark(met);
  expect((await learner.next()).card).toMatchObject({
    word: 'perro',
    sentences: [{ text: 'Vi dos Perros.', marked: { start: 7, end: 13 } }],
    isMet: true,
  });
});

test('a word avoids the days that others share, and its answer stores what its button says', async () => {
  const learner = await makeLearner(2, { newPerDay: 2, retention: 0.9, vulgar: false });
  const plain = (await learner.next()).card?.choices.easy.intervalDays ?? 0;
  expect(plain).toBeGreaterThan(2);
  const { day } = await learner.next();
  const row = { queue: 'review' as const, step: -1, reps: 1, due: day + plain };
  await learner.store.study.cards.bulkPut(
    Array.from({ length: 30 }, (_, index) => ({ ...makeNewCard('deu-eng', `Wort ${index + 1}`), ...row })),
  );
  const { card } = await learner.next();
  const balanced = card?.choices.easy.intervalDays ?? 0;
  expect(balanced).not.toBe(plain);
  await learner.answer('easy');
  const stored = (await listOps(learner.store)).at(-1);
  expect(stored).toMatchObject({ kind: 'review', intervalDays: balanced });
  expect(await learner.store.study.cards.get(['spa-eng', card?.word ?? ''])).toMatchObject({ due: day + balanced });
});

describe('a maximum of reviews', () => {
  /** Two days of new words; ten reviews are due. */
  async function makeBusyLearner(): Promise<Learner> {
    const learner = await makeLearner(30, { newPerDay: 10, retention: 0.9, vulgar: false });
    await learner.finish();
    learner.settings.newPerDay = 0;
    learner.clock.at += 40 * DAY;
    return learner;
  }

  test('asks that many, says how many are postponed, and the badge agrees', async () => {
    const learner = await makeBusyLearner();
    learner.settings.maxReviews = 4;
    expect(await learner.next()).toMatchObject({ left: { due: 4 }, postponed: 6 });
    expect(await learner.study.countDue()).toBe(4);
    expect(await learner.finish()).toHaveLength(4);
    expect(await learner.next()).toMatchObject({ card: undefined, left: { due: 0 }, postponed: 6, tomorrow: 6 });
    expect(await learner.study.countDue()).toBe(0);
  });

  test('leaves the postponed words due on the next day, and the steps of forgotten ones today', async () => {
    const learner = await makeBusyLearner();
    learner.settings.maxReviews = 2;
    await learner.answer('again');
    await learner.answer('good');
    expect(await learner.next()).toMatchObject({ left: { due: 0, learning: 1 }, postponed: 8 });
    await learner.finish();
    learner.clock.at += DAY;
    expect(await learner.next()).toMatchObject({ left: { due: 2 } });
  });

  test('can be raised on the same day', async () => {
    const learner = await makeBusyLearner();
    learner.settings.maxReviews = 4;
    await learner.finish();
    learner.settings.maxReviews = 7;
    expect(await learner.finish()).toHaveLength(3);
  });
});

describe('a holiday', () => {
  const TODAY = 20_778;

  /** Thirty words learnt in one day; all of them are due on day `TODAY + 40`, the last of a holiday. */
  async function makeTraveller(): Promise<Learner> {
    const learner = await makeLearner(30, { newPerDay: 30, retention: 0.9, vulgar: false });
    await learner.finish();
    learner.settings.newPerDay = 2;
    learner.settings.holiday = { first: TODAY + 1, last: TODAY + 40 };
    learner.clock.at += 40 * DAY;
    return learner;
  }

  test('asks nothing, says until when, and the badge agrees', async () => {
    const learner = await makeTraveller();
    expect(await learner.next()).toMatchObject({
      card: undefined,
      left: { due: 0, learning: 0, new: 0 },
      postponed: 30,
      holiday: { kind: 'break', last: TODAY + 40 },
    });
    const prefer = { pair: 'spa-eng', word: 'palabra 1' };
    expect((await learner.next({ ...SPANISH, prefer })).card).toBeUndefined();
    expect(await learner.study.countDue()).toBe(0);
  });

  test('brings the words back in portions, and changes no interval', async () => {
    const learner = await makeTraveller();
    const before = await learner.store.study.read(({ cards }) => cards.toArray());
    learner.clock.at += DAY;
    learner.settings.newPerDay = 0;
    expect(await learner.next()).toMatchObject({
      left: { due: 20 },
      postponed: 10,
      holiday: { kind: 'return', portion: 20 },
    });
    expect(await learner.study.countDue()).toBe(20);
    expect(await learner.store.study.read(({ cards }) => cards.toArray())).toEqual(before);
    expect(await learner.finish()).toHaveLength(20);
    expect(await learner.next()).toMatchObject({ card: undefined, postponed: 10 });
    learner.clock.at += DAY;
    expect(await learner.next()).toMatchObject({ left: { due: 10 }, postponed: 0 });
  });

  test('leaves a lower maximum of reviews in force, and can be ended', async () => {
    const learner = await makeTraveller();
    learner.clock.at += DAY;
    learner.settings.maxReviews = 5;
    expect(await learner.next()).toMatchObject({ left: { due: 5 }, postponed: 25 });
    delete learner.settings.maxReviews;
    learner.settings.holiday = null;
    expect(await learner.next()).toMatchObject({ left: { due: 30 }, postponed: 0, holiday: undefined });
  });

  test('has portions of one and a half times the usual day', async () => {
    const learner = await makeLearner(30, { newPerDay: 30, retention: 0.9, vulgar: false });
    await learner.finish();
    learner.clock.at += 40 * DAY;
    // Thirty reviews on the only day with study before the holiday.
    await learner.finish();
    learner.settings.holiday = { first: TODAY + 41, last: TODAY + 50 };
    learner.clock.at += 11 * DAY;
    expect(await learner.next()).toMatchObject({ holiday: { kind: 'return', portion: 45 } });
  });
});

test('the interval on a button keeps away from an easy day, and is the one stored', async () => {
  const learner = await makeLearner(30, { newPerDay: 10, retention: 0.9, vulgar: false, easyDays: [0] });
  await learner.finish();
  const weekdays: number[] = [];
  for (let rest = 0; rest < 3; rest += 1) {
    learner.settings.newPerDay = 0;
    learner.clock.at += 30 * DAY;
    for (let view = await learner.next(); view.card; ) {
      const { word, choices } = view.card;
      view = await learner.answer('good', view);
      const card = await learner.store.study.read(({ cards }) => cards.get(['spa-eng', word]));
      expect(card).toMatchObject({ intervalDays: choices.good.intervalDays });
      weekdays.push(new Date((card?.due ?? 0) * DAY).getUTCDay());
    }
  }
  expect(weekdays.length).toBeGreaterThanOrEqual(10);
  expect(weekdays).not.toContain(0);
});

test('the reminder is offered from the third day with study on, until the learner chooses', async () => {
  const learner = await makeLearner(30, {
    newPerDay: 2,
    retention: 0.9,
    vulgar: false,
    remindAt: null,
    remindOffer: true,
  });
  const offers: (boolean | undefined)[] = [];
  for (let day = 1; day <= 4; day += 1) {
    offers.push((await learner.next()).isReminderOffered);
    await learner.finish();
    offers.push((await learner.next()).isReminderOffered);
    learner.clock.at += DAY;
  }
  expect(offers).toEqual([false, false, false, false, false, true, false, true]);
  await learner.answer('good');
  learner.settings.remindAt = 18;
  expect((await learner.next()).isReminderOffered).toBe(false);
  Object.assign(learner.settings, { remindAt: null, remindOffer: false });
  expect((await learner.next()).isReminderOffered).toBe(false);
});

test('the last week is summed up from Monday on, until the learner hides it', async () => {
  const learner = await makeLearner(30, { newPerDay: 2, retention: 0.9, vulgar: false });
  // Saturday and Sunday.
  await learner.finish();
  learner.clock.at += DAY;
  const { reviews } = (await learner.next()).today;
  await learner.finish();
  expect([reviews, (await learner.next()).lastWeek]).toEqual([0, undefined]);
  const ops = (await listOps(learner.store)).length;
  learner.clock.at += DAY;
  const { lastWeek } = await learner.next();
  expect(lastWeek).toEqual({ week: lastWeek?.week, days: 2, reviews: ops, new: 4, ms: ops * 4_000 });
  learner.settings.hiddenWeek = lastWeek?.week ?? 0;
  expect((await learner.next()).lastWeek).toBeUndefined();
  // A week without study has no summary.
  learner.clock.at += 7 * DAY;
  expect((await learner.next()).lastWeek).toBeUndefined();
});

describe('words that carry grammar', () => {
  const CARDS: StoredCard[] = [
    [1, 'de', ['of', 'from']],
    [2, 'ser', ['be']],
    [3, 'el', ['the'], [], { examples: [['El sol brilla.', 'The sun shines.']] }],
    [4, 'la', ['the']],
    [5, 'no', ['no']],
  ];
  const origin = { kind: 'starter', licence: { id: 'GPL-3.0-only', url: 'https://www.gnu.org' } } as const;
  const makeSpanish = async (deck: Partial<Parameters<typeof makeDeck>[0]>) => {
    const learner = await makeLearner();
    await removeSource(learner.store, 'spa-eng');
    await installSource(learner.store, makeDeck({ cards: CARDS, ...deck }), learner.clock.at);
    return learner;
  };

  test('are left for reading without a sentence, and come once no others are left', async () => {
    const learner = await makeSpanish({ origin });
    expect([...new Set(await learner.finish('easy'))]).toEqual(['ser', 'el', 'no', 'de', 'la']);
  });

  test('come first if the learner met them on a page', async () => {
    const learner = await makeSpanish({ origin });
    await learner.study.mark({ id: 'want', pair: 'spa-eng', word: 'la', mark: 'want', sentence: 'La casa es azul.' });
    expect((await learner.next()).card).toMatchObject({
      word: 'la',
      sentences: [{ text: 'La casa es azul.' }],
      isMet: true,
    });
  });

  test("come by rank in a list of the learner's own", async () => {
    const learner = await makeSpanish({});
    expect([...new Set(await learner.finish('easy'))]).toEqual(['de', 'ser', 'el', 'la', 'no']);
  });
});

describe('where new words start', () => {
  const mark = (learner: Learner, kind: Mark) =>
    learner.study.mark({ id: kind, pair: 'spa-eng', word: 'palabra 4', mark: kind });
  const startAt = async (rank: number, cards = 30) =>
    makeLearner(cards, { newPerDay: 3, retention: 0.9, vulgar: false, starts: { 'spa-eng': rank } });

  test('is the chosen rank, and nothing before it becomes known', async () => {
    const learner = await startAt(12);
    expect(await learner.next()).toMatchObject({ start: 12, isUntouched: true });
    expect(new Set(await learner.finish())).toEqual(new Set(words('palabra', [12, 13, 14])));
    expect((await learner.study.held({ pair: 'spa-eng', kind: 'known', offset: 0, limit: 10 })).total).toBe(0);
  });

  test('is the top again, once no word from there on is left', async () => {
    const learner = await startAt(29);
    expect(new Set(await learner.finish())).toEqual(new Set(words('palabra', [29, 30, 1])));
  });

  test('can be moved, also to the top, on any day', async () => {
    const learner = await startAt(12);
    await learner.finish();
    learner.settings.starts = { 'spa-eng': 1 };
    learner.clock.at += DAY;
    expect((await learner.finish()).filter((word) => /palabra [1-3]$/.test(word)).length).toBeGreaterThan(0);
    learner.settings.starts = { 'spa-eng': 20 };
    learner.clock.at += DAY;
    expect(await learner.finish()).toEqual(expect.arrayContaining(words('palabra', [20, 21, 22])));
  });

  test('does not hold back a word that the learner asked for', async () => {
    const learner = await startAt(12);
    await learner.study.mark({ id: 'wish', pair: 'spa-eng', word: 'palabra 4', mark: 'want' });
    expect((await learner.next()).card?.word).toBe('palabra 4');
  });

  test('and with no new words a day, those that the learner took still come, ten a day', async () => {
    const learner = await makeLearner(30, { newPerDay: 0, retention: 0.9, vulgar: false });
    expect(await learner.finish()).toEqual([]);
    const taken = Array.from({ length: 12 }, (_, index) => `palabra ${index + 15}`);
    for (const word of taken) await learner.study.mark({ id: word, pair: 'spa-eng', word, mark: 'want' });
    expect((await learner.next()).left).toEqual({ due: 0, learning: 0, new: 10 });
    expect(await learner.finish('easy')).toEqual(taken.slice(0, 10));
    expect((await learner.next()).newTomorrow).toBe(2);
    learner.clock.at += DAY;
    expect((await learner.finish('easy')).filter((word) => taken.includes(word))).toEqual(taken.slice(10));
  });

  test('is of no concern to a session of chosen words, nor is the number of new words', async () => {
    const learner = await makeLearner(30, { newPerDay: 0, retention: 0.9, vulgar: false });
    const mark = (pair: PairId, word: string) => learner.study.mark({ id: `want ${word}`, pair, word, mark: 'want' });
    for (const rank of [2, 9, 12]) await mark('spa-eng', `palabra ${rank}`);
    await mark('deu-eng', 'Wort 3');
    const only = [
      { pair: 'spa-eng', word: 'palabra 9' },
      { pair: 'spa-eng', word: 'palabra 12' },
      { pair: 'deu-eng', word: 'Wort 3' },
    ];
    const asked: string[] = [];
    const next = () => learner.next({ pair: 'spa-eng', isOneDeck: true, only });
    expect((await next()).left).toEqual({ due: 0, learning: 0, new: 2 });
    for (let view = await next(); view.card; view = await next()) {
      asked.push(view.card.word);
      await learner.answer('easy', view);
    }
    expect(asked).toEqual(['palabra 9', 'palabra 12', 'Wort 3']);
  });

  test.each<[string, (learner: Learner) => Promise<unknown>, boolean]>([
    ['at the beginning', async () => undefined, true],
    ['after a word was taken by hand', (learner) => mark(learner, 'want'), true],
    ['after the first answer', (learner) => learner.answer('good'), false],
    [
      'after the answer to a word that was taken',
      (learner) => mark(learner, 'want').then(() => learner.answer('good')),
      false,
    ],
    ['after a word was marked as known', (learner) => mark(learner, 'know'), false],
    ['after a word was paused', (learner) => mark(learner, 'suspend'), false],
  ])('is open or not, %s', async (_name, act, isUntouched) => {
    const learner = await makeLearner();
    await act(learner);
    expect(await learner.next()).toMatchObject({ start: undefined, isUntouched });
  });
});

describe('where new words start, for a learner who knows more than was said', () => {
  const know = (learner: Learner, word: string) =>
    learner.study.mark({ id: `know ${word}`, pair: 'spa-eng', word, mark: 'know' });
  const showsAt = async (learner: Learner, introduced: string[] = []) => {
    const { card, start } = await learner.next({
      ...SPANISH,
      introduced: introduced.map((word) => ({ pair: 'spa-eng', word, cards: 0 })),
    });
    return { word: card?.word, start };
  };
  /** Says "I know it" to the words that are shown. */
  const dismiss = async (learner: Learner, count: number, introduced: string[] = []) => {
    for (let shown = 0; shown < count; shown++) await know(learner, (await showsAt(learner, introduced)).word ?? '');
  };

  test('moves on by the words dismissed in a row, marks none that was not, and one undo takes it back', async () => {
    const learner = await makeLearner(400);
    await dismiss(learner, 4);
    expect(await showsAt(learner)).toEqual({ word: 'palabra 36', start: 36 });
    await dismiss(learner, 2);
    expect(await showsAt(learner)).toEqual({ word: 'palabra 228', start: 228 });
    const { total } = await learner.study.held({ pair: 'spa-eng', kind: 'known', offset: 0, limit: 10 });
    expect(total).toBe(6);
    await learner.study.undo('undo', 'undo');
    expect(await showsAt(learner)).toEqual({ word: 'palabra 100', start: 100 });
  });

  test('is the same for a background that starts again', async () => {
    const learner = await makeLearner(400);
    await dismiss(learner, 5);
    learner.study.forget();
    expect(await showsAt(learner)).toEqual({ word: 'palabra 100', start: 100 });
  });

  test('stays where words are to be learnt, whether they were asked already or only shown', async () => {
    const learner = await makeLearner(400);
    await dismiss(learner, 3);
    // The fourth is kept, so the three words before it no longer count.
    await dismiss(learner, 3, ['palabra 4']);
    expect(await showsAt(learner, ['palabra 4'])).toEqual({ word: 'palabra 8', start: undefined });
    await learner.answer('good');
    expect(await showsAt(learner)).toEqual({ word: 'palabra 8', start: undefined });
  });

  test('still asks the words that were shown before the move', async () => {
    const learner = await makeLearner(400);
    await dismiss(learner, 1);
    const introduced = ['palabra 2'];
    await dismiss(learner, 4, introduced);
    expect(await showsAt(learner, introduced)).toEqual({ word: 'palabra 38', start: 38 });
    const asked = { pair: 'spa-eng', word: 'palabra 2', cards: 3 };
    expect((await learner.next({ ...SPANISH, introduced: [asked] })).card?.word).toBe('palabra 2');
  });

  test('shows the words that were passed over once no others are left', async () => {
    const learner = await makeLearner(40);
    await dismiss(learner, 4);
    expect(new Set(await learner.finish())).toEqual(new Set(words('palabra', [36, 37, 38, 39, 40])));
    learner.clock.at += DAY;
    expect((await learner.next()).left.new).toBe(5);
    expect(await learner.finish()).toContain('palabra 5');
  });

  test('is not moved by words that were marked together', async () => {
    const learner = await makeLearner(400);
    await learner.study.knowUpTo({ id: 'up to', pair: 'spa-eng', rank: 50, isDryRun: false });
    expect(await showsAt(learner)).toEqual({ word: 'palabra 51', start: undefined });
    learner.study.forget();
    await dismiss(learner, 3);
    expect(await showsAt(learner)).toEqual({ word: 'palabra 54', start: undefined });
    await dismiss(learner, 1);
    expect(await showsAt(learner)).toEqual({ word: 'palabra 86', start: 86 });
  });

  test('stays at the top for a learner who went back to it', async () => {
    const learner = await makeLearner(400);
    await dismiss(learner, 4);
    learner.settings.starts = { 'spa-eng': 1 };
    learner.settings.fixedStarts = ['spa-eng'];
    expect(await showsAt(learner)).toEqual({ word: 'palabra 5', start: 1 });
    await dismiss(learner, 5);
    expect(await showsAt(learner)).toEqual({ word: 'palabra 10', start: 1 });
  });

  test('is said at the end of a day as well, when no new word is left', async () => {
    const learner = await makeLearner(400);
    await dismiss(learner, 4);
    await learner.finish();
    expect(await learner.next()).toMatchObject({ card: undefined, start: 36, left: { new: 0 } });
  });

  test("is not moved in a list of the learner's own, whose ranks do not say how common a word is", async () => {
    const learner = await makeLearner();
    await removeSource(learner.store, 'spa-eng');
    const origin = { kind: 'file', name: 'lesson.csv' } as const;
    await installSource(learner.store, makeDeck({ origin, cards: makeCards(400) }), learner.clock.at);
    await dismiss(learner, 6);
    expect(await showsAt(learner)).toEqual({ word: 'palabra 7', start: undefined });
  });
});

describe('a first session', () => {
  test('asks the first words by rank, up to the daily number, and each until it is learnt', async () => {
    const learner = await makeLearner();
    const first = await learner.next();
    expect(first).toMatchObject({ left: { due: 0, learning: 0, new: 5 }, canUndo: false, today: { reviews: 0 } });
    expect(first.card).toMatchObject({ word: 'palabra 1', rank: 1, meanings: ['meaning 1'], phase: 'new', seen: '' });
    const asked = await learner.finish();
    expect(asked.slice(0, 5)).toEqual(words('palabra', [1, 2, 3, 4, 5]));
    expect(asked.toSorted()).toEqual([...asked.slice(0, 5), ...asked.slice(0, 5)].toSorted());
    const done = await learner.next();
    expect(done).toMatchObject({ left: { due: 0, learning: 0, new: 0 }, today: { reviews: 10, new: 5, again: 0 } });
    expect(done.card).toBeUndefined();
  });

  test('comes closer to its end with each answer, and says when the next word returns', async () => {
    const learner = await makeLearner(30, { newPerDay: 2, retention: 0.9, vulgar: false });
    const standOf = ({ today, answersLeft, left }: StudyView) => [today.reviews, answersLeft, left.new, left.learning];
    const stands = [standOf(await learner.next())];
    for (const rating of ['good', 'again', 'good', 'good', 'good'] as const) {
      stands.push(standOf(await learner.answer(rating)));
    }
    expect(stands).toEqual([
      [0, 4, 2, 0],
      [1, 3, 1, 1],
      [2, 3, 0, 2],
      [3, 2, 0, 2],
      [4, 1, 0, 1],
      [5, 0, 0, 0],
    ]);
    expect((await learner.next()).newTomorrow).toBe(2);
  });

  test('introduces new words before it asks them, and its first rating is that of a question', async () => {
    const learner = await makeLearner();
    const introduced: Introduced[] = [];
    const shown: (string | undefined)[] = [];
    for (let cards = 0; cards < 5; cards++) {
      const { card } = await learner.next({ ...SPANISH, introduced });
      shown.push(card?.word);
      for (const word of introduced) word.cards += 1;
      if (card) introduced.push({ pair: card.pair, word: card.word, cards: 0 });
    }
    expect(shown).toEqual(words('palabra', [1, 2, 3, 4, 1]));
    expect(await listOps(learner.store)).toEqual([]);
  });

  test('says when the next word returns, until its time has come', async () => {
    const learner = await makeLearner();
    expect((await learner.next()).stepAt).toBeUndefined();
    const { stepAt } = await learner.answer('good');
    expect(stepAt).toBe(learner.clock.at + 10 * MINUTE);
    learner.clock.at += 10 * MINUTE;
    expect((await learner.next()).stepAt).toBeUndefined();
  });

  test('skips vulgar words, and asks them once they are allowed', async () => {
    const learner = await makeLearnerWithVulgar({ newPerDay: 100 });
    const asked = new Set(await learner.finish('easy'));
    expect(asked.size).toBe(23);
    expect(asked).not.toContain('palabra 4');
    expect((await learner.next()).left.new).toBe(0);
    learner.settings.vulgar = true;
    expect(await learner.finish('easy')).toEqual(words('palabra', [4, 8, 12, 16, 20, 24, 28]));
  });

  test('asks a vulgar word that the learner requested', async () => {
    const learner = await makeLearnerWithVulgar();
    await learner.study.mark({ id: 'wish', pair: 'spa-eng', word: 'palabra 8', mark: 'want' });
    expect((await learner.finish('easy')).toSorted()).toEqual(words('palabra', [1, 2, 3, 5, 8]));
    expect(await learner.states('spa-eng', ['palabra 8', 'palabra 4'])).toMatchObject([
      { state: 'learning' },
      { state: 'new' },
    ]);
  });

  test('keeps asking a vulgar word that was learnt before', async () => {
    const learner = await makeLearnerWithVulgar({ vulgar: true });
    await learner.finish('easy');
    learner.settings.vulgar = false;
    learner.clock.at += 60 * DAY;
    expect(await learner.finish('easy')).toContain('palabra 4');
  });

  test('repeats a forgotten word within the session', async () => {
    const learner = await makeLearner();
    await learner.answer('again');
    for (let count = 0; count < 3; count++) await learner.answer('good');
    learner.clock.at += MINUTE;
    expect((await learner.next()).card).toMatchObject({ word: 'palabra 1', phase: 'learning' });
  });

  test('is empty without new words', async () => {
    const learner = await makeLearner(30, { newPerDay: 0, retention: 0.9, vulgar: false });
    expect((await learner.next()).card).toBeUndefined();
    expect((await learner.next({})).card).toBeUndefined();
  });
});

describe('later days', () => {
  test('ask due words before new ones, and the button’s number is the session’s', async () => {
    const learner = await makeLearner();
    await learner.finish();
    expect(await learner.study.countDue()).toBe(0);
    const { tomorrow } = await learner.next();
    learner.clock.at += 2 * DAY;
    const view = await learner.next();
    expect(view.left).toEqual({ due: 5, learning: 0, new: 5 });
    expect(await learner.study.countDue()).toBe(5);
    expect(tomorrow).toBe(0);
    const asked = await learner.finish();
    expect(asked.slice(0, 5).toSorted()).toEqual(words('palabra', [1, 2, 3, 4, 5]));
    expect(asked.slice(5, 10)).toEqual(words('palabra', [6, 7, 8, 9, 10]));
  });

  test('begin at four in the morning: a minute before, nothing is due', async () => {
    const learner = await makeLearner();
    await learner.answer('good');
    await learner.answer('good', await learner.next({ ...SPANISH, prefer: { pair: 'spa-eng', word: 'palabra 1' } }));
    learner.clock.at = Date.parse('2026-11-23T02:59:59Z');
    expect((await learner.next()).left.due).toBe(0);
    learner.clock.at += 1_000;
    expect((await learner.next()).left.due).toBe(1);
  });

  test('start after a break with the words that are still remembered', async () => {
    const learner = await makeLearner();
    for (const rating of ['again', 'easy'] as const) await learner.answer(rating);
    await learner.finish();
    learner.clock.at += 30 * DAY;
    const { card } = await learner.next();
    expect(card?.word).toBe('palabra 2');
  });

  test('have the words of all decks, or of one', async () => {
    const learner = await makeLearner();
    await learner.finish();
    learner.clock.at += 3 * DAY;
    const german = await learner.next({ pair: 'deu-eng' });
    expect(german.left.due).toBe(5);
    expect((await learner.next({ pair: 'deu-eng', isOneDeck: true })).left).toEqual({ due: 0, learning: 0, new: 5 });
    expect((await learner.next({ pair: 'deu-eng', isOneDeck: true })).card?.word).toBe('Wort 1');
  });

  test('have the configured number of new words over all decks, even if one is chosen', async () => {
    const learner = await makeLearner();
    for (let count = 0; count < 3; count++) await learner.answer('easy');
    const german = { pair: 'deu-eng', isOneDeck: true };
    expect(await learner.next(german)).toMatchObject({ left: { new: 2 }, today: { new: 0 } });
    for (let count = 0; count < 2; count++) await learner.answer('easy', await learner.next(german));
    for (const isOneDeck of [true, false]) {
      expect((await learner.next({ pair: 'deu-eng', isOneDeck })).card).toBeUndefined();
      expect((await learner.next({ pair: 'spa-eng', isOneDeck })).card).toBeUndefined();
    }
    learner.clock.at += DAY;
    expect((await learner.next(german)).left.new).toBe(5);
  });

  test('ask nothing of a removed deck, and resume when it is back', async () => {
    const learner = await makeLearner();
    await learner.finish();
    learner.clock.at += 3 * DAY;
    const deck = await learner.store.content.sources.get('spa-eng');
    await learner.store.content.sources.delete('spa-eng');
    expect(await learner.study.countDue()).toBe(0);
    expect((await learner.next()).card).toBeUndefined();
    if (deck) await learner.store.content.sources.put(deck);
    expect(await learner.study.countDue()).toBe(5);
  });

  test('find a word whose rank has changed, and still ask one that the deck has lost', async () => {
    const learner = await makeLearner();
    await learner.finish();
    await installSource(
      learner.store,
      makeDeck({
        cards: [
          [1, 'nuevo', ['new']],
          [7, 'palabra 1', ['one']],
        ],
      }),
      1,
    );
    learner.clock.at += 3 * DAY;
    const asked = new Map<string, number | undefined>();
    for (let view = await learner.next(); view.card; view = await learner.answer('good', view)) {
      asked.set(view.card.word, view.card.rank);
    }
    expect(asked.get('palabra 1')).toBe(7);
    expect(asked.has('palabra 2')).toBe(true);
    expect(asked.get('palabra 2')).toBeUndefined();
    expect(asked.get('nuevo')).toBe(1);
  });
});

test('a deck that replaces a removed one begins with its first word', async () => {
  const learner = await makeLearner(600);
  await learner.study.knowUpTo({ id: crypto.randomUUID(), pair: 'spa-eng', rank: 300, isDryRun: false });
  expect((await learner.next()).card?.word).toBe('palabra 301');
  await removeSource(learner.store, 'spa-eng');
  await installSource(learner.store, makeDeck({ cards: makeCards(600, (rank) => `otra ${rank}`) }), 1);
  expect((await learner.next()).card?.word).toBe('otra 1');
});

describe('a pair with several sources', () => {
  const list = makeDeck({
    origin: { kind: 'file', name: 'Kapitel 3.csv' },
    cards: [
      [1, 'lista 1', ['list 1']],
      [2, 'palabra 3', ['from the list']],
      [3, 'lista 3', ['list 3']],
    ],
  });

  test('takes new words from the sources in order, each word once', async () => {
    const { store, finish } = await makeLearner();
    await installSource(store, list, 0);
    expect(new Set(await finish())).toEqual(new Set(['lista 1', 'palabra 3', 'lista 3', 'palabra 1', 'palabra 2']));
  });

  test('takes none from a source that is turned off for study, and asks words learnt from it', async () => {
    const learner = await makeLearner();
    const { store, finish, next, clock } = learner;
    const { id } = await installSource(store, list, 0);
    await changeSource(store, id, { inStudy: false });
    expect(new Set(await finish())).toEqual(new Set(Array.from({ length: 5 }, (_, index) => `palabra ${index + 1}`)));
    clock.at += 10 * DAY;
    expect((await next()).card).toMatchObject({ phase: 'review' });
  });

  test('shows the meanings of all of them, and the rank in the main one', async () => {
    const { store, next, answer } = await makeLearner();
    await installSource(store, list, 0);
    await answer('easy');
    expect((await next()).card).toMatchObject({ word: 'palabra 3', rank: 3, meanings: ['from the list', 'meaning 3'] });
  });
});

test('a word that is studied in another source’s spelling is not introduced again', async () => {
  const { store, next, clock, study } = await makeLearner();
  const german = { pair: 'deu-eng', from: GERMAN, to: ENGLISH };
  await removeSource(store, 'deu-eng');
  await installSource(
    store,
    makeDeck({
      ...german,
      cards: [
        [1, 'Haus', ['house']],
        [2, 'Hund', ['dog']],
        [3, 'Zug', ['train']],
      ],
    }),
    0,
  );
  const list = makeDeck({
    ...german,
    origin: { kind: 'file', name: 'Kapitel 3.csv' },
    cards: [[1, 'das Haus', ['house', 'home']]],
  });
  await installSource(store, list, 0);
  const words: string[] = [];
  for (
    let view = await next({ pair: 'deu-eng' });
    view.card && words.length < 10;
    view = await next({ pair: 'deu-eng' })
  ) {
    const { pair, word, choices, retention, seen } = view.card;
    words.push(word);
    clock.at += 4_000;
    const answer = {
      id: crypto.randomUUID(),
      pair,
      word,
      rating: 'easy' as const,
      choice: choices.easy,
      retention,
      spentMs: 1,
    };
    await study.answer({ ...answer, seen });
  }
  expect(words).toEqual(['das Haus', 'Hund', 'Zug']);
});

test.each([
  [MAX_SPENT_MS, MAX_SPENT_MS],
  [MAX_SPENT_MS + 1, MAX_SPENT_MS],
])('an answer after %i ms counts as one after %i ms', async (spentMs, counted) => {
  const { store, study, next } = await makeLearner();
  const { card } = await next();
  if (!card) throw new Error('Expected a word to answer, got none.');
  const { pair, word, choices, retention, seen } = card;
  const answer = { id: crypto.randomUUID(), pair, word, rating: 'good', choice: choices.good, retention } as const;
  await study.answer({ ...answer, seen, spentMs });
  expect(await listOps(store)).toMatchObject([{ spentMs: counted }]);
});

test('a card in Chinese characters shows its reading', async () => {
  const { store, next } = await makeLearner();
  const to = ENGLISH;
  const [japanese, chinese] = [
    { iso639_3: 'jpn', name: 'Japanese' },
    { iso639_3: 'cmn', name: 'Chinese' },
  ];
  await installSource(
    store,
    makeDeck({ pair: 'jpn-eng', from: japanese, to, cards: [[1, '好む', ['like'], ['このむ', '好んで']]] }),
    0,
  );
  await installSource(
    store,
    makeDeck({ pair: 'cmn-eng', from: chinese, to, cards: [[1, '我们', ['we'], ['我們', 'wǒ men']]] }),
    0,
  );
  expect((await next({ pair: 'jpn-eng' })).card?.reading).toBe('このむ');
  expect((await next({ pair: 'cmn-eng' })).card?.reading).toBe('wǒ men');
  expect((await next()).card?.reading).toBeUndefined();
});

describe('removing a source', () => {
  test('finds words in study that only it has, and makes them the learner’s own', async () => {
    const { store, finish, clock } = await makeLearner();
    const { id } = await installSource(
      store,
      makeDeck({
        origin: { kind: 'file', name: 'Kapitel 3.csv' },
        cards: [
          [1, 'lista 1', ['list 1', 'also']],
          [2, 'palabra 3', ['from the list']],
        ],
      }),
      0,
    );
    await finish();
    expect(await findLoneWords(store, id)).toEqual([{ word: 'lista 1', meanings: ['list 1', 'also'] }]);
    const definitions = createDefinitions(
      store,
      () => clock,
      () => 'laptop',
    );
    await keepLoneWords(store, definitions, id);
    await removeSource(store, id);
    expect(await listOwn(makeOwnWords(store, () => clock))).toMatchObject([
      { word: 'lista 1', definition: 'list 1, also' },
    ]);
    expect(await findLoneWords(store, 'spa-eng')).toHaveLength(4);
  });
});

describe('a reopened screen', () => {
  test('continues with the word it showed, new, in a step or due', async () => {
    const learner = await makeLearner();
    const prefer = { pair: 'spa-eng', word: 'palabra 3' };
    expect((await learner.next({ ...SPANISH, prefer })).card?.word).toBe('palabra 3');
    await learner.answer('good', await learner.next({ ...SPANISH, prefer }));
    expect((await learner.next({ ...SPANISH, prefer })).card).toMatchObject({ word: 'palabra 3', phase: 'learning' });
    expect((await learner.next({ ...SPANISH, prefer: { pair: 'spa-eng', word: 'palabra 29' } })).card?.word).toBe(
      'palabra 1',
    );
  });

  test('stores the interval on its button, even on the next day', async () => {
    const learner = await makeLearner();
    await learner.finish();
    learner.clock.at += 4 * DAY;
    const shown = await learner.next();
    learner.clock.at += 2 * DAY;
    await learner.answer('good', shown);
    expect((await listOps(learner.store)).at(-1)).toMatchObject(shown.card?.choices.good ?? {});
  });
});

describe('undo', () => {
  test('continues with the answered word, even after the end of the session', async () => {
    const learner = await makeLearner();
    const asked = await learner.finish();
    const undone = await learner.study.undo(crypto.randomUUID(), 'undo');
    expect(undone?.word).toBe(asked.at(-1));
    learner.clock.at += DAY;
    const view = await learner.next({ ...SPANISH, prefer: { pair: 'spa-eng', word: undone?.word ?? '' } });
    expect(view.card?.word).toBe(asked.at(-1));
    expect(view).toMatchObject({ canUndo: true, canRedo: true });
  });

  test('returns a new word to the day’s number', async () => {
    const learner = await makeLearner();
    await learner.answer('good');
    expect((await learner.next()).left.new).toBe(4);
    await learner.study.undo(crypto.randomUUID(), 'undo');
    expect(await learner.next()).toMatchObject({ card: { word: 'palabra 1', phase: 'new' }, left: { new: 5 } });
  });
});

describe('marks', () => {
  const mark = (learner: Learner, word: string, kind: 'know' | 'want' | 'suspend' | 'bury' | 'reset') =>
    learner.study.mark({ id: crypto.randomUUID(), pair: 'spa-eng', word, mark: kind });

  test('of a word met on a page bring it first, earlier requests before later ones', async () => {
    const learner = await makeLearner();
    expect(await mark(learner, 'palabra 20', 'want')).toEqual({ word: 'palabra 20', state: 'new', isWanted: true });
    learner.clock.at += 1_000;
    await mark(learner, 'palabra 12', 'want');
    expect((await learner.finish()).slice(0, 5)).toEqual(words('palabra', [20, 12, 1, 2, 3]));
  });

  test('of a known word skip it, of a buried one until tomorrow', async () => {
    const learner = await makeLearner();
    await mark(learner, 'palabra 1', 'know');
    await mark(learner, 'palabra 2', 'bury');
    await mark(learner, 'palabra 3', 'suspend');
    expect((await learner.next()).card?.word).toBe('palabra 4');
    learner.clock.at += DAY;
    expect((await learner.next()).card?.word).toBe('palabra 2');
  });

  test('of a reset word make it new again, at its position', async () => {
    const learner = await makeLearner();
    await learner.finish();
    await mark(learner, 'palabra 2', 'reset');
    learner.clock.at += DAY;
    expect((await learner.next()).card).toMatchObject({ word: 'palabra 2', phase: 'new' });
  });

  test('of all words up to a rank leave studied words, and can be undone', async () => {
    const learner = await makeLearner(1_000);
    await learner.answer('good');
    expect(await learner.study.knowUpTo({ id: crypto.randomUUID(), pair: 'spa-eng', rank: 600, isDryRun: false })).toBe(
      599,
    );
    expect((await learner.states('spa-eng', words('palabra', [1, 600, 601]))).map(({ state }) => state)).toEqual([
      'learning',
      'known',
      'new',
    ]);
    const next = async () =>
      (await learner.next({ ...SPANISH, prefer: { pair: 'spa-eng', word: 'palabra 601' } })).card?.word;
    expect(await next()).toBe('palabra 601');
    await learner.study.undo(crypto.randomUUID(), 'undo');
    expect((await learner.next()).card?.word).toBe('palabra 2');
  });
});

test('states follow a word from new to known', async () => {
  const learner = await makeLearner();
  const state = async () => (await learner.states('spa-eng', ['palabra 1']))[0]?.state;
  expect(await state()).toBe('new');
  await learner.answer('good');
  expect(await state()).toBe('learning');
  await learner.finish();
  expect(await state()).toBe('learning');
  learner.clock.at += 2 * DAY;
  expect(await state()).toBe('due');
  for (let count = 0; count < 3; count++) {
    await learner.finish();
    learner.clock.at += 20 * DAY;
  }
  await learner.finish();
  expect(await state()).toBe('known');
});

describe('a clock', () => {
  test('set back by a month keeps asking, and says that it is behind', async () => {
    const learner = await makeLearner();
    await learner.finish();
    learner.clock.at -= 30 * DAY;
    const view = await learner.next();
    expect(view).toMatchObject({ isClockBehind: true, left: { new: 5 } });
    await learner.finish();
    expect((await learner.next()).today.new).toBe(5);
  });

  test('that was a year ahead for a while is not called behind once something was done at the right time', async () => {
    const learner = await makeLearner();
    learner.clock.at += 365 * DAY;
    await learner.answer('good');
    learner.clock.at -= 365 * DAY;
    expect((await learner.next()).isClockBehind).toBe(true);
    expect((await learner.answer('good')).isClockBehind).toBe(false);
    learner.clock.at += 30 * DAY;
    expect((await learner.answer('good')).isClockBehind).toBe(false);
  });

  test('that was a year ahead for a while has not removed the words', async () => {
    const learner = await makeLearner();
    await learner.finish();
    learner.clock.at += 365 * DAY;
    await learner.finish();
    const inTheFuture = (await learner.next()).today.reviews;
    expect(inTheFuture).toBeGreaterThan(0);
    learner.clock.at -= 363 * DAY;
    expect((await learner.next()).left.due).toBe(10);
    await learner.finish();
    expect((await learner.next()).left.due).toBe(0);
  });

  test('that was a year ahead for a while has postponed nothing by a year', async () => {
    const learner = await makeLearner(30, { newPerDay: 3, retention: 0.9, vulgar: false });
    const putOff = (word: string) =>
      learner.study.mark({ id: crypto.randomUUID(), pair: 'spa-eng', word, mark: 'bury' });
    await learner.answer('easy');
    await learner.answer('again');
    learner.clock.at += 365 * DAY;
    for (const word of words('palabra', [1, 2, 3])) await putOff(word);
    expect((await learner.next()).card?.word, 'until tomorrow they wait').toBe('palabra 4');
    learner.clock.at -= 362 * DAY;
    const view = await learner.next();
    expect(view.left).toMatchObject({ due: 1, learning: 1 });
    expect(view.tomorrow).toBe(2);
    expect(await learner.study.countDue()).toBe(2);
    expect((await learner.finish('easy')).toSorted()).toEqual(words('palabra', [1, 2, 3, 4, 5]));
    expect(await learner.next()).toMatchObject({ left: { due: 0, learning: 0, new: 0 } });
  });

  test('that changes time zones during a session continues it', async () => {
    const learner = await makeLearner();
    await learner.answer('good');
    learner.clock.zoneMinutes = 540;
    await learner.finish();
    learner.clock.zoneMinutes = -480;
    learner.clock.at += 2 * DAY + 12 * HOUR;
    expect((await learner.next()).left.due).toBe(5);
  });
});

describe('words that are set aside', () => {
  const held = (learner: Learner, kind: HeldKind) =>
    learner.study.held({ pair: 'spa-eng', kind, offset: 0, limit: 50 });
  const mark = (learner: Learner, word: string, kind: 'know' | 'want' | 'suspend') =>
    learner.study.mark({ id: crypto.randomUUID(), pair: 'spa-eng', word, mark: kind });

  test('are listed by their reason, with rank and meaning, and leave the list when they return to study', async () => {
    const learner = await makeLearner();
    await mark(learner, 'palabra 3', 'suspend');
    await mark(learner, 'palabra 4', 'know');
    expect(await held(learner, 'suspended')).toEqual({
      total: 1,
      words: [{ word: 'palabra 3', headword: 'palabra 3', lapses: 0, rank: 3, meaning: 'meaning 3' }],
      batches: [],
    });
    expect((await held(learner, 'known')).words.map(({ word }) => word)).toEqual(['palabra 4']);
    await mark(learner, 'palabra 3', 'want');
    expect(await held(learner, 'suspended')).toEqual({ total: 0, words: [], batches: [] });
    expect((await learner.next()).card?.word).toBe('palabra 3');
  });

  test('are in dictionary order, page after page', async () => {
    const learner = await makeLearner();
    for (const word of ['zumo', 'ñandú', 'Navidad', 'árbol', 'ojo', 'azul', 'nube']) await mark(learner, word, 'know');
    const read = (offset: number) => learner.study.held({ pair: 'spa-eng', kind: 'known', offset, limit: 4 });
    const pages = [await read(0), await read(4)];
    expect(pages.map(({ words }) => words.map(({ word }) => word))).toEqual([
      ['árbol', 'azul', 'Navidad', 'nube'],
      ['ñandú', 'ojo', 'zumo'],
    ]);
    expect(pages.map(({ total }) => total)).toEqual([7, 7]);
  });

  test('many at once are one entry that can be undone, even after later ones', async () => {
    const learner = await makeLearner(700);
    const id = crypto.randomUUID();
    const upTo = { pair: 'spa-eng', rank: 600 };
    expect(await learner.study.knowUpTo({ ...upTo, id: crypto.randomUUID(), isDryRun: true })).toBe(600);
    expect(await held(learner, 'known')).toMatchObject({ total: 0, batches: [] });
    await learner.study.knowUpTo({ ...upTo, id, isDryRun: false });
    await mark(learner, 'palabra 601', 'suspend');
    const known = await held(learner, 'known');
    expect(known).toMatchObject({ total: 600, batches: [{ id, words: 600 }] });
    expect(known.words).toHaveLength(50);

    expect(await learner.study.undo(crypto.randomUUID(), { ref: id })).toBeDefined();
    expect(await held(learner, 'known')).toEqual({ total: 0, words: [], batches: [] });
    expect((await held(learner, 'suspended')).total).toBe(1);
    expect(await learner.study.undo(crypto.randomUUID(), { ref: id })).toBeUndefined();
    expect(await learner.study.undo(crypto.randomUUID(), 'redo')).toBeDefined();
    expect((await held(learner, 'known')).total).toBe(600);
  });

  test('include words that are forgotten again and again, the worst first', async () => {
    const learner = await makeLearner();
    await learner.finish();
    for (let count = 0; count < 8; count++) {
      learner.clock.at += 40 * DAY;
      const { card } = await learner.next({ ...SPANISH, prefer: { pair: 'spa-eng', word: 'palabra 2' } });
      expect(card?.word).toBe('palabra 2');
      const view = await learner.next({ ...SPANISH, prefer: { pair: 'spa-eng', word: 'palabra 2' } });
      await learner.answer('again', view);
      learner.clock.at += 11 * MINUTE;
      await learner.answer('good', await learner.next({ ...SPANISH, prefer: { pair: 'spa-eng', word: 'palabra 2' } }));
    }
    expect(await held(learner, 'leech')).toMatchObject({ total: 1, words: [{ word: 'palabra 2', lapses: 8 }] });
  });
});

describe('statistics', () => {
  test('have the work by day and deck, the forecast, and the words along the ranks', async () => {
    const learner = await makeLearner(40);
    expect(await learner.study.stats('spa-eng')).toMatchObject({ days: [], retention: 0.9 });
    await learner.finish();
    await learner.study.knowUpTo({ id: crypto.randomUUID(), pair: 'spa-eng', rank: 10, isDryRun: false });
    await learner.study.mark({ id: crypto.randomUUID(), pair: 'spa-eng', word: 'palabra 12', mark: 'suspend' });
    const stats = await learner.study.stats('spa-eng');
    expect(stats.days).toEqual([
      { pair: 'spa-eng', day: stats.day, new: 5, reviews: 10, again: 0, tested: 0, recalled: 0, ms: 40_000 },
    ]);
    expect(stats.forecast).toHaveLength(30);
    expect(stats.forecast.reduce((sum, words) => sum + words, 0)).toBe(5);
    expect(stats.forecast[0]).toBe(0);
    expect(stats.stretches).toHaveLength(8);
    expect(stats.stretches[0]).toEqual({ first: 1, last: 5, words: 5, known: 0, learning: 5 });
    expect(stats.stretches[1]).toEqual({ first: 6, last: 10, words: 5, known: 5, learning: 0 });
    expect(stats.stretches[2]).toEqual({ first: 11, last: 15, words: 5, known: 0, learning: 0 });
    expect(stats.stretches.at(-1)).toMatchObject({ first: 36, last: 40 });
    expect(stats.rest).toBeUndefined();

    learner.clock.at += 3 * DAY;
    const later = await learner.study.stats('spa-eng');
    expect(later.day).toBe(stats.day + 3);
    expect(later.forecast[0], 'what is overdue is due today').toBe(5);
    await learner.finish();
    expect((await learner.study.stats('spa-eng')).days.at(-1)).toMatchObject({ tested: 5, recalled: 5 });
  });

  test('count words in the steps of the day, of every deck, and those postponed until tomorrow', async () => {
    const learner = await makeLearner(40);
    const forecastOf = async (pair: PairId) => (await learner.study.stats(pair)).forecast.slice(0, 2);
    await learner.answer('again');
    const [word] = (await listOps(learner.store)).map((op) => op.word);
    expect(await forecastOf('spa-eng')).toEqual([1, 0]);
    expect(await forecastOf('fra-eng')).toEqual([1, 0]);
    await learner.study.mark({ id: crypto.randomUUID(), pair: 'spa-eng', word: word ?? '', mark: 'bury' });
    expect(await forecastOf('spa-eng')).toEqual([0, 1]);
    expect(await forecastOf('fra-eng')).toEqual([0, 1]);
  });

  test('have a streak that survives a flight over the date line, which removes a day', async () => {
    const learner = await makeLearner();
    const study = async (local: string, zoneMinutes: number) => {
      Object.assign(learner.clock, { at: Date.parse(local) - zoneMinutes * 60_000, zoneMinutes });
      await learner.answer('good');
    };
    const streak = async () => {
      const { days, day, skipped } = await learner.study.stats('spa-eng');
      return countStreak(sumDays(days), day, skipped).current;
    };
    const [honolulu, tokyo] = [-600, 540];
    await study('2026-11-21T20:00:00Z', honolulu);
    await study('2026-11-22T20:00:00Z', honolulu);
    // Nine hours in the air: Monday lasts from the afternoon over the sea to the landing.
    Object.assign(learner.clock, { at: Date.parse('2026-11-24T09:00:00Z') - tokyo * 60_000, zoneMinutes: tokyo });
    expect(await streak(), 'before the first study there').toBe(2);
    await study('2026-11-24T20:00:00Z', tokyo);
    expect(await streak()).toBe(3);
    // Two days at home without study do end it; one is forgiven.
    await study('2026-11-27T20:00:00Z', tokyo);
    expect(await streak()).toBe(1);
  });

  test('say what share of running text the known words make up, now and a month ago', async () => {
    const learner = await makeLearner();
    const coverage: [number, number][] = [
      [10, 0.2],
      [30, 0.3],
    ];
    await installSource(learner.store, makeDeck({ cards: makeCards(30), coverage }), learner.clock.at);
    const achieved = async () => (await learner.study.stats('spa-eng')).achieved;
    const know = (ranks: number[], id: string) =>
      learner.study.knowWords({ id, pair: 'spa-eng', words: words('palabra', ranks), isDryRun: false });
    expect(await achieved()).toMatchObject({ met: 0, known: 0, coverage: { now: 0, learning: 0, before: 0 } });
    await know([1, 2, 3, 4, 5, 6, 7, 8], 'first');
    expect((await achieved()).coverage).toEqual({
      now: expect.closeTo(0.16),
      learning: expect.closeTo(0.16),
      before: 0,
    });
    learner.clock.at += 29 * DAY;
    await learner.answer('good');
    expect((await achieved()).coverage).toEqual({
      now: expect.closeTo(0.16),
      learning: expect.closeTo(0.18),
      before: 0,
    });
    await learner.study.undo('answer back', 'undo');
    learner.clock.at += DAY;
    await know([9, 10], 'second');
    // The word is answered now, but was known a month ago.
    await learner.study.mark({ id: 'reset', pair: 'spa-eng', word: 'palabra 1', mark: 'reset' });
    expect(await achieved()).toMatchObject({
      met: 9,
      known: 9,
      coverage: { now: expect.closeTo(0.18), before: expect.closeTo(0.16) },
      milestone: { words: 30, known: 9, left: 0 },
    });
  });

  test('count words that the deck does not have, and those that were taken into study by hand', async () => {
    const learner = await makeLearner();
    const mark = (word: string, mark: 'know' | 'want') =>
      learner.study.mark({ id: crypto.randomUUID(), pair: 'spa-eng', word, mark });
    await mark('mileurista', 'know');
    await mark('palabra 1', 'know');
    await mark('sobremesa', 'want');
    await mark('palabra 2', 'want');
    const { achieved, days } = await learner.study.stats('spa-eng');
    expect(days).toEqual([]);
    expect(achieved).toMatchObject({ met: 4, known: 2, learning: 0, waiting: 2, deck: { known: 1 } });
    await learner.answer('good', await learner.next({ ...SPANISH, prefer: { pair: 'spa-eng', word: 'palabra 2' } }));
    expect((await learner.study.stats('spa-eng')).achieved).toMatchObject({ met: 4, learning: 1, waiting: 1 });
  });

  test('of a missing deck have no words', async () => {
    const learner = await makeLearner();
    expect(await learner.study.stats('fra-eng')).toMatchObject({ stretches: [], achieved: { deck: { words: 0 } } });
  });
});

test('a word that the deck has twice is asked once, with all its meanings', async () => {
  const learner = await makeLearner();
  const cards: StoredCard[] = [
    [1, 'Bank', ['bank']],
    [2, 'das Haus', ['house']],
    [3, 'Bank', ['bench', 'bank']],
  ];
  await installSource(learner.store, makeDeck({ pair: 'deu-eng', from: GERMAN, to: ENGLISH, cards }), learner.clock.at);
  const wish = { pair: 'deu-eng', isOneDeck: true };
  const view = await learner.next(wish);
  expect(view.card).toMatchObject({ word: 'Bank', rank: 1, meanings: ['bank', 'bench'] });
  expect(view.left.new).toBe(2);
  const { id, ...mark } = { id: crypto.randomUUID(), pair: 'deu-eng', words: ['Bank', 'das Haus', 'Bank'] };
  expect(await learner.study.knowWords({ id, ...mark, isDryRun: true })).toBe(2);
  expect(await learner.study.knowWords({ id, ...mark, isDryRun: false })).toBe(2);
  expect((await learner.next(wish)).card).toBeUndefined();
  expect(await learner.states('deu-eng', ['das Haus'])).toMatchObject([{ word: 'das Haus', state: 'known' }]);
  await learner.study.undo(crypto.randomUUID(), { ref: id });
  expect((await learner.next(wish)).card?.word).toBe('Bank');
});

describe('the rank that the next words of a page reach', () => {
  test('is that of the 500th new word, also where fewer a day are wanted', async () => {
    const { study } = await makeLearner(600);
    expect(await study.findReach('spa-eng')).toBe(500);
  });

  test('moves on by the words that are known or ignored', async () => {
    const { study, store } = await makeLearner(600);
    const words = makeCards(600).map(([, word]) => word);
    await study.knowWords({ id: 'known', pair: 'spa-eng', words: words.slice(0, 30), isDryRun: false });
    await study.mark({ id: 'ignored', pair: 'spa-eng', word: words[40] ?? '', mark: 'suspend' });
    expect(await study.findReach('spa-eng')).toBe(531);
    await study.undo('back', 'undo');
    expect(await study.findReach('spa-eng')).toBe(530);
    expect(await listOps(store)).toHaveLength(3);
  });

  test('counts from the rank at which the learner starts', async () => {
    const { study } = await makeLearner(900, {
      newPerDay: 5,
      retention: 0.9,
      vulgar: false,
      starts: { 'spa-eng': 301 },
      fixedStarts: ['spa-eng'],
    });
    expect(await study.findReach('spa-eng')).toBe(800);
  });

  test('is the last new word of a small deck, and 0 if none is left', async () => {
    const { study } = await makeLearner(30);
    expect(await study.findReach('spa-eng')).toBe(30);
    await study.knowUpTo({ id: 'all', pair: 'spa-eng', rank: 30, isDryRun: false });
    expect(await study.findReach('spa-eng')).toBe(0);
  });
});

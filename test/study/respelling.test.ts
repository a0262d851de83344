import { describe, expect, test } from 'vitest';
import { installSource } from '../../src/store/content/sources.ts';
import { createRespelling } from '../../src/store/study/caches/respelling.ts';
import { createSavedBackups } from '../../src/store/study/copies/saved-backups.ts';
import { createCardMemory } from '../../src/study/card-memory.ts';
import { checkStudy } from '../../src/study/check-study.ts';
import { createDefinitions } from '../../src/study/definitions.ts';
import { createFold, makeNewCard, replay } from '../../src/study/replay.ts';
import { createFindStates } from '../../src/study/states.ts';
import { createStudy } from '../../src/study/study.ts';
import { readBackup, writeBackup } from '../support/backup.ts';
import { makeKeyValues } from '../support/key-values.ts';
import { listOps } from '../support/list-ops.ts';
import { listOwn, makeOwnWords } from '../support/own-words.ts';
import { ENGLISH, GERMAN, makeDeck, makeStore, makeStoreWith, type TestStore } from '../support/store.ts';
import { makeOp, makeReview } from '../support/study.ts';

const OLD = makeDeck({
  pair: 'deu-eng',
  from: GERMAN,
  to: ENGLISH,
  cards: [
    [1, 'stunden', ['hours']],
    [2, 'Jahr', ['year']],
    [3, 'Tag', ['day']],
  ],
});
/** The same deck rebuilt: `stunden` became a form of `Stunde`. */
const REBUILT = makeDeck({
  ...OLD,
  cards: [
    [1, 'Jahr', ['year']],
    [2, 'Stunde', ['hour'], ['Stunden']],
    [3, 'Tag', ['day']],
  ],
  respelt: { stunden: 'Stunde' },
});

const clock = { at: Date.parse('2026-11-21T18:00:00Z'), zoneMinutes: 60 };

function openLearner(store: TestStore) {
  const now = () => clock;
  const cardMemory = createCardMemory(store);
  const settings = async () => ({ newPerDay: 10, retention: 0.9, vulgar: false });
  const study = createStudy({ store, cardMemory, now, settings, newDeviceId: () => 'laptop' });
  const states = createFindStates({ store, cardMemory, now, ensureCaches: study.ensureCaches });
  const definitions = createDefinitions(store, now, () => 'laptop');
  const newId = () => crypto.randomUUID();
  return {
    store,
    study,
    states: async (...words: string[]) => (await states('deu-eng', words)).map(({ state }) => state),
    define: (word: string, text: string) => definitions.put({ id: newId(), pair: 'deu-eng', word, text }),
    definitions,
    mark: (word: string, mark: 'know' | 'suspend' | 'want') => study.mark({ id: newId(), pair: 'deu-eng', word, mark }),
    async answer(word: string) {
      const { card } = await study.next({ pair: 'deu-eng', prefer: { pair: 'deu-eng', word } });
      if (card?.word !== word) throw new Error(`Expected ${word} to be asked, got ${card?.word}.`);
      clock.at += 5_000;
      const { pair, seen, retention, choices } = card;
      const answer = {
        id: newId(),
        pair,
        word,
        rating: 'easy',
        choice: choices.easy,
        retention,
        spentMs: 1,
        seen,
      } as const;
      return study.answer(answer);
    },
  };
}

const openWith = async (deck = OLD) => openLearner(await makeStoreWith(deck));

describe('a word that a new deck version spells differently', () => {
  test('keeps its memory in hover cards, statistics and study, and its definition', async () => {
    const learner = await openWith();
    await learner.answer('stunden');
    await learner.define('stunden', 'my hours');
    expect(await learner.states('stunden')).toEqual(['learning']);
    await installSource(learner.store, REBUILT, clock.at);

    expect(await learner.states('Stunde', 'Jahr')).toEqual(['learning', 'new']);
    const { stretches } = await learner.study.stats('deu-eng');
    expect(stretches.map(({ learning }) => learning)).toEqual([1]);
    expect((await learner.study.next({ pair: 'deu-eng' })).card?.word).toBe('Jahr');
    expect(await listOwn(makeOwnWords(learner.store, () => clock))).toMatchObject([
      { word: 'Stunde', definition: 'my hours', rank: 2 },
    ]);
    expect((await listOps(learner.store)).map(({ word }) => word)).toEqual(['stunden', 'stunden']);
  });

  test('is answered under the new spelling, and both answers form one history', async () => {
    const learner = await openWith();
    await learner.answer('stunden');
    await installSource(learner.store, REBUILT, clock.at);
    clock.at += 30 * 86_400_000;
    await learner.answer('Stunde');
    expect(await learner.store.study.cards.toArray()).toMatchObject([{ word: 'Stunde', reps: 2 }]);
    expect(await learner.study.undo(crypto.randomUUID(), 'undo')).toMatchObject({ word: 'Stunde' });
    expect(await learner.study.undo(crypto.randomUUID(), 'undo')).toMatchObject({ word: 'Stunde' });
    expect(await learner.states('Stunde')).toEqual(['new']);
    await learner.study.undo(crypto.randomUUID(), 'redo');
    expect(await learner.store.study.cards.toArray()).toMatchObject([{ word: 'Stunde', reps: 1 }]);
  });

  test('takes an answer from a page that still shows the old spelling', async () => {
    const learner = await openWith();
    const { card } = await learner.study.next({ pair: 'deu-eng' });
    await installSource(learner.store, REBUILT, clock.at);
    if (!card) throw new Error('Expected a card, got none.');
    const { pair, word, seen, retention, choices } = card;
    const answer = { id: crypto.randomUUID(), pair, word, rating: 'easy', choice: choices.easy, retention } as const;
    expect(await learner.study.answer({ ...answer, spentMs: 1, seen })).toBe(true);
    expect(await learner.states('Stunde')).toEqual(['learning']);
  });

  test('is known after all words up to a rank were marked, and new again when that is undone', async () => {
    const learner = await openWith();
    await learner.study.knowUpTo({ id: 'all', pair: 'deu-eng', rank: 2, isDryRun: false });
    await installSource(learner.store, REBUILT, clock.at);
    expect(await learner.states('Stunde', 'Jahr', 'Tag')).toEqual(['known', 'known', 'new']);
    await learner.study.undo(crypto.randomUUID(), { ref: 'all' });
    expect(await learner.states('Stunde', 'Jahr', 'Tag')).toEqual(['new', 'new', 'new']);
  });

  test('keeps its memory in a profile that gets the log from a backup', async () => {
    const learner = await openWith();
    await learner.answer('stunden');
    const other = openLearner(await makeStoreWith(REBUILT));
    await readBackup(other.store, await writeBackup(learner.store), false);
    expect(await other.states('Stunde')).toEqual(['learning']);
  });

  test('follows a table that grows with a later version', async () => {
    const learner = await openWith();
    await learner.mark('stunden', 'know');
    await learner.mark('Tag', 'suspend');
    await installSource(learner.store, REBUILT, clock.at);
    expect(await learner.states('Stunde', 'Tage')).toEqual(['known', 'new']);
    const later = makeDeck({
      ...REBUILT,
      cards: [
        [1, 'Tage', ['days']],
        [2, 'Stunde', ['hour']],
      ],
    });
    await installSource(learner.store, { ...later, respelt: { stunden: 'Stunde', Tag: 'Tage' } }, clock.at);
    expect(await learner.states('Stunde', 'Tage')).toEqual(['known', 'suspended']);
  });

  test('keeps the old spelling in a deck without respellings, such as one from a server', async () => {
    const learner = await openWith(REBUILT);
    await learner.mark('stunden', 'know');
    expect(await learner.states('Stunde')).toEqual(['known']);
    await installSource(learner.store, OLD, clock.at);
    expect(await learner.states('stunden', 'Stunde')).toEqual(['known', 'new']);
  });

  test('leaves caches that pass the self-check', async () => {
    const learner = await openWith();
    await learner.answer('stunden');
    await installSource(learner.store, REBUILT, clock.at);
    await learner.mark('Stunde', 'suspend');
    const parts = {
      store: learner.store,
      savedBackups: createSavedBackups(makeKeyValues()),
      backUp: async () => undefined,
    };
    expect(await checkStudy(parts)).toMatchObject({ staleRows: 0, answers: 1 });
  });
});

describe('the replay of two spellings', () => {
  const respelling = createRespelling([{ pair: 'deu-eng', respelt: { stunden: 'Stunde' } }]);
  const fold = createFold(respelling);
  const review = (word: string, day: number) => makeReview(makeNewCard('deu-eng', word), 'good', day, { word });

  test('equals that of one word with the ops of both in order of time', () => {
    const ops = [review('Stunde', 20_700), review('stunden', 20_705), review('Stunde', 20_711)];
    const alike = ops.map((op) => ({ ...op, word: 'Stunde' }));
    expect(fold.replay(ops)).toEqual(replay(alike));
    expect(fold.replay(ops).cards).toMatchObject([{ word: 'Stunde', reps: 3, lastDay: 20_711 }]);
  });

  test('leaves the same spelling in another pair alone', () => {
    const op = makeOp({ kind: 'know' }, { pair: 'deu-fra', word: 'stunden' });
    expect(fold.replay([op]).cards).toMatchObject([{ pair: 'deu-fra', word: 'stunden' }]);
  });

  test('has a different name for each table', () => {
    const nameOf = (respelt: Record<string, string>) => createRespelling([{ pair: 'deu-eng', respelt }]).id;
    expect(
      new Set([createRespelling([]).id, nameOf({ a: 'b' }), nameOf({ a: 'c' }), nameOf({ a: 'b', c: 'd' })]).size,
    ).toBe(4);
  });

  test('finds no spelling under property names that every object has', () => {
    expect(respelling.toCurrent('deu-eng', 'constructor')).toBe('constructor');
  });
});

test('a profile without decks keeps words as they were learnt', async () => {
  const learner = openLearner(makeStore());
  await learner.mark('stunden', 'know');
  expect(await learner.states('stunden')).toEqual(['known']);
});

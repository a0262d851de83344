import { describe, expect, test, vi } from 'vitest';
import type { ImportedWord } from '../../src/model/vocabulary.ts';
import type { ImportRequest } from '../../src/study/import-words.ts';
import { findListedWords, matchWords } from '../../src/study/listed-words.ts';
import { toStudyDay } from '../../src/study/study-day.ts';
import { IMPORT_NOW, makeImportLearner } from '../support/import-learner.ts';
import { listOps } from '../support/list-ops.ts';
import { listOwn, makeOwnWords } from '../support/own-words.ts';

const PAIR = 'spa-eng';
const NOW = IMPORT_NOW;
const DAY_MS = 86_400_000;
const DAY = toStudyDay(NOW, 60);

/** A word alone becomes known. */
type Word = string | ImportedWord;

async function makeLearner() {
  const learner = await makeImportLearner();
  const ownWords = makeOwnWords(learner.store, learner.now);
  const run = (words: readonly Word[], id: string = crypto.randomUUID(), options: Partial<ImportRequest> = {}) =>
    learner.wordImport.add({
      id,
      part: '0',
      pair: PAIR,
      known: words.flatMap((word) => (typeof word === 'string' ? [word] : [])),
      words: words.filter((word) => typeof word !== 'string'),
      isLast: true,
      isDryRun: false,
      ...options,
    });
  return { ...learner, ownWords, run };
}

const WORDS: Word[] = [
  'año',
  'sobremesa',
  {
    word: 'ser',
    isInDeck: true,
    outcome: 'continue',
    last: { at: NOW - 3 * DAY_MS, rating: 'good', intervalDays: 10 },
  },
  { word: 'no', isInDeck: true, outcome: 'study', sentence: 'No lo sé.', title: 'Un libro', meaning: 'not' },
  { word: 'duende', isInDeck: false, outcome: 'study', meaning: 'goblin', reading: 'ˈdwen.de' },
  { word: 'ajeno', isInDeck: false, outcome: 'study' },
  {
    word: 'azar',
    isInDeck: false,
    outcome: 'continue',
    meaning: 'chance',
    last: { at: NOW - 9 * DAY_MS, rating: 'hard', intervalDays: 2 },
  },
  { word: 'si', isInDeck: true, outcome: 'continue' },
];

describe('an import of words', () => {
  test('makes them known, continues with the day that the other program set, and keeps what no deck has', async () => {
    const { store, study, run, expectReplayed, ownWords } = await makeLearner();
    expect(await run(WORDS)).toEqual({ known: 2, continued: 2, wanted: 4, defined: 2, answers: 2 });
    await expectReplayed();
    const stateOf = async (word: string) => store.study.cards.get([PAIR, word]);
    expect(await stateOf('año')).toMatchObject({ queue: 'known' });
    expect(await stateOf('sobremesa')).toMatchObject({ queue: 'known' });
    expect(await stateOf('ser')).toMatchObject({ queue: 'review', due: DAY + 7, intervalDays: 10, reps: 1 });
    expect(await stateOf('azar')).toMatchObject({ queue: 'review', due: DAY - 7 });
    expect(await stateOf('no')).toMatchObject({ queue: 'new', met: [{ text: 'No lo sé.', title: 'Un libro' }] });
    const own = await listOwn(ownWords);
    const meanings = Object.fromEntries(own.map(({ word, definition }) => [word, definition]));
    expect(meanings).toMatchObject({ duende: 'ˈdwen.de · goblin', azar: 'chance', ajeno: undefined, no: undefined });
    // Of the answers elsewhere, none was today.
    expect((await study.next({ pair: PAIR })).today).toMatchObject({ reviews: 0, new: 0 });
  });

  test('does not continue from an answer of a clock that is ahead', async () => {
    const { run } = await makeLearner();
    const last = { at: NOW + 9 * DAY_MS, rating: 'good' as const, intervalDays: 4 };
    const counts = await run([{ word: 'ser', isInDeck: true, outcome: 'continue', last }]);
    expect(counts).toMatchObject({ continued: 0, wanted: 1 });
  });

  test('counts the same before it is done, and changes nothing then', async () => {
    const { store, run } = await makeLearner();
    expect(await run(WORDS, crypto.randomUUID(), { isDryRun: true })).toEqual({
      known: 2,
      continued: 2,
      wanted: 4,
      defined: 2,
      answers: 2,
    });
    expect(await listOps(store)).toEqual([]);
  });

  test('is undone as a whole, and can be done again', async () => {
    const { run, takeBack, readCaches, expectReplayed } = await makeLearner();
    const id = crypto.randomUUID();
    await run(WORDS, id);
    const after = await readCaches();
    await takeBack(id);
    await expectReplayed();
    expect(await readCaches()).toEqual({ cards: [], days: [], definitions: [] });
    expect(await run(WORDS)).toEqual({ known: 2, continued: 2, wanted: 4, defined: 2, answers: 2 });
    await expectReplayed();
    expect((await readCaches()).cards).toHaveLength(after.cards.length);
  });

  test('adds only what is new the second time', async () => {
    const { run, store, expectReplayed } = await makeLearner();
    await run(WORDS);
    const before = (await listOps(store)).length;
    expect(await run([...WORDS, 'por'])).toEqual({ known: 1, continued: 0, wanted: 0, defined: 0, answers: 0 });
    expect(await listOps(store)).toHaveLength(before + 1);
    await expectReplayed();
  });

  test('that was asked for twice is done once', async () => {
    const { run, store } = await makeLearner();
    const id = crypto.randomUUID();
    await run(WORDS, id);
    const before = (await listOps(store)).length;
    await run(['de'], id);
    expect(await listOps(store)).toHaveLength(before);
  });

  test('leaves words alone that were answered, marked, or asked for here', async () => {
    const { study, run, store } = await makeLearner();
    const mark = (word: string, mark: 'suspend' | 'want' | 'know') =>
      study.mark({ id: crypto.randomUUID(), pair: PAIR, word, mark });
    await mark('que', 'suspend');
    await mark('sí', 'want');
    await mark('de', 'know');
    const study2 = (word: string): ImportedWord => ({ word, isInDeck: true, outcome: 'study' });
    const last = { at: NOW - DAY_MS, rating: 'good' as const, intervalDays: 4 };
    expect(await run(['que', study2('sí'), study2('de')])).toMatchObject({ known: 0, wanted: 0 });
    // A wish does not keep a word from being known, but it is newer than the answer of the other program.
    expect(await run([{ ...study2('sí'), outcome: 'continue', last }])).toMatchObject({ continued: 0, wanted: 0 });
    expect(await run(['sí'])).toMatchObject({ known: 1 });
    expect(await store.study.cards.get([PAIR, 'que'])).toMatchObject({ queue: 'suspended' });
  });

  describe('of many words', () => {
    const MANY = Array.from({ length: 660 }, (_, index): Word => {
      const word = `palabra ${String(index).padStart(4, '0')}`;
      if (index % 3 === 0) return word;
      const last = { at: NOW - (index % 20) * DAY_MS, rating: 'good' as const, intervalDays: 5 };
      return { word, isInDeck: false, outcome: index % 3 === 1 ? 'continue' : 'study', meaning: `m ${index}`, last };
    });
    const FIRST = MANY.slice(0, 330);
    const SECOND = MANY.slice(330);

    test('writes each part in one transaction, and takes all back in short ones', async () => {
      const { store, run, takeBack, expectReplayed } = await makeLearner();
      await run(['por']);
      const write = vi.spyOn(store.study, 'write');
      const id = crypto.randomUUID();
      await run(FIRST, id, { part: '0', isLast: false });
      await run(SECOND, id, { part: '1' });
      expect(write).toHaveBeenCalledTimes(2);
      await expectReplayed();
      await takeBack(id);
      expect(write.mock.calls.length).toBeGreaterThanOrEqual(4);
      await expectReplayed();
      expect((await store.study.cards.toArray()).map(({ word }) => word)).toEqual(['por']);
    });

    test('that is interrupted is completed by importing again, and one undo takes back both', async () => {
      const { store, run, wordImport, takeBack, expectReplayed } = await makeLearner();
      const source = 'spa-eng 1000 deck.apkg';
      const { id } = await wordImport.begin({ id: crypto.randomUUID(), source });
      await run(FIRST, id, { part: 'a.0', isLast: false });
      // The browser was killed.
      const again = await wordImport.begin({ id: crypto.randomUUID(), source });
      const counts = { known: 110, continued: 110, wanted: 110, defined: 220, answers: 110 };
      expect(again).toEqual({ id, source, counts: [counts] });
      expect(await run(FIRST, id, { part: 'b.0', isLast: false })).toMatchObject({ known: 0, continued: 0 });
      expect((await wordImport.find())?.counts).toHaveLength(2);
      expect(await run(SECOND, id, { part: 'b.1' })).toEqual(counts);
      expect(await wordImport.find()).toBeUndefined();
      await expectReplayed();
      expect(await store.study.cards.count()).toBe(MANY.length);
      await takeBack(id);
      expect(await store.study.cards.count()).toBe(0);
      await expectReplayed();
    });

    test('that is complete, or of another file, is not continued', async () => {
      const { run, wordImport } = await makeLearner();
      const [one, other] = [crypto.randomUUID(), crypto.randomUUID()];
      expect(await wordImport.begin({ id: one, source: 'a' })).toEqual({ id: one, source: 'a' });
      expect(await wordImport.begin({ id: other, source: 'b' })).toEqual({ id: other, source: 'b' });
      await run(['de'], other);
      const third = crypto.randomUUID();
      expect(await wordImport.begin({ id: third, source: 'b' })).toEqual({ id: third, source: 'b' });
      await wordImport.takeBack({ id: crypto.randomUUID(), ref: third });
      expect(await wordImport.begin({ id: one, source: 'b' })).toEqual({ id: one, source: 'b' });
    });

    test('whose undo is interrupted is taken back at the next start', async () => {
      const { store, run, wordImport, takeBack, expectReplayed } = await makeLearner();
      const id = crypto.randomUUID();
      await run(FIRST, id, { part: '0', isLast: false });
      await run(SECOND, id, { part: '1' });
      const write = store.study.write.bind(store.study);
      let left = 1;
      const killed = vi.spyOn(store.study, 'write').mockImplementation(async (names, work) => {
        if (left === 0) throw new Error('The background ends here.');
        left -= 1;
        return write(names, work);
      });
      await expect(takeBack(id)).rejects.toThrow('ends here');
      killed.mockRestore();
      await expectReplayed();
      expect(await store.study.cards.count()).toBeGreaterThan(0);
      expect(await wordImport.resume()).toBe(true);
      expect(await store.study.cards.count()).toBe(0);
      await expectReplayed();
      expect(await wordImport.resume()).toBe(false);
    });
  });
});

test('Words are matched with the cards of a deck: by spelling, article and listed form', async () => {
  const { store } = await makeLearner();
  const list = ['años', 'el año', 'SER', 'fue', 'duende', 'por  supuesto'];
  expect(await matchWords(store, PAIR, list)).toEqual(['año', 'año', 'ser', 'ser', undefined, 'por supuesto']);
  expect(await findListedWords(store, PAIR, list, async () => [])).toEqual({
    words: ['año', 'ser', 'por supuesto'],
    missing: ['duende'],
  });
});

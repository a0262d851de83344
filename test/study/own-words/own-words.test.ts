import { describe, expect, test } from 'vitest';
import type { OwnWordAct } from '../../../src/model/own-word.ts';
import { createCardMemory } from '../../../src/study/card-memory.ts';
import { createDefinitions } from '../../../src/study/definitions.ts';
import { fold } from '../../../src/study/replay.ts';
import { createStudy } from '../../../src/study/study.ts';
import { listOps } from '../../support/list-ops.ts';
import { listOwn, makeOwnWords } from '../../support/own-words.ts';
import { makeDeck, makeStoreWith } from '../../support/store.ts';
import { sortCaches } from '../../support/study.ts';

const PAIR = 'spa-eng';

async function makeLearner() {
  const store = await makeStoreWith(makeDeck());
  const clock = { at: Date.parse('2026-11-21T18:00:00Z'), zoneMinutes: 60 };
  const now = () => {
    clock.at += 1_000;
    return clock;
  };
  const newDeviceId = () => 'laptop';
  const definitions = createDefinitions(store, now, newDeviceId);
  const settings = async () => ({ newPerDay: 5, retention: 0.9, vulgar: false });
  const study = createStudy({ store, cardMemory: createCardMemory(store), now, settings, newDeviceId });
  const ownWords = makeOwnWords(store, now);
  const define = (word: string, text: string) => definitions.put({ id: crypto.randomUUID(), pair: PAIR, word, text });
  const want = (word: string, met: { sentence?: string; title?: string } = {}) =>
    study.mark({ id: crypto.randomUUID(), pair: PAIR, word, mark: 'want', ...met });
  const act = (id: string, act: OwnWordAct, words: readonly string[]) =>
    ownWords.act({ id, act, words: words.map((word) => ({ pair: PAIR, word })) });
  const statesOf = async () =>
    Object.fromEntries(
      (await listOwn(ownWords)).map(({ word, state, isWanted }) => [word, isWanted ? 'wanted' : state]),
    );
  /** The caches equal the replay of the log, and the remembered list one that is read again. */
  const expectReplayed = async () => {
    const { cards, days, definitions: rows } = store.study;
    const caches = { cards: await cards.toArray(), days: await days.toArray(), definitions: await rows.toArray() };
    expect(sortCaches(caches)).toEqual(sortCaches(fold.replay(await listOps(store))));
    expect(await listOwn(ownWords)).toEqual(await listOwn(makeOwnWords(store, now)));
  };
  return { store, study, ownWords, define, want, act, statesOf, expectReplayed };
}

describe('the list of own words', () => {
  test('has taken and defined words, with sentence, page, deck and state', async () => {
    const { ownWords, define, want } = await makeLearner();
    await want('año', { sentence: 'Hace un año llovió.', title: 'El tiempo' });
    await define('sobremesa', 'table talk');
    const [own, taken] = await listOwn(ownWords);
    expect(own).toMatchObject({ word: 'sobremesa', definition: 'table talk', meanings: [], source: undefined });
    expect(taken).toMatchObject({
      word: 'año',
      definition: undefined,
      meanings: ['year'],
      sentence: { text: 'Hace un año llovió.', title: 'El tiempo', marked: { start: 8, end: 11 } },
      source: PAIR,
      rank: 8,
      state: 'new',
      isWanted: true,
    });
    expect(await ownWords.list({ text: '', sort: 'newest', offset: 1, limit: 1 })).toMatchObject({
      total: 2,
      pairs: [PAIR],
      words: [{ word: 'año' }],
    });
    expect(await ownWords.keys({ text: '', sort: 'alphabet' })).toEqual([
      { pair: PAIR, word: 'año' },
      { pair: PAIR, word: 'sobremesa' },
    ]);
  });

  test('has no word that was only paused or known, and is asked again', async () => {
    const { study, want, statesOf, expectReplayed } = await makeLearner();
    const mark = (word: string, mark: 'know' | 'suspend') =>
      study.mark({ id: crypto.randomUUID(), pair: PAIR, word, mark });
    await want('casa', { sentence: 'Mi casa.' });
    await want('hola');
    expect(await statesOf()).toEqual({ casa: 'wanted', hola: 'wanted' });
    for (const word of ['año', 'casa', 'hola']) await mark(word, word === 'hola' ? 'know' : 'suspend');
    for (const word of ['año', 'casa', 'hola']) await want(word);
    expect(await statesOf(), 'taken words stay').toEqual({ casa: 'wanted', hola: 'wanted' });
    await expectReplayed();
    await mark('año', 'know');
    await want('año', { sentence: 'Hace un año.' });
    expect(await statesOf(), 'from a page').toEqual({ año: 'wanted', casa: 'wanted', hola: 'wanted' });
    await expectReplayed();
  });

  test('changes many words at once, which one undo takes back', async () => {
    const { act, ownWords, define, want, statesOf, expectReplayed } = await makeLearner();
    await want('año');
    await want('de');
    await define('sobremesa', 'table talk');
    const words = ['año', 'de', 'sobremesa'];
    const before = await statesOf();
    expect(before).toEqual({ año: 'wanted', de: 'wanted', sobremesa: 'new' });
    expect(await act('know', 'know', words)).toBe(3);
    expect(await act('know', 'know', words), 'sent again').toBe(0);
    expect(await statesOf()).toEqual({ año: 'known', de: 'known', sobremesa: 'known' });
    await expectReplayed();
    await ownWords.takeBack({ id: 'back', ref: 'know' });
    expect(await statesOf()).toEqual(before);
    await ownWords.takeBack({ id: 'again', ref: 'back' });
    expect(await statesOf()).toEqual({ año: 'known', de: 'known', sobremesa: 'known' });
    await expectReplayed();
  });

  test('loses removed words, and gets them back with everything', async () => {
    const { act, ownWords, define, want, study, statesOf, expectReplayed } = await makeLearner();
    await want('año', { sentence: 'Hace un año llovió.' });
    await define('sobremesa', 'table talk');
    await want('sobremesa', { sentence: 'Una larga sobremesa.' });
    const before = await listOwn(ownWords);
    expect(await act('remove', 'remove', ['año', 'sobremesa', 'unknown'])).toBe(2);
    expect(await statesOf()).toEqual({});
    await expectReplayed();
    expect((await study.next({ pair: PAIR })).card?.word, 'no longer the next one').toBe('de');
    await ownWords.takeBack({ id: 'back', ref: 'remove' });
    expect(await listOwn(ownWords)).toEqual(before);
    await expectReplayed();
  });

  test('follows what other parts of the product change', async () => {
    const { act, ownWords, define, want, study, statesOf, expectReplayed } = await makeLearner();
    await want('año');
    expect(await statesOf()).toEqual({ año: 'wanted' });
    await define('sobremesa', 'table talk');
    await study.mark({ id: 'marked', pair: PAIR, word: 'sobremesa', mark: 'want' });
    await expectReplayed();
    await study.undo('taken back', { ref: 'marked' });
    expect(await statesOf()).toEqual({ año: 'wanted', sobremesa: 'new' });
    await study.undo('again', { ref: 'taken back' });
    await expectReplayed();
    await study.knowWords({ id: 'many', pair: PAIR, words: ['sobremesa', 'por'], isDryRun: false });
    await expectReplayed();
    const { card } = await study.next({ pair: PAIR });
    if (!card) throw new Error('Expected a card, got none.');
    const answer = { id: 'answer', pair: PAIR, word: card.word, rating: 'good', choice: card.choices.good } as const;
    await study.answer({ ...answer, retention: card.retention, spentMs: 1_000, seen: card.seen });
    await expectReplayed();
    await act('remove', 'remove', ['año', 'sobremesa']);
    await ownWords.takeBack({ id: 'back', ref: 'remove' });
    await ownWords.takeBack({ id: 'forth', ref: 'back' });
    expect(await statesOf()).toEqual({});
    await expectReplayed();
  });

  test('changes and restores more words than are rebuilt one by one', async () => {
    const { act, ownWords, define, statesOf, expectReplayed } = await makeLearner();
    const words = Array.from({ length: 60 }, (_, index) => `palabra ${index}`);
    for (const word of words) await define(word, 'word');
    expect(await act('stop', 'stop', words)).toBe(60);
    expect(new Set(Object.values(await statesOf()))).toEqual(new Set(['suspended']));
    await ownWords.takeBack({ id: 'back', ref: 'stop' });
    expect(new Set(Object.values(await statesOf()))).toEqual(new Set(['new']));
    await expectReplayed();
  });
});

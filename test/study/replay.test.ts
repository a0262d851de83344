import { describe, expect, test } from 'vitest';
import type { Op } from '../../src/model/op.ts';
import { makeNewCard, replay } from '../../src/study/replay.ts';
import { makeOp, makeReview } from '../support/study.ts';

const DAY = 20_700;
const card = makeNewCard('deu-eng', 'das Haus');
const stateOf = (ops: Op[]) => replay(ops).cards.find(({ word }) => word === 'das Haus');
const undo = ({ id, kind }: Op) => makeOp({ kind: 'undo', ref: id, of: kind });

describe('replaying a log', () => {
  test('counts answers by their study day, and those that measure retention', () => {
    const first = makeReview(card, 'good', DAY);
    const second = makeReview({ ...card, ...stateOf([first]) }, 'good', DAY);
    const learnt = stateOf([first, second]);
    const third = makeReview({ ...card, ...learnt }, 'again', DAY + 2);
    expect(replay([first, second, third]).days).toEqual([
      { pair: 'deu-eng', day: DAY, new: 1, reviews: 2, again: 0, tested: 0, recalled: 0, ms: 8_000 },
      { pair: 'deu-eng', day: DAY + 2, new: 0, reviews: 1, again: 1, tested: 1, recalled: 0, ms: 4_000 },
    ]);
  });

  test('counts a lapse when a word in review is forgotten, and none while it is learnt', () => {
    const first = makeReview(card, 'again', DAY);
    expect(stateOf([first])).toMatchObject({ queue: 'learning', lapses: 0 });
    const second = makeReview({ ...card, ...stateOf([first]) }, 'easy', DAY);
    expect(stateOf([first, second])).toMatchObject({ queue: 'review', lapses: 0 });
    const third = makeReview({ ...card, ...stateOf([first, second]) }, 'again', DAY + 9);
    expect(stateOf([first, second, third])?.lapses).toBe(1);
  });

  test('knows how many days passed: a word remembered after longer is remembered better', () => {
    const first = makeReview(card, 'easy', DAY);
    const stabilityAfter = (days: number) =>
      stateOf([first, makeReview({ ...card, ...stateOf([first]) }, 'good', DAY + days)])?.stability ?? 0;
    expect(stabilityAfter(20)).toBeGreaterThan(stabilityAfter(2) * 1.5);
  });

  test('leaves out undone ops, and includes them again when that is undone', () => {
    const review = makeReview(card, 'good', DAY);
    const taken = undo(review);
    expect(replay([review, taken])).toEqual({ cards: [], days: [], definitions: [] });
    expect(replay([review, taken, undo(taken)])).toEqual(replay([review]));
  });

  test('is independent of the order in which the ops arrive', () => {
    const ops = [makeReview(card, 'again', DAY), makeOp({ kind: 'bury' }), makeOp({ kind: 'define', text: 'home' })];
    expect(replay(ops.toReversed())).toEqual(replay(ops));
  });
});

describe('a mark', () => {
  const learnt = () => {
    const first = makeReview(card, 'good', DAY);
    return [first, makeReview({ ...card, ...stateOf([first]) }, 'good', DAY)];
  };

  test('of known or suspended removes a word, and asking for it puts it back in its position', () => {
    for (const kind of ['know', 'suspend'] as const) {
      const before = learnt();
      const held = makeOp({ kind });
      expect(stateOf([...before, held])?.queue).toBe(kind === 'know' ? 'known' : 'suspended');
      const again = stateOf([...before, held, makeOp({ kind: 'want' })]);
      expect(again).toEqual({ ...stateOf(before), lastOp: again?.lastOp });
    }
  });

  test('of a request for a new word records its time', () => {
    const want = makeOp({ kind: 'want' });
    expect(stateOf([want])).toMatchObject({ queue: 'new', due: want.at, reps: 0 });
  });

  test('of a request keeps the sentence, through a reset, unless the request is undone', () => {
    const want = makeOp({ kind: 'want', sentence: 'Das Haus brennt.' });
    const ops = [want, makeReview(card, 'good', DAY), makeOp({ kind: 'reset' }), makeOp({ kind: 'want' })];
    expect(stateOf(ops)?.met).toEqual([{ text: 'Das Haus brennt.', at: want.at }]);
    expect(stateOf([...ops, undo(want)])).not.toHaveProperty('met');
  });

  test('of requests keeps the newest three sentences, each once', () => {
    const wants = ['Eins.', 'Zwei.', 'Drei.', 'Vier.', 'Zwei.'].map((sentence) => makeOp({ kind: 'want', sentence }));
    const textsOf = (ops: Op[]) => stateOf(ops)?.met?.map(({ text }) => text);
    expect(textsOf(wants)).toEqual(['Zwei.', 'Vier.', 'Drei.']);
    const last = wants.at(-1);
    expect(last && textsOf([...wants, undo(last)])).toEqual(['Vier.', 'Drei.', 'Zwei.']);
  });

  test('of burying lasts until the next study day', () => {
    const before = learnt();
    const buried = makeOp({ kind: 'bury' }, { day: DAY + 5 });
    expect(stateOf([...before, buried])).toMatchObject({ buriedUntil: DAY + 6, due: DAY + 6, queue: 'review' });
    expect(stateOf([buried])).toMatchObject({ buriedUntil: DAY + 6, due: 0, queue: 'new' });
  });

  test('of a reset forgets what was learnt, and keeps the log', () => {
    const ops = [...learnt(), makeOp({ kind: 'reset' })];
    expect(stateOf(ops)).toMatchObject({ queue: 'new', reps: 0, stability: 0, lapses: 0 });
    expect(replay(ops).days[0]?.reviews).toBe(2);
  });

  test('of many words as known leaves studied words unchanged', () => {
    const all = makeOp({ kind: 'know-all', words: ['das Haus', 'die Tür'] }, { word: '' });
    const { cards } = replay([...learnt(), all]);
    expect(cards.map(({ word, queue }) => [word, queue])).toEqual([
      ['das Haus', 'review'],
      ['die Tür', 'known'],
    ]);
  });
});

test('setting the clock back neither stops the study nor gives negative days', () => {
  const first = makeReview(card, 'easy', DAY);
  for (const back of [1, 30, 365]) {
    const second = makeReview({ ...card, ...stateOf([first]) }, 'good', DAY - back, { wallAt: 1 });
    const after = stateOf([first, second]);
    expect(after).toMatchObject({ queue: 'review', lastDay: DAY - back });
    expect(after?.intervalDays).toBeGreaterThanOrEqual(8);
    expect(after?.due).toBe(DAY - back + (after?.intervalDays ?? 0));
  }
});

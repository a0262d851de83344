import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { StoredCard } from '../../src/model/card.ts';
import type { Op, OpAction } from '../../src/model/op.ts';
import { OTHERS, PAGES } from '../../src/model/takeout.ts';
import { createRespelling, NO_RESPELLING } from '../../src/store/study/caches/respelling.ts';
import { PARAMETERS } from '../../src/study/fsrs.ts';
import { makeNewCard, replay } from '../../src/study/replay.ts';
import { toAnkiSchedule } from '../../src/takeout/anki/schedule.ts';
import { createLog } from '../../src/takeout/log.ts';
import { replayLog, toWordId } from '../../src/takeout/words.ts';
import { makeOp, makeReview } from '../support/study.ts';
import { ALL, makeWords, PAIR, TODAY, takeOut } from './take-out.ts';

const WORDS = ['Haus', 'Baum', 'Weg'];

/** Ops of a few words, with undos of earlier ones. Many have the same instant. */
const logs = fc
  .array(fc.record({ kind: fc.nat(7), word: fc.constantFrom(...WORDS), step: fc.nat(1), ref: fc.nat() }), {
    maxLength: 25,
  })
  .map((steps) => {
    const ops: Op[] = [];
    for (const { kind, word, step, ref } of steps) {
      const at = 1_790_000_000_000 + step;
      const undone = ops[ref % Math.max(1, ops.length)];
      const actions: OpAction[] = [
        { kind: 'want', sentence: `${word} ${step}` },
        { kind: 'know' },
        { kind: 'reset' },
        { kind: 'define', text: `${word} ${step}` },
        { kind: 'know-all', words: WORDS },
        undone ? { kind: 'undo', ref: undone.id, of: undone.kind } : { kind: 'suspend' },
      ];
      const action = actions[kind];
      ops.push(
        action
          ? makeOp(action, { word, at })
          : makeReview(makeNewCard(PAIR, word), 'good', TODAY - step, { at, wallAt: at }),
      );
    }
    return ops;
  });

test('a log in memory gives the same words as the study’s own replay, in any order', () => {
  fc.assert(
    fc.property(logs, (ops) => {
      const log = createLog();
      log.add(ops.toReversed());
      const words = replayLog(log, NO_RESPELLING);
      const expected = replay(ops);
      expect([...words.values()].flatMap(({ card }) => card ?? [])).toEqual(expect.arrayContaining(expected.cards));
      expect([...words.values()].flatMap(({ definition }) => definition ?? []).length).toBe(
        expected.definitions.length,
      );
      for (const definition of expected.definitions) {
        expect(words.get(toWordId(definition.pair, definition.word))?.definition).toEqual(definition);
      }
      expect(log.count()).toBe(ops.length);
    }),
    { numRuns: 200 },
  );
});

test('an old spelling belongs to the word of today', () => {
  const log = createLog();
  log.add([makeOp({ kind: 'want' }, { word: 'Photo' }), makeOp({ kind: 'know' }, { word: 'Foto' })]);
  const words = replayLog(log, createRespelling([{ pair: PAIR, respelt: { Photo: 'Foto' } }]));
  expect([...words.values()].map(({ word, card }) => [word, card?.queue])).toEqual([['Foto', 'known']]);
});

test.each([1, 3, 5_000])('reads a backup in parts of %i ops', async (opsPerPart) => {
  const { read, without } = await takeOut(makeWords(), { opsPerPart });
  const groups = { learning: 2, wanted: 1, own: 1, known: 4, stopped: 1 };
  // "Haus", "bald" and "eigen".
  expect(read).toEqual({ pairs: [{ pair: PAIR, groups, met: 3 }], entries: makeWords().length });
  // "gemerkt", "oder", "eigen" and "Pause" are in no deck.
  expect(without).toBe(4);
});

test('reads an empty log', async () => {
  expect((await takeOut([])).read).toEqual({ pairs: [], entries: 0 });
});

test.each([
  ['groups', { groups: ['known'], pairs: [PAIR] }, 4],
  ['pairs', { groups: ['known'], pairs: ['spa-eng'] }, 0],
  ['instants: answered since', { groups: ['learning', 'known'], pairs: [PAIR], since: (TODAY - 1) * 86_400_000 }, 2],
] as const)('chooses by %s', async (_, choice, count) => {
  const { ask } = await takeOut(makeWords());
  expect(await ask({ count: choice })).toEqual({ count });
});

test.each([
  ['a deck', [PAIR], ['Haus', 'bald', 'lang', 'Schritt', 'und']],
  ['a list that has a word with its article', [`${PAIR}:2`], ['Haus', 'eigen']],
  ['sentences', [PAGES], ['Haus', 'bald', 'eigen']],
  ['anywhere else', [OTHERS], ['Pause', 'gemerkt', 'oder']],
  ['several', [`${PAIR}:2`, OTHERS], ['Haus', 'eigen', 'Pause', 'gemerkt', 'oder']],
  ['nothing', [], []],
])('chooses words from %s', async (_, sources, expected) => {
  const { ask } = await takeOut(makeWords());
  const cards: StoredCard[] = [
    [1, 'das Haus', ['house']],
    [2, 'das Eigene', ['own']],
    [3, 'die Lange', ['long one']],
  ];
  await ask({ cards, pair: PAIR, source: `${PAIR}:2` });
  const { file } = (await ask({
    anki: { choice: { ...ALL, sources }, format: 'csv', hasSchedule: false, deckNames: {} },
  })) as { file: Blob };
  const [, ...rows] = (await file.text()).trim().split('\r\n');
  const shown = expected.map((word) => (word === 'eigen' ? 'das Eigene' : word));
  expect(rows.map((row) => row.split(',')[0]).sort()).toEqual(shown.sort());
});

test('the memory of a word follows from the weights that were adopted, which go along with the word', () => {
  const weights = PARAMETERS.map((value, index) => (index === 2 ? value * 3 : index === 20 ? 0.3 : value));
  const review = makeReview(makeNewCard(PAIR, 'Haus'), 'good', TODAY);
  const log = createLog();
  log.add([review, makeOp({ kind: 'weights', pairs: [PAIR], weights }, { pair: PAIR, word: '' })]);
  const words = replayLog(log, NO_RESPELLING);
  expect([...words.keys()]).toEqual([toWordId(PAIR, 'Haus')]);
  const taken = words.get(toWordId(PAIR, 'Haus'));
  expect(taken?.card?.stability).toBeCloseTo((PARAMETERS[2] ?? 0) * 3, 5);
  const time = { firstDay: TODAY, day: TODAY, answeredAt: 0, decay: taken?.decay, position: 1 };
  expect(JSON.parse(toAnkiSchedule(taken?.card, time).data)).toMatchObject({ decay: 0.3 });
});

import { expect, test } from 'vitest';
import { createMemoryAnswers } from '../../src/memory/answer.ts';
import type { MemoryReport } from '../../src/model/memory.ts';
import type { Op } from '../../src/model/op.ts';
import { PUBLISHED } from '../../src/study/fit/weights.ts';
import { makeLearner } from '../study/fit/learner.ts';
import { toOps } from '../study/fit/log.ts';
import { MEMORIES } from '../study/fit/memories.ts';

const LAST = { report: { pair: 'spa-eng', respelt: [], day: 20_400, goals: [0.8, 0.9] } };

/** As the background writes it, in two parts. */
function ask(ops: readonly Op[], request = LAST): { report: MemoryReport; shares: number[] } {
  const shares: number[] = [];
  const answer = createMemoryAnswers((share) => shares.push(share));
  const lines = ops.map((op) => JSON.stringify(op));
  const half = Math.floor(lines.length / 2);
  answer({
    backup: `{"format":"wayword-study","version":3,"ops":[\n${lines.slice(0, half).join(',\n')}`,
    isLast: false,
  });
  const entries = answer({ backup: `${half > 0 ? ',\n' : ''}${lines.slice(half).join(',\n')}\n]}`, isLast: true });
  expect(entries).toEqual({ entries: ops.length });
  const said = answer(request);
  if (!('report' in said)) throw new Error(JSON.stringify(said));
  return { report: said.report, shares };
}

const learnerOf = (pair: string, words: number, seed = 1) =>
  toOps(makeLearner({ weights: MEMORIES.stepwise ?? PUBLISHED, words, seed }), pair, (index) => `${pair} ${index}`).map(
    (op) => ({ ...op, id: `${pair} ${op.id}`, device: pair }),
  );

test('a pair with enough reviews is judged alone', () => {
  const { report, shares } = ask([...learnerOf('spa-eng', 600), ...learnerOf('deu-eng', 5)]);
  expect(report.pairs).toEqual(['spa-eng']);
  expect(report.verdict.declined).toBeUndefined();
  expect(report.adoptedAt).toBeUndefined();
  expect(report.since).toBe(report.verdict.answers);
  expect(report.words).toBe(600);
  expect(report.goals.map(({ retention }) => retention)).toEqual([0.8, 0.9]);
  expect(report.health.groups.length).toBeGreaterThan(0);
  expect(shares.at(-1)).toBe(1);
});

test('a pair with few is judged with all others that have few, and not with one that has enough', () => {
  const ops = [...learnerOf('spa-eng', 6), ...learnerOf('deu-eng', 5, 2), ...learnerOf('fra-eng', 300, 3)];
  expect(ask(ops).report.pairs).toEqual(['spa-eng', 'deu-eng']);
});

test('what was adopted is what a new fit is compared with, and an undo drops it', () => {
  const ops = learnerOf('spa-eng', 600);
  const plain = ask(ops).report;
  if (plain.verdict.declined) throw new Error(plain.verdict.declined);
  const place = { device: 'other', v: 3, zoneMinutes: 0, day: 20_399, pair: 'spa-eng', word: '' } as const;
  const at = (ops.at(-1)?.at ?? 0) + 1;
  const { weights } = plain.verdict.fitted;
  const adopted: Op = { ...place, seq: 1, id: 'w', at, wallAt: at, kind: 'weights', pairs: ['spa-eng'], weights };
  const after = ask([...ops, adopted]).report;
  expect(after).toMatchObject({ adoptedAt: at, since: 0 });
  if (after.verdict.declined) throw new Error(after.verdict.declined);
  expect(after.verdict.fitted.before.logLoss).toBeLessThan(plain.verdict.fitted.before.logLoss);
  const undo: Op = { ...place, seq: 2, id: 'u', at: at + 1, wallAt: at, kind: 'undo', ref: 'w', of: 'weights' };
  expect(ask([...ops, adopted, undo]).report).toEqual(plain);
});

test('an empty log is declined, and a broken part has its error', () => {
  expect(ask([]).report).toMatchObject({ verdict: { declined: 'few-answers', answers: 0 }, words: 0 });
  const answer = createMemoryAnswers(() => undefined);
  expect(answer({ backup: 'nothing', isLast: true })).toMatchObject({ error: { code: 'backup-invalid' } });
});

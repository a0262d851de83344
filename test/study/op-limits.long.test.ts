import { expect, test } from 'vitest';
import { MAX_ID_LENGTH, MAX_OP_INTERVAL_DAYS, MAX_OP_MS, MAX_TEXT_LENGTH } from '../../src/model/limits.ts';
import type { OpAction } from '../../src/model/op.ts';
import { isWithinLimits, MAX_OP_WORDS, MAX_OP_WORDS_BYTES } from '../../src/study/op-limits.ts';
import { makeOp } from '../support/study.ts';

const review = (parts: object = {}): OpAction => ({
  kind: 'review',
  rating: 'good',
  intervalDays: 1,
  delayMs: 0,
  retention: 0.9,
  spentMs: 1_000,
  seen: '',
  ...parts,
});
const words = Array.from({ length: MAX_OP_WORDS }, () => 'Haus');
const long = 'x'.repeat(MAX_TEXT_LENGTH);
/** A thousand bytes each, with quotes and comma. */
const many = Array.from({ length: MAX_OP_WORDS_BYTES / 1_000 }, () => 'x'.repeat(997));

test.each<[string, OpAction, OpAction]>([
  ['interval', review({ intervalDays: MAX_OP_INTERVAL_DAYS }), review({ intervalDays: MAX_OP_INTERVAL_DAYS + 1 })],
  ['delay', review({ delayMs: MAX_OP_MS }), review({ delayMs: MAX_OP_MS + 1 })],
  ['time', review({ spentMs: MAX_OP_MS }), review({ spentMs: MAX_OP_MS + 1 })],
  ['retention', review({ retention: 1 - Number.EPSILON }), review({ retention: 1 })],
  ['seen op', review({ seen: 'x'.repeat(MAX_ID_LENGTH) }), review({ seen: 'x'.repeat(MAX_ID_LENGTH + 1) })],
  ['number of words', { kind: 'know-all', words }, { kind: 'know-all', words: [...words, 'Hund'] }],
  ['list of known words', { kind: 'know-all', words: many }, { kind: 'know-all', words: [...many, 'x'] }],
  ['known word', { kind: 'know-all', words: [long] }, { kind: 'know-all', words: [`${long}x`] }],
  ['definition', { kind: 'define', text: long }, { kind: 'define', text: `${long}x` }],
  ['headword', { kind: 'define', text: 'a', headword: long }, { kind: 'define', text: 'a', headword: `${long}x` }],
  ['title', { kind: 'want', title: long }, { kind: 'want', title: `${long}x` }],
  ['address', { kind: 'define', text: 'a', address: long }, { kind: 'define', text: 'a', address: `${long}x` }],
  ['sentence', { kind: 'want', sentence: long }, { kind: 'want', sentence: `${long}x` }],
])('the log stores the largest %s, and nothing above it', (_, largest, above) => {
  expect(isWithinLimits(makeOp(largest))).toBe(true);
  expect(isWithinLimits(makeOp(above))).toBe(false);
});

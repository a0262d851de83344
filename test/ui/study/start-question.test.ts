import { expect, test } from 'vitest';
import { decideStartQuestion, type StartQuestion } from '../../../src/ui/study/start-question.ts';

type Facts = Parameters<typeof decideStartQuestion>[0];

const FIRST: Facts = {
  isIntroduction: true,
  isUntouched: true,
  hasStart: false,
  hasBegun: false,
  deck: 'loaded',
};

test.each<[string, Partial<Facts>, StartQuestion]>([
  ['the first word of a deck', {}, 'open'],
  ['a deck that is not loaded yet', { deck: 'loading' }, 'waiting'],
  ['a deck that is gone', { deck: 'missing' }, 'none'],
  ['a short deck', { deck: 'short' }, 'none'],
  ['a word that is due', { isIntroduction: false }, 'none'],
  ['a deck with answers', { isUntouched: false }, 'none'],
  ['a deck whose start was chosen', { hasStart: true }, 'none'],
  ['a learner who has begun', { hasBegun: true }, 'none'],
])('%s', (_, facts, expected) => {
  expect(decideStartQuestion({ ...FIRST, ...facts })).toBe(expected);
});

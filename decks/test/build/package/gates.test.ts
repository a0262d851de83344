import { expect, test } from 'vitest';
import { findFailures } from '../../../build/package/gates.ts';
import { PAIRS } from '../../../build/pairs.ts';
import { readStarterDeck } from '../../support/starter-decks.ts';

const plan = PAIRS.find(({ from, to }) => from === 'spa' && to === 'eng');

test('a deck that falls short names the gate and the reason', () => {
  if (!plan) throw new Error('expected a plan of spa-eng, got none');
  const deck = readStarterDeck('spa-eng');
  const failures = findFailures({ ...deck, cards: deck.cards.slice(0, 500) }, plan);
  expect(failures).toContain(
    'is complete, under one licence, with its sources: expected more than 9,000 cards, got 500',
  );
  expect(failures.some((failure) => failure.startsWith('covers the commonest words: '))).toBe(true);
  expect(findFailures(deck, plan)).toEqual([]);
});

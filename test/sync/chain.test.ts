import { describe, expect, test } from 'vitest';
import type { FlashcardAnswer } from '../../src/contract/upstream-resources.ts';
import { type ChainPosition, type ChainStep, followChain, predictRanks } from '../../src/sync/chain.ts';

const from = { iso639_3: 'spa', name: 'Spanish' };
const to = { iso639_3: 'eng', name: 'English' };

function card(word: string, next: number | undefined, meanings = [`the ${word}`]): FlashcardAnswer {
  return { kind: 'card', card: { word, next, meanings, from, to } };
}
const absent: FlashcardAnswer = { kind: 'absent', status: 404, problem: undefined };
const malformed = (next?: number): FlashcardAnswer => ({ kind: 'malformed', reason: 'no word', next });
const NOTHING = { head: [], last: undefined };
const START: ChainPosition = { next: 0, unreadable: 0, guesses: 0 };

function follow(answers: Record<number, FlashcardAnswer>): ChainStep {
  return followChain(START, NOTHING, new Map(Object.entries(answers).map(([rank, a]) => [Number(rank), a])));
}

const ranks = (step: ChainStep) => step.cards.map(({ rank, card: { word } }) => `${rank} ${word}`);

describe('where a deck begins', () => {
  test.each<[string, Record<number, FlashcardAnswer>, string[]]>([
    ['0 absent', { 0: absent, 1: card('de', 2) }, ['1 de']],
    ['0 a card of its own', { 0: card('de', 1), 1: card('que', 2) }, ['0 de', '1 que']],
    ['0 the first card all the same', { 0: card('de', 2), 1: card('de', 2), 2: card('que', 3) }, ['1 de', '2 que']],
    ['0 the last card, as in a list read from its end', { 0: card('fin', 9), 1: card('de', 2) }, ['1 de']],
    ['0 unreadable', { 0: malformed(), 1: card('de', 2) }, ['1 de']],
    ['only 0 there', { 0: card('de', 10), 1: absent, 10: card('que', 20) }, ['0 de', '10 que']],
    ['1 not answered yet', { 0: card('de', 1) }, []],
    ['0 not answered yet', { 1: card('de', 2) }, []],
  ])('%s', (_, answers, expected) => {
    expect(ranks(follow(answers))).toEqual(expected);
  });
});

describe('how a deck ends', () => {
  const deck = { 0: absent, 1: card('de', 2), 2: card('que', 3), 3: card('no', 4) };
  test.each<[string, Record<number, FlashcardAnswer>, string | undefined, number | undefined]>([
    ['no card at the rank', { 4: absent }, 'absent', 4],
    ['next is 0', { 4: card('a', 0) }, 'next-does-not-advance', 0],
    ['next is 1: it wraps', { 4: card('a', 1) }, 'next-does-not-advance', 1],
    ['next is the rank itself', { 4: card('a', 4) }, 'next-does-not-advance', 4],
    ['next is missing', { 4: card('a', undefined) }, 'next-does-not-advance', undefined],
    ['not answered yet', {}, undefined, undefined],
  ])('%s', (_, more, by, endNext) => {
    const step = follow({ ...deck, ...more });
    expect(step.ended?.by).toBe(by);
    if (by) expect(step.ended?.endNext).toBe(endNext);
    expect(ranks(step).slice(0, 3)).toEqual(['1 de', '2 que', '3 no']);
    expect(step.position.next).toBeGreaterThan(step.cards.at(-1)?.rank ?? 0);
  });

  test('a last card that is repeated and points at itself is stored once', () => {
    const step = follow({ ...deck, 4: card('no', 4) });
    expect(step.ended).toEqual({ by: 'repeats', endNext: 4 });
    expect(ranks(step)).toEqual(['1 de', '2 que', '3 no']);
  });

  test('an endlessly repeated last card', () => {
    const again = Object.fromEntries([4, 5, 6, 7, 8, 9].map((rank) => [rank, card('no', rank + 1)]));
    const step = follow({ ...deck, ...again });
    expect(step.ended?.by).toBe('repeats');
    expect(ranks(step)).toEqual(['1 de', '2 que', '3 no']);
  });

  test('the whole deck repeated under new ranks', () => {
    const words = ['de', 'que', 'no'];
    const again = Object.fromEntries(
      [4, 5, 6, 7, 8, 9, 10].map((rank) => [rank, card(words[(rank - 1) % 3] ?? '', rank + 1)]),
    );
    const step = follow({ ...deck, ...again });
    expect(step.ended?.by).toBe('repeats');
    expect(ranks(step)).toEqual(['1 de', '2 que', '3 no']);
  });

  test('fifty unreadable responses in a row', () => {
    const unreadable = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [4 + index, malformed()]));
    const step = follow({ ...deck, ...unreadable });
    expect(step.ended?.by).toBe('unreadable');
    expect(step.skipped).toBe(50);
  });
});

describe('does not end a deck', () => {
  test('two equal cards in the middle are both kept', () => {
    const step = follow({ 0: absent, 1: card('de', 2), 2: card('de', 3), 3: card('que', 4) });
    expect(ranks(step)).toEqual(['1 de', '2 de', '3 que']);
  });

  test('a possible repetition is held back until it is clear, and the cursor stays before it', () => {
    const step = follow({ 0: absent, 1: card('de', 2), 2: card('de', 3) });
    expect(ranks(step)).toEqual(['1 de']);
    expect(step.position.next).toBe(2);
    expect(step.frontier.next).toBe(3);
  });

  test('an unreadable card is skipped and counted once', () => {
    const step = follow({
      0: absent,
      1: card('de', 2),
      2: malformed(),
      3: card('no', 4),
      4: malformed(6),
      6: card('a', 7),
    });
    expect(ranks(step)).toEqual(['1 de', '3 no', '6 a']);
    expect(step.skipped).toBe(2);
  });

  test('gaps in the ranks', () => {
    const step = follow({ 0: absent, 1: card('de', 5), 5: card('que', 6), 6: card('no', 100), 100: absent });
    expect(ranks(step)).toEqual(['1 de', '5 que', '6 no']);
    expect(step.ended?.by).toBe('absent');
  });
});

describe('predictRanks', () => {
  const predict = (next: number, answers: Record<number, FlashcardAnswer>, asked: number[] = [], stride = 1) =>
    predictRanks(
      next,
      {
        answers: new Map(Object.entries(answers).map(([rank, answer]) => [Number(rank), answer])),
        isAsked: (rank) => asked.includes(rank),
      },
      stride === 0 ? undefined : () => stride,
      3,
    );

  test.each<[string, number[], number[]]>([
    ['at the start', predict(0, {}), [0, 1, 2]],
    ['behind what is under way', predict(5, {}, [5, 6]), [7, 8, 9]],
    ['along the answers that came', predict(5, { 5: card('a', 8) }), [8, 9, 10]],
    ['with the stride of a deck with gaps', predict(10, {}, [], 10), [10, 20, 30]],
    ['not beyond an answer that ends the deck', predict(5, { 5: card('a', 6), 6: absent }), []],
    ['no further than a card has told where guesses do not pay', predict(5, { 5: card('a', 8) }, [], 0), [8]],
    ['not round in a circle', predict(5, { 5: card('a', 1) }), []],
  ])('%s', (_, ranksToAsk, expected) => {
    expect(ranksToAsk).toEqual(expected);
  });
});

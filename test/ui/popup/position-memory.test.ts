import { expect, test } from 'vitest';
import { createPositionMemory } from '../../../src/ui/popup/position-memory.ts';
import { makeStorage } from '../support/builders.ts';

test('remembers the last deck, and the last rank in each', () => {
  const storage = makeStorage();
  const first = createPositionMemory(() => storage);
  first.save({ pair: 'spa-eng', rank: 12 });
  first.save({ pair: 'deu-eng', rank: 0 });
  const second = createPositionMemory(() => storage);
  expect(second.findLast()).toEqual({ pair: 'deu-eng', rank: 0 });
  expect(second.findRank('spa-eng')).toBe(12);
});

test.each(['', 'null', '{', '[]', '{"pair":"x","ranks":{}}', '{"pair":"spa-eng","ranks":{"spa-eng":-1}}'])(
  'ignores invalid stored data: %s',
  (content) => {
    const memory = createPositionMemory(() => makeStorage({ 'wayword.browse': content }));
    expect(memory.findLast()).toBeUndefined();
  },
);

test('works without storage as long as the page is open', () => {
  const memory = createPositionMemory(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  memory.save({ pair: 'spa-eng', rank: 5 });
  expect(memory.findLast()).toEqual({ pair: 'spa-eng', rank: 5 });
});

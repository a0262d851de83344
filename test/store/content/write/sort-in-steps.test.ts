import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sortInSteps } from '../../../../src/store/content/write/sort-in-steps.ts';

test('entries have the order of a single sort', async () => {
  const line = fc.string({ unit: fc.constantFrom('a', 'b', 'é', '水', '𠮟', '\t'), minLength: 1, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(line, { maxLength: 20 }), { maxLength: 5 }), async (parts) => {
      expect(await sortInSteps(parts)).toEqual(parts.flat().sort());
    }),
  );
});

test('other tasks run while many entries are sorted', async () => {
  const lines = Array.from({ length: 100_000 }, (_, index) => `${String.fromCharCode(97 + (index % 26))}${index}`);
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 0);
  await sortInSteps([lines]);
  clearInterval(timer);
  expect(turns).toBeGreaterThan(0);
});

import { expect, test } from 'vitest';
import { canUnderlineHighlights } from '../../../src/ui/shared/can-underline.ts';

test.each([
  ['145.0.2', false],
  ['146.0', true],
  ['153.1.0', true],
])('Firefox %s shows underlines: %s', async (version, expected) => {
  expect(await canUnderlineHighlights({ runtime: { getBrowserInfo: async () => ({ version }) } })).toBe(expected);
});

test('a browser that does not name its version shows them', async () => {
  expect(await canUnderlineHighlights({ runtime: {} })).toBe(true);
});

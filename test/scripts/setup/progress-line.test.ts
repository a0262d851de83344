import { expect, test } from 'vitest';
import { createProgressLine } from '../../../scripts/setup/progress-line.mjs';

function makeOutput(isTTY: boolean) {
  const written: string[] = [];
  const write = (text: string | Uint8Array) => written.push(String(text)) > 0;
  return { written, out: { isTTY, write } };
}

test('a terminal shows progress in one line, without remains of a longer text', () => {
  const { written, out } = makeOutput(true);
  const line = createProgressLine(out);
  line.show('10 of 10 cards');
  line.end('Done');
  expect(written.join('')).toBe('\r10 of 10 cards\rDone          \n');
});

test('a log gets a line every ten seconds, and the last one', () => {
  const { written, out } = makeOutput(false);
  let now = 0;
  const line = createProgressLine(out, () => now);
  for (; now <= 25_000; now += 1_000) line.show(`${now / 1_000} cards`);
  line.end('Done');
  expect(written.join('')).toBe('10 cards\n20 cards\nDone\n');
});

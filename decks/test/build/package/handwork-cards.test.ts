import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PACKAGE_FOLDER } from '../../../../scripts/lookup/packaged-decks.ts';
import { readHandwork } from '../../../build/cards/closed-words.ts';
import { PAIRS } from '../../../build/pairs.ts';

test.each(PAIRS.map(({ from, to }) => [from, to] as const))('each word by hand has a card in %s-%s', (from, to) => {
  const { cards } = JSON.parse(readFileSync(join(PACKAGE_FOLDER, `${from}-${to}.json`), 'utf8'));
  const words = new Set<string>(cards.map(([word]: [string]) => word));
  const { closed, shared } = readHandwork(from, to);
  const written = [...closed.map(({ word }) => word), ...shared.keys()];
  expect(written.filter((word) => !words.has(word))).toEqual([]);
});

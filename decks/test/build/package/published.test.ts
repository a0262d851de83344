import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findPublished, type PublishedDecks, toFileName } from '../../../../src/ui/shared/offer/deck-files.ts';
import { toFewest } from '../../../build/package/gates.ts';
import { describePublished, LIST, writePublishedList } from '../../../build/package/published.ts';
import { writeDeck } from '../../../build/package/write-package.ts';
import { PUBLISHED_PAIRS } from '../../../build/pairs.ts';

const readList = (path: string): PublishedDecks => JSON.parse(readFileSync(path, 'utf8'));

test('the extension lists the decks that the builder makes, each once and with what was measured', () => {
  const { address, decks } = readList(LIST);
  expect(address).toMatch(/^https:\/\/.*\/$/);
  const made = PUBLISHED_PAIRS.map(({ from, to }) => `${from}-${to}`);
  const pairs = decks.map(({ pair }) => pair);
  expect(pairs.filter((pair) => !made.includes(pair))).toEqual([]);
  expect(pairs).toEqual([...new Set(pairs)].sort());
  const fewest = new Map(PUBLISHED_PAIRS.map((plan) => [`${plan.from}-${plan.to}`, toFewest(plan)]));
  for (const { pair, cards, sizeBytes, agreement } of decks) {
    expect(cards).toBeGreaterThan(fewest.get(pair) ?? 0);
    expect(sizeBytes).toBeGreaterThan(40 * cards);
    expect(agreement).toBeGreaterThanOrEqual(0.78);
    expect(agreement).toBeLessThanOrEqual(1);
  }
});

test('the builder writes a deck under the name that the extension links to', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wayword-published-'));
  const fixture = JSON.parse(
    readFileSync(new URL('../../../../test/fixtures/decks/fra-deu.json', import.meta.url), 'utf8'),
  );
  writeDeck(folder, fixture);
  const [file, ...others] = describePublished(folder);
  expect(others).toEqual([]);
  expect(file).toMatchObject({ pair: 'fra-deu', file: toFileName('fra-deu'), cards: fixture.cards.length });
  expect(file?.bytes).toBe(readFileSync(join(folder, 'fra-deu.json')).length);
  const list = join(folder, 'list.json');
  writeFileSync(list, '{"address":"https://decks.example.org/","decks":[]}');
  if (file) writePublishedList([file], list);
  const found = findPublished(readList(list), { from: 'fra', to: 'deu' });
  expect(found?.url).toBe('https://decks.example.org/fra-deu.json');
});

import { expect, test } from 'vitest';
import { readCardRows } from '../../../../src/library/formats/read-card-rows.ts';
import { recogniseFile } from '../../../../src/library/formats/recognise.ts';
import { EXPORT_FORMATS, type ExportFormat } from '../../../../src/model/file-format.ts';
import { exportDeck } from '../../../../src/ui/options/decks/export-deck.ts';
import { canExport } from '../../../../src/ui/options/decks/export-file.ts';
import { makeDeck, makeLicence, makeSpanishBackground } from '../../support/builders.ts';
import type { FakeBackground, FakeCard } from '../../support/fake-background.ts';

const CARDS: FakeCard[] = [
  [1, 'casa', ['house', 'home'], ['casas']],
  [2, 'dicho, o hecho', ['"said"; or done', 'a / b']],
  [3, 'בית', ['house']],
  [4, '食べる', ['to eat'], ['たべる']],
  [5, 'sin', []],
];

function getDeck({ decks: [deck] }: FakeBackground) {
  if (!deck) throw new Error('Expected a background with a deck, got none.');
  return deck;
}

async function readBack(file: File): Promise<FakeCard[]> {
  const { format } = await recogniseFile(new Uint8Array(await file.arrayBuffer()), file.name);
  const cards: FakeCard[] = [];
  for await (const rows of readCardRows(file, format)) {
    for (const { rank, word, meanings, forms } of rows) {
      cards.push(forms ? [rank, word, meanings, forms] : [rank, word, meanings]);
    }
  }
  return cards;
}

test.each<[ExportFormat, string]>([
  ['deck', 'wayword-spa-eng.json'],
  ['json-lines', 'wayword-spa-eng.jsonl'],
  ['csv', 'wayword-spa-eng.csv'],
  ['tsv', 'wayword-spa-eng.tsv'],
])('a deck saved as %s is named after its pair and reads back the same', async (format, name) => {
  const background = makeSpanishBackground(CARDS);
  const file = await exportDeck(background.send, getDeck(background), format);
  expect(file.name).toBe(name);
  expect(await readBack(file)).toEqual(CARDS);
});

test.each([
  ['csv', [0xef, 0xbb, 0xbf]],
  ['tsv', [...new TextEncoder().encode('ran')]],
] as const)(
  'a deck saved as %s begins with the bytes %j: Excel knows the encoding of CSV by a mark',
  async (format, bytes) => {
    const background = makeSpanishBackground(CARDS);
    const file = await exportDeck(background.send, getDeck(background), format);
    expect([...new Uint8Array(await file.slice(0, 3).arrayBuffer())]).toEqual(bytes);
  },
);

test('a deck of many pages is written completely, with its progress', async () => {
  const cards = Array.from({ length: 12_001 }, (_, index): FakeCard => [index + 1, `palabra ${index + 1}`, ['m']]);
  const background = makeSpanishBackground(cards);
  const heard: number[] = [];
  const onProgress = (count: number) => heard.push(count);
  const file = await exportDeck(background.send, getDeck(background), 'tsv', { onProgress });
  expect(await readBack(file)).toEqual(cards);
  expect(heard).toEqual([2_000, 4_000, 6_000, 8_000, 10_000, 12_000, 12_001]);
});

test('ends on request', async () => {
  const background = makeSpanishBackground(CARDS);
  const ending = new AbortController();
  ending.abort();
  const writing = exportDeck(background.send, getDeck(background), 'csv', { signal: ending.signal });
  await expect(writing).rejects.toMatchObject({ name: 'AbortError' });
  expect(background.received).not.toContain('deck.export');
});

test('restarts if the deck is replaced in the meantime, and gives up if that repeats', async () => {
  const cards = Array.from({ length: 6_000 }, (_, index): FakeCard => [index + 1, `palabra ${index + 1}`, ['m']]);
  const background = makeSpanishBackground(cards);
  let [asked, exchanges] = [0, 1];
  const send = (async (name: 'deck.export', request: never) => {
    const answer = await background.send(name, request);
    if (name !== 'deck.export') return answer;
    asked += 1;
    return { ...answer, copy: asked <= exchanges ? `copy ${asked}` : 'last' };
  }) as typeof background.send;
  expect(await readBack(await exportDeck(send, getDeck(background), 'csv'))).toEqual(cards);
  [asked, exchanges] = [0, 1_000];
  await expect(exportDeck(send, getDeck(background), 'csv')).rejects.toMatchObject({ code: 'internal' });
});

test('a starter deck keeps its licence and sources in Wayword’s own format', async () => {
  const background = makeSpanishBackground(CARDS, { origin: { kind: 'starter', licence: { id: 'MIT', url: '' } } });
  background.licences = [makeLicence('deu-eng'), makeLicence('spa-eng')];
  const text = await (await exportDeck(background.send, getDeck(background), 'deck')).text();
  const { licence, sources } = JSON.parse(text);
  expect({ licence, sources }).toEqual({
    licence: makeLicence('spa-eng').licence,
    sources: makeLicence('spa-eng').sources,
  });
});

test('a deck with gaps between its ranks needs a format that has ranks', () => {
  const gaps = makeDeck('spa-eng', { cards: 3, firstRank: 1, lastRank: 9 });
  expect(EXPORT_FORMATS.filter((format) => canExport(gaps, format))).toEqual(['json-lines', 'csv', 'tsv']);
  expect(EXPORT_FORMATS.every((format) => canExport(makeDeck('spa-eng'), format))).toBe(true);
});

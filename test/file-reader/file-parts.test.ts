import { expect, test } from 'vitest';
import { readParts } from '../../src/file-reader/file-parts.ts';
import { formatDeckFile, parseDeckNotes } from '../../src/library/formats/deck-file.ts';
import { formatEntry } from '../../src/library/formats/dictionary/pack-entries.ts';
import { ENGLISH, SPANISH } from '../support/store.ts';

const DECK = {
  format: 'wayword-deck' as const,
  version: 2 as const,
  from: SPANISH,
  to: ENGLISH,
  licence: { id: 'CC0-1.0', url: 'https://creativecommons.org/publicdomain/zero/1.0/' },
  sources: [],
  changes: '',
};

async function readAll(text: string) {
  const parts = [];
  for await (const part of readParts(new File([text], 'deck.json'), { kind: 'deck' })) parts.push(part);
  return parts;
}

test('the last part of a deck file has its notes, and no earlier one', async () => {
  const notes = { respelt: { setiembre: 'septiembre' }, vulgar: ['mierda'], coverage: [[2, 0.1] as [number, number]] };
  const cards = Array.from({ length: 2_000 }, (_, index): [string, string[]] => [`palabra ${index}`, ['word']]);
  const parts = await readAll(formatDeckFile({ ...DECK, ...notes, cards }));
  expect(parts.length).toBeGreaterThan(1);
  expect(parts.map((part) => part.notes !== undefined)).toEqual([...parts.slice(1).map(() => false), true]);
  expect(parseDeckNotes(parts.at(-1)?.notes ?? '')).toEqual(notes);
});

test('a deck file without notes has none', async () => {
  const [part] = await readAll(formatDeckFile({ ...DECK, cards: [['ser', ['to be']]] }));
  expect(part?.isLast).toBe(true);
  expect(part).not.toHaveProperty('notes');
});

test('notes that are wrong are refused', () => {
  expect(() => parseDeckNotes('{"vulgar":[1]}')).toThrow(expect.objectContaining({ code: 'bad-request' }));
  expect(() => parseDeckNotes('{"cards":[]}')).toThrow(expect.objectContaining({ code: 'bad-request' }));
});

test('an entry of many long rows loses its end, not its beginning', () => {
  const row = (text: string) => JSON.stringify(['div', [text.repeat(1_500_000)]]);
  expect(formatEntry([row('a'), row('b'), row('c')])).toBe(`[${row('a')},${row('b')}]`);
  expect(formatEntry([row('a')])).toBe(`[${row('a')}]`);
});

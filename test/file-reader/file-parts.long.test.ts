import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { readParts } from '../../src/file-reader/file-parts.ts';
import { MAX_ENTRY_LIST_LENGTH } from '../../src/messaging/deck.ts';
import { readEntryList } from '../../src/messaging/entry-list.ts';
import { writeDictionaryZip } from '../support/zip.ts';

test('the longest full entries are shared out over parts, so that every message is accepted', async () => {
  // Random text shrinks least.
  const text = () => randomBytes(660_000).toString('base64');
  const rows = Array.from({ length: 10 }, (_, index) => [
    `word ${index}`,
    '',
    '',
    '',
    0,
    [text(), text(), text()],
    0,
    '',
  ]);
  const zip = new File([new Uint8Array(writeDictionaryZip({ term_bank_1: rows }))], 'long.zip');
  const format = { kind: 'yomitan' as const, unpackedBytes: 1, credit: '', isRanked: false };
  const ranks: number[] = [];
  for await (const { cards, entries } of readParts(zip, format)) {
    if (cards === 0) continue;
    // Ten in one part would be longer than a message may be.
    expect(cards).toBe(1);
    expect(entries?.length).toBeLessThan(MAX_ENTRY_LIST_LENGTH);
    for (const { firstRank, lastRank } of readEntryList(entries ?? '')) {
      expect(lastRank).toBe(firstRank);
      ranks.push(firstRank);
    }
  }
  expect(ranks).toEqual(Array.from(rows, (_, index) => index + 1));
});

import { expect, test } from 'vitest';
import { readEntryList } from '../../src/messaging/entry-list.ts';

test.each<[string, string]>([
  ['another text', 'entries'],
  ['an object', '{}'],
  ['a row that is a text', '["a"]'],
  ['a rank that is a text', '[["1",2,""]]'],
  ['ranks that descend', '[[2,1,""]]'],
  ['content that is not base64', '[[1,2,"€"]]'],
  ['content that is missing', '[[1,2]]'],
])('%s is refused', (_, json) => {
  expect(() => readEntryList(json)).toThrow(expect.objectContaining({ code: 'bad-request' }));
});

test('packed bytes are read', () => {
  expect(readEntryList('[[1,64,"AP9B"]]')).toEqual([
    { firstRank: 1, lastRank: 64, content: new Uint8Array([0, 255, 65]) },
  ]);
});

import { describe, expect, test } from 'vitest';
import { readRequest } from '../../src/file-reader/read-request.ts';
import type { BackupPiece, ReadRequest } from '../../src/messaging/file-reader.ts';
import { unpackList } from '../../src/messaging/packed-text.ts';
import type { RecognisedFile } from '../../src/model/file-format.ts';

const CARDS = new File(['{"word":"дом","meanings":["house"]}\n'], 'слова.jsonl');
const RECOGNISED: RecognisedFile = {
  format: { kind: 'json-lines' },
  doubt: undefined,
  rows: [],
  languages: undefined,
};

async function readAll(request: ReadRequest) {
  const parts = [];
  for await (const part of readRequest(request)) parts.push(part);
  return parts;
}

describe('a request is answered with the parts of', () => {
  test.each<[string, ReadRequest, object[]]>([
    [
      'the cards of a file',
      { reading: 'cards', file: CARDS, format: RECOGNISED.format },
      [{ list: '[[1,"дом",["house"]]]', cards: 1, readBytes: CARDS.size, isLast: true }],
    ],
    ['the format of a file', { reading: 'recognition', file: CARDS, encoding: undefined }, [RECOGNISED]],
    [
      'the first cards of a file',
      { reading: 'preview', file: CARDS, recognised: RECOGNISED },
      [
        {
          preview: [{ line: 1, rank: 1, word: 'дом', meanings: ['house'] }],
          cards: 1,
          fault: undefined,
          leftOut: [],
          leftOutRows: 0,
          leftOutCounts: {},
          isEstimate: false,
        },
      ],
    ],
    ['a list of words', { reading: 'words', file: new File(['дом\nгод\n'], 'a.txt') }, [['дом', 'год']]],
    [
      'a backup',
      { reading: 'backup', file: new Blob(['{"format":1,"ops":[]}']) },
      [{ ops: undefined, head: { format: 1 }, ignored: [] }],
    ],
  ])('%s', async (_, request, parts) => {
    expect(await readAll(request)).toEqual(parts);
  });
});

test('an error in the first cards is part of the preview', async () => {
  const broken = new File(['{"word":"","meanings":[]}\n'], 'a.jsonl');
  const [preview] = await readAll({ reading: 'preview', file: broken, recognised: RECOGNISED });
  expect(preview).toMatchObject({ preview: [], cards: 0, fault: { code: 'deck-file-invalid' } });
});

test('the entries of a backup are packed, so that messages hold less', async () => {
  const ops = Array.from({ length: 1_000 }, (_, index) => ({ id: `op-${index}`, word: 'Straße' }));
  const parts = await readAll({ reading: 'backup', file: new Blob([JSON.stringify({ format: 1, ops })]) });
  const [piece] = parts as BackupPiece[];
  const packed = piece?.ops ?? '';
  expect(packed.length).toBeLessThan(JSON.stringify(ops).length / 4);
  expect(JSON.parse(await unpackList(packed, 1_000_000))).toEqual(ops);
});

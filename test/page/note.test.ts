// @vitest-environment happy-dom

import { expect, test } from 'vitest';
import type { Send } from '../../src/messaging/client.ts';
import type { LookupEntry } from '../../src/model/lookup.ts';
import type { Finding } from '../../src/page/hover.ts';
import { note } from '../../src/page/note.ts';

const makeEntry = (word: string): LookupEntry => {
  return { pair: 'deu-eng', word, rank: 1, definition: undefined, meanings: [], match: 'word' };
};

function makeFinding(node: Node): Finding {
  const passage = { text: 'Die Häuser sind rot.', offset: 5, source: { node, offset: 5 } };
  const entries = [makeEntry('Haus'), makeEntry('häusern')];
  // The rest of a passage is not read.
  return { entries, range: { start: 4, end: 10 }, passage } as unknown as Finding;
}

function makeSend() {
  const sent: unknown[] = [];
  const send = (async (_: string, request: unknown) => {
    sent.push(request);
    throw new Error('Expected an extension, got none.');
  }) as unknown as Send;
  return { send, sent };
}

const HAUS = { pair: 'deu-eng', word: 'Haus' };

test('a card counts once, and each of its entries that was acted on', () => {
  const { send, sent } = makeSend();
  const finding = makeFinding(document.createTextNode('Die Häuser sind rot.'));
  for (const index of [0, 0, 1, 7]) note(send, finding, index);
  const place = { text: 'Die Häuser sind rot.', offset: 5, start: 4, end: 10 };
  expect(sent).toEqual([
    { ...HAUS, ...place },
    { ...HAUS, word: 'häusern', ...place },
  ]);
});

test('what stands in a field stays there', () => {
  const { send, sent } = makeSend();
  note(send, makeFinding(document.createElement('textarea')), 0);
  expect(sent).toEqual([HAUS]);
});

import { describe, expect, test } from 'vitest';
import type { FileFormat } from '../../../../../src/library/formats/read-card-rows.ts';
import type { FilePart } from '../../../../../src/ui/options/get-deck/import/file-parts.ts';
import {
  createFileReader,
  type PartAnswer,
  type PartRequest,
} from '../../../../../src/ui/options/get-deck/import/read-in-worker.ts';

const JSON_LINES: FileFormat = { kind: 'json-lines' };
const FILE = new File(['{"word":"дом","meanings":["house"]}\n'], 'слова.jsonl');

const makePart = (place: number): FilePart => ({ list: '[]', cards: place, readBytes: place, isLast: false });

/** A worker that gives its answers one at a time, each on request. */
function makeWorker(answers: readonly (PartAnswer | 'crash')[]) {
  const seen = { requests: [] as PartRequest[], isEnded: false };
  const worker = {
    onmessage: undefined as ((event: { data: PartAnswer }) => void) | undefined,
    onerror: undefined as ((event: { message: string }) => void) | undefined,
    postMessage(request: PartRequest) {
      const answer = answers[seen.requests.push(request) - 1];
      setTimeout(() => {
        if (answer === 'crash') worker.onerror?.({ message: 'no such script' });
        else if (answer) worker.onmessage?.({ data: answer });
      }, 0);
    },
    terminate() {
      seen.isEnded = true;
    },
  };
  return { seen, read: createFileReader(() => worker as unknown as Worker) };
}

async function readAll(parts: AsyncIterable<FilePart>): Promise<number[]> {
  const read: number[] = [];
  for await (const { cards } of parts) read.push(cards);
  return read;
}

describe('a file is read in a worker', () => {
  test('part by part, one of them ahead, and the worker is terminated', async () => {
    const { seen, read } = makeWorker([{ part: makePart(1) }, { part: makePart(2) }, { part: undefined }]);
    const parts = read(FILE, JSON_LINES)[Symbol.asyncIterator]();
    expect((await parts.next()).value).toEqual(makePart(1));
    expect(seen.requests).toEqual([{ file: FILE, format: JSON_LINES }, undefined]);
    expect((await parts.next()).value).toEqual(makePart(2));
    expect(seen.isEnded).toBe(false);
    expect((await parts.next()).done).toBe(true);
    expect(seen.isEnded).toBe(true);
  });

  test('with the error in the file', async () => {
    const error = { code: 'deck-file-invalid' as const, message: 'Line 7: expected a word, got an empty one.' };
    const { seen, read } = makeWorker([{ part: makePart(1) }, { error }]);
    await expect(readAll(read(FILE, JSON_LINES))).rejects.toMatchObject(error);
    expect(seen.isEnded).toBe(true);
  });

  test('whose script is missing', async () => {
    const { read } = makeWorker(['crash']);
    await expect(readAll(read(FILE, JSON_LINES))).rejects.toMatchObject({ code: 'internal' });
  });

  test('which is terminated with a cancelled import', async () => {
    const { seen, read } = makeWorker([{ part: makePart(1) }, { part: makePart(2) }]);
    for await (const _ of read(FILE, JSON_LINES)) break;
    expect(seen.isEnded).toBe(true);
  });
});

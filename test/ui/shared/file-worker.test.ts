import { describe, expect, test, vi } from 'vitest';
import type { FilePart, ReadAnswer, ReadRequest } from '../../../src/messaging/file-reader.ts';
import type { FileFormat, RecognisedFile } from '../../../src/model/file-format.ts';
import { createFileWorker } from '../../../src/ui/shared/file-worker.ts';

const JSON_LINES: FileFormat = { kind: 'json-lines' };
const FILE = new File(['{"word":"дом","meanings":["house"]}\n'], 'слова.jsonl');

const makePart = (place: number): FilePart => ({ list: '[]', cards: place, readBytes: place, isLast: false });

/** A worker that gives its answers one at a time, each on request. */
function makeWorker(answers: readonly (ReadAnswer<unknown> | 'crash')[], progress: readonly number[] = []) {
  const seen = { requests: [] as (ReadRequest | undefined)[], isEnded: false };
  const worker = {
    onmessage: undefined as ((event: { data: ReadAnswer<unknown> }) => void) | undefined,
    onerror: undefined as ((event: { message: string }) => void) | undefined,
    postMessage(request: ReadRequest | undefined) {
      const answer = answers[seen.requests.push(request) - 1];
      setTimeout(() => {
        for (const readBytes of progress) worker.onmessage?.({ data: { readBytes } });
        if (answer === 'crash') worker.onerror?.({ message: 'no such script' });
        else if (answer) worker.onmessage?.({ data: answer });
      }, 0);
    },
    terminate() {
      seen.isEnded = true;
    },
  };
  const files = createFileWorker(() => worker as unknown as Worker);
  return { seen, files, read: files.readParts };
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
    expect(seen.requests).toEqual([{ reading: 'cards', file: FILE, format: JSON_LINES }, undefined]);
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

test('a reading ends at once when it is stopped, even while a part is read', async () => {
  const { seen, read } = makeWorker([{ part: makePart(1) }]);
  const stop = new AbortController();
  const all = readAll(read(FILE, JSON_LINES, { signal: stop.signal }));
  await vi.waitFor(() => expect(seen.requests.length).toBe(2));
  stop.abort();
  expect(seen.isEnded).toBe(true);
  expect(await all).toEqual([1]);
});

test('a recognition that is stopped has no result', async () => {
  const { seen, files } = makeWorker([]);
  const stop = new AbortController();
  const recognised = files.recognise(FILE, undefined, stop.signal);
  stop.abort();
  await expect(recognised).rejects.toMatchObject({ code: 'internal' });
  expect(seen.isEnded).toBe(true);
});

describe('what has a single part', () => {
  const RECOGNISED: RecognisedFile = { format: JSON_LINES, doubt: undefined, rows: [], languages: undefined };

  test('is read in a worker, which is terminated', async () => {
    const { seen, files } = makeWorker([{ part: RECOGNISED }]);
    expect(await files.recognise(FILE, 'koi8-r')).toBe(RECOGNISED);
    expect(seen.requests[0]).toEqual({ reading: 'recognition', file: FILE, encoding: 'koi8-r' });
    expect(seen.isEnded).toBe(true);
  });

  test('has the error of its file', async () => {
    const error = { code: 'file-spreadsheet' as const, message: 'Expected a list of words as text, got spreadsheet.' };
    const { seen, files } = makeWorker([{ error }]);
    await expect(files.readWords(FILE)).rejects.toMatchObject(error);
    expect(seen.isEnded).toBe(true);
  });

  test('is waited for while the worker says how much it has read', async () => {
    const preview = { preview: [], cards: 0 };
    const { files } = makeWorker([{ part: preview }], [1_000, 2_000]);
    const read: number[] = [];
    const onRead = (bytes: number) => read.push(bytes);
    expect(await files.readPreview(FILE, RECOGNISED, { onRead })).toBe(preview);
    expect(read).toEqual([1_000, 2_000]);
  });

  test('is never missing', async () => {
    const { files } = makeWorker([{ part: undefined }]);
    await expect(files.readPreview(FILE, RECOGNISED)).rejects.toMatchObject({ code: 'internal' });
  });
});

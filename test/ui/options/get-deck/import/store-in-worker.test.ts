import { describe, expect, test, vi } from 'vitest';
import type { StoreAnswer, StoreRequest } from '../../../../../src/messaging/file-reader.ts';
import { createDictionaryStore } from '../../../../../src/ui/options/get-deck/import/store-in-worker.ts';

const REQUEST: StoreRequest = {
  id: 'b5a3a3c8-6a1e-4e0c-9a53-0f4cf1b7d9aa',
  file: new File(['x'], 'wty-fi-en.zip'),
  format: { kind: 'yomitan', unpackedBytes: 1, credit: '', isRanked: false },
};
const PROGRESS = { readBytes: 1, cards: 256, isFinishing: false };

/** A worker that gives its answers after the request. */
function makeWorker(answers: readonly (StoreAnswer | 'crash')[]) {
  const seen = { requests: [] as StoreRequest[], isEnded: false, progress: [] as unknown[] };
  let sweeps = 0;
  const leaving = new AbortController();
  const worker = {
    onmessage: undefined as ((event: { data: StoreAnswer }) => void) | undefined,
    onerror: undefined as ((event: { message: string }) => void) | undefined,
    postMessage(request: StoreRequest) {
      seen.requests.push(request);
      setTimeout(() => {
        for (const answer of answers) {
          if (answer === 'crash') worker.onerror?.({ message: 'no such script' });
          else worker.onmessage?.({ data: answer });
        }
      }, 0);
    },
    terminate() {
      seen.isEnded = true;
    },
  };
  const store = createDictionaryStore(
    () => worker as unknown as Worker,
    async () => {
      sweeps += 1;
      throw new DOMException('No such folder.', 'NotFoundError');
    },
  );
  const onProgress = (progress: unknown) => void seen.progress.push(progress);
  return {
    seen,
    leaving,
    countSweeps: () => sweeps,
    stored: () => store(REQUEST, { onProgress, signal: leaving.signal }),
  };
}

describe('a dictionary is stored in a worker', () => {
  test('which reports its progress and is terminated', async () => {
    const { seen, stored } = makeWorker([{ progress: PROGRESS }, { end: 'indexed' }]);
    expect(await stored()).toBe('indexed');
    expect(seen).toEqual({ requests: [REQUEST], isEnded: true, progress: [PROGRESS] });
  });

  test('after which what it has left on the disk is removed, as at the start', async () => {
    vi.useFakeTimers();
    const { seen, leaving, countSweeps, stored } = makeWorker([]);
    expect(countSweeps()).toBe(1);
    const ended = stored();
    leaving.abort();
    await ended;
    expect([seen.isEnded, countSweeps()]).toEqual([true, 1]);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(countSweeps()).toBe(2);
    vi.useRealTimers();
  });

  test('unless it does not find the import', async () => {
    expect(await makeWorker([{ end: 'absent' }]).stored()).toBe('absent');
  });

  test('with the error in the file', async () => {
    const error = { code: 'deck-file-invalid' as const, message: 'term_bank_1.json, row 2: expected a word, got 3.' };
    const { seen, stored } = makeWorker([{ error }]);
    await expect(stored()).rejects.toMatchObject(error);
    expect(seen.isEnded).toBe(true);
  });

  test('whose script is missing', async () => {
    await expect(makeWorker(['crash']).stored()).rejects.toMatchObject({ code: 'internal' });
  });

  test('which is terminated at once with a cancelled import', async () => {
    const { seen, leaving, stored } = makeWorker([]);
    const ended = stored();
    leaving.abort();
    expect(await ended).toBe('dropped');
    expect(seen.isEnded).toBe(true);
  });
});

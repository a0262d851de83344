import { signal } from '@preact/signals';
import { describe, expect, test } from 'vitest';
import type { ImportProgress } from '../../../../../src/messaging/file-reader.ts';
import type { DeckSummary } from '../../../../../src/model/source.ts';
import { createCurrentImport } from '../../../../../src/ui/options/get-deck/import/current-import.ts';
import type { FileImport } from '../../../../../src/ui/options/get-deck/import/file-import.ts';

const DECK = { id: 'deu-eng' } as DeckSummary;

/** The result of `finish`. Undefined: nothing of the import is stored any more. */
type Result = () => Promise<DeckSummary | undefined>;

/** An import that lists the calls of its methods. */
function makeFileImport(calls: string[], name: string, result: Result, stored = Promise.resolve()): FileImport {
  let isCancelled = false;
  return {
    progress: signal<ImportProgress>({ readBytes: 0, cards: 0, isFinishing: false }),
    isCancelled: () => isCancelled,
    stored,
    finish() {
      calls.push(`finish ${name}`);
      return result();
    },
    cancel() {
      isCancelled = true;
      calls.push(`cancel ${name}`);
    },
    leave: () => calls.push(`leave ${name}`),
  };
}

/** @param results - Of the imports, in the order in which they begin. */
function setUp(results: Result[], stored?: Promise<void>) {
  const calls: string[] = [];
  const faults: unknown[] = [];
  let count = 0;
  const current = createCurrentImport({
    begin() {
      const result = results[count++];
      return result && makeFileImport(calls, String(count), result, stored);
    },
    mayStoreAhead: () => true,
    onFault: (thrown) => faults.push(thrown),
  });
  return { current, calls, faults };
}

const published = async () => DECK;
const lost = async () => undefined;

describe('the import of a chosen file', () => {
  test('that was stored ahead is the one that is published', async () => {
    const { current, calls } = setUp([published]);
    current.storeAhead();
    expect(await current.finish({}, () => calls.push('run'))).toBe(DECK);
    expect(calls).toEqual(['run', 'finish 1']);
  });

  test('begins again once if its stored cards were dropped', async () => {
    const { current, calls } = setUp([lost, published, published]);
    current.storeAhead();
    expect(await current.finish({}, () => undefined)).toBe(DECK);
    expect(calls).toEqual(['finish 1', 'finish 2']);
  });

  test('does not begin again if it was not stored ahead', async () => {
    const { current, calls } = setUp([lost, published]);
    expect(await current.finish({}, () => undefined)).toBeUndefined();
    expect(calls).toEqual(['finish 1']);
  });

  test('does not begin again after it was cancelled', async () => {
    const calls: string[] = [];
    const { current, calls: done } = setUp([
      async () => {
        current.cancel();
        return undefined;
      },
      published,
    ]);
    current.storeAhead();
    expect(await current.finish({}, () => calls.push('run'))).toBeUndefined();
    expect([calls, done]).toEqual([['run'], ['finish 1', 'cancel 1']]);
  });

  test('starts again with other choices until it is confirmed', async () => {
    const { current, calls } = setUp([
      published,
      async () => {
        current.storeAhead();
        current.endAhead();
        return DECK;
      },
    ]);
    current.storeAhead();
    current.storeAhead();
    await current.finish({}, () => undefined);
    expect(calls).toEqual(['cancel 1', 'finish 2']);
  });

  test('reports a failure before it is confirmed, and can begin again', async () => {
    const stored = Promise.reject(new Error('line 3'));
    const { current, calls, faults } = setUp([published, published], stored);
    current.storeAhead();
    await expect.poll(() => faults).toEqual([new Error('line 3')]);
    expect(await current.finish({}, () => undefined)).toBe(DECK);
    expect(calls).toEqual(['finish 2']);
  });
});

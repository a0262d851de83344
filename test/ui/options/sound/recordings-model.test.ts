import { expect, test } from 'vitest';
import { AppError } from '../../../../src/app-error.ts';
import type { Collection } from '../../../../src/recordings/collections.ts';
import { createRecordingsModel, type RecordingsHost } from '../../../../src/ui/options/sound/recordings-model.ts';

const HAUS: Collection = {
  id: 'id',
  name: 'deutsch.zip',
  language: 'deu',
  recordings: 3,
  sizeBytes: 9_000,
  importedAt: 1,
};
const FILE = new File(['zip'], 'deutsch.zip');

function make(store: RecordingsHost['store']) {
  const stored: Collection[] = [];
  const removed: string[] = [];
  /** How many collections there were at each report. */
  const reports: number[] = [];
  const host: RecordingsHost = {
    list: async () => stored,
    async remove(id) {
      removed.push(id);
      stored.splice(0, stored.length, ...stored.filter((collection) => collection.id !== id));
    },
    sweep: async () => undefined,
    async report() {
      reports.push(stored.length);
    },
    store,
  };
  return { model: createRecordingsModel(host, () => 'id'), stored, removed, reports };
}

test('stores an archive, reports how far it is and what was left out, and lists it', async () => {
  const seen: unknown[] = [];
  const { model, stored } = make(async (request, { onProgress }) => {
    expect(request).toEqual({ recordings: 'id', name: 'deutsch.zip', language: 'deu', source: FILE });
    onProgress(2);
    seen.push(model.state.value);
    stored.push(HAUS);
    return 1;
  });
  await model.add(FILE, 'deutsch.zip', 'deu');
  expect(seen).toEqual([{ kind: 'running', recordings: 2 }]);
  expect(model.state.value).toEqual({ kind: 'done', leftOut: 1 });
  expect(model.collections.value).toEqual([HAUS]);
});

test('reports an error, and the next import clears it', async () => {
  let isBroken = true;
  const { model } = make(async () => {
    if (isBroken) throw new AppError('recordings-none', 'Expected recordings, got none.');
    return 0;
  });
  await model.add(FILE, 'a.zip', 'deu');
  expect([model.problem.value, model.state.value]).toEqual(['recordings-none', undefined]);
  isBroken = false;
  await model.add(FILE, 'a.zip', 'deu');
  expect([model.problem.value, model.state.value]).toEqual([undefined, { kind: 'done', leftOut: 0 }]);
});

test('removes what a cancelled import has stored so far', async () => {
  const { model, removed } = make(
    (_, { signal }) => new Promise((resolve) => signal.addEventListener('abort', () => resolve(undefined))),
  );
  const added = model.add(FILE, 'a.zip', 'deu');
  model.stop();
  await added;
  expect([removed, model.state.value, model.problem.value]).toEqual([['id'], undefined, undefined]);
});

test('tells the background what was added and removed, and at its opening what an earlier page may not have told', async () => {
  const { model, stored, reports } = make(async () => {
    stored.push(HAUS);
    return 0;
  });
  await model.load();
  expect(reports).toEqual([]);
  await model.add(FILE, 'deutsch.zip', 'deu');
  expect(reports).toEqual([1]);
  await model.load();
  expect(reports).toEqual([1, 1]);
  await model.remove('id');
  expect(reports).toEqual([1, 1, 0]);
});

test('runs one import at a time', async () => {
  let stored = 0;
  let finish: () => void = () => undefined;
  const { model } = make(() => {
    stored += 1;
    return new Promise((resolve) => {
      finish = () => resolve(0);
    });
  });
  const first = model.add(FILE, 'a.zip', 'deu');
  await model.add(FILE, 'b.zip', 'deu');
  finish();
  await first;
  expect(stored).toBe(1);
});

test('shows no recordings where the browser has no place for files', async () => {
  const { model } = make(async () => 0);
  const host = { list: () => Promise.reject(new DOMException('', 'SecurityError')) };
  const closed = createRecordingsModel(
    {
      ...host,
      remove: async () => undefined,
      sweep: host.list as never,
      report: host.list as never,
      store: async () => 0,
    },
    () => 'id',
  );
  await closed.load();
  await model.load();
  expect([closed.collections.value, closed.problem.value]).toEqual([[], undefined]);
});

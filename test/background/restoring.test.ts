import { afterEach, expect, test, vi } from 'vitest';
import { createChanges } from '../../entrypoints/services/changes.ts';
import { startRestoring } from '../../entrypoints/services/restoring.ts';
import { claimStaged } from '../../src/store/study/copies/join-staged.ts';
import { stageBackup } from '../../src/study/backup-restore.ts';
import { writeBackup } from '../support/backup.ts';
import { makeStartEvents, UPDATED } from '../support/held-events.ts';
import { makeStore } from '../support/store.ts';
import { makeOp } from '../support/study.ts';

afterEach(() => void vi.useRealTimers());

const ID = '00000000-0000-4000-8000-000000000001';

/** A backup with one mark, as a page stages it. */
async function makeBackup() {
  const source = makeStore();
  await source.study.ops.add(makeOp({ kind: 'know' }));
  const { ops, ...head } = JSON.parse(await writeBackup(source)) as { ops: unknown[] };
  return { id: ID, part: 0, ops: JSON.stringify(ops), head };
}

const RESTARTS: [string, (events: ReturnType<typeof makeStartEvents>) => void][] = [
  ['of the browser', (events) => events.startup.fire()],
  ['of the extension', (events) => events.installed.fire(UPDATED)],
];

function start() {
  const store = makeStore();
  const changes = createChanges();
  const events = makeStartEvents();
  const heard: string[] = [];
  changes.settings.on(() => heard.push('settings'));
  changes.study.on(() => heard.push('study'));
  changes.decks.on(() => heard.push('decks'));
  const study = { forget: () => void heard.push('forget') };
  const restoring = startRestoring({ store, changes, events, study });
  return { store, events, restoring, heard };
}

test('the session forgets its words before anyone reads the restored log', async () => {
  const { store, restoring, heard } = start();
  const backup = await makeBackup();
  const request = { id: ID, parts: 1, head: backup.head };
  await stageBackup(store, backup);
  await restoring.restore({ ...request, isDryRun: true });
  expect(heard).toEqual([]);
  await restoring.restore({ ...request, isDryRun: false });
  expect(heard).toEqual(['forget', 'settings', 'study', 'decks']);
});

test.each(RESTARTS)('entries staged by a page are dropped after a restart %s', async (_, restart) => {
  const { store, events } = start();
  await stageBackup(store, await makeBackup());
  expect(await store.study.staged.count()).toBeGreaterThan(0);
  restart(events);
  await expect.poll(() => store.study.staged.count()).toBe(0);
});

test('a restore that the end of the last background interrupted continues soon after the start', async () => {
  const backup = await makeBackup();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { store, heard } = start();
  await stageBackup(store, backup);
  await claimStaged(store, backup.id, 1, {});
  vi.advanceTimersByTime(200);
  vi.useRealTimers();
  await expect.poll(() => heard).toEqual(['forget', 'settings', 'study', 'decks']);
  expect(await store.study.ops.count()).toBe(1);
});

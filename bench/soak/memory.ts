import type { CDPSession, Page } from 'puppeteer-core';
import { delay } from '../../scripts/browser/driver.ts';
import type { ExtensionBrowser } from '../../scripts/browser/extension-browser.ts';
import { runInFirefoxScope } from '../../scripts/browser/firefox-scope.ts';
import { findExtensionProcess, findProcesses, readResident, readShare } from '../processes.ts';
import type { Series } from './verdict.ts';

const MEGABYTE = 1_000_000;

/**
 * Tolerances. A heap after a forced collection is exact except for compiled code; the background's also holds answers.
 * Resident memory is allocated in large pieces and rarely returned.
 */
const SLACK_BYTES = {
  'background, heap': 1 * MEGABYTE,
  'page of many, heap': 1 * MEGABYTE,
  'page left open, heap': 1 * MEGABYTE,
  'extension process, resident': 10 * MEGABYTE,
  'all processes': 60 * MEGABYTE,
};
type Name = keyof typeof SLACK_BYTES;

export interface MemoryLog {
  /** Collects garbage where the browser allows it, and records the remaining memory. */
  look(): Promise<void>;
  readonly series: Series[];
}

/** @param pages - The tab that goes from page to page, and the one that stays on its page. */
export function watchMemory(extension: ExtensionBrowser, pages: { reading: Page; open: Page }): MemoryLog {
  const values = new Map<Name, number[]>();
  const note = (name: Name, bytes: number | undefined) => {
    if (bytes !== undefined && bytes > 0) values.set(name, [...(values.get(name) ?? []), bytes]);
  };
  return {
    async look() {
      if (extension.kind === 'chromium') {
        note('background, heap', await readWorkerHeap(extension));
        note('page of many, heap', await readPageHeap(pages.reading));
        note('page left open, heap', await readPageHeap(pages.open));
      } else await collectInFirefox(extension);
      const pid = await findExtensionProcess(extension);
      note('extension process, resident', pid && readResident(pid));
      note(
        'all processes',
        findProcesses(extension.browser).reduce((sum, process) => sum + readShare(process), 0),
      );
    },
    get series() {
      return [...values].map(([name, all]) => ({ name, values: all, slackBytes: SLACK_BYTES[name] }));
    },
  };
}

async function readPageHeap(page: Page): Promise<number> {
  const session = await page.createCDPSession();
  const bytes = await readHeap(session);
  await session.detach();
  return bytes;
}

async function readHeap(session: CDPSession): Promise<number> {
  // The first collection leaves objects that wait for their finaliser.
  for (let times = 0; times < 2; times++) await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}

/** For a running worker. The debugger detaches soon, because it would keep the worker from being stopped. */
async function readWorkerHeap({ browser }: ExtensionBrowser): Promise<number | undefined> {
  const root = await browser.target().createCDPSession();
  try {
    const { targetInfos } = await root.send('Target.getTargets', { filter: [{ type: 'service_worker' }] });
    const [worker] = targetInfos;
    if (!worker) return undefined;
    const { sessionId } = await root.send('Target.attachToTarget', { targetId: worker.targetId, flatten: true });
    const session = root.connection()?.session(sessionId) ?? undefined;
    const bytes = session && (await readHeap(session));
    await root.send('Target.detachFromTarget', { sessionId });
    return bytes;
  } finally {
    await root.detach();
  }
}

/** Until the processes have finished. */
const COLLECT_MS = 1_500;

async function collectInFirefox(extension: ExtensionBrowser): Promise<void> {
  await runInFirefoxScope(
    extension,
    `for (const what of ['child-gc-request', 'child-cc-request', 'child-mmu-request']) Services.obs.notifyObservers(null, what);
    Services.obs.notifyObservers(null, 'memory-pressure', 'heap-minimize')`,
  );
  await delay(COLLECT_MS);
}

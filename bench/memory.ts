import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { delay } from '../scripts/browser/driver.ts';
import type { BrowserKind } from '../scripts/browser/extension-browser.ts';
import { launchToMeasure } from './browser.ts';
import { atMost } from './budget.ts';
import { servePages } from './pages.ts';
import { planJump } from './pointer-way.ts';
import { findExtensionProcess, readOwn } from './processes.ts';
import { addSources } from './sources.ts';
import type { Table } from './table.ts';
import { openPage } from './watch-card.ts';
import { timeImport } from './writing.ts';

const CARDS = 100_000;
const MANY_CARDS = 1_000_000;
const PAIR = 'spa-eng';
const HOVERS = 12;
/** Until work that a hover or a browser start has triggered is done. */
const PAUSE_MS = 200;
const SETTLED_MS = 2_000;

/** Measures the private memory of the extension's process after some hovers in a freshly started browser. */
export async function benchMemory(kind: BrowserKind, table: Table): Promise<void> {
  const { server, url } = await servePages();
  const page = url('page/0');
  const ours = await measure(kind, page);
  const ten = await measure(kind, page, { hasTenSources: true });
  const many = await measure(kind, page, { cards: MANY_CARDS });
  const floor = await measure(kind, page, { floorDir: 'bench/floor' });
  server.close();
  // Only Linux reports this.
  if (ours === undefined || ten === undefined || many === undefined || floor === undefined) return;
  table.add(`extension's process, ${CARDS.toLocaleString('en')} cards, MB`, {
    ours: [ours / 1_000_000],
    floor: [floor / 1_000_000],
    budget: atMost(60),
  });
  table.add(`extension's process, ${MANY_CARDS.toLocaleString('en')} cards, MB`, {
    ours: [many / 1_000_000],
    floor: [floor / 1_000_000],
    budget: atMost(60),
  });
  table.add(`extension's process, ten sources, ${CARDS.toLocaleString('en')} cards, MB`, {
    ours: [ten / 1_000_000],
    floor: [floor / 1_000_000],
    // 60 MiB for one source and 50 MiB for any number of others.
    budget: atMost(115),
  });
}

interface Measured {
  /** Folder of the bare extension; by default ours, with a large deck. */
  floorDir?: string;
  /** Of the deck; by default 100,000. */
  cards?: number;
  /** Whether nine sources are added beside the deck. */
  hasTenSources?: boolean;
}

/** @returns Bytes. */
async function measure(
  kind: BrowserKind,
  url: string,
  { floorDir, cards = CARDS, hasTenSources }: Measured = {},
): Promise<number | undefined> {
  const profile = mkdtempSync(join(tmpdir(), 'wayword-memory-'));
  const options = { profile, isBackgroundFree: true, ...(floorDir === undefined ? {} : { extensionDir: floorDir }) };
  try {
    const first = await launchToMeasure(kind, options);
    if (floorDir === undefined) {
      const optionsPage = await first.open(first.extensionUrl('options.html'));
      await timeImport(optionsPage, PAIR, cards);
      if (hasTenSources) await addSources(optionsPage, PAIR, cards);
    }
    await delay(SETTLED_MS);
    await first.close();
    const extension = await launchToMeasure(kind, options);
    try {
      const page = await extension.browser.newPage();
      const places = await openPage(page, url);
      for (let hover = 0; hover < HOVERS; hover++) {
        const place = places[hover % places.length];
        for (const { x, y } of place ? planJump(place) : []) {
          await page.mouse.move(x, y);
          await delay(PAUSE_MS);
        }
      }
      await delay(SETTLED_MS);
      const pid = await findExtensionProcess(extension);
      return pid === undefined ? undefined : readOwn(pid);
    } finally {
      await extension.close();
    }
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

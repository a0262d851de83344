import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sendMessage } from '../scripts/browser/driver.ts';
import type { BrowserKind } from '../scripts/browser/extension-browser.ts';
import type { DeckSummary } from '../src/model/source.ts';
import { writeLargeDictionary } from '../test/support/large-dictionary.ts';
import { launchToMeasure } from './browser.ts';
import { atMost } from './budget.ts';
import { findExtensionProcess, forgetPeak, readPeak } from './processes.ts';
import type { Table } from './table.ts';
import { timeBareWriting, timeFileImport } from './writing.ts';

const SIZES = { full: { lemmas: 500_000, forms: 1_000_000 }, quick: { lemmas: 50_000, forms: 100_000 } };
/** For the full size, in seconds. */
const MOST_SECONDS: Record<BrowserKind, number> = { chromium: 20, firefox: 30 };
const MOST_PEAK_MB = 350;
const MOST_DISK_SHARE = 30;
const IMPORT_TIMEOUT_MS = 600_000;

/** Imports a generated dictionary in the layout of Wiktionary's, and removes it. */
export async function benchDictionary(kind: BrowserKind, isQuick: boolean, table: Table): Promise<void> {
  const size = isQuick ? SIZES.quick : SIZES.full;
  const folder = mkdtempSync(join(tmpdir(), 'wayword-dictionary-'));
  const extension = await launchToMeasure(kind, { isBackgroundFree: true });
  try {
    const path = join(folder, 'wty-fi-en.zip');
    const { unpackedBytes } = writeLargeDictionary(path, size);
    const page = await extension.open(extension.extensionUrl('options.html'));
    page.setDefaultTimeout(IMPORT_TIMEOUT_MS);
    const pid = await findExtensionProcess(extension);
    if (pid !== undefined) forgetPeak(pid);
    const { sincePressMs } = await timeFileImport(page, path);
    const peakBytes = pid === undefined ? undefined : readPeak(pid);
    const diskBytes = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? Number.NaN);
    const floorMs = await timeBareWriting(page);
    const removeMs = await page
      .evaluate(() => performance.now())
      .then(async (startedAt) => {
        const decks = await sendMessage<DeckSummary[]>(page, { type: 'deck.list' });
        await sendMessage(page, { type: 'deck.remove', id: decks.ok ? decks.value[0]?.id : undefined });
        return (await page.evaluate(() => performance.now())) - startedAt;
      });
    const name = `dictionary of ${size.lemmas.toLocaleString('en')} entries with ${size.forms.toLocaleString('en')} forms`;
    const ofFull = <Value>(value: Value) => (isQuick ? undefined : value);
    table.add(`${name}, import, s`, {
      ours: [sincePressMs / 1_000],
      floor: [floorMs / 1_000],
      budget: ofFull(atMost(MOST_SECONDS[kind])),
    });
    if (peakBytes !== undefined) {
      table.add(`${name}, peak, MB`, { ours: [peakBytes / 1_000_000], budget: ofFull(atMost(MOST_PEAK_MB)) });
    }
    table.add(`${name}, disk, % of its JSON`, {
      ours: [(100 * diskBytes) / unpackedBytes],
      budget: ofFull(atMost(MOST_DISK_SHARE)),
    });
    table.add(`${name}, removal, s`, { ours: [removeMs / 1_000], budget: atMost(1) });
  } finally {
    await extension.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

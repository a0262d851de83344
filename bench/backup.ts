import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ElementHandle, Page } from 'puppeteer-core';
import { click, delay } from '../scripts/browser/driver.ts';
import type { BrowserKind } from '../scripts/browser/extension-browser.ts';
import type { Op } from '../src/model/op.ts';
import { launchToMeasure } from './browser.ts';
import { findExtensionProcess, forgetPeak, readPeak } from './processes.ts';
import { makeLog } from './study.ts';
import type { Table } from './table.ts';

const ANSWERS = 1_000_000;
const POLL_MS = 250;
const TIMEOUT_MS = 1_800_000;

/** Restores a backup of 1,000,000 answers from a file, as a person would. */
export async function benchBackup(kind: BrowserKind, table: Table): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'wayword-backup-'));
  const extension = await launchToMeasure(kind);
  try {
    const path = join(folder, 'backup.json');
    await writeBackup(path, makeLog(Date.now(), ANSWERS));
    const page = await extension.open(extension.extensionUrl('options.html'));
    const pid = await findExtensionProcess(extension);
    const measure = async (name: string, begin: () => Promise<unknown>, end: string) => {
      if (pid !== undefined) forgetPeak(pid);
      const startedAt = performance.now();
      await begin();
      await waitFor(page, end);
      table.add(`${name}, s`, { ours: [(performance.now() - startedAt) / 1_000] });
      if (pid !== undefined) table.add(`${name}, peak, MB`, { ours: [readPeak(pid) / 1_000_000] });
    };
    const input = (await page.waitForSelector('#backup-file')) as ElementHandle<HTMLInputElement>;
    const name = `backup of ${ANSWERS.toLocaleString('en')} answers`;
    await measure(`${name}, to its preview`, () => input.uploadFile(path), '#backup-restore');
    await measure(
      `${name}, restored`,
      () => click(page, '#backup-restore'),
      '#data-messages .notice[data-tone="success"]',
    );
  } finally {
    await extension.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Writes what Wayword exports, op by op: the text of a million is near the longest that there can be. */
function writeBackup(path: string, ops: readonly Op[]): Promise<void> {
  function* lines() {
    yield '{"format":"wayword-study","version":1,"ops":[';
    for (const [index, op] of ops.entries()) yield `${index === 0 ? '' : ',\n'}${JSON.stringify(op)}`;
    yield ']}';
  }
  return pipeline(Readable.from(lines()), createWriteStream(path));
}

/** Asks at intervals: a call that waits takes longer than the protocol allows. */
async function waitFor(page: Page, selector: string): Promise<void> {
  const end = Date.now() + TIMEOUT_MS;
  while ((await page.$(selector)) === null) {
    const failure = await page.$('#data-messages .notice[data-tone="error"]');
    if (failure)
      throw new Error(`Expected ${selector}, got: ${await failure.evaluate((element) => element.textContent)}`);
    if (Date.now() > end) throw new Error(`Expected ${selector} within ${TIMEOUT_MS / 1_000} s.`);
    await delay(POLL_MS);
  }
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import type { Op } from '../../src/model/op.ts';
import type { BrowserKind, ExtensionBrowser } from '../browser/extension-browser.ts';
import { launch } from '../browser/launch.ts';
import { copyWithClock, moveClock } from './clock.ts';
import { type LogState, readLog } from './log-numbers.ts';
import { readOps } from './read-ops.ts';

const BUILDS = { chromium: '.output/chrome-mv3', firefox: '.output/firefox-mv3' } as const;
/** Size of the toolbar popup. */
const POPUP = { width: 360, height: 480 };
const PAGE = { width: 900, height: 760 };

/** A browser whose extension lives by a clock that the player moves. */
export interface Player {
  extension: ExtensionBrowser;
  /** The instant by the player's clock. */
  now(): number;
  moveTo(at: number): Promise<void>;
  /** Opens a page of the extension in place of the last one. */
  open(path: string): Promise<Page>;
  page(): Page;
  readLog(): Promise<LogState>;
  ops(): readonly Op[];
  close(): Promise<void>;
}

/** The study day of an instant: it begins at four in the morning, local time. */
export function toDay(at: number): number {
  return Math.floor((at - new Date(at).getTimezoneOffset() * 60_000 - 4 * 3_600_000) / 86_400_000);
}

export async function startPlayer(kind: BrowserKind, startAt: number): Promise<Player> {
  const folder = mkdtempSync(join(tmpdir(), 'wayword-player-'));
  let offsetMs = startAt - Date.now();
  copyWithClock(BUILDS[kind], folder, offsetMs);
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  // Firefox would otherwise stop the background, and with it its clock.
  const preferences = { 'extensions.background.idle.timeout': 3_600_000 };
  const extension = await launch(kind, { extensionDir: folder, preferences }).catch((error: unknown) => {
    remove();
    throw error;
  });
  const ops: Op[] = [];
  let page: Page | undefined;
  const getPage = () => {
    if (!page) throw new Error('Expected an open page, got none.');
    return page;
  };
  return {
    extension,
    now: () => Date.now() + offsetMs,
    async moveTo(at) {
      offsetMs = at - Date.now();
      await moveClock(getPage(), offsetMs);
    },
    async open(path) {
      const before = page;
      page = await extension.open(extension.extensionUrl(path));
      await before?.close();
      await page.setViewport(path.startsWith('popup') ? POPUP : PAGE);
      await page.bringToFront();
      return page;
    },
    page: getPage,
    async readLog() {
      ops.push(...(await readOps(getPage(), ops.length)));
      return readLog(ops);
    },
    ops: () => ops,
    async close() {
      await extension.close();
      remove();
    },
  };
}

import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { delay, sendMessage } from '../../scripts/browser/driver.ts';
import { BROWSER_KINDS, type ExtensionBrowser } from '../../scripts/browser/extension-browser.ts';
import { launch } from '../../scripts/browser/launch.ts';
import type { StudyView } from '../../src/model/study.ts';
import { createRandom } from './support/numbered-deck.ts';
import { askNext, readStudy, replayed, type StudyStore } from './support/study-store.ts';

/** `STUDY_KILLS=50` runs as many rounds in each browser as for the figures in docs/study.md. */
const KILLS = { chromium: Number(process.env.STUDY_KILLS ?? 2), firefox: Number(process.env.STUDY_KILLS ?? 1) };

/** The stores may need a repair, and no more. */
const MAX_SLOWDOWN = 4;

describe.each(BROWSER_KINDS)('a %s that is killed', (kind) => {
  let profile: string;
  let extension: ExtensionBrowser;
  let confirmed: Set<string>;
  /** Receives each confirmed answer: data in the page dies with its browser. */
  let witness: Server;

  beforeAll(async () => {
    confirmed = new Set();
    witness = createServer(({ url = '' }, response) => {
      confirmed.add(url.slice(1));
      response.end();
    });
    await new Promise<void>((resolve) => witness.listen(0, '127.0.0.1', resolve));
    profile = mkdtempSync(join(tmpdir(), 'wayword-study-'));
    extension = await launch(kind, { profile });
    const page = await extension.open(extension.extensionUrl('options.html'));
    await sendMessage(page, { type: 'deck.install', pair: 'spa-eng' });
    await sendMessage(page, { type: 'settings.put', change: { study: { newPerDay: 500 } } });
  });
  afterAll(async () => {
    await extension?.close().catch(() => undefined);
    witness.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  });

  /** Opens a page of a browser that has just started, and asks for a card: a person waits for both. */
  async function askFirst() {
    const startedAt = performance.now();
    const after = await extension.open(extension.extensionUrl('options.html'));
    const { card } = await askNext(after);
    return { after, card, tookMs: performance.now() - startedAt };
  }

  test(`in the middle of answers, ${KILLS[kind]} times, has lost no confirmed answer and asks none again`, async () => {
    const { port } = witness.address() as AddressInfo;
    const random = createRandom();
    let unconfirmed = 0;
    let slowestMs = 0;
    for (let kills = 0; kills < KILLS[kind]; kills++) {
      const page = await extension.open(extension.extensionUrl('options.html'));
      const before = confirmed.size;
      void answerForever(page, `http://127.0.0.1:${port}/`).catch(() => undefined);
      for (let tries = 0; tries < 1_000 && confirmed.size === before; tries++) await delay(10);
      expect(confirmed.size, 'answers before the kill').toBeGreaterThan(before);
      await delay(random() * 500);
      await extension.kill();
      extension = await launch(kind, { profile });
      const { after, card, tookMs } = await askFirst();
      slowestMs = Math.max(slowestMs, tookMs);
      const store = await readStudy(after);
      const ids = new Set(store.ops.map(({ id }) => id));
      expect(ids.size).toBe(store.ops.length);
      expect(
        [...confirmed].filter((id) => !ids.has(id)),
        'lost',
      ).toEqual([]);
      expect(store.caches, 'torn').toEqual(replayed(store));
      expect(findDueAt(store, card?.word), 'asked though it is answered').toBeLessThan(Date.now());
      unconfirmed = ids.size - confirmed.size;
      await after.close();
    }
    let startMs = 0;
    for (let ends = 0; ends < KILLS[kind]; ends++) {
      await extension.close();
      extension = await launch(kind, { profile });
      startMs = Math.max(startMs, (await askFirst()).tookMs);
    }
    const answers = `${confirmed.size} confirmed answers, ${unconfirmed} stored without a confirmation`;
    console.log(
      `${kind}: ${KILLS[kind]} kills, ${answers}, 0 lost, 0 torn; next card after ${Math.round(slowestMs)} ms at most, ${Math.round(startMs)} otherwise`,
    );
    expect(slowestMs / startMs, 'a start after a kill beside one after an orderly end').toBeLessThan(MAX_SLOWDOWN);
  }, 1_200_000);
});

const DAY_MS = 86_400_000;

/** When a word is due; 0 for a new one. */
function findDueAt(store: StudyStore, word: string | undefined): number {
  const card = replayed(store).cards.find((candidate) => candidate.word === word);
  return card === undefined ? 0 : card.queue === 'review' ? card.due * DAY_MS : card.due;
}

/**
 * Answers card after card, and reports each id once it is confirmed. All code is inline, because the page knows no
 * other function.
 */
function answerForever(page: Page, address: string): Promise<void> {
  return page.evaluate(async (witnessed: string) => {
    const { runtime } = (globalThis as unknown as { chrome: { runtime: { sendMessage(m: object): Promise<unknown> } } })
      .chrome;
    let reply = (await runtime.sendMessage({ type: 'study.next', pair: 'spa-eng' })) as { ok: true; value: unknown };
    let view = reply.value as StudyView;
    while (view.card) {
      const { pair, word, seen, retention, choices } = view.card;
      const id = crypto.randomUUID();
      const rating = word.length % 3 === 0 ? 'again' : 'good';
      const answer = { id, pair, word, rating, choice: choices[rating], retention, spentMs: 10, seen, wish: { pair } };
      reply = (await runtime.sendMessage({ type: 'study.answer', ...answer })) as { ok: true; value: unknown };
      view = (reply.value as { view: StudyView }).view;
      void fetch(witnessed + id, { mode: 'no-cors' });
    }
  }, address);
}

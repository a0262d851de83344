import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { connect, startSync, waitForSync } from '../../scripts/browser/driver.ts';
import { BROWSER_KINDS, type ExtensionBrowser } from '../../scripts/browser/extension-browser.ts';
import { launch } from '../../scripts/browser/launch.ts';
import type { LookupSource } from '../../src/contract/lookup-source.ts';
import { createDeckSource } from '../../src/server/api/deck-source.ts';
import { type ReferenceApi, startReferenceApi } from '../../src/server/api/server.ts';
import { SAMPLE_SIZE } from '../../src/sync/edition-check.ts';
import { createRandom, deckOf, readDeck, sourceOf, waitForRequests } from './support/numbered-deck.ts';

/**
 * `SYNC_KILLS=20` kills it as often, and with as large a deck, as for the figures in docs/sync.md; each kill restarts a
 * browser.
 */
const WANTED_KILLS = process.env.SYNC_KILLS;
const KILLS = { chromium: Number(WANTED_KILLS ?? 2), firefox: Number(WANTED_KILLS ?? 1) };
const CARDS = WANTED_KILLS === undefined ? 800 : 2_000;
/** The window of a deck of that size; see docs/sync.md. */
const WINDOW = CARDS * 0.015;

/** A source that records the ranks that a browser requests after a previous browser has requested them. */
function createNotingSource(source: LookupSource) {
  const earlier = new Set<number>();
  let asked = new Set<number>();
  const noting: LookupSource = {
    languages: () => source.languages(),
    flashcard(pair, rank) {
      asked.add(rank);
      return source.flashcard(pair, rank);
    },
  };
  return {
    source: noting,
    /** The browser has been killed. @returns How many ranks were requested again. */
    turn(): number {
      const again = [...asked].filter((rank) => earlier.has(rank)).length;
      for (const rank of asked) earlier.add(rank);
      asked = new Set();
      return again;
    },
  };
}

describe.each(BROWSER_KINDS)('a sync whose %s is killed', (kind) => {
  let notes: ReturnType<typeof createNotingSource>;
  let profile: string;
  let api: ReferenceApi;
  let extension: ExtensionBrowser | undefined;

  beforeEach(async () => {
    profile = mkdtempSync(join(tmpdir(), 'wayword-profile-'));
    notes = createNotingSource(createDeckSource([deckOf(CARDS)]));
    api = await startReferenceApi({ source: notes.source, latencyMs: 20 });
  });
  afterEach(async () => {
    await extension?.close().catch(() => undefined);
    await api.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  });

  test(`resumes after each of ${KILLS[kind]} restarts, and requests at most one window again`, async () => {
    const random = createRandom();
    extension = await launch(kind, { profile });
    const options = await extension.open(extension.extensionUrl('options.html'));
    await connect(options, api.address, api.key);
    await startSync(options, 'spa', 'eng');
    const repeated: number[] = [];
    for (let kills = 1; kills <= KILLS[kind]; kills++) {
      await waitForRequests(api, api.stats.requests + 10 + random() * 80, 30_000);
      await extension.kill();
      repeated.push(notes.turn());
      // No page of the extension is opened: it resumes on its own.
      extension = await launch(kind, { profile });
    }
    const after = await extension.open(extension.extensionUrl('options.html'));
    expect(await waitForSync(after, 'spa-eng', ['done', 'failed'])).toMatchObject({ state: 'done', cards: CARDS });
    expect(await readDeck(after)).toEqual(sourceOf(CARDS));
    repeated.push(notes.turn());
    const sum = repeated.reduce((total, ranks) => total + ranks);
    console.log(
      `${kind}: ${KILLS[kind]} kills, ${sum} cards asked for again, ${Math.max(...repeated)} at most after one`,
    );
    // At its end a sync asks for some cards again, in case a new edition was published meanwhile.
    expect(Math.max(...repeated)).toBeLessThanOrEqual(WINDOW + SAMPLE_SIZE + 2);
  }, 600_000);
});

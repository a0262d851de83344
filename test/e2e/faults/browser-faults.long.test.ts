import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect, delay, sendMessage, waitForSync } from '../../../scripts/browser/driver.ts';
import { BROWSER_KINDS, type BrowserKind } from '../../../scripts/browser/extension-browser.ts';
import { launch } from '../../../scripts/browser/launch.ts';
import type { BackupPart, SavedBackup } from '../../../src/model/backup.ts';
import { type ReferenceApi, startReferenceApi } from '../../../src/server/api/server.ts';
import { KEPT_BROWSER_SEEDS } from '../../faults/kept-seeds.ts';
import { printTally, type Tally } from '../../faults/tally.ts';
import { makeDeckFile, makeDeckFileCards } from '../../support/contract/make-deck-file.ts';
import { readOps, readProfile, readUpstream } from '../../support/profile.ts';
import { restoreInto } from '../support/restore-profile.ts';
import { answerTo, askNext } from '../support/study-store.ts';
import type { ActionParts } from './actions.ts';
import { runBrowserSeed, type SavedProfile, type Template } from './run-browser-seed.ts';

/** `npm run faults -- --browsers` tries others, as many as wanted. */
const FIRST = Number(process.env.FAULTS_FIRST ?? 1);
const SEEDS = Number(process.env.FAULTS_SEEDS ?? 2);
const KINDS = BROWSER_KINDS.filter((kind) => (process.env.FAULTS_KIND ?? kind) === kind);

/** Entries in the prepared profile. */
const ANSWERS = 8;
/** Enough that a sync is still under way when something happens. */
const CARDS = 400;
/** Of a deck that is there already. */
const REFRESHED_CARDS = 60;

describe.each(KINDS)('random faults in %s', (kind) => {
  let template: Template;
  let stop: () => void;

  beforeAll(async () => {
    const confirmed = new Set<string>();
    const witness = await listen(confirmed);
    const decks = [
      makeDeckFile({ from: { iso639_3: 'deu', name: 'German' }, cards: makeDeckFileCards(CARDS) }),
      makeDeckFile({ from: { iso639_3: 'ita', name: 'Italian' }, cards: makeDeckFileCards(REFRESHED_CARDS) }),
    ];
    const { key } = readUpstream(readProfile(kind));
    const api = await startReferenceApi({ decks, keys: [key], latencyMs: 10 });
    const folder = mkdtempSync(join(tmpdir(), 'wayword-faults-'));
    const { port } = witness.address() as AddressInfo;
    const { used, backup } = await prepareUsed(kind, join(folder, 'used'), api);
    const older = await prepareOlder(kind, join(folder, 'older'), api);
    template = { kind, used, older, confirmed, parts: { backup, witness: `http://127.0.0.1:${port}/` } };
    stop = () => {
      witness.close();
      void api.close();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    };
  });
  afterAll(() => stop?.());

  test(`nothing confirmed is lost, and each loss is named: ${SEEDS} seeds`, async () => {
    const tally: Tally = new Map();
    const failed: string[] = [];
    for (let seed = FIRST; seed < FIRST + SEEDS; seed++) {
      await runBrowserSeed(template, seed, tally).catch((thrown: unknown) =>
        failed.push(`seed ${seed}: ${thrown instanceof Error ? thrown.stack : thrown}`),
      );
    }
    if (process.env.FAULTS_SEEDS) printTally(tally);
    expect(failed).toEqual([]);
  }, 3_600_000);

  test.each(KEPT_BROWSER_SEEDS[kind])('seed %i, which failed once', (seed) =>
    runBrowserSeed(template, seed, new Map()),
  );
});

function listen(confirmed: Set<string>): Promise<Server> {
  const server = createServer(({ url = '' }, response) => {
    confirmed.add(url.slice(1));
    response.end();
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

/** A profile with a starter deck, a synced one, answers and an automatic backup; and a backup of another device. */
async function prepareUsed(
  kind: BrowserKind,
  folder: string,
  api: ReferenceApi,
): Promise<{ used: SavedProfile; backup: ActionParts['backup'] }> {
  const extension = await launch(kind, { profile: folder });
  const page = await extension.open(extension.extensionUrl('options.html'));
  await connect(page, api.address, api.key);
  await sendMessage(page, { type: 'deck.install', pair: 'spa-eng' });
  await sendMessage(page, { type: 'settings.put', change: { study: { newPerDay: 900 } } });
  await sendMessage(page, { type: 'sync.start', from: 'ita', to: 'eng' });
  await waitForSync(page, 'ita-eng', ['done']);
  const ids: string[] = [];
  while (ids.length < ANSWERS) {
    const { card } = await askNext(page);
    if (!card) throw new Error('Expected a card, got none.');
    ids.push(randomUUID());
    await sendMessage(page, answerTo(card, ids.at(-1) ?? ''));
  }
  for (let saved = 0; saved === 0; await delay(200)) {
    const reply = await sendMessage<SavedBackup[]>(page, { type: 'backup.saved' });
    saved = reply.ok ? reply.value.length : 0;
  }
  const reply = await sendMessage<BackupPart>(page, { type: 'backup.export' });
  if (!reply.ok) throw new Error(reply.error.message);
  await extension.close();
  const { ops, ...head } = JSON.parse(reply.value.text) as { ops: object[] };
  // Of another device, on which other words were answered.
  const others = ops.map((op, index) => ({ ...op, id: randomUUID(), device: 'another', seq: index + 1 }));
  const backup = { head, ops: JSON.stringify(others), ids: others.map(({ id }) => id) };
  return { used: { folder, ids }, backup };
}

async function prepareOlder(kind: BrowserKind, folder: string, api: ReferenceApi): Promise<SavedProfile> {
  const extension = await launch(kind, { profile: folder, isBackgroundFree: true });
  const saved = readProfile(kind, api.address);
  await restoreInto(extension, saved);
  await extension.close();
  return { folder, ids: readOps(saved).map(({ id }) => id) };
}

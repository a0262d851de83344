import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { expect } from 'vitest';
import { delay, sendMessage } from '../../../scripts/browser/driver.ts';
import type { BrowserKind, ExtensionBrowser } from '../../../scripts/browser/extension-browser.ts';
import { launch } from '../../../scripts/browser/launch.ts';
import { stopBackground } from '../../../scripts/browser/stop-background.ts';
import type { ClosedStores, Damage, DeckCheck } from '../../../src/model/check.ts';
import type { DeckSummary, LostDeck } from '../../../src/model/source.ts';
import type { StudyHealth } from '../../../src/model/study.ts';
import { createRandom, note, type Tally } from '../../faults/tally.ts';
import { answerTo, askNext, readStudy, replayed } from '../support/study-store.ts';
import { ACTIONS, type ActionParts, UPDATE } from './actions.ts';
import { DAMAGES, listFiles, STORES } from './damages.ts';

/** A profile that seeds copy. */
export interface SavedProfile {
  folder: string;
  /** Ids of the entries in it. */
  ids: readonly string[];
}

/** The profiles, and what is needed beside them. */
export interface Template {
  kind: BrowserKind;
  used: SavedProfile;
  /** With the databases of an earlier version. */
  older: SavedProfile;
  parts: ActionParts;
  /** Ids that actions have reported since the start of the seed. */
  confirmed: Set<string>;
}

const FAULTS = ['kill', 'kill', 'background stopped', 'none'] as const;
/** Until the second copy of the log has all entries. */
const SETTLED_MS = 1_500;
/** Longest time until the fault. */
const LONGEST_MS = 900;

/**
 * One action, and a fault during it or a damage after it; then what the screens offer, and what must be there. Both together may lose the entries of the
 * last second: the second copy is written right after the log.
 */
export async function runBrowserSeed(template: Template, seed: number, tally: Tally): Promise<void> {
  const { kind, confirmed } = template;
  // The generator's first numbers rise evenly from seed to seed.
  const random = createRandom(31 * seed ** 2);
  const action = choose(random, Object.keys(ACTIONS));
  const saved = action === UPDATE ? template.older : template.used;
  const profile = mkdtempSync(join(tmpdir(), 'wayword-fault-'));
  cpSync(saved.folder, profile, { recursive: true });
  confirmed.clear();
  for (const id of saved.ids) confirmed.add(id);
  let extension: ExtensionBrowser | undefined;
  let done = 'the start';
  try {
    extension = await launch(kind, { profile, isBackgroundFree: true });
    const isDamaged = random() < 0.5;
    const fault = isDamaged ? 'none' : choose(random, FAULTS);
    await interrupt(template, extension, { action, fault, afterMs: 100 + random() * LONGEST_MS });
    const damage = isDamaged ? damageFile(kind, profile, random) : undefined;
    done = damage ?? `${fault} during ${action}`;
    extension = await launch(kind, { profile, isBackgroundFree: true });
    note(tally, done, await checkAll(extension, confirmed, { isDamaged, isUpdated: action === UPDATE }));
  } catch (thrown) {
    throw new Error(`${done}: ${thrown instanceof Error ? thrown.message : thrown}`, { cause: thrown });
  } finally {
    await extension?.close().catch(() => undefined);
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

interface Interruption {
  action: string;
  fault: (typeof FAULTS)[number];
  afterMs: number;
}

/** Ends with the browser closed. */
async function interrupt(
  { parts }: Template,
  extension: ExtensionBrowser,
  { action, fault, afterMs }: Interruption,
): Promise<void> {
  const page = await extension.open(extension.extensionUrl('options.html'));
  void ACTIONS[action]?.(page, parts).catch(() => undefined);
  await delay(afterMs);
  if (fault === 'kill') return extension.kill();
  if (fault === 'none') {
    // The second copy catches up.
    await page.close();
    await delay(SETTLED_MS);
  }
  if (fault === 'background stopped') {
    await stopBackground(extension);
    await delay(afterMs);
  }
  await extension.close();
}

/** Damages one file of one store. @returns What was done. */
function damageFile(kind: BrowserKind, profile: string, random: () => number): string | undefined {
  const store = choose(random, STORES);
  const path = choose(random, listFiles(kind, profile, store));
  const name = choose(random, Object.keys(DAMAGES));
  if (path === undefined) return undefined;
  DAMAGES[name]?.(path, random);
  return `${store}: a file ${name} (${toKindOfFile(basename(path))})`;
}

/** Without numbers, so that a tally has few rows. */
const toKindOfFile = (name: string) => name.replace(/\d+/g, '').replace(/^[\w-]*\./, '*.');

/** Opens Wayword, does what its messages advise, and compares what is stored with what was confirmed. @returns The messages. */
async function checkAll(
  extension: ExtensionBrowser,
  confirmed: ReadonlySet<string>,
  { isDamaged, isUpdated }: { isDamaged: boolean; isUpdated: boolean },
): Promise<string> {
  const messages: string[] = [];
  const page = await extension.open(extension.extensionUrl('popup.html'));
  const ask = async <Value>(message: object): Promise<Value> => {
    const reply = await sendMessage<Value>(page, message);
    if (!reply.ok) throw new Error(`${JSON.stringify(message)}: ${reply.error.code}, ${reply.error.message}`);
    return reply.value;
  };
  const repair = async () => {
    const closed = await ask<ClosedStores>({ type: 'check.closed' });
    if (!closed.log && !closed.decks) return false;
    messages.push('cannot be opened');
    await ask({ type: 'check.repair' });
    return true;
  };
  /** A damaged page may be read only now, and the browser close its database: Study offers the repair, too. */
  const findNext = () =>
    askNext(page).catch(async (thrown: unknown) => {
      if (isDamaged && (await repair())) return askNext(page);
      throw thrown;
    });
  await repair();
  const { health } = await findNext();
  if (health.kind === 'lost') {
    messages.push('log incomplete');
    const after = await ask<StudyHealth>({ type: 'study.rescue', choice: 'restore' });
    expect(after.kind, 'after the restore').toBe('fine');
  }
  const { state } = await ask<Damage>({ type: 'check.damage', hasTrace: true });
  expect(state, 'one store is whole').toBe('used');
  const lost = await ask<LostDeck[]>({ type: 'deck.lost' });
  if (lost.length > 0) messages.push('decks lost');
  for (const { origin, pair } of lost) if (origin.kind === 'starter') await ask({ type: 'deck.install', pair });
  if (!isDamaged) {
    expect(messages, 'a fault without damage').toEqual([]);
    for (const { id } of await ask<DeckSummary[]>({ type: 'deck.list' })) {
      const { state, lostCards } = await ask<DeckCheck>({ type: 'check.deck', id });
      expect(lostCards, `lost cards of ${id}`).toBe(0);
      // An update rebuilds the word indexes gradually, and so does this check.
      expect(['right', 'busy', ...(isUpdated ? ['repaired'] : [])], `the deck ${id}`).toContain(state);
    }
  }
  await checkLog(page, confirmed);
  const { card } = await findNext();
  if (!card) throw new Error('Expected a card to study, got none.');
  const id = randomUUID();
  await ask(answerTo(card, id));
  await checkLog(page, new Set([...confirmed, id]));
  return messages.join(', ') || 'none';
}

async function checkLog(page: Page, confirmed: ReadonlySet<string>): Promise<void> {
  const store = await readStudy(page);
  const ids = new Set(store.ops.map(({ id }) => id));
  expect(ids.size, 'entries are stored once').toBe(store.ops.length);
  expect(
    [...confirmed].filter((id) => !ids.has(id)),
    'confirmed entries that are lost',
  ).toEqual([]);
  expect(store.caches, 'caches').toEqual(replayed(store));
}

function choose<T>(random: () => number, from: readonly T[]): T {
  const found = from[Math.floor(random() * from.length)];
  if (found === undefined) throw new Error('Expected something to choose from.');
  return found;
}

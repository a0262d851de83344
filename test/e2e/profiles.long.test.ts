import { readFileSync } from 'node:fs';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendMessage, waitForSync, waitForText } from '../../scripts/browser/driver.ts';
import { BROWSER_KINDS, type ExtensionBrowser } from '../../scripts/browser/extension-browser.ts';
import { type DeckFile, parseDeckFile } from '../../src/library/formats/deck-file.ts';
import type { StudyCheck } from '../../src/model/check.ts';
import type { LookupResult } from '../../src/model/lookup.ts';
import type { DeckSummary } from '../../src/model/source.ts';
import type { StudyView } from '../../src/model/study.ts';
import type { SyncStatus, UpstreamSummary } from '../../src/model/sync.ts';
import { type ReferenceApi, startReferenceApi } from '../../src/server/api/server.ts';
import { readLocalTime, toOpTime } from '../../src/study/study-day.ts';
import {
  countLeft,
  listSamples,
  type Profile,
  readCards,
  readChosenSettings,
  readDecks,
  readOps,
  readPausedSyncs,
  readProfile,
  readUpstream,
} from '../support/profile.ts';
import { borrowBrowser } from './support/borrow-browser.ts';
import { restoreInto } from './support/restore-profile.ts';
import { answerTo, readStudy, replayed } from './support/study-store.ts';

/** Length of the server's deck when its sync was paused. */
const PORTUGUESE_CARDS = 240;

/** The server still has the cards that were stored: other ones would be a new edition, which is synced from its start. */
function readPortuguese(profile: Profile): DeckFile {
  const paused = readPausedSyncs(profile).find(({ pair }) => pair === 'por-eng');
  const stored = readCards(profile, paused?.deck ?? '').map(([, word, meanings]): DeckFile['cards'][number] => [
    word,
    meanings,
  ]);
  const deck = parseDeckFile(readFileSync('assets/public/decks/por-eng.json', 'utf8'));
  return { ...deck, cards: [...stored, ...deck.cards.slice(stored.length, PORTUGUESE_CARDS)] };
}

describe.each(BROWSER_KINDS)('an installation of %s with content database 4', (kind) => {
  let api: ReferenceApi;
  let profile: Profile;
  let extension: ExtensionBrowser;
  let options: Page;

  beforeAll(async () => {
    const saved = readProfile(kind);
    const { key } = readUpstream(saved);
    api = await startReferenceApi({ decks: [readPortuguese(saved)], keys: [key] });
    profile = readProfile(kind, api.address);
    extension = await borrowBrowser(kind);
    await restoreInto(extension, profile);
    options = await extension.open(extension.extensionUrl('options.html'));
  });
  afterAll(async () => {
    await extension?.close();
    await api?.close();
  });

  async function ask<Value>(message: object): Promise<Value> {
    const envelope = await sendMessage<Value>(options, message);
    if (!envelope.ok) throw new Error(envelope.error.message);
    return envelope.value;
  }

  test('lists all decks on the options page, with their paused syncs', async () => {
    const decks = readDecks(profile);
    const isPaused = (pair: string) => readPausedSyncs(profile).some((sync) => sync.pair === pair);
    for (const { pair, cards } of decks) {
      await waitForText(options, `#deck-list li[data-pair="${pair}"] .deck-count`, `${cards} cards`);
      if (isPaused(pair)) await waitForText(options, `#deck-list li[data-pair="${pair}"]`, 'Paused');
    }
    // A sync that was writing beside a deck from elsewhere has become a source of its own.
    const beside = readPausedSyncs(profile).filter(({ deck }) => decks.every((shown) => shown.deck !== deck));
    expect(beside).toHaveLength(1);
    expect(await options.$$eval('#deck-list li.deck', (rows) => rows.length)).toBe(decks.length + beside.length);
    const listed = await ask<DeckSummary[]>({ type: 'deck.list' });
    expect(listed.map(({ pair, origin, cards, isComplete }) => ({ pair, origin, cards, isComplete }))).toEqual(
      decks.map(({ pair, origin, cards, isComplete }) => ({ pair, origin, cards, isComplete })),
    );
    expect((await ask<SyncStatus[]>({ type: 'sync.status' })).filter(({ state }) => state === 'paused')).toMatchObject(
      readPausedSyncs(profile).map(({ pair, cards }) => ({ pair, cards })),
    );
  });

  test('answers look-ups from each deck, with the learner’s definitions', async () => {
    for (const { text, language, entry } of listSamples(profile)) {
      const { entries } = await ask<LookupResult>({ type: 'lookup.define', text, offset: 0, language });
      // Messages drop fields that are undefined.
      const { rank, definition, ...others } = entry;
      const given = { ...others, ...(rank && { rank }), ...(definition && { definition }) };
      expect(entries, text).toContainEqual(expect.objectContaining(given));
    }
  });

  test('keeps the settings, the per-site settings and the connection', async () => {
    const { hover, study, appearance } = readChosenSettings(profile);
    expect(await ask({ type: 'settings.get' })).toMatchObject({ hover, study, appearance });
    expect(await ask({ type: 'hover.site', site: 'news.example' })).toMatchObject({ isOff: true });
    const { address, connectedAt } = readUpstream(profile);
    expect(await ask<UpstreamSummary>({ type: 'upstream.get' })).toMatchObject({ address, connectedAt });
  });

  test('continues the study session with the same counts', async () => {
    const before = await readStudy(options);
    expect(before.ops).toEqual(readOps(profile));
    expect(before.caches).toEqual(replayed(before));
    expect(await ask<StudyCheck>({ type: 'check.study' })).toMatchObject({ staleRows: 0, copy: 'right', missing: 0 });

    const wish = { pair: 'ara-eng' };
    const { day } = toOpTime(readLocalTime());
    const view = await ask<StudyView>({ type: 'study.next', ...wish });
    expect(view).toMatchObject({ left: countLeft(profile, day), canUndo: true, health: { kind: 'fine' } });

    const popup = await extension.open(extension.extensionUrl('popup.html?study'));
    await popup.waitForSelector('#study-card:not([data-side="back"])');
    await popup.close();

    if (!view.card) throw new Error('Expected a word to study, got none.');
    expect(await ask({ type: 'study.answer', ...answerTo(view.card, crypto.randomUUID()), wish })).toMatchObject({
      isStored: true,
    });
    const after = await readStudy(options);
    expect(after.ops).toHaveLength(before.ops.length + 1);
    expect(after.ops).toEqual(expect.arrayContaining(before.ops));
    expect(after.caches).toEqual(replayed(after));
  });

  test('resumes a paused sync and completes its deck', async () => {
    await ask({ type: 'sync.resume', pair: 'por-eng' });
    expect(await waitForSync(options, 'por-eng', ['done', 'failed'])).toMatchObject({
      state: 'done',
      cards: PORTUGUESE_CARDS,
    });
    expect(api.stats.flashcards, 'stored cards are not requested again').toBeLessThan(PORTUGUESE_CARDS);
    const decks = await ask<DeckSummary[]>({ type: 'deck.list' });
    expect(decks.find(({ pair }) => pair === 'por-eng')).toMatchObject({ cards: PORTUGUESE_CARDS, isComplete: true });
  });
});

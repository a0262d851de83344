import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { ElementHandle, Page } from 'puppeteer-core';
import { type DeckFile, parseDeckFile } from '../src/library/formats/deck-file.ts';
import { formatCardList } from '../src/messaging/card-list.ts';
import type { MessageName, RequestOf, ResponseOf } from '../src/messaging/messages.ts';
import type { StoredCard } from '../src/model/card.ts';
import type { Rating } from '../src/model/rating.ts';
import type { StudyView } from '../src/model/study.ts';
import { startReferenceApi } from '../src/server/api/server.ts';
import { type DatabaseDump, dumpDatabase } from './browser/databases.ts';
import {
  chooseLanguage,
  click,
  connect,
  delay,
  sendMessage,
  startSync,
  waitForSync,
  waitForText,
} from './browser/driver.ts';
import { BROWSER_KINDS, type BrowserKind } from './browser/extension-browser.ts';
import { launch } from './browser/launch.ts';

/**
 * `tsx scripts/save-profile.ts chromium|firefox`: uses the built extension as a learner would, then saves both databases and
 * `storage.local` as a fixture. Tests restore it to prove that later versions open today's data and lose none of it.
 */

const SYNCED = readDeck('spa-eng', 40);
const HALF_SYNCED = readDeck('por-eng', 240);
const IMPORTED = readDeck('ita-eng', 30);
/** A server's deck of the same pair as the imported one; its sync is left unfinished beside the file's cards. */
const REPLACING = readDeck('ita-eng', 240);
const HALF_IMPORTED = readDeck('nld-eng', 25);
const STARTER = 'ara-eng';

/** Not a secret: the server exists only while this script runs. */
const KEY = 'key-of-the-saved-profile';
/** Slow enough to pause a sync before its end. */
const LATENCY_MS = 40;
/** The background saves a backup five seconds after the last answer, and directories of decks after two. */
const QUIET_MS = 8_000;

function readDeck(pair: string, cards: number): DeckFile {
  const deck = parseDeckFile(readFileSync(`assets/public/decks/${pair}.json`, 'utf8'));
  return { ...deck, cards: deck.cards.slice(0, cards) };
}

const toCards = ({ cards }: DeckFile): StoredCard[] =>
  cards.map(([word, meanings], index) => [index + 1, word, [...meanings]]);

const newId = () => crypto.randomUUID();

/** Sends a message and returns its answer; a refused message ends the script. */
async function ask<Name extends MessageName>(
  page: Page,
  type: Name,
  request: RequestOf<Name>,
): Promise<ResponseOf<Name>> {
  const envelope = await sendMessage<ResponseOf<Name>>(page, { type, ...(request as object) });
  if (!envelope.ok) throw new Error(`Expected an answer to ${type}, got ${envelope.error.message}`);
  return envelope.value;
}

async function importFile(options: Page, folder: string): Promise<void> {
  const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const rows = IMPORTED.cards.map(([word, meanings]) => `${quote(word)},${quote(meanings.join('; '))}`);
  const path = join(folder, 'italian.csv');
  writeFileSync(path, ['Word,Meaning', ...rows].join('\r\n'));
  const input = (await options.waitForSelector('#import-file')) as ElementHandle<HTMLInputElement>;
  await input.uploadFile(path);
  await options.waitForSelector('#import-preview');
  await chooseLanguage(options, '#import-from', 'ita');
  await chooseLanguage(options, '#import-to', 'eng');
  await options.waitForSelector('#import-start[aria-disabled="false"]');
  await click(options, '#import-start');
  await waitForText(options, '#import-messages', `${IMPORTED.cards.length} cards added`);
}

/** Starts a sync and pauses it with a good part of the deck stored. */
async function syncHalf(options: Page, { from, to }: DeckFile): Promise<void> {
  const pair = `${from.iso639_3}-${to.iso639_3}` as const;
  await ask(options, 'sync.start', { from: from.iso639_3, to: to.iso639_3 });
  for (;;) {
    const status = (await ask(options, 'sync.status', {})).find((candidate) => candidate.pair === pair);
    if (status && status.cards >= 40) break;
    await delay(20);
  }
  await ask(options, 'sync.pause', { pair });
  const { state, cards } = await waitForSync(options, pair, ['paused', 'done']);
  if (state !== 'paused') throw new Error(`Expected the sync of ${pair} to pause half-way, it has all ${cards} cards.`);
}

/** Answers the session's cards with the given ratings, in order. */
async function study(page: Page, pair: string, ratings: readonly Rating[]): Promise<StudyView> {
  let view = await ask(page, 'study.next', { pair });
  for (const rating of ratings) {
    const { card } = view;
    if (!card) throw new Error(`Expected a word of ${pair} to study, got none.`);
    const { word, seen, retention, choices } = card;
    const answered = await ask(page, 'study.answer', {
      id: newId(),
      pair: card.pair,
      word,
      rating,
      choice: choices[rating],
      retention,
      spentMs: 2_500,
      seen,
      wish: { pair },
    });
    view = answered.view;
  }
  return view;
}

async function learn(page: Page): Promise<void> {
  await study(page, STARTER, ['good', 'again', 'easy', 'good', 'hard', 'good', 'good', 'easy']);
  await study(page, 'spa-eng', ['easy', 'easy', 'good', 'again', 'good']);
  await ask(page, 'study.undo', { id: newId(), direction: 'undo', wish: { pair: 'spa-eng' } });

  const { cards } = await ask(page, 'deck.export', { id: STARTER, after: 100, limit: 10 });
  const [known = '', suspended = '', wanted = '', defined = ''] = cards.map(([, word]) => word);
  await ask(page, 'study.mark', { id: newId(), pair: STARTER, word: known, mark: 'know' });
  await ask(page, 'study.hold', { id: newId(), pair: STARTER, word: suspended, mark: 'suspend' });
  const met = `هذا ${wanted} جديد.`;
  await ask(page, 'study.mark', { id: newId(), pair: STARTER, word: wanted, mark: 'want', sentence: met });
  await ask(page, 'study.knowUpTo', { id: newId(), pair: 'ita-eng', rank: 6, isDryRun: false });

  const define = (pair: string, word: string, text: string, from: string) =>
    ask(page, 'definition.put', { id: newId(), pair, word, text, sentence: from });
  await define(STARTER, defined, 'my own meaning', `أين ${defined}؟`);
  await define('spa-eng', 'no', 'nope', 'No lo sé.');
  // This pair has no deck.
  await define('fin-eng', 'talo', 'house', 'Tämä on talo.');
}

async function choose(page: Page): Promise<void> {
  await ask(page, 'settings.put', {
    change: {
      hover: { scale: '1.25', dwellMs: 150 },
      study: { newPerDay: 25, retention: 0.92, ratings: 'four' },
      appearance: { theme: 'dark' },
    },
  });
  await ask(page, 'hover.changeSite', { site: 'news.example', isOff: true });
  await ask(page, 'hover.changeSite', { site: 'lesen.example', language: 'deu', keys: true });
}

async function dump(page: Page): Promise<{ databases: DatabaseDump[]; local: Record<string, unknown> }> {
  // `tsx` wraps named functions in this helper, which a page does not have.
  await page.evaluate('globalThis.__name = (target) => target');
  const databases = [await page.evaluate(dumpDatabase, 'content'), await page.evaluate(dumpDatabase, 'study')];
  const local = await page.evaluate(() => {
    const { storage } = (globalThis as unknown as { chrome: { storage: { local: { get(keys: null): unknown } } } })
      .chrome;
    return storage.local.get(null) as Promise<Record<string, unknown>>;
  });
  return { databases, local };
}

async function saveProfile(kind: BrowserKind): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'wayword-profile-'));
  const api = await startReferenceApi({ decks: [SYNCED, HALF_SYNCED, REPLACING], keys: [KEY], latencyMs: LATENCY_MS });
  const extension = await launch(kind);
  try {
    const options = await extension.open(extension.extensionUrl('options.html'));
    await choose(options);
    await ask(options, 'deck.install', { pair: STARTER });
    await importFile(options, folder);
    await connect(options, api.address, api.key);
    await startSync(options, 'spa', 'eng');
    await waitForSync(options, 'spa-eng', ['done']);
    await syncHalf(options, HALF_SYNCED);
    await syncHalf(options, REPLACING);
    await learn(options);
    await delay(QUIET_MS);
    const { from, to } = HALF_IMPORTED;
    const cards = formatCardList(toCards(HALF_IMPORTED));
    await ask(options, 'deck.import', { id: newId(), from, to, name: 'dutch.csv', part: 0, cards, isLast: false });
    const { databases, local } = await dump(options);
    const [content] = databases;
    const path = `test/fixtures/profiles/${kind}-content${(content?.version ?? 0) / 10}.json.gz`;
    writeFileSync(
      path,
      gzipSync(JSON.stringify({ browser: await extension.browser.version(), databases, local }), { level: 9 }),
    );
    console.log(`Saved ${path}.`);
  } finally {
    await extension.close();
    await api.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const kind = BROWSER_KINDS.find((known) => known === process.argv[2]);
if (!kind) throw new Error(`Expected one of ${BROWSER_KINDS.join(', ')}, got ${process.argv[2]}.`);
await saveProfile(kind);

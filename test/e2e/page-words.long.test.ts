import { randomUUID } from 'node:crypto';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendMessage } from '../../scripts/browser/driver.ts';
import { BROWSER_KINDS, type ExtensionBrowser } from '../../scripts/browser/extension-browser.ts';
import { formatCardList } from '../../src/messaging/card-list.ts';
import type { Send } from '../../src/messaging/client.ts';
import type { RequestOf, ResponseOf } from '../../src/messaging/messages.ts';
import type { StoredCard } from '../../src/model/card.ts';
import type { ImportedWord } from '../../src/model/vocabulary.ts';
import {
  compareWords,
  EXPECTED_LANGUAGES,
  type ExpectedText,
  listOwnWords,
  readExpected,
  toLeastShare,
  toStarterPair,
} from '../support/expected-words.ts';
import { readStarterFile } from '../support/starter-decks.ts';
import { borrowBrowser } from './support/borrow-browser.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
/** Short enough that the words do not count as known yet. */
const INTERVAL_DAYS = 5;

/** Browsers cut texts without spaces in their own ways, and the language of a text is theirs to guess. */
describe.each(BROWSER_KINDS)('what a learner knows of a text in %s', (kind) => {
  let extension: ExtensionBrowser;
  let page: Page;

  beforeAll(async () => {
    extension = await borrowBrowser(kind);
    page = await extension.open(extension.extensionUrl('options.html'));
  });
  afterAll(() => extension?.close());

  const send: Send = async (type, request) => {
    const answer = await sendMessage<ResponseOf<typeof type>>(page, { type, ...request });
    if (!answer.ok) throw new Error(`Expected an answer, got ${answer.error.message}`);
    return answer.value;
  };

  async function installDecks(pair: string, expected: ExpectedText): Promise<void> {
    const { from, to, cards } = readStarterFile(pair);
    await send('deck.install', { pair });
    const isComplete = async () => (await send('deck.list', {})).every((deck) => deck.isComplete);
    await expect.poll(isComplete, { timeout: 60_000 }).toBe(true);
    const own = listOwnWords(expected, new Set(cards.map(([word]) => word)));
    if (own.length === 0) return;
    const id = randomUUID();
    const rows = own.map((word, index): StoredCard => [index + 1, word, [`meaning of ${word}`]]);
    const list = { name: 'Own words', from, to, part: 0, isLast: true, cards: formatCardList(rows) };
    await send('deck.import', { id, ...list });
    await send('deck.importFinish', { id });
  }

  async function learn(pair: string, { knownRanks, lists }: ExpectedText): Promise<void> {
    const studied = (word: string, daysAgo: number): ImportedWord => ({
      ...{ word, isInDeck: true, outcome: 'continue' },
      last: { at: Date.now() - daysAgo * DAY_MS, rating: 'good', intervalDays: INTERVAL_DAYS },
    });
    const words = [
      ...lists.learning.map((word) => studied(word, 1)),
      ...lists.due.map((word) => studied(word, INTERVAL_DAYS + 10)),
    ];
    await send('study.importWords', {
      ...{ id: randomUUID(), part: 'learner.0', pair },
      ...{ known: [...lists.known], words, isLast: true, isDryRun: false },
    });
    await send('study.knowUpTo', { id: randomUUID(), pair, rank: knownRanks, isDryRun: false });
    const mark = (word: string, how: RequestOf<'study.mark'>['mark']) =>
      send('study.mark', { id: randomUUID(), pair, word, mark: how });
    for (const word of lists.wanted) {
      await mark(word, 'unknow');
      await mark(word, 'want');
    }
    for (const word of lists.ignored) await send('study.hold', { id: randomUUID(), pair, word, mark: 'suspend' });
  }

  test.each(EXPECTED_LANGUAGES)('%s', async (language) => {
    const expected = readExpected(language);
    const pair = toStarterPair(language);
    await installDecks(pair, expected);
    await learn(pair, expected);
    const found = await send('lookup.classify', { texts: [expected.text], language });
    for (const { id } of await send('deck.list', {})) await send('deck.remove', { id });
    expect(found.languages).toEqual([language]);
    const { share, wrong } = compareWords(expected, found);
    expect(share, wrong.join('; ')).toBeGreaterThanOrEqual(toLeastShare(language));
  });
});

import { randomUUID } from 'node:crypto';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendMessage } from '../../scripts/browser/driver.ts';
import { BROWSER_KINDS, type ExtensionBrowser } from '../../scripts/browser/extension-browser.ts';
import { formatCardList } from '../../src/messaging/card-list.ts';
import type { StoredCard } from '../../src/model/card.ts';
import type { DeckSummary } from '../../src/model/source.ts';
import {
  judge,
  type ListedPlace,
  listCompoundNames,
  listOffsets,
  listPhraseNames,
  listWrittenNames,
  readCompounds,
  readPhrases,
  readWritten,
  toMisses,
  type WordList,
} from '../support/word-lists.ts';
import { borrowBrowser } from './support/borrow-browser.ts';

/** Browsers segment text on their own, and the inflections come from the package. */
describe.each(BROWSER_KINDS)('the lists of words in %s', (kind) => {
  let extension: ExtensionBrowser;
  let page: Page;

  beforeAll(async () => {
    extension = await borrowBrowser(kind);
    page = await extension.open(extension.extensionUrl('options.html'));
  });
  afterAll(() => extension?.close());

  async function send<Value>(message: object): Promise<Value> {
    const answer = await sendMessage<Value>(page, message);
    if (!answer.ok) throw new Error(`Expected an answer, got ${answer.error.message}`);
    return answer.value;
  }

  /** Looks some places up in a deck of the list alone, as if they were selected: then the deck is asked even if a short line seems to be in another language. @returns The words of each answer. */
  async function lookUp({ name, language, cards }: WordList, places: readonly ListedPlace[]): Promise<string[][]> {
    const id = randomUUID();
    const rows = Object.entries(cards).map(
      ([word, forms], rank): StoredCard => [rank + 1, word, [`meaning of ${word}`], forms],
    );
    const to = language === 'eng' ? 'deu' : 'eng';
    await send({
      ...{ type: 'deck.import', id, name, part: 0, isLast: true, cards: formatCardList(rows) },
      ...{ from: { iso639_3: language, name: language }, to: { iso639_3: to, name: to } },
    });
    const { deck } = await send<{ deck: DeckSummary | undefined }>({ type: 'deck.importFinish', id });
    try {
      const messages = places.map(({ text, offset }) => ({
        type: 'lookup.define',
        text,
        offset,
        language,
        asked: true,
      }));
      return await page.evaluate(findWords, messages);
    } finally {
      await send({ type: 'deck.remove', id: deck?.id });
    }
  }

  test.each([
    ...listPhraseNames('inflected', 'separated').map((name) => [name, readPhrases(name), true] as const),
    ...listWrittenNames().map((name) => [name, readWritten(name), false] as const),
    ...listCompoundNames().map((name) => [`compounds of ${name}`, readCompounds(name), false] as const),
  ])('%s', async (_, list, isFirst) => {
    const answers = new Map((await lookUp(list, list.places)).map((words, at) => [list.places[at], words]));
    const [share, notes] = toMisses(judge(list, (place) => answers.get(place) ?? [], isFirst));
    expect(share, notes).toBeLessThanOrEqual(0.05);
  });

  test.each(listPhraseNames('look-alikes'))('no phrase in the sentences of %s', async (name) => {
    const list = readPhrases(name);
    const places = list.places.flatMap(({ word, text }) => listOffsets(text).map((offset) => ({ word, text, offset })));
    const answers = await lookUp(list, places);
    expect(places.filter(({ word }, at) => answers[at]?.includes(word))).toEqual([]);
  });
});

/** Runs in the page: the words of the answer to each message. */
async function findWords(messages: readonly object[]): Promise<string[][]> {
  type Answer = { value?: { entries: { word: string }[] } };
  const { runtime } = (globalThis as unknown as { chrome: { runtime: { sendMessage(m: object): Promise<Answer> } } })
    .chrome;
  const answers: string[][] = [];
  for (const message of messages) {
    const { value } = await runtime.sendMessage(message);
    answers.push((value?.entries ?? []).map(({ word }) => word));
  }
  return answers;
}

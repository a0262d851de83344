import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ElementHandle, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  chooseLanguage,
  click,
  connect,
  delay,
  lookupGet,
  readText,
  sendMessage,
  startSync,
  waitForSync,
  waitForText,
} from '../../scripts/browser/driver.ts';
import type { ExtensionBrowser } from '../../scripts/browser/extension-browser.ts';
import { hoverWord, waitForWord } from '../../scripts/browser/hover.ts';
import { readCard } from '../../scripts/browser/hover-card.ts';
import { waitForQuestion } from '../../scripts/browser/study.ts';
import type { DeckFile } from '../../src/library/formats/deck-file.ts';
import type { DeckPage } from '../../src/model/deck.ts';
import type { LookupEntry, LookupResult } from '../../src/model/lookup.ts';
import type { OwnWordPage } from '../../src/model/own-word.ts';
import type { DeckSummary } from '../../src/model/source.ts';
import type { StudyView } from '../../src/model/study.ts';
import { type ReferenceApi, startReferenceApi } from '../../src/server/api/server.ts';
import { readStarterDeck } from '../support/starter-decks.ts';
import { borrowBrowser } from './support/borrow-browser.ts';
import { enterMarkedCard } from './support/enter-card.ts';
import { ONE_BROWSER } from './support/share.ts';
import { answerTo } from './support/study-store.ts';

const STARTER = readStarterDeck('deu-eng');
const HOUSE_RANK = STARTER.cards.findIndex(([word]) => word === 'Haus') + 1;

/** One word that is unique to the source, then ordinary ones. */
const SERVED: DeckFile = {
  ...STARTER,
  cards: [['Torschlusspanik', ['fear of missing the boat']], ...STARTER.cards.slice(200, 229)],
};

const CHAPTER_3 = `word,meaning
das Haus,house (family line)
Kummerspeck,weight gained from grief
Hund,hound
Zugzwang,compulsion to move
`;
const CHAPTER_3_WORDS = ['das Haus', 'Kummerspeck', 'Hund', 'Zugzwang'];
const NEWER_CHAPTER_3 = `${CHAPTER_3.replace('hound', 'dog of the house')}Ohrwurm,catchy tune\n`;

const CHAPTER_4 = `word,meaning
Sitzfleisch,stamina
Brücke,bridge (of a ship)
Dachschaden,damaged roof
`;
const CHAPTER_4_WORDS = ['Sitzfleisch', 'Brücke', 'Dachschaden'];

const DICTIONARY_CARDS = 300_000;
/** Its other cards are numbered. */
const RARE_WORDS: [word: string, meanings: string[]][] = [
  ['Haus', ['dwelling', 'house']],
  ['Backpfeifengesicht', ['face in need of a slap']],
  ['Treppenwitz', ['clever reply thought of too late']],
];

const TEXT = 'Zwei Häuser stehen hier. Das Backpfeifengesicht hat Torschlusspanik.';

/** A press that follows sooner counts as the second half of a double press. */
const DOUBLE_PRESS_MS = 600;

/** Upper limit for the import of the dictionary on a busy machine; a tenth of it is usual. */
const IMPORT_MS = 150_000;

function* writeDictionary(): Generator<string> {
  for (const [word, meanings] of RARE_WORDS) yield JSON.stringify({ word, meanings });
  for (let number = RARE_WORDS.length + 1; number <= DICTIONARY_CARDS; number++) {
    yield `{"word":"wort${number}","meanings":["meaning ${number}"]}`;
  }
}

function servePage(): Promise<Server> {
  const server = createServer((_, response) => {
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(`<!doctype html><html lang="de"><title>Text</title><p>${TEXT}</p></html>`);
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

describe.each(ONE_BROWSER)('a library of five sources in %s', (kind) => {
  let folder: string;
  let api: ReferenceApi;
  let server: Server;
  let extension: ExtensionBrowser;
  let options: Page;
  let page: Page;
  let serverName: string;
  /** Flashcards at the first ranks while the starter deck was the only source. */
  let firstCards: string[];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'wayword-library-'));
    api = await startReferenceApi({ decks: [SERVED] });
    serverName = new URL(api.address).host;
    server = await servePage();
    extension = await borrowBrowser(kind);
    page = await extension.open(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    options = await extension.open(extension.extensionUrl('options.html'));
    options.setDefaultTimeout(15_000);
  });
  afterAll(async () => {
    await extension?.close();
    server?.close();
    await api?.close();
    await rm(folder, { recursive: true, force: true });
  });

  async function ask<Value>(message: object): Promise<Value> {
    const envelope = await sendMessage<Value>(options, message);
    if (!envelope.ok) throw new Error(envelope.error.message);
    return envelope.value;
  }

  const listDecks = () => ask<DeckSummary[]>({ type: 'deck.list' });

  async function findDeck(name: string): Promise<DeckSummary> {
    const deck = (await listDecks()).find((each) => each.name === name);
    if (!deck) throw new Error(`Expected a source "${name}", got none.`);
    return deck;
  }

  async function define(text: string): Promise<LookupEntry[]> {
    return (await ask<LookupResult>({ type: 'lookup.define', text, offset: 0, language: 'deu' })).entries;
  }

  /** Names of the sources that answer for a word. */
  const sourcesOf = async (text: string) =>
    (await define(text)).map(({ sources }) => sources?.map(({ name }) => name) ?? []);

  const readFirstCards = () =>
    Promise.all([1, 2, HOUSE_RANK, 1_000].map(async (rank) => (await lookupGet(options, toPath(rank))).body));

  /** Chooses a file of German words with English meanings. */
  async function choose(name: string, content: string | Iterable<string>): Promise<void> {
    const path = join(folder, name);
    await writeFile(path, typeof content === 'string' ? content : [...content].join('\n'));
    const input = (await options.waitForSelector('#import-file')) as ElementHandle<HTMLInputElement>;
    await input.uploadFile(path);
    await waitForText(options, '#import-name', name);
    await chooseLanguage(options, '#import-from', 'deu');
    await chooseLanguage(options, '#import-to', 'eng');
    await options.waitForSelector('#import-start[aria-disabled="false"]');
  }

  async function addList(name: string, content: string): Promise<void> {
    await choose(name, content);
    await click(options, '#import-start');
    await waitForText(options, '#import-messages', `added as “${name.replace(/\.\w+$/, '')}”`);
  }

  const nextWord = async () => (await ask<StudyView>({ type: 'study.next', pair: 'deu-eng' })).card;

  /** Answers words as "Remembered". @returns The words in the order in which Study asked. */
  async function answer(count: number): Promise<string[]> {
    const words: string[] = [];
    for (let card = await nextWord(); card && words.length < count; card = await nextWord()) {
      words.push(card.word);
      await ask(answerTo(card, crypto.randomUUID()));
    }
    return words;
  }

  /** One row of the options' list, by the source's id. */
  const rowOf = ({ id }: DeckSummary) => `#deck-list [data-source="${id}"]`;

  async function pressInRow(deck: DeckSummary, label: string): Promise<void> {
    await click(
      options,
      `::-p-xpath(//*[@id="deck-list"]//li[@data-source="${deck.id}"]//button[normalize-space()="${label}"])`,
    );
  }

  test('starts with the starter deck', async () => {
    await click(options, '#starter-decks [data-pair="deu-eng"] button');
    await expect.poll(listDecks).toMatchObject([{ isComplete: true, isMain: true, cards: STARTER.cards.length }]);
    firstCards = await readFirstCards();
    expect(JSON.parse(firstCards[0] ?? '')).toMatchObject({ word: STARTER.cards[0]?.[0], next: 2 });
  });

  test('grows by a server deck and two lists', async () => {
    await connect(options, api.address, api.key);
    await startSync(options, 'deu', 'eng');
    await waitForSync(options, 'deu-eng', ['done']);
    await addList('Kapitel 3.csv', CHAPTER_3);
    await addList('Kapitel 4.csv', CHAPTER_4);
  });

  test('answers look-ups while a dictionary is imported', async () => {
    await choose('Wörterbuch.jsonl', writeDictionary());
    expect(await options.$eval('#import-as', (select) => (select as HTMLSelectElement).value)).toBe('');
    const startedAt = performance.now();
    await click(options, '#import-start');
    let isDone = false;
    const importing = options
      .waitForFunction(() => document.querySelector('#import-messages')?.textContent?.includes('added as'), {
        timeout: IMPORT_MS,
      })
      .finally(() => {
        isDone = true;
      });
    const waits: number[] = [];
    while (!isDone) {
      const askedAt = performance.now();
      expect(await sourcesOf('Häuser')).toEqual([expect.arrayContaining(['Kapitel 3', 'Wayword'])]);
      waits.push(performance.now() - askedAt);
      await delay(20);
    }
    await importing;
    const seconds = (performance.now() - startedAt) / 1_000;
    waits.sort((a, b) => a - b);
    console.log(
      `${kind}: ${DICTIONARY_CARDS} cards imported in ${seconds.toFixed(1)} s; ${waits.length} look-ups meanwhile, median ${waits[waits.length >> 1]?.toFixed(0)} ms, longest ${waits.at(-1)?.toFixed(0)} ms`,
    );
    await waitForText(options, '#import-messages', '300,000 cards added as “Wörterbuch”');
  });

  test('orders the lists before the decks, with one main source, and no new words from the dictionary', async () => {
    const decks = await listDecks();
    const all = { inLookups: true, inStudy: true, isMain: false, isComplete: true };
    expect(decks).toMatchObject([
      { ...all, name: 'Kapitel 3', cards: 4 },
      { ...all, name: 'Kapitel 4', cards: 3 },
      { ...all, name: '', cards: SERVED.cards.length, origin: { kind: 'upstream' } },
      { ...all, name: '', cards: STARTER.cards.length, origin: { kind: 'starter' }, isMain: true },
      { ...all, name: 'Wörterbuch', cards: DICTIONARY_CARDS, inStudy: false },
    ]);
    const names = ['Kapitel 3', 'Kapitel 4', serverName, 'Wayword', 'Wörterbuch'];
    for (const [index, { id, cards, isMain, inStudy }] of decks.entries()) {
      const row = `#deck-list .deck:nth-child(${index + 1})[data-source="${id}"]`;
      expect(await readText(options, `${row} .deck-name bdi`)).toBe(names[index]);
      expect(await readText(options, `${row} .deck-count`)).toBe(`${cards.toLocaleString('en')} cards`);
      const badges = await options.$$eval(`${row} .deck-badge`, (all) => all.map(({ textContent }) => textContent));
      expect(badges).toEqual([...(isMain ? ['Main'] : []), ...(names[index] === 'Wörterbuch' ? ['Dictionary'] : [])]);
      expect(await options.$eval(`${row} [data-use="inStudy"]`, (box) => (box as HTMLInputElement).checked)).toBe(
        inStudy,
      );
    }
  });

  test('shows one entry for a word in several sources, with the source of each meaning', async () => {
    await page.bringToFront();
    await hoverWord(page, 'Häuser');
    const card = await waitForWord(page, 'Haus');
    expect(card?.words).toEqual(['Haus']);
    expect(card?.glosses).toEqual(['house (family line)', 'house', 'home', 'dwelling']);
    expect(card?.text).toMatch(/Kapitel 3.*house \(family line\).*Wayword.*house.*home.*Wörterbuch.*dwelling/s);
    expect(card?.rank).toBe(`#${HOUSE_RANK}`);

    await hoverWord(page, 'Backpfeifengesicht');
    expect((await waitForWord(page, 'Backpfeifengesicht'))?.text).toContain('Wörterbuch');
    await hoverWord(page, 'Torschlusspanik');
    expect((await waitForWord(page, 'Torschlusspanik'))?.text).toContain(serverName);
    expect(await sourcesOf('wort123456')).toEqual([['Wörterbuch']]);
  });

  test('keeps the ranks of the main source', async () => {
    expect(await readFirstCards()).toEqual(firstCards);
    const popup = await extension.open(extension.extensionUrl('popup.html'));
    await click(popup, '#view-browse');
    await waitForText(popup, '#card-word', STARTER.cards[0]?.[0] ?? '');
    await waitForText(popup, '#jump-of', `of ${STARTER.cards.length.toLocaleString('en')}`);
    await popup.close();
  });

  test('takes new words from the lists first, and from no source that is turned off', async () => {
    await options.bringToFront();
    await ask({ type: 'settings.put', change: { study: { newPerDay: 100 } } });
    expect(await answer(5)).toEqual([...CHAPTER_3_WORDS, CHAPTER_4_WORDS[0]]);
    // It is studied in the list's spelling.
    expect(await define('Häuser')).toMatchObject([{ word: 'das Haus', known: { state: 'learning' } }]);
    const box = `${rowOf(await findDeck('Kapitel 4'))} [data-use="inStudy"]`;
    const setsStudy = async (isOn: boolean) => {
      await click(options, box);
      await expect.poll(async () => (await findDeck('Kapitel 4')).inStudy).toBe(isOn);
    };
    await setsStudy(false);
    expect((await nextWord())?.word).toBe('Torschlusspanik');
    expect(await sourcesOf('Dachschaden')).toEqual([['Kapitel 4']]);
    await setsStudy(true);
    expect(await answer(4)).toEqual([...CHAPTER_4_WORDS.slice(1), 'Torschlusspanik', SERVED.cards[1]?.[0]]);
  });

  test('treats a file of the same name as a newer version, which replaces only its own source', async () => {
    const before = await listDecks();
    await choose('Kapitel 3.csv', NEWER_CHAPTER_3);
    await waitForText(options, '#import-as option:checked', 'Newer version of “Kapitel 3”');
    await click(options, '#import-start');
    await waitForText(options, '#import-messages', '“Kapitel 3” updated: 5 cards');
    const after = await listDecks();
    expect(after.slice(1)).toEqual(before.slice(1));
    expect(after[0]).toEqual({ ...before[0], cards: 5, lastRank: 5, updatedAt: after[0]?.updatedAt });
    expect((await define('Hund'))[0]?.meanings.slice(0, 2)).toEqual(['dog of the house', 'dog']);
    expect(await sourcesOf('Ohrwurm')).toEqual([['Kapitel 3']]);
  });

  test('keeps words in study whose only source was removed', async () => {
    const chapter = await findDeck('Kapitel 3');
    await pressInRow(chapter, 'Remove');
    // "Hund" is also in the starter deck, and "Ohrwurm" was not asked yet.
    await waitForText(
      options,
      `${rowOf(chapter)} .confirm`,
      '3 words that you are learning are only in this deck.Keep these 3 words as my own words',
    );
    await pressInRow(chapter, 'Remove deck');
    await options.waitForSelector(rowOf(chapter), { hidden: true });
    await waitForText(options, '#removal-messages', '3 words are now your own');

    const own = await ask<OwnWordPage>({ type: 'word.list', text: '', sort: 'newest', offset: 0, limit: 30 });
    expect(new Map(own.words.map(({ word, definition, state }) => [word, { definition, state }]))).toEqual(
      new Map([
        ['das Haus', { definition: 'house (family line)', state: 'learning' }],
        ['Kummerspeck', { definition: 'weight gained from grief', state: 'learning' }],
        ['Zugzwang', { definition: 'compulsion to move', state: 'learning' }],
      ]),
    );
    expect(await define('Kummerspeck')).toMatchObject([{ definition: 'weight gained from grief', meanings: [] }]);
    expect(await define('Häuser')).toMatchObject([
      {
        word: 'das Haus',
        definition: 'house (family line)',
        meanings: ['house', 'home', 'dwelling'],
        rank: HOUSE_RANK,
      },
    ]);
    expect(await sourcesOf('Haus')).toEqual([['Wayword', 'Wörterbuch']]);
    // From the remaining sources, the parts of the word answer.
    expect((await define('Ohrwurm')).map(({ word }) => word)).toEqual(['Ohr', 'Wurm']);
    expect(await sourcesOf('Sitzfleisch')).toEqual([['Kapitel 4']]);
    expect(await sourcesOf('Torschlusspanik')).toEqual([[serverName]]);
    expect(await sourcesOf('Hund')).toEqual([['Wayword']]);
    expect(await sourcesOf('wort123456')).toEqual([['Wörterbuch']]);
    expect(await readFirstCards()).toEqual(firstCards);
  });
});

describe.each(ONE_BROWSER)('a deck file of version 2 in %s', (kind) => {
  const FILE = 'test/fixtures/decks/version-2.json';
  let server: Server;
  let extension: ExtensionBrowser;
  let options: Page;

  beforeAll(async () => {
    server = await servePage();
    extension = await borrowBrowser(kind);
    options = await extension.open(extension.extensionUrl('options.html'));
    options.setDefaultTimeout(15_000);
  });
  afterAll(async () => {
    await extension?.close();
    server?.close();
  });

  test('is added as a list to study, and its words are exported unchanged', async () => {
    const input = (await options.waitForSelector('#import-file')) as ElementHandle<HTMLInputElement>;
    await input.uploadFile(FILE);
    await waitForText(options, '#import-use option:checked', 'To study and to look up');
    await click(options, '#import-start');
    await waitForText(options, '#import-messages', '4 cards added as “version-2”');
    const envelope = await sendMessage<DeckPage>(options, { type: 'deck.export', id: 'deu-eng', after: -1, limit: 10 });
    const cards = envelope.ok ? envelope.value.cards.map(([, ...card]) => card) : undefined;
    expect(cards).toEqual(JSON.parse(await readFile(FILE, 'utf8')).cards);
  });

  test('shows article, plural, class and reading on the card, and examples once it is pinned', async () => {
    const page = await extension.open(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await hoverWord(page, 'Häuser');
    const card = await waitForWord(page, 'Haus');
    expect(card?.text).toContain('das Haus, Häuser');
    expect(card?.text).toMatch(/haʊ̯s.*noun/s);
    expect(card?.text).not.toContain('Das Haus ist alt.');
    await enterMarkedCard(page);
    await page.keyboard.press('d');
    await expect.poll(async () => (await readCard(page, undefined, 'dialog'))?.text).toContain('Das Haus ist alt.');
    expect((await readCard(page, undefined, 'dialog'))?.text).toContain('The house is old.');
    await page.close();
  });

  test('hides the reading in the question if the setting says so', async () => {
    const choose = (readings: boolean) =>
      sendMessage(options, { type: 'settings.put', change: { study: { readings } } });
    await choose(false);
    const popup = await extension.open(extension.extensionUrl('popup.html?tab'));
    await waitForQuestion(popup);
    await waitForText(popup, '#study-word', 'Haus');
    // Its line is empty, so the driver does not count it as visible.
    expect(await popup.$eval('#study-card .word-reading', ({ textContent }) => textContent)).toBe('');
    await popup.close();
    await choose(true);
  });

  test('shows them in Browse and with the answer in Study', async () => {
    const popup = await extension.open(extension.extensionUrl('popup.html?tab'));
    await click(popup, '#view-browse');
    await waitForText(popup, '#card-word', 'Haus');
    expect(await readText(popup, '#card-grammar')).toBe('das Haus, Häusern.');
    expect(await readText(popup, '#card .word-reading')).toBe('haʊ̯s');
    await click(popup, '#view-study');
    await waitForQuestion(popup);
    await waitForText(popup, '#study-word', 'Haus');
    expect(await readText(popup, '#study-card .word-reading')).toBe('haʊ̯s');
    expect(await popup.$('#study-grammar')).toBeNull();
    await delay(DOUBLE_PRESS_MS);
    await click(popup, '#study-show');
    await waitForText(popup, '#study-grammar', 'das Haus, Häuser');
    await popup.close();
  });

  test('can be a dictionary, which is looked up and not studied', async () => {
    await options.bringToFront();
    const input = (await options.waitForSelector('#import-file')) as ElementHandle<HTMLInputElement>;
    await input.uploadFile(FILE);
    await waitForText(options, '#import-as option:checked', 'Newer version of');
    await options.select('#import-as', '');
    await options.waitForSelector('#import-use');
    await options.select('#import-use', 'look-up');
    await click(options, '#import-start');
    await waitForText(options, '#import-messages', 'added as “version-2 (2)”');
    const envelope = await sendMessage<DeckSummary[]>(options, { type: 'deck.list' });
    const decks = envelope.ok ? envelope.value : [];
    expect(decks).toMatchObject([
      { inStudy: true, isMain: true },
      { inStudy: false, inLookups: true, origin: { kind: 'file', isDictionary: true } },
    ]);
  });
});

const toPath = (rank: number) => `/api/v1/fc/?f=deu&t=eng&n=${rank}`;

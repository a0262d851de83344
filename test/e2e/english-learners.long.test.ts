import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
  chooseLanguage,
  delay,
  readText,
  sendMessage,
  waitForFocus,
  waitForText,
} from '../../scripts/browser/driver.ts';
import { BROWSER_KINDS, type ExtensionBrowser } from '../../scripts/browser/extension-browser.ts';
import { hoverWord, waitForWord } from '../../scripts/browser/hover.ts';
import { launch } from '../../scripts/browser/launch.ts';
import { goOffline } from '../../scripts/browser/network.ts';
import { waitForQuestion } from '../../scripts/browser/study.ts';
import { waitForWelcome } from '../../scripts/browser/welcome.ts';
import type { DeckSummary } from '../../src/model/source.ts';
import { readStarterDeck } from '../support/starter-decks.ts';
import { shareOf } from './support/share.ts';

/** The popup's minimum time between two answers; see `study.test.ts`. */
const A_MOMENT = 170;
/** Where the pages are photographed, to look at. */
const PHOTOGRAPHS = new URL('../../.output/english-learners/', import.meta.url).pathname;

interface Learner {
  /** BCP 47, of the browser and so of the screens. */
  language: string;
  code: string;
  /** The text of its first step, and the meaning of `morning`. */
  title: string;
  morning: string;
}

const LEARNERS: Learner[] = [
  { language: 'zh-CN', code: 'cmn', title: '想学什么语言', morning: '早' },
  { language: 'pt-BR', code: 'por', title: 'aprendendo', morning: 'manhã' },
  { language: 'ja-JP', code: 'jpn', title: 'どの言語', morning: '朝' },
  { language: 'ru-RU', code: 'rus', title: 'учите', morning: 'утро' },
];

async function photograph(page: Page, name: string): Promise<void> {
  mkdirSync(PHOTOGRAPHS, { recursive: true });
  await page.screenshot({ path: join(PHOTOGRAPHS, `${name}.png`) as `${string}.png` });
}

async function waitForDeck(page: Page, pair: string, cards: number): Promise<void> {
  const find = async () => {
    const envelope = await sendMessage<DeckSummary[]>(page, { type: 'deck.list' });
    return envelope.ok ? envelope.value.find((deck) => deck.pair === pair) : undefined;
  };
  await expect.poll(find, { timeout: 60_000, interval: 200 }).toMatchObject({ cards, isComplete: true });
}

async function answerFive(study: Page): Promise<string[]> {
  const words: string[] = [];
  while (words.length < 5) {
    await waitForQuestion(study);
    await study.bringToFront();
    await delay(A_MOMENT);
    await study.keyboard.press(' ');
    await study.waitForSelector('#study-card[data-side="back"]');
    const word = await readText(study, '#study-word');
    words.push(word);
    await delay(A_MOMENT);
    await study.keyboard.press('2');
    await study.waitForFunction(() => document.querySelector('#study-card')?.getAttribute('data-side') !== 'back', {
      timeout: 20_000,
    });
  }
  return words;
}

describe.each(BROWSER_KINDS)('English in %s, without a network', (kind) => {
  test.each(shareOf(kind, LEARNERS))('for a person who speaks $code', async ({ language, code, title, morning }) => {
    const pair = `eng-${code}`;
    const { cards } = readStarterDeck(pair);
    const extension: ExtensionBrowser = await launch(kind, { keepsWelcome: true, languages: [language] });
    onTestFinished(() => extension.close());
    const page = await waitForWelcome(extension);
    await page.bringToFront();
    await page.setViewport({ width: 900, height: 900 });
    const reconnect = await goOffline(extension);

    // The first step.
    await waitForText(page, '#welcome-deck', title);
    await chooseLanguage(page, '#welcome-from', 'eng');
    await chooseLanguage(page, '#welcome-to', code);
    await waitForDeck(page, pair, cards.length);
    await photograph(page, `${kind}-${code}-welcome`);

    // A word of the text below it.
    await hoverWord(page, 'morning');
    const card = await waitForWord(page, 'morning');
    expect(card?.glosses.join(' ')).toContain(morning);
    await photograph(page, `${kind}-${code}-hover`);

    // Search, by form and by meaning.
    const popup = await extension.open(extension.extensionUrl(`popup.html?tab&deck=${pair}`));
    await popup.setViewport({ width: 360, height: 480 });
    await popup.bringToFront();
    await popup.waitForSelector('#card-word');
    await popup.keyboard.press('/');
    await waitForFocus(popup, '#search-field');
    await popup.keyboard.type('children');
    await waitForText(popup, '.found-name', 'child');
    await photograph(popup, `${kind}-${code}-search`);
    await popup.close();

    // Five cards.
    const study = await extension.open(extension.extensionUrl(`popup.html?tab&study&deck=${pair}`));
    await study.setViewport({ width: 360, height: 480 });
    await study.bringToFront();
    const words = await answerFive(study);
    expect(words[0], 'the first word of the text').toBe('morning');
    await photograph(study, `${kind}-${code}-study`);
    await reconnect();
  });
});

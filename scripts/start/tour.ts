import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import type { Flashcard } from '../../src/contract/resources.ts';
import { delay, fill, lookupGet, readText, waitForText } from '../browser/driver.ts';
import type { ExtensionBrowser } from '../browser/extension-browser.ts';
import { hoverWord, waitForWord } from '../browser/hover.ts';
import { A_MOMENT_MS, waitForQuestion, waitForStudy } from '../browser/study.ts';
import type { Plan, Prepared } from './prepare.ts';
import type { Reading } from './reading.ts';

/** Characters of an answer that are printed. */
const LONGEST_BODY = 200;

/** Rank that is browsed to, or the last one of a shorter deck. */
const BROWSED_RANK = 100;

interface Tour extends Prepared {
  extension: ExtensionBrowser;
  deck: Plan['deck'];
  hovered: Reading['hovered'];
  /** Saves a picture. */
  takePicture(page: Page, name: string): Promise<void>;
}

/**
 * Tours the product automatically: look-ups, hover, Browse and Study, then all of it again with the server stopped.
 *
 * @param folder - For the pictures.
 */
export async function takeTour(
  extension: ExtensionBrowser,
  { deck, api }: Plan,
  { prepared, hovered, folder }: { prepared: Prepared; hovered: Reading['hovered']; folder: string },
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const takePicture = async (page: Page, name: string) => {
    await page.bringToFront();
    await waitForAnimations(page);
    await page.screenshot({ path: join(folder, `${name}.png`) as `${string}.png` });
  };
  const tour: Tour = { ...prepared, extension, deck, hovered, takePicture };
  await takePicture(prepared.welcome, 'welcome');
  await takePicture(prepared.options, 'options');
  await goThrough(tour, '');
  await api.close();
  console.log('\nThe server is stopped. Everything again, from this machine alone:');
  await goThrough(tour, '-offline');
}

/** @param suffix - Of the pictures' names. */
async function goThrough(tour: Tour, suffix: string): Promise<void> {
  await lookUp(tour);
  await hover(tour, suffix);
  await browse(tour, suffix);
  await study(tour, suffix);
}

/** New elements fade in. */
function waitForAnimations(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

const toCardPath = ({ deck: { from, to } }: Tour, rank: number) =>
  `/api/v1/fc/?f=${from.iso639_3}&t=${to.iso639_3}&n=${rank}`;

const toPair = ({ deck: { from, to } }: Tour) => `${from.iso639_3}-${to.iso639_3}`;

async function lookUp(tour: Tour): Promise<void> {
  for (const path of ['/api/v1/lang/', toCardPath(tour, 1)]) {
    const { status, body } = await lookupGet(tour.options, path);
    if (status !== 200) throw new Error(`Expected ${path} to answer 200, got ${status}: ${body}`);
    const shown = body.length > LONGEST_BODY ? `${body.slice(0, LONGEST_BODY)}…` : body;
    console.log(`lookup.get ${path}\n  ${status} ${shown}`);
  }
}

async function hover({ reading, hovered, takePicture }: Tour, suffix: string): Promise<void> {
  await reading.bringToFront();
  for (const [written, word] of hovered) {
    await hoverWord(reading, written);
    const card = await waitForWord(reading, word);
    if (!card?.words.includes(word)) throw new Error(`Expected "${written}" to show ${word}, got ${card?.words}.`);
    console.log(`Hover "${written}": ${card.words.join(', ')}: ${card.glosses.join(', ')}`);
    await takePicture(reading, `hover${suffix}-${word}`);
  }
}

async function browse(tour: Tour, suffix: string): Promise<void> {
  const popup = await openPopup(tour, `popup.html?deck=${toPair(tour)}`);
  const rank = Math.min(BROWSED_RANK, tour.deck.cards.length);
  const { body } = await lookupGet(popup, toCardPath(tour, rank));
  const { word, meanings }: Flashcard = JSON.parse(body);
  await fill(popup, '#jump-rank', `${rank}`);
  await popup.keyboard.press('Enter');
  await waitForText(popup, '#card-word', word);
  console.log(`Browse, rank ${rank}: ${word}: ${meanings.join(', ')}`);
  await tour.takePicture(popup, `popup${suffix}`);
  await popup.close();
}

/** Answers the next card with keys: Space shows its other side, 2 means remembered. */
async function study(tour: Tour, suffix: string): Promise<void> {
  const popup = await openPopup(tour, `popup.html?study&deck=${toPair(tour)}`);
  await waitForStudy(popup);
  await tour.takePicture(popup, `study${suffix}-new-word`);
  await waitForQuestion(popup);
  const word = await readText(popup, '#study-word');
  await popup.bringToFront();
  await delay(A_MOMENT_MS);
  await popup.keyboard.press(' ');
  const meanings = await readText(popup, '#study-meanings .is-first');
  await tour.takePicture(popup, `study${suffix}`);
  await delay(A_MOMENT_MS);
  await popup.keyboard.press('2');
  await popup.waitForFunction(
    (before: string) => document.querySelector('#study-word')?.textContent?.trim() !== before,
    {},
    word,
  );
  const next = await readText(popup, '#study-word');
  console.log(`Study: ${word}: ${meanings}; remembered. Next: ${next}`);
  await popup.close();
}

async function openPopup({ extension }: Tour, path: string): Promise<Page> {
  const popup = await extension.open(extension.extensionUrl(path));
  await popup.setViewport({ width: 360, height: 480 });
  return popup;
}

import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readText, waitForText } from '../../scripts/browser/driver.ts';
import { BROWSER_KINDS, type ExtensionBrowser } from '../../scripts/browser/extension-browser.ts';
import { waitForQuestion } from '../../scripts/browser/study.ts';
import { writeZip } from '../support/zip.ts';
import { borrowBrowser } from './support/borrow-browser.ts';
import { openStudy, prepare } from './support/study-session.ts';

const RATE_HZ = 8_000;

/** A second of a sine wave, as WAV. */
function makeTone(): Buffer {
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + RATE_HZ, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(RATE_HZ, 24);
  head.writeUInt32LE(RATE_HZ, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(RATE_HZ, 40);
  const wave = Buffer.from(Array.from({ length: RATE_HZ }, (_, at) => 128 + Math.round(90 * Math.sin(at / 4))));
  return Buffer.concat([head, wave]);
}

/** Chooses a file in a field, as its dialog would. */
async function choose(page: Page, selector: string, name: string, content: Uint8Array): Promise<void> {
  await page.waitForSelector(selector);
  await page.evaluate(
    (field: string, fileName: string, base64: string) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const chosen = new DataTransfer();
      chosen.items.add(new File([bytes], fileName));
      const input = document.querySelector(field) as HTMLInputElement;
      input.files = chosen.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    },
    selector,
    name,
    Buffer.from(content).toString('base64'),
  );
}

interface Played {
  rate: number;
  durationMs: number;
}

/** Notes the recordings that a page plays, and that the browser could read them. */
async function watchSound(page: Page): Promise<() => Promise<Played[]>> {
  await page.evaluate(() => {
    const played: HTMLMediaElement[] = [];
    Object.assign(window, { played });
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function start() {
      played.push(this);
      return play.call(this);
    };
  });
  return () =>
    page.evaluate(() =>
      (window as unknown as { played: HTMLMediaElement[] }).played
        .filter(({ duration }) => duration > 0)
        .map(({ playbackRate, duration }) => ({ rate: playbackRate, durationMs: Math.round(duration * 1000) })),
    );
}

describe.each(BROWSER_KINDS)('recordings in %s', (kind) => {
  let extension: ExtensionBrowser;
  let options: Page;

  beforeAll(async () => {
    extension = await borrowBrowser(kind);
    options = await prepare(extension, 5);
  });
  afterAll(() => extension?.close());

  test('of a zip are stored, played in Study, fast and slowly, and removed', async () => {
    const study = await openStudy(extension);
    await waitForQuestion(study);
    const word = await readText(study, '#study-word');
    await study.close();
    await options.bringToFront();
    const zip = writeZip({ [`español/${word}.wav`]: makeTone(), 'español/readme.txt': 'Recordings' });
    await choose(options, '#recordings-zip-file', 'spanish.zip', zip);
    await waitForText(options, '#recordings', 'spanish.zip', 20_000);
    await waitForText(options, '#recordings', 'Spanish · 1 recording');

    const page = await openStudy(extension);
    const readPlayed = await watchSound(page);
    await waitForQuestion(page);
    await page.waitForSelector('#study-card .study-word .icon-link');
    await page.keyboard.press('p');
    await expect.poll(readPlayed, { timeout: 10_000 }).toEqual([{ rate: 1, durationMs: 1_000 }]);
    await page.keyboard.press('p');
    await expect.poll(readPlayed, { timeout: 10_000 }).toEqual([
      { rate: 1, durationMs: 1_000 },
      { rate: 0.6, durationMs: 1_000 },
    ]);
    await page.close();

    await options.bringToFront();
    await options.evaluate(() => document.querySelector<HTMLElement>('#recordings .button')?.click());
    await options.waitForSelector('#recordings .confirm');
    await options.evaluate(() => document.querySelector<HTMLElement>('#recordings .is-danger')?.click());
    await options.waitForFunction(() => document.querySelector('#recordings') === null);
    const left = await options.evaluate(async () => {
      const root = await (await navigator.storage.getDirectory()).getDirectoryHandle('recordings');
      const names: string[] = [];
      for await (const name of root.keys()) names.push(name);
      return names;
    });
    expect(left).toEqual([]);
  });

  test('of a damaged zip leave nothing, and the page says what to do', async () => {
    await choose(options, '#recordings-zip-file', 'broken.zip', Buffer.from('PK\x03\x04 and nothing else'));
    await waitForText(options, '#sound .messages', 'cannot be read');
    await choose(options, '#recordings-zip-file', 'other.zip', writeZip({ 'readme.txt': 'No recordings' }));
    await waitForText(options, '#sound .messages', 'No recordings were found');
  });
});

import type { Page, Target } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readText, waitForText } from '../../scripts/browser/driver.ts';
import { BROWSER_KINDS, type ExtensionBrowser } from '../../scripts/browser/extension-browser.ts';
import { waitForCard } from '../../scripts/browser/hover.ts';
import { waitForQuestion } from '../../scripts/browser/study.ts';
import { writeZip } from '../support/zip.ts';
import { borrowBrowser } from './support/borrow-browser.ts';
import { enterCard } from './support/enter-card.ts';
import { findButton } from './support/find-button.ts';
import { openToHover, tellTabs } from './support/hover-page.ts';
import { servePages } from './support/page-server.ts';
import { pointAt } from './support/point-at.ts';
import { openStudy, prepare } from './support/study-session.ts';

const RATE_HZ = 8_000;

/** A sine wave, as WAV. */
function makeTone(seconds = 1): Buffer {
  const length = seconds * RATE_HZ;
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(RATE_HZ, 24);
  head.writeUInt32LE(RATE_HZ, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(length, 40);
  const wave = Buffer.from(Array.from({ length }, (_, at) => 128 + Math.round(90 * Math.sin(at / 4))));
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

/**
 * Notes the recordings that a page plays, and that the browser could read and begins to play them.
 *
 * @param isOfBackground - Notes those of Firefox's background instead.
 */
async function watchSound(page: Page, isOfBackground = false): Promise<() => Promise<Played[]>> {
  await page.evaluate(async (isBackground: boolean) => {
    const { runtime } = (globalThis as unknown as { chrome: { runtime: { getBackgroundPage(): Promise<Window> } } })
      .chrome;
    const view = (isBackground ? await runtime.getBackgroundPage() : window) as Window & typeof globalThis;
    const played: HTMLMediaElement[] = [];
    Object.assign(window, { played });
    const { play } = view.HTMLMediaElement.prototype;
    view.HTMLMediaElement.prototype.play = function start() {
      played.push(this);
      return play.call(this);
    };
  }, isOfBackground);
  return () =>
    page.evaluate(() =>
      (window as unknown as { played: HTMLMediaElement[] }).played
        .filter(({ duration, currentTime }) => duration > 0 && currentTime > 0)
        .map(({ playbackRate, duration }) => ({ rate: playbackRate, durationMs: Math.round(duration * 1000) })),
    );
}

/** A page that forbids all sound, and every script but that of the test. */
const SILENT_PAGE = `<!doctype html><html lang="es"><meta http-equiv="Content-Security-Policy" content="default-src 'none'">
  <title>Silencio</title><p id="text" style="margin: 200px">Las casas son blancas.`;

const CASAS = { name: 'a form', at: '#text', text: 'casas' };

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

  test('play on the card of a page that forbids sound, without a voice, for the form that was met', async () => {
    const server = await servePages([], { 'silent.html': SILENT_PAGE });
    const zip = writeZip({ 'casas.wav': makeTone(3), 'casa.wav': makeTone(2) });
    await choose(options, '#recordings-zip-file', 'houses.zip', zip);
    await waitForText(options, '#recordings', 'Spanish · 2 recordings', 20_000);
    const page = await extension.browser.newPage();
    await page.setViewport({ width: 900, height: 700 });
    await openToHover(options, page, server.toUrl('silent'));
    await pointAt(page, CASAS);
    expect((await waitForCard(page))?.words[0]).toBe('casa');
    await enterCard(page, CASAS);
    const isChromium = kind === 'chromium';
    const isDocument = (target: Target) => target.url() === extension.extensionUrl('offscreen.html');
    const findDocument = () => extension.browser.targets().find(isDocument);
    const inBackground = isChromium ? undefined : await watchSound(options, true);
    const press = async () => {
      const { x, y } = await findButton(page, 'Say the word');
      await page.mouse.click(x, y);
    };
    const [form, word] = [{ durationMs: 3_000 }, { durationMs: 2_000 }];

    await press();
    // The first sound opens the document of Chromium.
    const played =
      inBackground ?? (await watchSound(await (await extension.browser.waitForTarget(isDocument)).asPage()));
    const first = isChromium ? [] : [{ ...form, rate: 1 }];
    await expect.poll(played, { timeout: 10_000 }).toEqual(first);
    await press();
    await expect.poll(played, { timeout: 10_000 }).toEqual([...first, { ...word, rate: 1 }]);
    // The pinned card begins with the form again, slowly.
    await tellTabs(options, { type: 'event.command', command: 'look-up' });
    expect((await waitForCard(page, undefined, 'dialog'))?.words[0]).toBe('casa');
    await findButton(page, 'Say the word');
    await page.keyboard.press('p');
    await expect.poll(played, { timeout: 10_000 }).toEqual([...first, { ...word, rate: 1 }, { ...form, rate: 0.6 }]);
    if (isChromium) await expect.poll(findDocument, { timeout: 10_000 }).toBeUndefined();
    await page.close();
    server.close();
    await options.bringToFront();
  });

  test('of a damaged zip leave nothing, and the page says what to do', async () => {
    await choose(options, '#recordings-zip-file', 'broken.zip', Buffer.from('PK\x03\x04 and nothing else'));
    await waitForText(options, '#sound .messages', 'cannot be read');
    await choose(options, '#recordings-zip-file', 'other.zip', writeZip({ 'readme.txt': 'No recordings' }));
    await waitForText(options, '#sound .messages', 'No recordings were found');
  });
});

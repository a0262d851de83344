import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import extract from 'extract-zip';
import { encode } from 'modern-gif';
import { PNG } from 'pngjs';
import type { Page } from 'puppeteer-core';
import { chooseLanguage, click, delay, readText } from './browser/driver.ts';
import { BROWSER_KINDS, type BrowserKind, type ExtensionBrowser } from './browser/extension-browser.ts';
import { hoverWord, waitForWord } from './browser/hover.ts';
import { launch } from './browser/launch.ts';
import { waitForQuestion, waitForStudy } from './browser/study.ts';
import { waitForWelcome } from './browser/welcome.ts';

/**
 * `npm run film`: a new person's first minute, with the store package and without a network, in each browser. Fails if a minute is not
 * enough. Saves Chromium's scenes as the animated picture of the README.
 */
const PACKAGES = { chromium: 'chrome', firefox: 'firefox' } as const;
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const LONGEST_MS = 60_000;
/** The study screen's minimum time between two presses, and a person's. */
const A_MOMENT_MS = 300;
/** Down from the middle of a word, in pixels, to the first line of its card. */
const BELOW_WORD = 34;

/** An unused port: it receives every request of the browser, which thus goes no further. */
const NOWHERE = { host: '127.0.0.1', port: 9 };

const NO_NETWORK = {
  args: [`--proxy-server=http://${NOWHERE.host}:${NOWHERE.port}`, '--proxy-bypass-list=<-loopback>'],
  preferences: {
    'network.proxy.type': 1,
    'network.proxy.http': NOWHERE.host,
    'network.proxy.http_port': NOWHERE.port,
    'network.proxy.ssl': NOWHERE.host,
    'network.proxy.ssl_port': NOWHERE.port,
    'network.proxy.allow_hijacking_localhost': true,
  },
};

const SIZE = { width: 760, height: 560 };
const PICTURE = 'docs/images/first-minute.gif';
const SCENE_MS = 2_200;
/** More colours make the file larger, and the screens have few. */
const COLOURS = 128;

interface Scene {
  text: string;
  atMs: number;
  /** PNG in base64. */
  picture: string;
}

for (const kind of BROWSER_KINDS) await film(kind);

async function film(kind: BrowserKind): Promise<void> {
  const path = `.output/wayword-${version}-${PACKAGES[kind]}.zip`;
  if (!existsSync(path)) throw new Error(`Expected the package ${path}, found none: run \`npm run zip\` before.`);
  const folder = mkdtempSync(join(tmpdir(), 'wayword-film-'));
  try {
    await extract(resolve(path), { dir: folder });
    const extension = await launch(kind, {
      extensionDir: folder,
      keepsWelcome: true,
      ...(kind === 'chromium' ? { args: NO_NETWORK.args } : { preferences: NO_NETWORK.preferences }),
    });
    try {
      await saveFilm(extension, await play(extension));
    } finally {
      await extension.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Performs the actions of a new person. */
async function play(extension: ExtensionBrowser): Promise<Scene[]> {
  const startedAt = Date.now();
  const scenes: Scene[] = [];
  const take = async (page: Page, text: string) => {
    const atMs = Date.now() - startedAt;
    // New elements fade in.
    await delay(A_MOMENT_MS);
    scenes.push({ text, atMs, picture: await page.screenshot({ encoding: 'base64', captureBeyondViewport: false }) });
  };

  const welcome = await waitForWelcome(extension);
  // The browser opens it with a size of its own.
  await welcome.setViewport(SIZE);
  await welcome.bringToFront();
  await welcome.waitForSelector('#welcome-from');
  await take(welcome, 'Installed: the first steps open by themselves');
  await chooseLanguage(welcome, '#welcome-from', 'deu');
  await welcome.waitForSelector('#welcome-deck-messages .notice');
  await take(welcome, 'German is chosen, and its deck is here');
  const place = await hoverWord(welcome, 'geschrieben');
  const card = await waitForWord(welcome, 'schreiben');
  if (!card?.words.includes('schreiben')) {
    throw new Error(`Expected "geschrieben" to show schreiben, got ${card?.words}.`);
  }
  await take(welcome, 'The first word under the pointer');
  await addToStudy(welcome, place);
  await take(welcome, 'Added to the words to study');
  await welcome.keyboard.press('Escape');
  await click(welcome, '#welcome-start-study');

  const study = await extension.open(extension.extensionUrl('popup.html?tab&study&deck=deu-eng'));
  await study.setViewport(SIZE);
  await study.bringToFront();
  await waitForStudy(study);
  await study.waitForSelector('#study-next');
  const first = await readText(study, '#study-word');
  if (first !== 'schreiben') throw new Error(`Expected schreiben as the first word to study, got ${first}.`);
  await take(study, 'The word comes back with its meanings and the sentence');
  await waitForQuestion(study);
  await take(study, 'Some words later it is asked');
  await delay(A_MOMENT_MS);
  await study.keyboard.press(' ');
  await study.waitForSelector('#study-card[data-side="back"]');
  await take(study, 'Space shows the answer');
  await delay(A_MOMENT_MS);
  await study.keyboard.press('2');
  await study.waitForFunction(
    (before: string) => document.querySelector('#study-word')?.textContent?.trim() !== before,
    {},
    first,
  );
  await take(study, 'Answered, and the next one is there');
  return scenes;
}

/** Moves the pointer onto the card, which then takes keys, and adds its word to those to study. */
async function addToStudy(page: Page, { x, y }: { x: number; y: number }): Promise<void> {
  await page.mouse.move(x, y + BELOW_WORD, { steps: 6 });
  await delay(A_MOMENT_MS);
  await page.keyboard.press('t');
}

async function saveFilm({ kind }: ExtensionBrowser, scenes: readonly Scene[]): Promise<void> {
  const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;
  for (const { text, atMs } of scenes) console.log(`${kind}  ${seconds(atMs).padStart(7)}  ${text}`);
  const lastMs = scenes.at(-1)?.atMs ?? Number.POSITIVE_INFINITY;
  if (lastMs > LONGEST_MS) throw new Error(`Expected the first minute to be enough, it took ${seconds(lastMs)}.`);
  if (kind !== 'chromium') return;
  const frames = scenes.map(({ picture }) => {
    const { data } = PNG.sync.read(Buffer.from(picture, 'base64'));
    return { data: new Uint8ClampedArray(data), delay: SCENE_MS };
  });
  writeFileSync(PICTURE, new Uint8Array(await encode({ ...SIZE, frames, maxColors: COLOURS })));
  console.log(`picture: ${PICTURE}`);
}

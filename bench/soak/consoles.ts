import { existsSync, readFileSync } from 'node:fs';
import type { ConsoleMessage, Page } from 'puppeteer-core';
import { readInFirefoxScope } from '../../scripts/browser/firefox-scope.ts';
import type { ExtensionBrowser } from '../../scripts/browser/launch.ts';

/** Hears what web pages, pages of the extension and the background complain of. */
export interface ConsoleWatch {
  /** Asks again where nothing comes by itself. */
  listen(): Promise<void>;
  read(): string[];
}

/** Makes Chromium write all consoles into a file, as the background has no debugger that could hear it. */
export const toLogArguments = (path: string): string[] => ['--enable-logging', `--log-file=${path}`];

/** In its file Chromium tells no error from a warning or a word: every line counts, and a quiet run has none. */
export function watchChromium(path: string): ConsoleWatch {
  return {
    listen: async () => undefined,
    read: () => (existsSync(path) ? readFileSync(path, 'utf8').match(/(?<=:CONSOLE:\d+\] ).*/g) : null) ?? [],
  };
}

/** Firefox says so of every page that is closed before the answer to its message; the page can do nothing about it. */
const CLOSED_WHILE_ASKING = 'Promise rejected after context unloaded';
/** And when the background is stopped while the browser has not answered it yet, as it is here on purpose. */
const STOPPED_WHILE_ASKING = 'Promise resolved after context unloaded';

/**
 * Firefox's own list has what nobody caught, of all processes; what a page writes comes from the driver, and the background's console is
 * borrowed anew each time that it has started.
 *
 * @param helper - A page of the extension that stays open.
 * @param site - Where the web pages come from.
 */
export async function watchFirefox(extension: ExtensionBrowser, helper: Page, site: string): Promise<ConsoleWatch> {
  const heard: string[] = [];
  const listenTo = (page: Page | null) => page?.on('console', (message) => heard.push(...toErrors(message)));
  for (const page of await extension.browser.pages()) listenTo(page);
  extension.browser.on('targetcreated', (target) => {
    if (target.type() === 'page') void target.page().then(listenTo, () => undefined);
  });
  const ours = JSON.stringify([new URL(extension.extensionUrl('')).host, site]);
  return {
    async listen() {
      await borrowConsole(helper);
      const uncaught = await readInFirefoxScope(
        extension,
        `(() => {
          const texts = Services.console.getMessageArray().map(String);
          Services.console.reset();
          const isOurs = (text) => text.startsWith('[JavaScript Error') && ${ours}.some((place) => text.includes(place));
          return JSON.stringify(texts.filter(isOurs));
        })()`,
      );
      const isFault = (text: string) => !text.includes(CLOSED_WHILE_ASKING) && !text.includes(STOPPED_WHILE_ASKING);
      heard.push(...(JSON.parse(String(uncaught)) as string[]).filter(isFault));
    },
    read: () => heard,
  };
}

function toErrors(message: ConsoleMessage): string[] {
  return message.type() === 'error' ? [message.text()] : [];
}

/** What the background says as an error, the page says as well, whose console is heard. */
function borrowConsole(helper: Page): Promise<void> {
  return helper.evaluate(async () => {
    type Background = typeof globalThis & { isBorrowed?: boolean };
    const { browser } = globalThis as unknown as {
      browser: { runtime: { getBackgroundPage(): Promise<Background> } };
    };
    const background = await browser.runtime.getBackgroundPage();
    if (background.isBorrowed) return;
    background.isBorrowed = true;
    background.console.error = (...values: unknown[]) => console.error('background:', ...values.map(String));
  });
}

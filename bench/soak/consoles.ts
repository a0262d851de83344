import { existsSync, readFileSync } from 'node:fs';
import type { ConsoleMessage, Page } from 'puppeteer-core';
import type { ExtensionBrowser } from '../../scripts/browser/extension-browser.ts';
import { readInFirefoxScope } from '../../scripts/browser/firefox-scope.ts';

/** Collects errors from web pages, pages of the extension and the background. */
export interface ConsoleWatch {
  /** Polls the consoles that do not report errors on their own. */
  listen(): Promise<void>;
  read(): string[];
}

/** Makes Chromium log all consoles to a file, because no debugger is attached to the background. */
export const toLogArguments = (path: string): string[] => ['--enable-logging', `--log-file=${path}`];

/** Chromium's log does not mark errors, so every line counts; a run without errors logs nothing. */
export function watchChromium(path: string): ConsoleWatch {
  return {
    listen: async () => undefined,
    read: () => (existsSync(path) ? readFileSync(path, 'utf8').match(/(?<=:CONSOLE:\d+\] ).*/g) : null) ?? [],
  };
}

/** Firefox logs this for every page that closes before its message is answered; the page cannot prevent it. */
const CLOSED_WHILE_ASKING = 'Promise rejected after context unloaded';
/** Firefox also logs it when the background is stopped during a call to the browser, which the soak does on purpose. */
const STOPPED_WHILE_ASKING = 'Promise resolved after context unloaded';

/**
 * Firefox's own list has uncaught errors of all processes; page consoles come from the driver, and the background's
 * console is wrapped again after each start.
 *
 * @param helper - A page of the extension that stays open.
 * @param site - Origin of the web pages.
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

/** Repeats the background's errors in the page, whose console is collected. */
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

import type { Page } from 'puppeteer-core';
import { attachToWorker } from '../../../scripts/browser/attach-to-worker.ts';
import type { ExtensionBrowser } from '../../../scripts/browser/extension-browser.ts';

/** Everywhere a secret could leak: a page, its storage, the extension's databases, consoles. */

/** Everything that a script in the page could find without asking the background. */
export function readPageTraces(page: Page): Promise<string> {
  return page.evaluate(() => {
    const fields = [...document.querySelectorAll('input, textarea, select')] as HTMLInputElement[];
    return JSON.stringify([
      document.documentElement.outerHTML,
      fields.map(({ value, defaultValue }) => [value, defaultValue]),
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      document.title,
      location.href,
      window.name,
      history.state,
    ]);
  });
}

/** Every row of every database of the page's origin, by database and table. */
export async function readDatabases(page: Page): Promise<Record<string, string>> {
  return page.evaluate(async () => {
    const settle = (request: IDBRequest) =>
      new Promise<unknown>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const tables: Record<string, string> = {};
    for (const { name = '' } of await indexedDB.databases()) {
      const database = (await settle(indexedDB.open(name))) as IDBDatabase;
      for (const table of database.objectStoreNames) {
        const store = database.transaction(table).objectStore(table);
        tables[`${name}/${table}`] = JSON.stringify([await settle(store.getAll()), await settle(store.getAllKeys())]);
      }
      database.close();
    }
    return tables;
  });
}

export interface ConsoleRecord {
  /** Logs a line from the background and one from the page, so a test knows that it records both. */
  write(text: string): Promise<void>;
  /** All console output of the background and the page, and uncaught errors. */
  read(): Promise<string>;
}

/** Records the consoles of the background and of one page of the extension. */
export async function recordConsoles(extension: ExtensionBrowser, page: Page): Promise<ConsoleRecord> {
  await page.evaluate(() => {
    const heard: string[] = [];
    const describe = (value: unknown): string => {
      if (!(value instanceof Object) || !('message' in value)) return `${String(value)} ${JSON.stringify(value)}`;
      const { message, stack, cause } = value as Error;
      return [message, stack, cause === undefined ? '' : describe(cause)].join(' ');
    };
    const listen = (view: typeof globalThis) => {
      for (const method of ['debug', 'log', 'info', 'warn', 'error', 'trace', 'dir', 'table'] as const) {
        view.console[method] = (...values: unknown[]) => void heard.push(values.map(describe).join(' '));
      }
      view.addEventListener('error', ({ message, error }) => void heard.push(message, describe(error)));
      view.addEventListener('unhandledrejection', ({ reason }) => void heard.push(describe(reason)));
    };
    listen(window);
    Object.assign(window, { heard, listenToConsole: listen });
  });
  return extension.kind === 'chromium' ? recordInChromium(extension, page) : recordInFirefox(page);
}

type HearingPage = Window &
  typeof globalThis & {
    heard: string[];
    listenToConsole: (view: Window) => void;
    browser: { runtime: { getBackgroundPage(): Promise<Window & typeof globalThis> } };
  };

const readHeard = (page: Page) => page.evaluate(() => (window as unknown as HearingPage).heard.join('\n'));

/** Firefox's background is a page that other pages of the extension can access. */
async function recordInFirefox(page: Page): Promise<ConsoleRecord> {
  await page.evaluate(async () => {
    const { browser, listenToConsole } = window as unknown as HearingPage;
    listenToConsole(await browser.runtime.getBackgroundPage());
  });
  return {
    write: (text) =>
      page.evaluate(async (line) => {
        const background = await (window as unknown as HearingPage).browser.runtime.getBackgroundPage();
        background.console.error('background', new Error(line));
        console.error('page', new Error(line));
      }, text),
    read: () => readHeard(page),
  };
}

async function recordInChromium(extension: ExtensionBrowser, page: Page): Promise<ConsoleRecord> {
  const worker = await attachToWorker(extension);
  const heard: string[] = [];
  for (const event of ['Runtime.consoleAPICalled', 'Runtime.exceptionThrown', 'Log.entryAdded'] as const) {
    worker.on(event, (entry) => void heard.push(JSON.stringify(entry)));
  }
  await worker.send('Runtime.enable');
  await worker.send('Log.enable');
  return {
    async write(text) {
      const expression = `console.error('background', new Error(${JSON.stringify(text)}))`;
      await worker.send('Runtime.evaluate', { expression });
      await page.evaluate((line) => console.error('page', new Error(line)), text);
    },
    read: async () => [...heard, await readHeard(page)].join('\n'),
  };
}

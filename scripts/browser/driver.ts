import type { Page } from 'puppeteer-core';
import type { ContractReply } from '../../src/contract/reply.ts';
import type { Envelope } from '../../src/messaging/envelope.ts';
import type { SyncStatus } from '../../src/model/sync.ts';

/** A person's actions in the extension's pages, for the tour and the end-to-end tests. */

/** Clicks an element as soon as it is enabled and does not move; fails with what it is instead. */
export async function click(page: Page, selector: string, count = 1): Promise<void> {
  await page
    .locator(selector)
    .click({ count })
    .catch(async (cause: unknown) => {
      throw new Error(`Expected to click ${selector}, got ${await describeElement(page, selector)}.`, { cause });
    });
}

/** Time for a page to answer, which may hang. */
const ANSWER_MS = 2_000;

/** Describes an element that was not clicked. A page in the background shows no frames, so nothing there ever stands still. */
async function describeElement(page: Page, selector: string): Promise<string> {
  const asked = page.evaluate((css: string) => {
    const element = document.querySelector<HTMLButtonElement>(css);
    const { x, y, width, height } = element?.getBoundingClientRect() ?? {};
    const state = { page: document.visibilityState, found: element !== null, disabled: element?.disabled };
    return JSON.stringify({ ...state, x, y, width, height });
  }, selector);
  return Promise.race([asked.catch(String), delay(ANSWER_MS).then(() => 'no answer from the page')]);
}

/** Replaces the content of a field. */
export async function fill(page: Page, selector: string, text: string): Promise<void> {
  await click(page, selector, 3);
  await page.keyboard.press('Backspace');
  await page.keyboard.type(text);
}

/** Types address and key on the options page, presses Connect, and returns the page's response. */
export async function connect(options: Page, address: string, key: string): Promise<string> {
  await fill(options, '#server-address', address);
  await fill(options, '#api-key', key);
  await click(options, '#connect');
  return readText(options, '#connection-messages .notice');
}

/** Chooses a language, by its ISO 639-3 code, in a field that lists languages. The only one is plain text. */
export async function chooseLanguage(page: Page, selector: string, code: string): Promise<void> {
  await page.waitForSelector(selector);
  const only = await page.$eval(selector, (element) => (element.matches('span') ? element.dataset.chosen : undefined));
  if (only === code) return;
  await click(page, selector);
  await click(page, `${selector}-list-${code}`);
}

/** Chooses a pair on the options page and presses Sync. */
export async function startSync(options: Page, from: string, to: string): Promise<void> {
  await chooseLanguage(options, '#pair-from', from);
  await chooseLanguage(options, '#pair-to', to);
  await click(options, '#sync');
}

/** Sends one message as a page of the extension does. */
export function sendMessage<Value>(page: Page, message: object): Promise<Envelope<Value>> {
  return page.evaluate((request: object) => {
    const { runtime } = (globalThis as unknown as { chrome: { runtime: { sendMessage(m: object): unknown } } }).chrome;
    return runtime.sendMessage(request) as Promise<never>;
  }, message);
}

/** Asks the background for a path of the contract. */
export async function lookupGet(page: Page, path: string): Promise<ContractReply> {
  const envelope = await sendMessage<ContractReply>(page, { type: 'lookup.get', path });
  if (!envelope.ok) throw new Error(`Expected an answer for ${path}, got ${envelope.error.message}`);
  return envelope.value;
}

/** Longest wait for another card of a sync: a minute and a half after its background was stopped at random moments. */
const SYNC_MS = 90_000;

interface SyncWait {
  longestMs?: number;
  /** Called with each state on the way. */
  onStatus?: (status: SyncStatus) => void;
}

/** Waits until a pair's sync is in one of the given states. A slow machine may take as long as it needs, while cards arrive. */
export async function waitForSync(
  page: Page,
  pair: string,
  states: readonly string[],
  { longestMs = SYNC_MS, onStatus }: SyncWait = {},
): Promise<SyncStatus> {
  let end = Date.now() + longestMs;
  let cards: number | undefined;
  for (;;) {
    const envelope = await sendMessage<SyncStatus[]>(page, { type: 'sync.status' });
    const status = envelope.ok ? envelope.value.find((candidate) => candidate.pair === pair) : undefined;
    if (status && states.includes(status.state)) return status;
    if (status) onStatus?.(status);
    if (status && status.cards !== cards) end = Date.now() + longestMs;
    cards = status?.cards;
    if (Date.now() > end) throw new Error(`Expected ${pair} to be ${states.join(' or ')}, it is ${status?.state}.`);
    await delay(50);
  }
}

/** Waits until an element has text, and returns it. */
export async function readText(page: Page, selector: string): Promise<string> {
  await page.waitForFunction((css: string) => document.querySelector(css)?.textContent?.trim(), {}, selector);
  return page.$eval(selector, (element) => element.textContent?.trim() ?? '');
}

/** Waits until an element's text is as expected; fails with the text it has. */
export async function waitForText(page: Page, selector: string, expected: string, timeout = 10_000): Promise<void> {
  await page
    .waitForFunction(
      (css: string, text: string) => document.querySelector(css)?.textContent?.includes(text),
      { timeout },
      selector,
      expected,
    )
    .catch(async () => {
      const got = await page.$eval(selector, (element) => element.textContent).catch(() => 'no such element');
      throw new Error(`Expected ${selector} to say "${expected}", got "${got}".`);
    });
}

/** Waits until an element has the focus in its page, whether or not the window has it; fails with what has it instead. */
export async function waitForFocus(page: Page, selector: string): Promise<void> {
  await page
    .waitForFunction((css: string) => document.activeElement?.matches(css), { timeout: 10_000, polling: 50 }, selector)
    .catch(async () => {
      const got = await page.evaluate(() => {
        const { activeElement, visibilityState } = document;
        const text = document.querySelector('main')?.textContent?.slice(0, 200);
        return `${activeElement?.tagName}#${activeElement?.id} (${visibilityState}, focused: ${document.hasFocus()}): ${text}`;
      });
      throw new Error(`Expected the focus on ${selector}, it is on ${got}.`);
    });
}

export function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

import type { Page, SerializedAXNode } from 'puppeteer-core';
import { expect, test } from 'vitest';
import { delay } from '../../scripts/browser/driver.ts';
import { goOffline } from '../../scripts/browser/network.ts';
import { borrowBrowser } from './support/borrow-browser.ts';
import { A_MOMENT, openStudy, prepare } from './support/study-session.ts';
import { readStudy, replayed } from './support/study-store.ts';

/** Cards of the session in the accessibility tree; docs/study.md reports 30. */
const HEARD_CARDS = Number(process.env.STUDY_HEARD ?? 6);

test(`a session of ${HEARD_CARDS} cards without a network, by screen-reader output alone`, async () => {
  const extension = await borrowBrowser('chromium');
  try {
    const options = await prepare(extension, HEARD_CARDS / 2);
    await goOffline(extension);
    const popup = await openStudy(extension);
    await popup.bringToFront();
    const words = new Set<string>();
    for (let cards = 0; cards < HEARD_CARDS; cards++) {
      const show = await hearQuestion(popup);
      expect(show.focused).toBe(true);
      words.add((await waitForHeard(popup, 'heading', /./)).name ?? '');
      await delay(A_MOMENT);
      await pressHeard(show);
      const remembered = await waitForHeard(popup, 'button', /^Remembered/);
      expect(remembered.name, 'when the word comes again').toMatch(/\d\s(?:min|day)/u);
      await delay(A_MOMENT);
      await pressHeard(remembered);
    }
    expect(words.size).toBe(HEARD_CARDS / 2);
    await waitForHeard(popup, 'heading', /^Done for today$/);
    const store = await readStudy(options);
    expect(store.ops).toHaveLength(HEARD_CARDS);
    expect(store.caches).toEqual(replayed(store));
  } finally {
    await extension.close();
  }
});

/** Until the next card has taken the place of an introduction, also on a busy machine. */
const SETTLED_MS = 1_000;

/** Leaves the introductions of new words. @returns The button that shows the answer. */
async function hearQuestion(page: Page): Promise<SerializedAXNode> {
  for (;;) {
    const main = await waitForHeard(page, 'button', /^(Show|Next)$/);
    if (main.name === 'Show') return main;
    await delay(A_MOMENT);
    await pressHeard(main);
    // The same button shows the answer as soon as the next card is there.
    await delay(SETTLED_MS);
  }
}

/** Waits for a node of the accessibility tree. */
async function waitForHeard(page: Page, role: string, name: RegExp): Promise<SerializedAXNode> {
  const find = (node: SerializedAXNode): SerializedAXNode | undefined => {
    if (node.role === role && name.test(node.name ?? '')) return node;
    for (const child of node.children ?? []) {
      const found = find(child);
      if (found) return found;
    }
    return undefined;
  };
  const end = Date.now() + 15_000;
  for (;;) {
    const tree = await page.accessibility.snapshot();
    const found = tree && find(tree);
    if (found) return found;
    if (Date.now() > end) throw new Error(`Expected a ${role} ${name} in the accessibility tree, got none.`);
    await delay(30);
  }
}

async function pressHeard(node: SerializedAXNode): Promise<void> {
  const element = await node.elementHandle();
  await element?.evaluate((pressed) => (pressed as HTMLElement).click());
}

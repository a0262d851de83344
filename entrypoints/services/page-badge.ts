import { browser } from 'wxt/browser';
import { fillText } from '../../src/language/fill-text.ts';
import type { PageNumbers } from '../../src/page/words/count-page.ts';
import type { Settings } from '../../src/settings/settings.ts';
import { COLOUR } from './badge.ts';
import { readTexts } from './texts.ts';

/** Unlike that of the number of due words. */
const PAGE_COLOUR = '#3b4a9c';
const TITLE = 'Wayword';

/** Counts the page of a tab, and shows the number that the learner wants on the toolbar button over it. */
export async function showPageBadge(tabId: number, { marks: { badge }, appearance }: Settings): Promise<void> {
  const target = { tabId };
  await browser.scripting.executeScript({ target, files: ['/page-reader.js' as '/hover.js'] });
  const [frame] = await browser.scripting.executeScript({ target, func: countInPage });
  const numbers = frame?.result;
  const { action } = browser;
  // A warning is more important. It belongs to all tabs.
  if (!numbers || (await action.getBadgeText({})) === '!') return clearPageBadge(tabId);
  const { fresh, known } = numbers;
  const { background } = await readTexts(appearance.interfaceLanguage);
  const share = `${Math.round(known * 100)}%`;
  const [text, title] =
    badge === 'new'
      ? [fresh > 999 ? '999+' : String(fresh), fillText(background.pageNew, { count: String(fresh) })]
      : [share, fillText(background.pageKnown, { share })];
  await action.setBadgeText({ tabId, text });
  await action.setBadgeBackgroundColor({ tabId, color: PAGE_COLOUR });
  await action.setTitle({ tabId, title: `${TITLE}: ${title}` });
}

/** Shows over a tab what all others show. */
export async function clearPageBadge(tabId: number): Promise<void> {
  const { action } = browser;
  // Both browsers take `null` for the text of all tabs, which the types leave out.
  await action.setBadgeText({ tabId, text: null as unknown as string });
  await action.setBadgeBackgroundColor({ tabId, color: COLOUR });
  await action.setTitle({ tabId, title: TITLE });
}

/** Runs in the page, so it must not refer to anything outside. */
async function countInPage(): Promise<PageNumbers | undefined> {
  return globalThis.waywordReader?.count();
}

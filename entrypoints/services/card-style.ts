import { browser } from 'wxt/browser';
import { createMemo } from '../../src/async/memo.ts';
import type { Theme } from '../../src/settings/settings.ts';

/** What `card.css` asks before it is dark. */
const DARK_QUERY = '(prefers-color-scheme: dark)';

const cardStyle = createMemo(async () => (await fetch(browser.runtime.getURL('/card.css'))).text());

/** Reads the style sheet of the hover card once. It is light or dark as the browser says. */
export const readCardStyle = cardStyle.get;

/** Adapts the style sheet to the learner's theme. */
export function toThemed(style: string, theme: Theme): string {
  return theme === 'system' ? style : style.replaceAll(DARK_QUERY, theme === 'dark' ? 'all' : 'not all');
}

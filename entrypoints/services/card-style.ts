import { browser } from 'wxt/browser';
import { createMemo } from '../../src/async/memo.ts';
import type { Theme } from '../../src/settings/settings.ts';

/** The media query of `card.css` for dark. */
const DARK_QUERY = '(prefers-color-scheme: dark)';

const cardStyle = createMemo(async () => (await fetch(browser.runtime.getURL('/card.css'))).text());

/** The hover card's style sheet, cached after the first read; it follows the browser's light or dark mode. */
export const readCardStyle = cardStyle.get;

/** Adapts the style sheet to the learner's theme. */
export function toThemed(style: string, theme: Theme): string {
  return theme === 'system' ? style : style.replaceAll(DARK_QUERY, theme === 'dark' ? 'all' : 'not all');
}

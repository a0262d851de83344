import { browser } from 'wxt/browser';
import type { Theme } from '../../src/settings/settings.ts';

/** The media query of `card.css` for dark. */
const DARK_QUERY = '(prefers-color-scheme: dark)';

let reading: Promise<string> | undefined;

/** The hover card's style sheet, cached after the first read; it follows the browser's light or dark mode. */
export function readCardStyle(): Promise<string> {
  if (reading) return reading;
  const mine = fetch(browser.runtime.getURL('/card.css')).then((response) => response.text());
  reading = mine;
  mine.catch(() => {
    reading = undefined;
  });
  return mine;
}

/** The style sheet in the learner's theme. */
export function toThemed(style: string, theme: Theme): string {
  return theme === 'system' ? style : style.replaceAll(DARK_QUERY, theme === 'dark' ? 'all' : 'not all');
}

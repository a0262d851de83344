import { browser } from 'wxt/browser';
import type { Theme } from '../../src/settings/settings.ts';

/** What `card.css` asks before it is dark. */
const DARK_QUERY = '(prefers-color-scheme: dark)';

let reading: Promise<string> | undefined;

/** The hover card's style sheet, kept once it was read: light or dark as the browser says. */
export function readCardStyle(): Promise<string> {
  if (reading) return reading;
  const mine = fetch(browser.runtime.getURL('/card.css')).then((response) => response.text());
  reading = mine;
  mine.catch(() => {
    reading = undefined;
  });
  return mine;
}

/** The style sheet in the theme that the learner has chosen. */
export function toThemed(style: string, theme: Theme): string {
  return theme === 'system' ? style : style.replaceAll(DARK_QUERY, theme === 'dark' ? 'all' : 'not all');
}

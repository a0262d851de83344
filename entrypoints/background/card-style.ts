import { browser } from 'wxt/browser';

let reading: Promise<string> | undefined;

/** The hover card's style sheet, kept once it was read. */
export function readCardStyle(): Promise<string> {
  if (reading) return reading;
  const mine = fetch(browser.runtime.getURL('/card.css')).then((response) => response.text());
  reading = mine;
  mine.catch(() => {
    reading = undefined;
  });
  return mine;
}

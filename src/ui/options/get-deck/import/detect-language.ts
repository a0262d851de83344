import { browser } from 'wxt/browser';

/** Least share of a text for a reliable guess. */
const MIN_PERCENTAGE = 80;

/** Uses the browser's detector, which needs no network. @returns A BCP 47 tag; undefined if it is not sure. */
export async function detectLanguage(text: string): Promise<string | undefined> {
  const { isReliable, languages } = await browser.i18n.detectLanguage(text);
  const [best] = languages;
  return isReliable && best && best.percentage >= MIN_PERCENTAGE ? best.language : undefined;
}

import { browser } from 'wxt/browser';

/** Below this share of a text another language is as likely. */
const MIN_PERCENTAGE = 80;

/** Asks the browser's own recognition, which needs no network. @returns A BCP 47 tag; undefined when it is not sure. */
export async function detectLanguage(text: string): Promise<string | undefined> {
  const { isReliable, languages } = await browser.i18n.detectLanguage(text);
  const [best] = languages;
  return isReliable && best && best.percentage >= MIN_PERCENTAGE ? best.language : undefined;
}

import { BROWSER_KINDS, type BrowserKind } from '../../../scripts/browser/extension-browser.ts';

/** Whether this is a run of `npm run test:all`: every case in both browsers, which takes minutes longer. */
export const IS_EVERY_CASE = process.env.EVERY_CASE !== undefined;

/**
 * The browsers for what is the same in both, because it does not depend on their engines: Chromium, and with every case
 * Firefox, too.
 */
export const ONE_BROWSER: readonly BrowserKind[] = IS_EVERY_CASE ? BROWSER_KINDS : ['chromium'];

/** Of a long table, Chromium gets every fourth case and Firefox every eighth, or with every case both get all. */
export function shareOf<Case>(kind: BrowserKind, cases: readonly Case[]): Case[] {
  const isDaily = (index: number) => (kind === 'chromium' ? index % 4 === 0 : index % 8 === 1);
  return cases.filter((_, index) => IS_EVERY_CASE || isDaily(index));
}

/** The first cases of a long table, or with every case all of them. */
export function someOf<Case>(cases: readonly Case[], count: number): readonly Case[] {
  return IS_EVERY_CASE ? cases : cases.slice(0, count);
}

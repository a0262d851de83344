import { BROWSER_KINDS, type BrowserKind } from '../../../scripts/browser/launch.ts';

/**
 * Gives each browser every other case of a long table. With `npm test -- --every-case` each browser gets all of them, which takes
 * minutes longer.
 */
export function shareOf<Case>(kind: BrowserKind, cases: readonly Case[]): Case[] {
  const isWhole = process.env.EVERY_CASE !== undefined;
  return cases.filter((_, index) => isWhole || index % BROWSER_KINDS.length === BROWSER_KINDS.indexOf(kind));
}

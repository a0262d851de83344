import axe, { type AxeResults } from 'axe-core';
import type { Frame, Page } from 'puppeteer-core';
import { expect } from 'vitest';

/** WCAG 2.2 up to AA, and axe's best practices. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Those that another theme may break. */
const COLOUR_RULES = axe
  .getRules(RULES)
  .filter(({ tags }) => tags.includes('cat.color'))
  .map(({ ruleId }) => ruleId);

/**
 * Lists axe's findings for the current state of a page: a line per rule, with the elements that break it.
 *
 * @param scope - `colours`: for a page that was checked in another theme before.
 */
export async function findFaults(page: Page | Frame, scope: 'all' | 'colours' = 'all'): Promise<string[]> {
  if (!(await page.evaluate('"axe" in globalThis'))) await page.evaluate(axe.source);
  const rules = scope === 'all' ? RULES : COLOUR_RULES;
  const results = (await page.evaluate(
    // Finish entry animations; pause endless ones.
    `document.getAnimations().forEach((animation) =>
       animation.effect.getComputedTiming().endTime === Infinity ? animation.pause() : animation.finish()),
     axe.run(document, { runOnly: ${JSON.stringify(rules)}, resultTypes: ['violations'] })`,
  )) as AxeResults;
  // A run that checked nothing finds nothing.
  expect(results.passes.length).toBeGreaterThan(scope === 'all' ? 10 : 0);
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

import { browser } from 'wxt/browser';
import type { Study } from '../../src/study/study.ts';
import { warn } from '../background/warn.ts';

/** The fill colour of the screens, dark enough for white letters. */
const COLOUR = '#0d6b5e';

/**
 * Shows the number of due words on the toolbar button, as the session counts them. Calls made during an update are
 * merged into one more update.
 */
export function createBadge(study: Study): () => void {
  let isRunning = false;
  let isAsked = false;
  const show = async () => {
    const due = await study.countDue();
    const isLost = (await study.health()).kind === 'lost';
    // There is room for four letters only.
    const text = isLost ? '!' : due === 0 ? '' : due > 999 ? '999+' : String(due);
    await Promise.all([
      browser.action.setBadgeText({ text }),
      browser.action.setBadgeBackgroundColor({ color: COLOUR }),
    ]);
    await browser.action.setBadgeTextColor({ color: '#ffffff' });
  };
  const refresh = async () => {
    isRunning = true;
    while (isAsked) {
      isAsked = false;
      await show().catch(warn('The badge was not shown'));
    }
    isRunning = false;
  };
  return () => {
    isAsked = true;
    if (!isRunning) void refresh();
  };
}

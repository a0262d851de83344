import { browser } from 'wxt/browser';
import { isAppError } from '../../src/app-error.ts';
import type { LibraryWitness } from '../../src/store/content/library-witness.ts';
import type { Installation } from '../../src/store/installation.ts';
import type { Study } from '../../src/study/study.ts';
import { warn } from '../background/warn.ts';

/** The fill colour of the screens, dark enough for white letters. */
const COLOUR = '#0d6b5e';

interface BadgeParts {
  study: Pick<Study, 'health' | 'countDue'>;
  witness: Pick<LibraryWitness, 'lost'>;
  installation: Pick<Installation, 'check'>;
}

/**
 * Shows the number of due words on the toolbar button, as the session counts them. Calls made during an update are
 * merged into one more update.
 */
export function createBadge(parts: BadgeParts): () => void {
  let isRunning = false;
  let isAsked = false;
  const show = async () => {
    const text = await findText(parts);
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

/** `!` if the log lacks entries, decks or everything is lost, or a database does not open. Someone who only looks words up sees it nowhere else. */
async function findText({ study, witness, installation }: BadgeParts): Promise<string> {
  try {
    if ((await study.health()).kind === 'lost') return '!';
    if ((await witness.lost()).length > 0) return '!';
    if ((await installation.check(false)) === 'gone') return '!';
    const due = await study.countDue();
    // Four letters are all that there is room for.
    return due === 0 ? '' : due > 999 ? '999+' : String(due);
  } catch (thrown) {
    if (isAppError(thrown) && thrown.code === 'storage-unavailable') return '!';
    throw thrown;
  }
}

import { browser } from 'wxt/browser';
import { isAppError } from '../../src/app-error.ts';
import type { LibraryWitness } from '../../src/store/content/library-witness.ts';
import type { Installation } from '../../src/store/installation.ts';
import type { Study } from '../../src/study/study.ts';
import type { HeldEvents } from '../background/held-events.ts';
import { warn } from '../background/warn.ts';
import type { Changes } from './changes.ts';
import { afterStart, ROLLOVER_ALARM, setRolloverAlarm } from './lifetime.ts';

/** The fill colour of the screens, dark enough for white letters. */
const COLOUR = '#0d6b5e';

interface CountParts {
  study: Pick<Study, 'health' | 'countDue'>;
  witness: Pick<LibraryWitness, 'lost'>;
  installation: Pick<Installation, 'check'>;
}

interface BadgeParts extends CountParts {
  changes: Pick<Changes, 'settings' | 'study' | 'decks' | 'damage'>;
  events: Pick<HeldEvents, 'alarm'>;
}

/** Shows the number of due words on the toolbar button, as the session counts them. */
export function startBadge({ changes, events, ...parts }: BadgeParts): void {
  const showDue = createBadge(parts);
  // A maximum of reviews or a holiday changes what is due today.
  changes.settings.on(showDue);
  changes.study.on(showDue);
  // An added or removed deck changes the words of the session.
  changes.decks.on(showDue);
  changes.damage.on(showDue);
  events.alarm.addListener(({ name }) => {
    if (name === ROLLOVER_ALARM) setRolloverAlarm(new Date());
    // After sleep or a change of the clock, any alarm may fire first.
    showDue();
  });
  afterStart(() => {
    setRolloverAlarm(new Date());
    showDue();
  });
}

/** Creates a function that updates the badge. Calls made during an update are merged into one more update. */
function createBadge(parts: CountParts): () => void {
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
async function findText({ study, witness, installation }: CountParts): Promise<string> {
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

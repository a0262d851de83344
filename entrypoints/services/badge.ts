import { browser } from 'wxt/browser';
import { isAppError } from '../../src/app-error.ts';
import { debounce } from '../../src/async/debounce.ts';
import type { LibraryWitness } from '../../src/store/content/library-witness.ts';
import type { Installation } from '../../src/store/installation.ts';
import type { Study } from '../../src/study/study.ts';
import type { HeldEvents } from '../background/held-events.ts';
import { warn } from '../background/warn.ts';
import type { Changes } from './changes.ts';
import { afterStart, ROLLOVER_ALARM, setRolloverAlarm } from './lifetime.ts';

/** The fill colour of the screens, dark enough for white letters. */
export const COLOUR = '#0d6b5e';

/** One change often brings others. The next card is read first. */
const QUIET_MS = 50;
/** Longer than the pauses between the steps of a sync. */
const DECKS_QUIET_MS = 500;

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
  const onFailure = warn('The badge was not shown');
  const showDue = debounce(() => show(parts), { quietMs: QUIET_MS, onFailure });
  // A maximum of reviews or a holiday changes what is due today.
  changes.settings.on(showDue);
  changes.study.on(showDue);
  // An added or removed deck changes the words of the session. A sync that is under way need not count them after each step.
  changes.decks.on(debounce(async () => showDue(), { quietMs: DECKS_QUIET_MS, onFailure }));
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

async function show(parts: CountParts): Promise<void> {
  const text = await findText(parts);
  await Promise.all([browser.action.setBadgeText({ text }), browser.action.setBadgeBackgroundColor({ color: COLOUR })]);
  await browser.action.setBadgeTextColor({ color: '#ffffff' });
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

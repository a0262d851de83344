import { browser } from 'wxt/browser';
import { pace } from '../../src/async/pace.ts';
import { createQueue } from '../../src/async/queue.ts';
import { WORDS_EVENT } from '../../src/messaging/events.ts';
import type { MarkSettings } from '../../src/messaging/marks.ts';
import type { Sender } from '../../src/messaging/sender.ts';
import { listMarkedPages } from '../../src/settings/marked-pages.ts';
import { getSite } from '../../src/settings/site.ts';
import { readSettings } from '../../src/settings/stored-settings.ts';
import type { Store } from '../../src/store/store.ts';
import { findSite } from '../background/prepared-hover.ts';
import { warn } from '../background/warn.ts';
import type { Changes } from './changes.ts';
import { afterStart } from './lifetime.ts';
import { clearPageBadge, showPageBadge } from './page-badge.ts';
import { registerScript } from './site-scripts.ts';

const SCRIPT = { id: 'word-marks', file: '/word-marks.js' };
/** A sync stores several steps a second; marks need not follow each. */
const GAP_MS = 1_000;

interface WordMarksParts {
  store: Store;
  changes: Pick<Changes, 'settings' | 'study' | 'decks'>;
}

/** Answers the messages of pages with marks. */
export interface WordMarks {
  begin(sender: Sender): Promise<MarkSettings>;
  count(sender: Sender): Promise<void>;
}

/** Keeps the words of pages marked where the learner wants it. Elsewhere no page has anything of it. */
export function startWordMarks({ store, changes }: WordMarksParts): WordMarks {
  let isUsed = false;
  const apply = async () => {
    const pages = listMarkedPages(await readSettings(store));
    isUsed = pages.matches.length > 0;
    await registerScript(SCRIPT, pages);
  };
  const notWorking = warn('The words of pages are not marked');
  // One after the other, or the registration of the first would come after that of the second.
  const inTurn = createQueue();
  const applyInTurn = () => void inTurn(apply).catch(notWorking);
  changes.settings.on(applyInTurn);
  afterStart(applyInTurn);

  const announce = pace(() => {
    if (isUsed) void tellTabs();
  }, GAP_MS);
  changes.study.on(announce);
  changes.decks.on(announce);

  const read = async (sender: Sender) => {
    const settings = await readSettings(store);
    const { language, isOff = false, marks = settings.marks.everywhere } = getSite(settings, findSite(sender));
    const isOn = marks && !isOff;
    const hasBadge = isOn && settings.marks.badge !== 'off' && sender.frameId === 0;
    return { settings, isOn, hasBadge, language };
  };

  // The settings may change between two of them, and the style must be that of the last.
  const beginInTurn = createQueue();
  const begin = async (sender: Sender): Promise<MarkSettings> => {
    const { settings, ...shown } = await read(sender);
    const { tab, frameId } = sender;
    if (tab?.id !== undefined) await style(tab.id, shown.isOn).catch(() => undefined);
    if (tab?.id !== undefined && frameId === 0 && !shown.hasBadge) await clearPageBadge(tab.id).catch(() => undefined);
    return { ...shown, hasNew: settings.marks.allNew };
  };

  return {
    begin: (sender) => beginInTurn(() => begin(sender)),
    async count(sender) {
      const { settings, hasBadge } = await read(sender);
      if (hasBadge && sender.tab?.id !== undefined) await showPageBadge(sender.tab.id, settings);
    },
  };
}

/** As the user's own sheet, it works in every tree of a document, also closed ones. */
async function style(tabId: number, isOn: boolean): Promise<void> {
  const sheet = { target: { tabId, allFrames: true }, files: ['/word-marks.css'], origin: 'USER' as const };
  // Not twice: a tab may begin again.
  await browser.scripting.removeCSS(sheet);
  if (isOn) await browser.scripting.insertCSS(sheet);
}

async function tellTabs(): Promise<void> {
  for (const { id } of await browser.tabs.query({})) {
    // Rejects in a tab without a content script.
    if (id !== undefined) browser.tabs.sendMessage(id, { type: WORDS_EVENT }).catch(() => undefined);
  }
}

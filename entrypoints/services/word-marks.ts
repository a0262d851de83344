import { browser } from 'wxt/browser';
import { pace } from '../../src/async/pace.ts';
import { createQueue } from '../../src/async/queue.ts';
import { WORDS_EVENT } from '../../src/messaging/events.ts';
import type { MarkSettings } from '../../src/messaging/marks.ts';
import type { Sender } from '../../src/messaging/sender.ts';
import { listMarkedPages, type MarkedPages } from '../../src/settings/marked-pages.ts';
import type { Settings } from '../../src/settings/settings.ts';
import { getSite } from '../../src/settings/site.ts';
import { readSettings } from '../../src/settings/stored-settings.ts';
import type { Store } from '../../src/store/store.ts';
import { findSite } from '../background/prepared-hover.ts';
import { warn } from '../background/warn.ts';
import type { Changes } from './changes.ts';
import { afterStart } from './lifetime.ts';

const SCRIPT = '/word-marks.js';
const ID = 'word-marks';
/** A sync stores several steps a second; marks need not follow each. */
const GAP_MS = 1_000;

interface WordMarksParts {
  store: Store;
  changes: Pick<Changes, 'settings' | 'study' | 'decks'>;
}

/** Keeps the words of pages marked where the learner wants it. Elsewhere no page has anything of it. @returns Answers `marks.begin`. */
export function startWordMarks({ store, changes }: WordMarksParts): (sender: Sender) => Promise<MarkSettings> {
  let isUsed = false;
  const apply = async (settings: Settings) => {
    const pages = listMarkedPages(settings);
    isUsed = pages.matches.length > 0;
    await register(pages);
    if (isUsed) await startInTabs(pages);
  };
  const notWorking = warn('The words of pages are not marked');
  // One after the other, or the registration of the first would come after that of the second.
  const inTurn = createQueue();
  const applyInTurn = () => void inTurn(async () => apply(await readSettings(store))).catch(notWorking);
  changes.settings.on(applyInTurn);
  afterStart(applyInTurn);

  const announce = pace(() => {
    if (isUsed) void tellTabs();
  }, GAP_MS);
  changes.study.on(announce);
  changes.decks.on(announce);

  return async (sender) => {
    const settings = await readSettings(store);
    const { language, isOff = false, marks = settings.marks.everywhere } = getSite(settings, findSite(sender));
    const isOn = marks && !isOff;
    const { tab } = sender;
    if (tab?.id !== undefined) await style(tab.id, isOn).catch(() => undefined);
    return { isOn, hasNew: settings.marks.allNew, language };
  };
}

/** The browser keeps the registration, also across its restarts. */
async function register({ matches, excludeMatches }: MarkedPages): Promise<void> {
  const { scripting } = browser;
  const isRegistered = (await scripting.getRegisteredContentScripts({ ids: [ID] })).length > 0;
  if (matches.length === 0) {
    if (isRegistered) await scripting.unregisterContentScripts({ ids: [ID] });
    return;
  }
  const script = {
    id: ID,
    js: [SCRIPT.slice(1)],
    matches,
    excludeMatches,
    runAt: 'document_idle' as const,
    allFrames: true,
    matchOriginAsFallback: true,
  };
  if (isRegistered) await scripting.updateContentScripts([script]);
  else await scripting.registerContentScripts([script]);
}

/** Pages that were open before. The script makes sure that it runs once. */
async function startInTabs({ matches, excludeMatches }: MarkedPages): Promise<void> {
  const without = excludeMatches.length > 0 ? await browser.tabs.query({ url: excludeMatches }) : [];
  const excluded = new Set(without.map(({ id }) => id));
  for (const { id } of await browser.tabs.query({ url: matches, discarded: false })) {
    if (id === undefined || excluded.has(id)) continue;
    // Rejects in pages of the browser.
    await browser.scripting
      .executeScript({ target: { tabId: id, allFrames: true }, files: [SCRIPT as '/hover.js'] })
      .catch(() => undefined);
  }
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

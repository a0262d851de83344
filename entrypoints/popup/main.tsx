import { render } from 'preact';
import { browser } from 'wxt/browser';
import { listenForAskedWords } from '../../src/messaging/asked-word.ts';
import { send } from '../../src/messaging/client.ts';
import { toAddress, toSite } from '../../src/settings/site.ts';
import { Popup } from '../../src/ui/popup/Popup.tsx';
import { createPopupModel } from '../../src/ui/popup/popup-model.ts';
import { createPositionMemory } from '../../src/ui/popup/position-memory.ts';
import { findSide } from '../../src/ui/popup/side.ts';
import { parseWantedPosition } from '../../src/ui/popup/wanted-position.ts';
import { listenForChanges } from '../../src/ui/shared/change-events.ts';
import { getLanguageHost, startLanguage } from '../../src/ui/shared/interface-language.ts';
import { createStudyMemory } from '../../src/ui/study/study-memory.ts';
import { findActiveTab, isOpenToScripts } from './tabs.ts';

// Browsers load their voices after the first request; by the first card they are there.
globalThis.speechSynthesis?.getVoices();

const language = getLanguageHost();
const worded = startLanguage(language);
const search = new URLSearchParams(location.search);
const root = document.documentElement;
// The side panel's page identifies itself.
root.dataset.view ??= search.has('tab') ? 'tab' : 'popup';
const isPopup = root.dataset.view === 'popup';

async function findTab() {
  const tab = await findActiveTab();
  const isPage = /^https?:/.test(tab?.url ?? '');
  const title = isPage ? tab?.title?.trim() || undefined : undefined;
  return { title, address: toAddress(tab?.url), isPrivate: tab?.incognito !== false };
}

const memory = createPositionMemory(() => localStorage);
const model = createPopupModel({
  send,
  memory,
  studyMemory: createStudyMemory(() => localStorage),
  spoken: navigator.languages,
  now: () => Date.now(),
  findTab,
  findSite: async () => {
    if (!isPopup) return undefined;
    const tab = await findActiveTab();
    // Our own pages need no site bar.
    if (tab?.url?.startsWith(location.origin)) return undefined;
    return (await isOpenToScripts(tab)) ? toSite(tab?.url) : null;
  },
  loadReader:
    root.dataset.view === 'tab' ? undefined : async () => (await import('./tab-reader.ts')).createTabReader(isPopup),
});
const refresh = () => void model.refresh();
listenForChanges(refresh, refresh);
if (root.dataset.view === 'side') listenForAskedWords(browser.storage.session, model.find);
// A deck in the address opens in Browse.
const wanted = parseWantedPosition(search);
if (wanted?.rank !== undefined) memory.save({ pair: wanted.pair, rank: wanted.rank });
const loaded = model.load(wanted?.pair, search.has('study') ? 'study' : wanted === undefined ? undefined : 'browse');

const openOptions = async () => {
  await browser.runtime.openOptionsPage();
  if (isPopup) window.close();
};

const waysOut = isPopup ? { tabUrl: '/popup.html?tab', openSide: findSide(browser, () => window.close()) } : undefined;

const app = document.getElementById('app');
void worded.then(() => {
  if (app) render(<Popup model={model} onOpenOptions={openOptions} waysOut={waysOut} />, app);
});
// Texts and colours are already right, so listening for changes can wait.
void Promise.allSettled([worded, loaded]).then(async () => {
  const { followAppearance } = await import('../../src/ui/shared/follow-appearance.ts');
  followAppearance(language, send);
});

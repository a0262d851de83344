import { render } from 'preact';
import { browser } from 'wxt/browser';
import { send } from '../../src/messaging/client.ts';
import { toSite } from '../../src/settings/site.ts';
import { Popup } from '../../src/ui/popup/Popup.tsx';
import { createPlaceMemory } from '../../src/ui/popup/place-memory.ts';
import { createPopupModel } from '../../src/ui/popup/popup-model.ts';
import { parseWantedDeck } from '../../src/ui/popup/wanted-deck.ts';
import { listenForChanges } from '../../src/ui/shared/change-events.ts';
import { createStudyMemory } from '../../src/ui/study/study-memory.ts';

const search = new URLSearchParams(location.search);
const isTab = search.has('tab');
const root = document.documentElement;
root.dataset.view = isTab ? 'tab' : 'popup';

const model = createPopupModel({
  send,
  memory: createPlaceMemory(() => localStorage),
  studyMemory: createStudyMemory(() => localStorage),
  spoken: navigator.languages,
  now: () => Date.now(),
  findSite: async () => {
    if (isTab) return undefined;
    const [tab] = await browser.tabs.query({ active: true, currentWindow: true });
    return /^(https?|file):/.test(tab?.url ?? '') ? toSite(tab?.url) : undefined;
  },
});
listenForChanges(() => void model.refresh());
// A deck that is asked for by name is to be looked at.
const wanted = parseWantedDeck(search);
void model.load(wanted, search.has('study') ? 'study' : wanted === undefined ? undefined : 'browse');

const openOptions = async () => {
  await browser.runtime.openOptionsPage();
  if (!isTab) window.close();
};

const app = document.getElementById('app');
if (app) {
  render(<Popup model={model} onOpenOptions={openOptions} tabUrl={isTab ? undefined : '/popup.html?tab'} />, app);
}

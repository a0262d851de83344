import type { ExtensionTexts } from 'wayword:texts';
import { browser } from 'wxt/browser';
import { fillText } from '../../src/language/fill-text.ts';
import { PAGE_COMMANDS, type PageCommand, type PageEvent, WORD_MENU } from '../../src/messaging/events.ts';
import type { HeldEvents } from '../background/held-events.ts';
import type { Changes } from './changes.ts';
import { onRestart } from './lifetime.ts';

interface PageCommandParts {
  changes: Pick<Changes, 'settings'>;
  events: Pick<HeldEvents, 'command' | 'menuClicked' | 'installed' | 'startup'>;
  texts: () => Promise<ExtensionTexts>;
  /** Shows the card of a text that was selected where extensions cannot run, if the side panel does not show it. */
  openCard: (text: string) => Promise<void>;
}

/** Forwards the browser's commands and the selection menu to the page, and keeps the menu in the chosen language. */
export function startPageCommands({ changes, events, texts, openCard }: PageCommandParts): void {
  const createMenu = () =>
    void texts()
      .then(makeMenu)
      .catch(() => undefined);
  changes.settings.on(createMenu);
  // Menus survive restarts of the background, but not every update of the browser.
  onRestart(events, createMenu);
  listenForCommands(events, openCard);
}

async function makeMenu({ background }: ExtensionTexts): Promise<void> {
  // Firefox for Android has no such menus.
  if (!browser.contextMenus) return;
  await browser.contextMenus.removeAll();
  // Browsers put the selection in the place of `%s`.
  const title = fillText(background.menu, { text: '%s' });
  browser.contextMenus.create({ id: WORD_MENU, title, contexts: ['selection'] });
}

function listenForCommands(
  { command: pressed, menuClicked }: Pick<HeldEvents, 'command' | 'menuClicked'>,
  openCard: PageCommandParts['openCard'],
): void {
  pressed.addListener((command, tab) => {
    if (isPageCommand(command) && tab?.id !== undefined) void tell(tab.id, { type: 'event.command', command });
  });
  menuClicked.addListener(async ({ menuItemId, selectionText: text, frameId }, tab, shown) => {
    if (menuItemId !== WORD_MENU || !text || (shown && (await shown))) return;
    // Chrome gives its PDF viewer the tab -1.
    const isTold =
      tab?.id !== undefined && tab.id >= 0 && (await tell(tab.id, { type: 'event.lookUp', text }, frameId));
    if (!isTold) await openCard(text);
  });
}

/** @returns Whether a content script has received it; there is none in a browser page. */
function tell(tabId: number, event: PageEvent, frameId?: number): Promise<boolean> {
  return browser.tabs.sendMessage(tabId, event, frameId === undefined ? {} : { frameId }).then(
    () => true,
    (error) => !/Receiving end/.test(String(error)),
  );
}

function isPageCommand(command: string): command is PageCommand {
  return PAGE_COMMANDS.some((known) => known === command);
}

import type { ExtensionTexts } from 'wayword:texts';
import { browser } from 'wxt/browser';
import { PAGE_COMMANDS, type PageCommand, type PageEvent } from '../../src/messaging/events.ts';
import type { HeldEvents } from '../background/held-events.ts';

const MENU = 'look-up';

/** Menus survive background restarts but not every browser update, so recreate them on each start. */
export async function makeMenu({ background }: ExtensionTexts): Promise<void> {
  // Firefox for Android has no such menus.
  if (!browser.contextMenus) return;
  await browser.contextMenus.removeAll();
  browser.contextMenus.create({ id: MENU, title: background.menu, contexts: ['selection'] });
}

/** Forwards the browser's commands and the selection menu to the page. */
export function listenForCommands({ command: pressed, menuClicked }: HeldEvents): void {
  pressed.addListener((command, tab) => {
    if (isPageCommand(command) && tab?.id !== undefined) tell(tab.id, { type: 'event.command', command });
  });
  menuClicked.addListener(({ menuItemId, selectionText, frameId }, tab) => {
    if (menuItemId !== MENU || tab?.id === undefined || !selectionText) return;
    tell(tab.id, { type: 'event.lookUp', text: selectionText }, frameId);
  });
}

function tell(tabId: number, event: PageEvent, frameId?: number): void {
  // Rejects if there is no content script, as in a browser page.
  browser.tabs.sendMessage(tabId, event, frameId === undefined ? {} : { frameId }).catch(() => undefined);
}

function isPageCommand(command: string): command is PageCommand {
  return PAGE_COMMANDS.some((known) => known === command);
}

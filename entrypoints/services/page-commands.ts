import type { ExtensionTexts } from 'wayword:texts';
import { browser } from 'wxt/browser';
import { fillText } from '../../src/language/fill-text.ts';
import { PAGE_COMMANDS, type PageCommand, type PageEvent, WORD_MENU } from '../../src/messaging/events.ts';
import type { HeldEvents } from '../background/held-events.ts';

/** Menus survive background restarts but not every browser update, so recreate them on each start. */
export async function makeMenu({ background }: ExtensionTexts): Promise<void> {
  // Firefox for Android has no such menus.
  if (!browser.contextMenus) return;
  await browser.contextMenus.removeAll();
  // Browsers put the selection in the place of `%s`.
  const title = fillText(background.menu, { text: '%s' });
  browser.contextMenus.create({ id: WORD_MENU, title, contexts: ['selection'] });
}

/**
 * Forwards the browser's commands and the selection menu to the page.
 *
 * @param openCard - Shows the card of a text that was selected where extensions cannot run, if the side panel does not show it.
 */
export function listenForCommands(
  { command: pressed, menuClicked }: Pick<HeldEvents, 'command' | 'menuClicked'>,
  openCard: (text: string) => Promise<void>,
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

import type { Browser } from 'wxt/browser';
import { type AskedWords, askWord } from '../../src/messaging/asked-word.ts';
import { WORD_MENU } from '../../src/messaging/events.ts';

type Click = Pick<Browser.contextMenus.OnClickData, 'menuItemId' | 'selectionText' | 'pageUrl' | 'frameUrl'>;
type Tab = Pick<Browser.tabs.Tab, 'id'>;

/** The browser's APIs for a page beside the tab. */
export interface Side {
  sidePanel?: { open(options: { windowId: number }): Promise<void> } | undefined;
  sidebarAction?: { open(): Promise<void> } | undefined;
  windows?: { getLastFocused(options: object, done: (window: { id?: number | undefined }) => void): void } | undefined;
  storage: { session: AskedWords };
}

/** Addresses that browsers show in pages of their own: a PDF, and Firefox's reader. Chrome's PDF viewer is the extension of this id. */
const VIEWER = /^about:reader|^chrome-extension:\/\/mhjfbmdgcfjbbpaeojofohoefgiehjai\/|^[^?#]*\.pdf([?#]|$)/i;

/** Whether the click was on a page that is closed to extensions, as far as its address says. */
function isInViewer({ pageUrl, frameUrl }: Click, tab: Tab | undefined): boolean {
  // Chrome gives its PDF viewer the tab -1.
  return (
    tab?.id === undefined || tab.id < 0 || [pageUrl, frameUrl].some((url) => url !== undefined && VIEWER.test(url))
  );
}

/**
 * Looks up the selection of a browser's viewer in the side panel. Browsers open it only while they report the click, so nothing may be awaited
 * before.
 *
 * @returns Whether the panel has opened; undefined if the click needs none.
 */
export function lookUpAtSide(side: Side, click: Click, tab: Tab | undefined): Promise<boolean> | undefined {
  const text = click.selectionText?.trim();
  if (click.menuItemId !== WORD_MENU || !text || !isInViewer(click, tab)) return undefined;
  const opened = openSide(side);
  if (!opened) return undefined;
  void askWord(side.storage.session, text).catch(() => undefined);
  return opened.then(
    () => true,
    () => false,
  );
}

function openSide({ sidePanel, sidebarAction, windows }: Side): Promise<void> | undefined {
  if (sidebarAction) return sidebarAction.open();
  if (!sidePanel || !windows) return undefined;
  // A promise would lose the click, a callback keeps it. The viewer's tab has no window.
  return new Promise((done, fail) => {
    windows.getLastFocused({}, ({ id }) => {
      if (id === undefined) fail(new Error('Expected a window, got none.'));
      else sidePanel.open({ windowId: id }).then(done, fail);
    });
  });
}

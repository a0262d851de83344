/** What browsers have for a page beside the tab: Chrome and Edge a side panel, Firefox a sidebar. */
export interface SideBrowser {
  sidePanel?: { open(options: { windowId: number }): Promise<void> } | undefined;
  sidebarAction?: { open(): Promise<void> } | undefined;
  windows?: { getCurrent(): Promise<{ id?: number | undefined }> } | undefined;
}

/**
 * Finds how the place at the side is opened, from the popup, which then closes.
 *
 * @returns undefined where there is none, as on a phone. Call it straight from a click: browsers open the side for nothing else,
 *   and Chrome not even then when anything was waited for.
 */
export function findSide(
  { sidePanel, sidebarAction, windows }: SideBrowser,
  close: () => void,
): (() => Promise<void>) | undefined {
  if (sidebarAction) return () => sidebarAction.open().then(close);
  if (!sidePanel || !windows) return undefined;
  let windowId: number | undefined;
  void windows.getCurrent().then(({ id }) => {
    windowId = id;
  });
  return async () => {
    if (windowId === undefined) return;
    await sidePanel.open({ windowId });
    close();
  };
}

/** APIs for a page beside the tab: the side panel of Chrome and Edge, the sidebar of Firefox. */
export interface SideBrowser {
  sidePanel?: { open(options: { windowId: number }): Promise<void> } | undefined;
  sidebarAction?: { open(): Promise<void> } | undefined;
  windows?: { getCurrent(): Promise<{ id?: number | undefined }> } | undefined;
}

/**
 * Finds the function that opens the side panel from the popup, which then closes.
 *
 * @returns undefined if there is none, as on a phone. Call it directly from a click, without awaiting anything first: browsers require
 *   a user gesture.
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

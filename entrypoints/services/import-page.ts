import { toImportLock } from '../../src/messaging/import-lock.ts';

/**
 * Waits until the page that runs an import is gone.
 *
 * @returns Whether it is gone; false at once if the browser hides a page's locks from the background, as for private
 * windows.
 */
export async function waitForPageToGo(id: string): Promise<boolean> {
  const name = toImportLock(id);
  const { held } = await navigator.locks.query();
  if (!held?.some((lock) => lock.name === name)) return false;
  await navigator.locks.request(name, () => undefined);
  return true;
}

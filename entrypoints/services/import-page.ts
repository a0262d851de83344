import { toImportLock } from '../../src/messaging/import-lock.ts';

/**
 * Waits until the page is gone that an import lives in, however it went.
 *
 * @returns Whether that is so; false at once where the browser keeps a page's locks from the background, as those of private windows.
 */
export async function waitForPageToGo(id: string): Promise<boolean> {
  const name = toImportLock(id);
  const { held } = await navigator.locks.query();
  if (!held?.some((lock) => lock.name === name)) return false;
  await navigator.locks.request(name, () => undefined);
  return true;
}

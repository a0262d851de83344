import { IMPORT_LOCK } from '../../src/messaging/import-lock.ts';

const isAmong = (locks: LockInfo[] | undefined) => locks?.some(({ name }) => name === IMPORT_LOCK) === true;

/**
 * Waits until no page is left that may import a file, however the last one went.
 *
 * @returns Whether that is so; false at once where the browser keeps a page's locks from the background, as those of private windows.
 */
export async function waitForPagesToGo(): Promise<boolean> {
  const { locks } = navigator;
  if (!isAmong((await locks.query()).held)) return false;
  // A page that was opened meanwhile waits behind this one.
  const isAlone = async () => !isAmong((await locks.query()).pending);
  while (!(await locks.request(IMPORT_LOCK, isAlone)));
  return true;
}

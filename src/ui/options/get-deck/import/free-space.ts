/** Share of a dictionary's text that it takes when stored, with its index. */
const STORED_SHARE = 0.35;

/** @returns undefined if the browser does not tell. */
export async function findFreeBytes(): Promise<number | undefined> {
  const estimate = await navigator.storage?.estimate?.().catch(() => undefined);
  if (estimate?.quota === undefined) return undefined;
  return Math.max(0, estimate.quota - (estimate.usage ?? 0));
}

/** Whether a dictionary of so much text can be stored. */
export async function hasSpaceFor(unpackedBytes: number): Promise<boolean> {
  const freeBytes = await findFreeBytes();
  return freeBytes === undefined || freeBytes > unpackedBytes * STORED_SHARE;
}

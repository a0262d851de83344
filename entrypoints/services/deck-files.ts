import { browser } from 'wxt/browser';

/** Reads a file from the extension's own folder of decks. */
export async function readDeckFile(file: string): Promise<string> {
  // WXT types only paths in its public folder.
  const url = browser.runtime.getURL(`/decks/${file}` as '/');
  return (await fetch(url)).text();
}

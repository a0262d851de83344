import { browser } from 'wxt/browser';
import { decodePackagedText } from '../../src/library/packaged-text.ts';

/** Reads a file from the extension's own folder of decks. */
export async function readDeckFile(file: string): Promise<string> {
  // WXT types only paths in its public folder.
  const url = browser.runtime.getURL(`/decks/${file}` as '/');
  const response = await fetch(url);
  return decodePackagedText(file, new Uint8Array(await response.arrayBuffer()));
}

import { browser } from 'wxt/browser';
import { decodePackagedText, findPackagedFile } from '../../src/library/packaged-text.ts';

/** Reads a file from the extension's own folder of decks. */
export async function readDeckFile(name: string): Promise<string> {
  // WXT types only paths in its public folder.
  const url = browser.runtime.getURL(`/decks/${findPackagedFile(name)}` as '/');
  const response = await fetch(url);
  return decodePackagedText(name, new Uint8Array(await response.arrayBuffer()));
}

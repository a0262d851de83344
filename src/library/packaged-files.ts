import { decodePackagedText, findPackagedFile } from './packaged-text.ts';

/** Reads a file from the extension's own folder of decks. */
export async function readDeckFile(name: string): Promise<string> {
  const response = await fetch(`/decks/${findPackagedFile(name)}`);
  return decodePackagedText(name, new Uint8Array(await response.arrayBuffer()));
}

/** Reads a file from the extension's own folder of example sentences. */
export async function readSentencesFile(name: string): Promise<string> {
  return (await fetch(`/sentences/${name}`)).text();
}

import { COMPRESSED_ENDING, decodePackagedText, findPackagedFile } from './packaged-text.ts';

/** Reads a file from the extension's own folder of decks. */
export async function readDeckFile(name: string): Promise<string> {
  const response = await fetch(`/decks/${findPackagedFile(name)}`);
  return decodePackagedText(name, new Uint8Array(await response.arrayBuffer()));
}

/** Those of one language, which the build compresses, unlike the list of languages and the practice texts. */
const SENTENCES_OF_LANGUAGE = /^[a-z]{3}\.json$/;

/** Reads a file from the extension's own folder of example sentences. */
export async function readSentencesFile(name: string): Promise<string> {
  const file = SENTENCES_OF_LANGUAGE.test(name) ? name + COMPRESSED_ENDING : name;
  const response = await fetch(`/sentences/${file}`);
  return decodePackagedText(file, new Uint8Array(await response.arrayBuffer()));
}

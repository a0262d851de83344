import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { importDictionary } from '../src/library/dictionary-import.ts';
import { decodePackagedText } from '../src/library/packaged-text.ts';
import { createStarterDecks } from '../src/library/starter-decks.ts';
import { ContentDatabase } from '../src/store/content/content-database.ts';
import { findDatabases } from '../src/store/databases.ts';
import { toFileError } from '../src/ui/options/get-deck/import/file-error.ts';
import type { StoreAnswer, StoreRequest } from '../src/ui/options/get-deck/import/store-in-worker.ts';

/** Worker that reads a dictionary for the options page, and writes its rows to the copy that the background has reserved. */
export default defineUnlistedScript(() => {
  const answer = (value: StoreAnswer) => postMessage(value);
  addEventListener('message', ({ data }: MessageEvent<StoreRequest>) => {
    importDictionary({
      ...data,
      store: { content: new ContentDatabase('content', findDatabases()) },
      forms: createStarterDecks(readDeckFile).forms,
      onProgress: (progress) => answer({ progress }),
      now: () => Date.now(),
    }).then(
      (end) => answer({ end }),
      (thrown: unknown) => {
        const { code, message } = toFileError(thrown);
        answer({ error: { code, message } });
      },
    );
  });
});

async function readDeckFile(file: string): Promise<string> {
  const response = await fetch(`/decks/${file}`);
  return decodePackagedText(file, new Uint8Array(await response.arrayBuffer()));
}

import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { importDictionary } from '../src/library/dictionary-import.ts';
import { readDeckFile } from '../src/library/packaged-files.ts';
import { createStarterDecks } from '../src/library/starter-decks.ts';
import { ContentDatabase } from '../src/store/content/content-database.ts';
import { findDatabases } from '../src/store/databases.ts';
import { toFileError } from '../src/ui/options/get-deck/import/file-error.ts';
import { type FilePart, readParts } from '../src/ui/options/get-deck/import/file-parts.ts';
import type { PartAnswer, PartRequest } from '../src/ui/options/get-deck/import/read-in-worker.ts';
import type { StoreAnswer, StoreRequest } from '../src/ui/options/get-deck/import/store-in-worker.ts';

/**
 * Worker that reads files for the options page. It gives it their parts, or stores a dictionary in the copy that the background has reserved. Both
 * are in one script because they have most of the code in common.
 */
export default defineUnlistedScript(() => {
  let parts: AsyncIterator<FilePart> | undefined;
  addEventListener('message', ({ data }: MessageEvent<PartRequest | StoreRequest>) => {
    if (data && 'id' in data) {
      void storeDictionary(data);
      return;
    }
    const answer = (value: PartAnswer) => postMessage(value);
    if (data) parts = readParts(data.file, data.format)[Symbol.asyncIterator]();
    parts?.next().then(
      ({ value }) => answer({ part: value }),
      (thrown: unknown) => answer(toFault(thrown)),
    );
  });
});

async function storeDictionary(request: StoreRequest): Promise<void> {
  const answer = (value: StoreAnswer) => postMessage(value);
  try {
    const end = await importDictionary({
      ...request,
      store: { content: new ContentDatabase('content', findDatabases()) },
      forms: createStarterDecks(readDeckFile).forms,
      onProgress: (progress) => answer({ progress }),
      now: () => Date.now(),
    });
    answer({ end });
  } catch (thrown) {
    answer(toFault(thrown));
  }
}

function toFault(thrown: unknown): Extract<PartAnswer, { error: object }> {
  const { code, message } = toFileError(thrown);
  return { error: { code, message } };
}

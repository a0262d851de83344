import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { importDictionary } from '../src/library/dictionary-import.ts';
import { readDeckFile } from '../src/library/packaged-files.ts';
import { createStarterDecks } from '../src/library/starter-decks.ts';
import { ContentDatabase } from '../src/store/content/content-database.ts';
import { findDatabases } from '../src/store/databases.ts';
import type { BackupFileRequest } from '../src/ui/backup/read-in-worker.ts';
import { type BackupPiece, splitBackup } from '../src/ui/backup/split-backup.ts';
import { toFileError } from '../src/ui/options/get-deck/import/file-error.ts';
import { type FilePart, readParts } from '../src/ui/options/get-deck/import/file-parts.ts';
import type { PartRequest } from '../src/ui/options/get-deck/import/read-in-worker.ts';
import type { StoreAnswer, StoreRequest } from '../src/ui/options/get-deck/import/store-in-worker.ts';
import type { WorkerAnswer } from '../src/ui/shared/read-in-worker.ts';

/**
 * Worker that reads files for the pages of the extension. It gives them the parts of a deck or of a backup, or stores a dictionary in the copy that the
 * background has reserved. All are in one script because they have most of the code in common.
 */
export default defineUnlistedScript(() => {
  let parts: AsyncIterator<FilePart | BackupPiece> | undefined;
  addEventListener('message', ({ data }: MessageEvent<PartRequest | BackupFileRequest | StoreRequest | undefined>) => {
    if (data && 'id' in data) {
      void storeDictionary(data);
      return;
    }
    if (data && 'backup' in data) parts = splitBackup(data.backup);
    else if (data) parts = readParts(data.file, data.format)[Symbol.asyncIterator]();
    parts?.next().then(
      ({ value }) => postMessage({ part: value } satisfies WorkerAnswer<FilePart | BackupPiece>),
      (thrown: unknown) => postMessage(toFault(thrown)),
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

function toFault(thrown: unknown): Extract<WorkerAnswer<never>, { error: object }> {
  const { code, message } = toFileError(thrown);
  return { error: { code, message } };
}

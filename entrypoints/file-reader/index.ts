import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { toReadFault } from '../../src/file-reader/file-error.ts';
import { readRequest } from '../../src/file-reader/read-request.ts';
import { importDictionary } from '../../src/library/dictionary-import.ts';
import { readDeckFile } from '../../src/library/packaged-files.ts';
import { createStarterDecks } from '../../src/library/starter-decks.ts';
import type {
  ReadAnswer,
  ReadRequest,
  RecordingsAnswer,
  RecordingsRequest,
  StoreAnswer,
  StoreRequest,
} from '../../src/messaging/file-reader.ts';
import type { VocabularyRequest } from '../../src/messaging/vocabulary-reader.ts';
import { IMPORT_LOCK } from '../../src/recordings/collections.ts';
import { importRecordings } from '../../src/recordings/import-recordings.ts';
import { openSource } from '../../src/recordings/open-source.ts';
import { ContentDatabase } from '../../src/store/content/content-database.ts';
import { findDatabases } from '../../src/store/databases.ts';
import { createVocabularyAnswers } from './vocabulary.ts';

type Request = ReadRequest | StoreRequest | RecordingsRequest | VocabularyRequest;

/**
 * Worker that reads files for the pages of the extension. It gives them the parts of a deck or of a backup, stores a dictionary in the copy that the
 * background has reserved, stores recordings, or reads what another program says about known words. All are in one script because they have most of
 * the code in common.
 */
export default defineUnlistedScript(() => {
  let parts: ReturnType<typeof readRequest> | undefined;
  const answerVocabulary = createVocabularyAnswers();
  addEventListener('message', ({ data }: MessageEvent<Request | undefined>) => {
    if (data && ('as' in data || 'choice' in data || 'cards' in data)) {
      void answerVocabulary(data).then((answer) => postMessage(answer));
      return;
    }
    if (data && 'recordings' in data) {
      void navigator.locks.request(IMPORT_LOCK, () => storeRecordings(data));
      return;
    }
    if (data && 'id' in data) {
      void storeDictionary(data);
      return;
    }
    if (data) parts = readRequest(data, reportSeldom());
    parts?.next().then(
      ({ value }) => postMessage({ part: value } satisfies ReadAnswer<unknown>),
      (thrown: unknown) => postMessage({ error: toReadFault(thrown) } satisfies ReadAnswer<unknown>),
    );
  });
});

/** Milliseconds between two reports of what is read. */
const REPORT_MS = 100;

function reportSeldom(): (readBytes: number) => void {
  let reportedAt = performance.now();
  return (readBytes) => {
    if (performance.now() < reportedAt + REPORT_MS) return;
    reportedAt = performance.now();
    postMessage({ readBytes } satisfies ReadAnswer<unknown>);
  };
}

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
    answer({ error: toReadFault(thrown) });
  }
}

async function storeRecordings({ recordings: id, name, language, source }: RecordingsRequest): Promise<void> {
  const answer = (value: RecordingsAnswer) => postMessage(value);
  try {
    const request = { id, name, language, open: () => openSource(source) };
    const { leftOut } = await importRecordings(request, {
      now: () => Date.now(),
      onProgress: (progress) => answer({ progress }),
    });
    answer({ leftOut });
  } catch (thrown) {
    answer({ error: toReadFault(thrown) });
  }
}

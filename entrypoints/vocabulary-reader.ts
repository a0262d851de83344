import { decompress } from 'fzstd';
import initSqlJs from 'sql.js';
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { toReadFault } from '../src/file-reader/file-error.ts';
import { openDatabaseFile, openTable, type Vocabulary } from '../src/library/formats/vocabulary/open-vocabulary.ts';
import type { OpenAs, VocabularyAnswer, VocabularyRequest } from '../src/messaging/vocabulary-reader.ts';

/** SQLite as WebAssembly, which the build compresses (`scripts/compress-sqlite.ts`). */
const SQLITE = '/sqlite.wasm.zst';

/** Worker of the options page that reads files in which other programs keep what a learner knows. It has one file, which stays open. */
export default defineUnlistedScript(() => {
  let vocabulary: Promise<Vocabulary> | undefined;
  const open = (file: File, as: OpenAs) => {
    vocabulary = as === 'database' ? openDatabaseFile(file, loadSqlite) : openTable(file, as);
    return vocabulary;
  };
  const answer = async (request: VocabularyRequest): Promise<VocabularyAnswer> => {
    if ('file' in request) return { opened: (await open(request.file, request.as)).file };
    const opened = await vocabulary;
    if (!opened) throw new Error('Expected an open file, got none.');
    return { words: opened.read(request.choice) };
  };
  addEventListener('message', ({ data }: MessageEvent<VocabularyRequest>) => {
    answer(data).then(
      (value) => postMessage(value),
      (thrown: unknown) => postMessage({ error: toReadFault(thrown) } satisfies VocabularyAnswer),
    );
  });
});

async function loadSqlite() {
  const packed = new Uint8Array(await (await fetch(SQLITE)).arrayBuffer());
  // The result is a part of a larger buffer.
  const { buffer } = decompress(packed).slice();
  return initSqlJs({ wasmBinary: buffer as ArrayBuffer });
}

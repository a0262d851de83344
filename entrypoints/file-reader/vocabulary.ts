import { decompress } from 'fzstd';
import initSqlJs from 'sql.js';
import { toReadFault } from '../../src/file-reader/file-error.ts';
import { openDatabaseFile, openTable, type Vocabulary } from '../../src/library/formats/vocabulary/open-vocabulary.ts';
import type { OpenAs, VocabularyAnswer, VocabularyRequest } from '../../src/messaging/vocabulary-reader.ts';

/** SQLite as WebAssembly, which the build compresses (`scripts/compress-sqlite.ts`). */
const SQLITE = '/sqlite.wasm.zst';

/**
 * Creates what answers requests about a file in which another program keeps what a learner knows. There is one such file, which stays open.
 */
export function createVocabularyAnswers(): (request: VocabularyRequest) => Promise<VocabularyAnswer> {
  let vocabulary: Promise<Vocabulary> | undefined;
  const open = (file: File, as: OpenAs) => {
    vocabulary = as === 'database' ? openDatabaseFile(file, loadSqlite) : openTable(file, as);
    return vocabulary;
  };
  const answer = async (request: VocabularyRequest): Promise<VocabularyAnswer> => {
    if ('file' in request) return { opened: (await open(request.file, request.as)).file };
    const opened = await vocabulary;
    if (!opened) throw new Error('Expected an open file, got none.');
    if ('cards' in request) return { histories: opened.readHistories?.(request.cards) ?? new Map() };
    return { words: opened.read(request.choice) };
  };
  return (request) => answer(request).catch((thrown: unknown) => ({ error: toReadFault(thrown) }));
}

async function loadSqlite() {
  const packed = new Uint8Array(await (await fetch(SQLITE)).arrayBuffer());
  // The result is a part of a larger buffer.
  const { buffer } = decompress(packed).slice();
  return initSqlJs({ wasmBinary: buffer as ArrayBuffer });
}

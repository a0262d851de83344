import initSqlJs from 'sql.js';
import { AppError } from '../../src/app-error.ts';
import { toReadFault } from '../../src/file-reader/file-error.ts';
import { readParts } from '../../src/file-reader/file-parts.ts';
import { readPreview, recognise } from '../../src/file-reader/preview-file.ts';
import { readWordList } from '../../src/file-reader/word-list.ts';
import { openDatabaseFile, openTable, type Vocabulary } from '../../src/library/formats/vocabulary/open-vocabulary.ts';
import type { FileWorker } from '../../src/ui/shared/file-worker.ts';

/** Reads files like the worker, which tests and the gallery do not start, and with the same errors. */
export const directFiles: FileWorker = {
  recognise: (file, encoding) => recognise(file, encoding).catch(rethrow),
  readPreview: (file, recognised, { onRead } = {}) => readPreview(file, recognised, { onRead }),
  readParts,
  readWords: (file) => readWordList(file).catch(rethrow),
  createVocabularyReader() {
    let vocabulary: Vocabulary | undefined;
    return {
      async open(file, as) {
        const opening = as === 'database' ? openDatabaseFile(file, () => initSqlJs()) : openTable(file, as);
        vocabulary = await opening.catch(rethrow);
        return vocabulary.file;
      },
      async read(choice) {
        if (!vocabulary) throw new Error('Expected an open file, got none.');
        return vocabulary.read(choice);
      },
      readHistories: async (cards) => vocabulary?.readHistories?.(cards) ?? new Map(),
      close: () => undefined,
    };
  },
};

function rethrow(thrown: unknown): never {
  const { code, message, faults } = toReadFault(thrown);
  throw new AppError(code, message, { faults });
}

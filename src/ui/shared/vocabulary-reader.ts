import { AppError } from '../../app-error.ts';
import type { OpenAs, VocabularyAnswer, VocabularyRequest } from '../../messaging/vocabulary-reader.ts';
import type { CardHistory, VocabularyChoice, VocabularyFile, VocabularyWords } from '../../model/vocabulary.ts';

/** Reads one file of another program, away from the page's thread. */
export interface VocabularyReader {
  /** @param as - The table that the file was recognised as, or a database. @throws {AppError} Why it cannot be read. */
  open(file: File, as: OpenAs): Promise<VocabularyFile>;
  read(choice: VocabularyChoice): Promise<VocabularyWords>;
  /** Reads what the program knows of some cards. @param cards - Their ids. */
  readHistories(cards: readonly number[]): Promise<ReadonlyMap<number, CardHistory>>;
  /** Ends everything at once; what is being read never comes. */
  close(): void;
}

/** @param createWorker - Starts the script of `entrypoints/file-reader/vocabulary.ts`. */
export function createVocabularyReader(createWorker: () => Worker): VocabularyReader {
  const worker = createWorker();
  /** The worker answers in order. */
  const waiting: { resolve(answer: VocabularyAnswer): void; reject(error: AppError): void }[] = [];
  worker.onmessage = ({ data }: MessageEvent<VocabularyAnswer>) => waiting.shift()?.resolve(data);
  worker.onerror = ({ message }) => {
    const error = new AppError('internal', `Expected a file to be read, got: ${message}.`);
    for (const { reject } of waiting.splice(0)) reject(error);
  };
  const ask = async (request: VocabularyRequest): Promise<Exclude<VocabularyAnswer, { error: unknown }>> => {
    const answer = await new Promise<VocabularyAnswer>((resolve, reject) => {
      waiting.push({ resolve, reject });
      worker.postMessage(request);
    });
    if ('error' in answer) throw new AppError(answer.error.code, answer.error.message);
    return answer;
  };
  return {
    async open(file, as) {
      const answer = await ask({ file, as });
      if ('opened' in answer) return answer.opened;
      throw new AppError('internal', 'Expected an opened file, got words.');
    },
    async read(choice) {
      const answer = await ask({ choice });
      if ('words' in answer) return answer.words;
      throw new AppError('internal', 'Expected words, got an opened file.');
    },
    async readHistories(cards) {
      const answer = await ask({ cards });
      if ('histories' in answer) return answer.histories;
      throw new AppError('internal', 'Expected answers to cards, got something else.');
    },
    close: () => worker.terminate(),
  };
}

import { AppError } from '../../../app-error.ts';
import type { Send } from '../../../messaging/client.ts';
import type { MemoryAnswer, MemoryReport, MemoryRequest } from '../../../model/memory.ts';
import type { PairId } from '../../../model/pair.ts';
import { readLog, readRespelt } from '../../shared/read-log.ts';

interface AskOptions {
  createWorker: () => Worker;
  pair: PairId;
  day: number;
  goals: number[];
  /** Ends the worker. */
  signal: AbortSignal;
  /** Called with the entries of the log that are read, then with the share of the fit that is done. */
  onProgress: (progress: { entries: number } | { share: number }) => void;
}

/** Reads the log in a worker, and lets it report on the learner's memory. @throws {AppError}, or the error of the signal. */
export async function askMemory(
  send: Send,
  { createWorker, pair, day, goals, signal, onProgress }: AskOptions,
): Promise<MemoryReport> {
  signal.throwIfAborted();
  const worker = createWorker();
  const end = () => worker.terminate();
  signal.addEventListener('abort', end, { once: true });
  try {
    const ask = (request: MemoryRequest) => askWorker(worker, request, signal, onProgress);
    await readLog(send, async (backup, isLast) => {
      const answer = await ask({ backup, isLast });
      if ('entries' in answer) onProgress(answer);
    });
    const respelt = await readRespelt(send, await send('deck.list', {}));
    const answer = await ask({ report: { pair, respelt, day, goals } });
    if (!('report' in answer)) throw new AppError('internal', 'Expected a report, got something else.');
    return answer.report;
  } finally {
    end();
  }
}

function askWorker(
  worker: Worker,
  request: MemoryRequest,
  signal: AbortSignal,
  onProgress: AskOptions['onProgress'],
): Promise<Exclude<MemoryAnswer, { error: unknown }>> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    worker.onmessage = ({ data }: MessageEvent<MemoryAnswer>) => {
      if ('error' in data) reject(new AppError(data.error.code, data.error.message));
      else if ('share' in data) onProgress(data);
      else resolve(data);
    };
    worker.onerror = ({ message }) => reject(new AppError('internal', `Expected a report, got: ${message}.`));
    worker.postMessage(request);
  });
}

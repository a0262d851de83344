import type { Send } from '../../../../messaging/client.ts';
import type { PairId } from '../../../../model/pair.ts';
import type { FittedSchedule, ImportCounts } from '../../../../model/vocabulary.ts';
import type { VocabularyReader } from '../../../shared/vocabulary-reader.ts';
import { importOrTakeBack } from './import-in-parts.ts';
import { runAlone, toSource } from './interrupted-import.ts';
import type { ImportedWords } from './vocabulary-state.ts';

interface RunOptions {
  file: File;
  pair: PairId;
  words: ImportedWords;
  /** Adopted with the words. */
  schedule: FittedSchedule | undefined;
  reader: VocabularyReader;
  onBegin: () => void;
  isWanted: () => boolean;
  onShare: (share: number) => void;
}

/** An import that has run. */
export interface FinishedImport {
  id: string;
  /** It completed an interrupted import. */
  isCompleted: boolean;
  /** Absent if it was stopped, and nothing is left of it. */
  counts?: ImportCounts | undefined;
  schedule?: FittedSchedule | undefined;
  /** Desired retention before that of the schedule; absent if it is the same. */
  retentionBefore?: number | undefined;
}

/** Imports words, alone among the pages, and the schedule that another program fitted. */
export function runImport(send: Send, options: RunOptions): Promise<FinishedImport> {
  const { file, pair, words, schedule, reader, onBegin, isWanted, onShare } = options;
  const own = crypto.randomUUID();
  return runAlone(async () => {
    const { id, counts: before } = await send('study.beginImport', { id: own, source: toSource(pair, file) });
    onBegin();
    const { readHistories } = reader;
    const weights = schedule?.weights;
    const counts = await importOrTakeBack(send, words, {
      ...{ id, pair, counts: before, weights },
      ...{ isWanted, onShare, readHistories },
    });
    const retentionBefore = counts && schedule && (await changeRetention(send, schedule.retention));
    return { id, isCompleted: id !== own, counts, schedule, retentionBefore };
  });
}

/** Takes back an import with the schedule that it brought. A retention that the learner has changed since stays. */
export async function undoImport(send: Send, { id, schedule, retentionBefore }: FinishedImport): Promise<void> {
  await send('study.takeBackImport', { id: crypto.randomUUID(), ref: id });
  if (schedule && retentionBefore !== undefined) await changeRetention(send, retentionBefore, schedule.retention);
}

/** @param from - Only from this one. @returns The retention before; undefined if nothing changed. */
async function changeRetention(send: Send, to: number, from?: number): Promise<number | undefined> {
  const { study } = await send('settings.get', {});
  if (study.retention === to || (from !== undefined && study.retention !== from)) return undefined;
  await send('settings.put', { change: { study: { retention: to } } });
  return study.retention;
}

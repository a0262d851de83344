import type { Send } from '../../messaging/client.ts';
import type { BackupCursor } from '../../model/backup.ts';
import type { DeckSummary } from '../../model/source.ts';
import type { RespeltWords } from '../../model/takeout.ts';

/** Reads the learner's data in the parts of a backup, and passes them on in order. @throws {AppError} `storage-unavailable`. */
export async function readLog(send: Send, pass: (text: string, isLast: boolean) => Promise<void>): Promise<void> {
  let cursor: BackupCursor | undefined;
  do {
    const { text, next } = await send('backup.export', cursor === undefined ? {} : { place: cursor });
    await pass(text, next === undefined);
    cursor = next;
  } while (cursor !== undefined);
}

/** The spellings of today, which the first page of a deck has. */
export async function readRespelt(send: Send, sources: readonly DeckSummary[]): Promise<RespeltWords[]> {
  const found: RespeltWords[] = [];
  for (const { id, pair } of sources) {
    const { notes } = await send('deck.export', { id, after: -1, limit: 1 });
    if (notes?.respelt) found.push({ pair, respelt: notes.respelt });
  }
  return found;
}

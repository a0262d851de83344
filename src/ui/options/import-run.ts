import { AppError } from '../../app-error.ts';
import type { LanguageReference } from '../../contract/resources.ts';
import type { CardRow } from '../../deck-file/card-row.ts';
import type { FileFormat } from '../../deck-file/read-card-rows.ts';
import { formatCardList } from '../../messaging/card-list.ts';
import type { Send } from '../../messaging/client.ts';
import type { CardTuple, ImportStatus } from '../../messaging/deck-views.ts';
import type { RequestOf } from '../../messaging/messages.ts';

export interface ImportProgress {
  readBytes: number;
  /** Cards that are stored or being stored. */
  cards: number;
  /** All cards are sent; they are being made findable. */
  isFinishing: boolean;
}

interface ImportRun {
  send: Send;
  /** Of this import; see `deck.import`. */
  id: string;
  from: LanguageReference;
  to: LanguageReference;
  file: File;
  format: FileFormat;
  readCardRows: typeof import('../../deck-file/read-card-rows.ts')['readCardRows'];
  isCancelled: () => boolean;
  onProgress: (progress: ImportProgress) => void;
}

/**
 * Reads a file and sends its cards part by part. While one part is stored the next one is read.
 *
 * @returns Number of cards of the deck that there now is; undefined when it was cancelled before there was one.
 * @throws {AppError} What is wrong with the file, or what the background answered. Then, and when it was cancelled, no part is
 *   under way any more, so that what the import has stored can be dropped.
 */
export async function runImport(run: ImportRun): Promise<number | undefined> {
  const { send, id, from, to, file, isCancelled } = run;
  const name = file.name.slice(0, 255);
  let [readBytes, cards, part] = [0, 0, 0];
  let waiting: CardRow[] | undefined;
  let underWay: Promise<ImportStatus | undefined> = Promise.resolve(undefined);

  async function sendPart(rows: CardRow[], isLast: boolean): Promise<void> {
    const list = formatCardList(rows.map(toTuple));
    await underWay;
    if (isCancelled()) return;
    cards += rows.length;
    run.onProgress({ readBytes, cards, isFinishing: isLast });
    underWay = sendSurely(send, { id, from, to, name, part, cards: list, isLast });
    // Awaited before the next part and at the end; until then its failure is nobody's.
    underWay.catch(() => undefined);
    part += 1;
  }

  const onRead = (bytes: number) => {
    readBytes = bytes;
  };
  try {
    // The last batch is only known to be the last when there is no more, so that one waits.
    for await (const rows of run.readCardRows(file, run.format, { onRead })) {
      if (waiting) await sendPart(waiting, false);
      if (isCancelled()) return undefined;
      waiting = rows;
    }
    if (waiting) await sendPart(waiting, true);
    const status = await underWay;
    return status?.deck && cards;
  } finally {
    await underWay.catch(() => undefined);
  }
}

/** A background that is stopped is there again a moment later, and has to be waited for: an import is not to be lost for it. */
const WAITS_MS = [100, 1_000, 3_000];

async function sendSurely(send: Send, part: RequestOf<'deck.import'>): Promise<ImportStatus> {
  for (const waitMs of WAITS_MS) {
    try {
      return await send('deck.import', part);
    } catch (thrown) {
      if (!(thrown instanceof AppError) || thrown.code !== 'no-answer') throw thrown;
    }
    await new Promise((resolve) => setTimeout(resolve, waitMs));
  }
  return send('deck.import', part);
}

function toTuple({ rank, word, meanings, forms }: CardRow): CardTuple {
  return forms ? [rank, word, meanings, forms] : [rank, word, meanings];
}

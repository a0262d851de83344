import { AppError } from '../../app-error.ts';
import type { LanguageReference } from '../../contract/resources.ts';
import type { FileFormat } from '../../deck-file/read-card-rows.ts';
import type { Send } from '../../messaging/client.ts';
import type { ImportStatus } from '../../messaging/deck-views.ts';
import type { RequestOf } from '../../messaging/messages.ts';
import type { FilePart, ReadParts } from './file-parts.ts';

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
  readParts: ReadParts;
  isCancelled: () => boolean;
  /** Told now and then, and when the last part is sent. */
  onProgress: (progress: ImportProgress) => void;
}

/**
 * Parts under way at once: while the background stores one it makes the next one findable, and never waits for the page. They are
 * stored in their order all the same.
 */
const AT_ONCE = 2;

/** To show where it stands lays a long page out anew, on the thread that parts go through. */
const REPORT_EVERY_MS = 250;

/**
 * Reads a file and sends its cards part by part, reading on meanwhile.
 *
 * @returns Number of cards of the deck that there now is; undefined when it was cancelled before there was one.
 * @throws {AppError} What is wrong with the file, or what the background answered. Then, and when it was cancelled, no part is
 *   under way any more, so that what the import has stored can be dropped.
 */
export async function runImport(run: ImportRun): Promise<number | undefined> {
  const { send, id, from, to, file, isCancelled } = run;
  const name = file.name.slice(0, 255);
  let [cards, part] = [0, 0];
  /** Parts on their way, the earliest first. */
  const underWay: Promise<ImportStatus>[] = [];
  let reportedAt = Number.NEGATIVE_INFINITY;

  function report(progress: ImportProgress): void {
    const now = performance.now();
    if (now - reportedAt < REPORT_EVERY_MS && !progress.isFinishing) return;
    reportedAt = now;
    run.onProgress(progress);
  }

  function sendPart({ list, isLast }: FilePart): void {
    const before = underWay.at(-1);
    const sent = sendSurely(send, { id, from, to, name, part, cards: list, isLast }, before);
    // Awaited in its turn; until then its failure is nobody's.
    sent.catch(() => undefined);
    underWay.push(sent);
    part += 1;
  }

  try {
    for await (const read of run.readParts(file, run.format)) {
      // The first part makes the import that others are parts of.
      if (underWay.length === AT_ONCE || part === 1) await underWay.shift();
      // The last part makes the deck: those before it are stored when it is said that nothing can be cancelled any more.
      if (read.isLast) await Promise.all(underWay);
      if (isCancelled()) return undefined;
      cards += read.cards;
      report({ readBytes: read.readBytes, cards, isFinishing: read.isLast });
      sendPart(read);
    }
    const status = await underWay.at(-1);
    return status?.deck && cards;
  } finally {
    await Promise.allSettled(underWay);
  }
}

/** A background that is stopped is there again a moment later, and has to be waited for: an import is not to be lost for it. */
const WAITS_MS = [100, 1_000, 3_000];

/**
 * @param before - The part sent before this one, if it is still under way. A background that was stopped may be given this one first:
 *   it then refuses it, and is sent it again behind the other.
 */
async function sendSurely(
  send: Send,
  part: RequestOf<'deck.import'>,
  before: Promise<unknown> | undefined,
): Promise<ImportStatus> {
  if (before) {
    try {
      return await send('deck.import', part);
    } catch (thrown) {
      const isTooEarly = thrown instanceof AppError && (thrown.code === 'no-answer' || thrown.code === 'bad-request');
      if (!isTooEarly) throw thrown;
    }
    await before;
  }
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

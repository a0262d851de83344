import { type ReadonlySignal, signal } from '@preact/signals';
import { AppError } from '../../../../app-error.ts';
import { retry } from '../../../../async/retry.ts';
import type { Send } from '../../../../messaging/client.ts';
import type { FilePart, ImportProgress } from '../../../../messaging/file-reader.ts';
import { toImportLock } from '../../../../messaging/import-lock.ts';
import type { RequestOf, ResponseOf } from '../../../../messaging/messages.ts';
import { type FileFormat, isDictionaryFormat } from '../../../../model/file-format.ts';
import type { LanguageReference } from '../../../../model/language.ts';
import { MAX_NAME_LENGTH } from '../../../../model/limits.ts';
import type { DeckSummary } from '../../../../model/source.ts';
import type { ReadParts } from '../../../shared/file-worker.ts';
import type { StoreDictionary } from './store-in-worker.ts';

/** `name`: instead of the file's name. The others are kept with the source; see `DeckOrigin`. */
export type FileFacts = { name: string } & Pick<RequestOf<'deck.import'>, 'credit' | 'isRanked' | 'file' | 'facts'>;

/** The choices that `deck.importFinish` carries. */
type FinishOptions = Omit<RequestOf<'deck.importFinish'>, 'id'>;

/** The import of a file. Its cards are stored immediately, but nothing looks them up yet. */
export interface FileImport {
  /** Called now and then, and after the last part. */
  progress: ReadonlySignal<ImportProgress>;
  isCancelled: () => boolean;
  /**
   * Settles when every word of the file is indexed, or when the import was cancelled.
   *
   * @throws {AppError} The error in the file, or the background's error. Nothing of the file remains stored.
   */
  stored: Promise<void>;
  /**
   * Publishes the stored cards as a source.
   *
   * @returns The source; undefined when the import was cancelled before there was a deck, or what it had stored is not there
   *   any more.
   * @throws {AppError} As `stored`.
   */
  finish(options?: FinishOptions): Promise<DeckSummary | undefined>;
  /** Cancels the import unless it is already published. Its stored cards are dropped. */
  cancel(): void;
  /** Cancels at once, even while parts are under way, for a page that is closing. */
  leave(): void;
}

interface FileImportParts {
  send: Send;
  from: LanguageReference;
  to: LanguageReference;
  file: File;
  format: FileFormat;
  /** Facts that the file states about itself. */
  facts?: FileFacts | undefined;
  readParts: ReadParts;
  /** Absent: the cards of a dictionary are sent like those of other files. */
  storeDictionary?: StoreDictionary | undefined;
}

/**
 * Parts under way at the same time. While the background stores one it indexes the next, and never waits for the page. Parts are still
 * stored in order.
 */
const AT_ONCE = 2;

/** Least time between progress reports. Each one lays out a long page on the thread that sends the parts. */
const REPORT_EVERY_MS = 250;

export function startImport(parts: FileImportParts): FileImport {
  const { send } = parts;
  const id = crypto.randomUUID();
  const progress = signal<ImportProgress>({ readBytes: 0, cards: 0, isFinishing: false });
  const report = createReport(progress);
  const leaving = new AbortController();
  let isCancelled = false;
  let dropped: Promise<void> | undefined;

  /** Stored cards that cannot be dropped now are dropped when the page closes. */
  const drop = () => send('deck.importCancel', { id }).catch(() => undefined);

  async function store(): Promise<void> {
    try {
      await holdLock(toImportLock(id));
      if (await storeInWorker(parts, id, { onProgress: report, signal: leaving.signal })) return;
      await sendParts(parts, id, report, leaving.signal);
    } catch (thrown) {
      if (isCancelled) return;
      await drop();
      throw thrown;
    }
  }

  function cancel(): void {
    if (isCancelled) return;
    isCancelled = true;
    leaving.abort();
    dropped = stored.then(drop, () => undefined);
  }

  const stored = store();
  // The caller that wants the deck awaits this promise. Until then a rejection is not unhandled.
  stored.catch(() => undefined);

  return {
    progress,
    isCancelled: () => isCancelled,
    stored,
    async finish(options = {}) {
      await stored;
      if (isCancelled) {
        await dropped;
        return undefined;
      }
      const { deck } = await sendSurely(send, 'deck.importFinish', { id, ...options });
      return deck;
    },
    cancel,
    leave() {
      if (isCancelled) return;
      // The page may be closed before the parts under way are stored.
      void drop();
      cancel();
    },
  };
}

/** Holds a lock until the page is gone. */
function holdLock(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const holding = navigator.locks.request(name, () => {
      resolve();
      return new Promise(() => undefined);
    });
    holding.catch(reject);
  });
}

function createReport(progress: { value: ImportProgress }): (value: ImportProgress) => void {
  let reportedAt = Number.NEGATIVE_INFINITY;
  return (value) => {
    const now = performance.now();
    if (now - reportedAt < REPORT_EVERY_MS && !value.isFinishing) return;
    reportedAt = now;
    progress.value = value;
  };
}

/** Facts about a file that the background keeps. */
const toAbout = ({ facts, file }: FileImportParts) => ({
  ...facts,
  name: (facts?.name ?? file.name).slice(0, MAX_NAME_LENGTH),
});

/**
 * Stores a dictionary in a worker, which writes the rows itself: as messages, they would take most of the time.
 *
 * @returns False for another file, and where the worker does not see the background's databases, as in a private window of Firefox.
 */
async function storeInWorker(
  parts: FileImportParts,
  id: string,
  options: Parameters<StoreDictionary>[1],
): Promise<boolean> {
  const { send, from, to, file, format, storeDictionary } = parts;
  if (!storeDictionary || !isDictionaryFormat(format)) return false;
  await sendSurely(send, 'deck.importBegin', { id, from, to, ...toAbout(parts) });
  return (await storeDictionary({ id, file, format }, options)) !== 'absent';
}

/**
 * Reads a file and sends its cards part by part, reading on meanwhile.
 *
 * @throws {AppError} After an error or a cancellation no part is under way, so the stored cards can be dropped.
 */
async function sendParts(
  parts: FileImportParts,
  id: string,
  report: (value: ImportProgress) => void,
  signal: AbortSignal,
): Promise<void> {
  const { send, from, to, file, format, readParts } = parts;
  const about = toAbout(parts);
  let [cards, part] = [0, 0];
  /** Parts under way, the earliest first. */
  const underWay: Promise<void>[] = [];

  function sendPart({ list, entries, isLast, notes }: FilePart): void {
    const before = underWay.at(-1);
    const sent = sendPartSurely(send, { id, from, to, ...about, part, cards: list, entries, isLast, notes }, before);
    // Awaited in order. Until then a rejection is not unhandled.
    sent.catch(() => undefined);
    underWay.push(sent);
    part += 1;
  }

  try {
    for await (const read of readParts(file, format, { language: from.iso639_3, signal })) {
      // The first part creates the import.
      if (read.cards > 0 && (underWay.length === AT_ONCE || part === 1)) await underWay.shift();
      if (signal.aborted) return;
      cards += read.cards;
      report({ readBytes: read.readBytes, cards, isFinishing: read.isLast });
      if (read.cards > 0) sendPart(read);
    }
    await Promise.all(underWay);
  } finally {
    await Promise.allSettled(underWay);
  }
}

/**
 * @param before - The previous part, if it is still under way. A restarted background may receive this part first. It then refuses it,
 *   and the part is sent again after the previous one.
 */
async function sendPartSurely(
  send: Send,
  part: RequestOf<'deck.import'>,
  before: Promise<unknown> | undefined,
): Promise<void> {
  if (before) {
    try {
      return await send('deck.import', part);
    } catch (thrown) {
      const isTooEarly = thrown instanceof AppError && (thrown.code === 'no-answer' || thrown.code === 'bad-request');
      if (!isTooEarly) throw thrown;
    }
    await before;
  }
  await sendSurely(send, 'deck.import', part);
}

/** A background that was stopped runs again a moment later. An import waits for it. */
const WAITS_MS = [100, 1_000, 3_000];

function sendSurely<Name extends 'deck.import' | 'deck.importBegin' | 'deck.importFinish'>(
  send: Send,
  name: Name,
  request: RequestOf<Name>,
): Promise<ResponseOf<Name>> {
  const isPassing = (thrown: unknown) => thrown instanceof AppError && thrown.code === 'no-answer';
  return retry(() => send(name, request), { waitsMs: WAITS_MS, isPassing });
}

import { type ReadonlySignal, signal } from '@preact/signals';
import { AppError } from '../../../../app-error.ts';
import type { FileFormat } from '../../../../library/formats/read-card-rows.ts';
import type { Send } from '../../../../messaging/client.ts';
import { toImportLock } from '../../../../messaging/import-lock.ts';
import type { RequestOf, ResponseOf } from '../../../../messaging/messages.ts';
import type { LanguageReference } from '../../../../model/language.ts';
import type { DeckSummary } from '../../../../model/source.ts';
import type { FilePart, ReadParts } from './file-parts.ts';

export interface ImportProgress {
  readBytes: number;
  /** Cards that are stored or being stored. */
  cards: number;
  /** All cards are sent; they are being made findable. */
  isFinishing: boolean;
}

/** What becomes of the cards of a file; see the message. */
type FinishOptions = Omit<RequestOf<'deck.importFinish'>, 'id'>;

/** The import of a file. Its cards are read and stored at once, where nothing answers from. */
export interface FileImport {
  /** Told now and then, and when the last part is sent. */
  progress: ReadonlySignal<ImportProgress>;
  isCancelled: () => boolean;
  /**
   * Settles when every word of the file can be found, or when the import was cancelled.
   *
   * @throws {AppError} What is wrong with the file, or what the background answered. Nothing of the file is stored then.
   */
  stored: Promise<void>;
  /**
   * Makes the cards a source, once they are stored.
   *
   * @returns The source; undefined when the import was cancelled before there was a deck, or what it had stored is not there
   *   any more.
   * @throws {AppError} As `stored`.
   */
  finish(options?: FinishOptions): Promise<DeckSummary | undefined>;
  /** Ends the import unless there is a deck by now. What it has stored is dropped. */
  cancel(): void;
  /** The same at once, also while parts are under way: for a page that is about to go. */
  leave(): void;
}

interface FileImportParts {
  send: Send;
  from: LanguageReference;
  to: LanguageReference;
  file: File;
  format: FileFormat;
  readParts: ReadParts;
}

/**
 * Parts under way at once: while the background stores one it makes the next one findable, and never waits for the page. They are
 * stored in their order all the same.
 */
const AT_ONCE = 2;

/** Most of a file's name that a message carries, in UTF-16 code units. */
export const MAX_NAME_LENGTH = 255;

/** To show where it stands lays a long page out anew, on the thread that parts go through. */
const REPORT_EVERY_MS = 250;

export function startImport(parts: FileImportParts): FileImport {
  const { send } = parts;
  const id = crypto.randomUUID();
  const progress = signal<ImportProgress>({ readBytes: 0, cards: 0, isFinishing: false });
  let isCancelled = false;
  let dropped: Promise<void> | undefined;

  /** What cannot be dropped now goes with the page. */
  const drop = () => send('deck.importCancel', { id }).catch(() => undefined);

  async function store(): Promise<void> {
    try {
      await holdLock(toImportLock(id));
      await sendParts(parts, id, progress, () => isCancelled);
    } catch (thrown) {
      if (isCancelled) return;
      await drop();
      throw thrown;
    }
  }

  function cancel(): void {
    if (isCancelled) return;
    isCancelled = true;
    dropped = stored.then(drop, () => undefined);
  }

  const stored = store();
  // Awaited by whoever wants the deck; until then its failure is nobody's.
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
      // The page may not be there any more when the parts under way are stored.
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

/**
 * Reads a file and sends its cards part by part, reading on meanwhile.
 *
 * @throws {AppError} Then, and when it was cancelled, no part is under way any more, so that what is stored can be dropped.
 */
async function sendParts(
  { send, from, to, file, format, readParts }: FileImportParts,
  id: string,
  progress: { value: ImportProgress },
  isCancelled: () => boolean,
): Promise<void> {
  const name = file.name.slice(0, MAX_NAME_LENGTH);
  let [cards, part] = [0, 0];
  /** Parts on their way, the earliest first. */
  const underWay: Promise<void>[] = [];
  let reportedAt = Number.NEGATIVE_INFINITY;

  function report(value: ImportProgress): void {
    const now = performance.now();
    if (now - reportedAt < REPORT_EVERY_MS && !value.isFinishing) return;
    reportedAt = now;
    progress.value = value;
  }

  function sendPart({ list, isLast }: FilePart): void {
    const before = underWay.at(-1);
    const sent = sendPartSurely(send, { id, from, to, name, part, cards: list, isLast }, before);
    // Awaited in its turn; until then its failure is nobody's.
    sent.catch(() => undefined);
    underWay.push(sent);
    part += 1;
  }

  try {
    for await (const read of readParts(file, format)) {
      // The first part makes the import that others are parts of.
      if (underWay.length === AT_ONCE || part === 1) await underWay.shift();
      if (isCancelled()) return;
      cards += read.cards;
      report({ readBytes: read.readBytes, cards, isFinishing: read.isLast });
      sendPart(read);
    }
    await Promise.all(underWay);
  } finally {
    await Promise.allSettled(underWay);
  }
}

/**
 * @param before - The part sent before this one, if it is still under way. A background that was stopped may be given this one first:
 *   it then refuses it, and is sent it again behind the other.
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

/** A background that is stopped is there again a moment later, and has to be waited for: an import is not to be lost for it. */
const WAITS_MS = [100, 1_000, 3_000];

async function sendSurely<Name extends 'deck.import' | 'deck.importFinish'>(
  send: Send,
  name: Name,
  request: RequestOf<Name>,
): Promise<ResponseOf<Name>> {
  for (const waitMs of WAITS_MS) {
    try {
      return await send(name, request);
    } catch (thrown) {
      if (!(thrown instanceof AppError) || thrown.code !== 'no-answer') throw thrown;
    }
    await new Promise((resolve) => setTimeout(resolve, waitMs));
  }
  return send(name, request);
}

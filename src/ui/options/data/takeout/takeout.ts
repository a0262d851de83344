import { AppError } from '../../../../app-error.ts';
import type { Send } from '../../../../messaging/client.ts';
import type { PairId } from '../../../../model/pair.ts';
import { type DeckSummary, isDictionary, isOfFacts } from '../../../../model/source.ts';
import type {
  AnkiExport,
  AnkiFormat,
  PairGroups,
  TakeoutAnswer,
  TakeoutRequest,
  WordChoice,
} from '../../../../model/takeout.ts';
import { readLog, readRespelt } from '../../../shared/read-log.ts';
import { listDecks } from './word-choice.ts';

/** Cards of one message. */
const CARDS_AT_ONCE = 2_000;

/** All that is the learner's, read once and kept by a worker until it is closed. */
export interface Takeout {
  pairs: PairGroups[];
  sources: DeckSummary[];
  count(choice: WordChoice): Promise<number>;
  /** @param readme - Explains the files. */
  saveEverything(readme: string): Promise<File>;
  saveWords(request: AnkiExport): Promise<File>;
}

interface TakeoutOptions {
  createWorker: () => Worker;
  /** Ends the worker, also one that is writing; what was asked of it never comes. */
  signal: AbortSignal;
  /** Whether everything is to be saved, so that the log is written while it is read. */
  isEverything: boolean;
  onProgress: (entries: number) => void;
  now: number;
}

/** Reads the learner's data in the parts of a backup. @throws {AppError} `storage-unavailable`, or the error of the signal. */
export async function openTakeout(send: Send, options: TakeoutOptions): Promise<Takeout> {
  const { signal, isEverything: isKept, onProgress, now } = options;
  signal.throwIfAborted();
  const ask = askWorker(options.createWorker(), signal);
  const sources = await send('deck.list', {});
  await readLog(send, async (backup, isLast) => {
    const answer = await ask({ backup, isLast, isKept });
    if ('entries' in answer) onProgress(answer.entries);
  });
  const answer = await ask({ respelt: await readRespelt(send, sources) });
  const pairs = 'pairs' in answer ? answer.pairs : [];
  let facts: Promise<void> | undefined;
  /** The cards are read when the first file is written. */
  const addFacts = (only: readonly PairId[]) => {
    facts ??= readCards(readOnce, sources, only);
    return facts;
  };
  const all = pairs.map(({ pair }) => pair);
  const readOnce = createDeckReader((deck, isWhole) => readSource(send, ask, deck, isWhole));
  /** Which words a deck has is known once all of it was read. */
  const readDecks = async ({ sources: chosen, pairs }: WordChoice) => {
    for (const deck of chosen ? listDecks(sources, pairs) : []) await readOnce(deck, true);
  };
  return {
    pairs,
    sources,
    async count(choice) {
      await readDecks(choice);
      const counted = await ask({ count: choice });
      return 'count' in counted ? counted.count : 0;
    },
    async saveEverything(readme) {
      await addFacts(all);
      const texts = { 'decks.json': writeDecks(sources), 'README.txt': readme };
      return toFile(await ask({ everything: { texts } }), `wayword-everything-${writeDay(now)}.zip`);
    },
    async saveWords(request) {
      await readDecks(request.choice);
      await addFacts(all);
      return toFile(await ask({ anki: request }), `wayword-words-${writeDay(now)}.${EXTENSIONS[request.format]}`);
    },
  };
}

const EXTENSIONS: Record<AnkiFormat, string> = { package: 'apkg', text: 'txt', csv: 'csv' };

/** The learner's local date, not UTC. */
const writeDay = (at: number) => new Intl.DateTimeFormat('sv-SE').format(at);

type Ask = (request: TakeoutRequest) => Promise<Exclude<TakeoutAnswer, { error: unknown }>>;

/** Asks a worker one thing after the other, because its answers do not say what they are for. */
function askWorker(worker: Worker, signal: AbortSignal): Ask {
  signal.addEventListener('abort', () => worker.terminate(), { once: true });
  const ask: Ask = (request) =>
    new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason);
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      worker.onmessage = ({ data }: MessageEvent<TakeoutAnswer>) => {
        if ('error' in data) reject(new AppError(data.error.code, data.error.message));
        else resolve(data);
      };
      worker.onerror = ({ message }) => reject(new AppError('internal', `Expected a file, got: ${message}.`));
      worker.postMessage(request);
    });
  let last: Promise<unknown> = Promise.resolve();
  return (request) => {
    const answer = last.then(() => ask(request));
    last = answer.catch(() => undefined);
    return answer;
  };
}

function toFile(answer: TakeoutAnswer, name: string): File {
  if ('file' in answer) return new File([answer.file], name, { type: answer.file.type });
  throw new AppError('internal', 'Expected a file, got something else.');
}

/** Reads the decks, then the dictionaries, as long as words of the pair have no meaning. */
async function readCards(read: ReadDeck, sources: readonly DeckSummary[], pairs: readonly PairId[]): Promise<void> {
  for (const pair of pairs) {
    const own = sources.filter((source) => source.pair === pair && !isOfFacts(source));
    const sorted = own.toSorted((a, b) => Number(isDictionary(a.origin)) - Number(isDictionary(b.origin)));
    for (const source of sorted) if ((await read(source, false)) === 0) break;
  }
}

/**
 * Hands the cards of a deck to the worker.
 *
 * @param isWhole - Whether to read on when each word of the pair has a meaning.
 * @returns How many words of the pair have none yet.
 */
type ReadDeck = (deck: DeckSummary, isWhole: boolean) => Promise<number>;

/** Reads no deck again of which all was read. */
function createDeckReader(read: ReadDeck): ReadDeck {
  const wholes = new Map<string, Promise<number>>();
  return (deck, isWhole) => {
    const reading = wholes.get(deck.id) ?? read(deck, isWhole);
    if (isWhole) wholes.set(deck.id, reading);
    reading.catch(() => wholes.delete(deck.id));
    return reading;
  };
}

async function readSource(send: Send, ask: Ask, { id, pair }: DeckSummary, isWhole: boolean): Promise<number> {
  for (let after = -1; ; ) {
    const { cards, isLast } = await send('deck.export', { id, after, limit: CARDS_AT_ONCE });
    const answer = await ask({ cards, pair, source: id });
    const without = 'without' in answer ? answer.without : 0;
    after = cards.at(-1)?.[0] ?? after;
    if (isLast || (without === 0 && !isWhole)) return without;
  }
}

function writeDecks(sources: readonly DeckSummary[]): string {
  const decks = sources.map(({ name, from, to, cards, isMain, inLookups, inStudy, origin, updatedAt }) => {
    return { name, from, to, cards, isMain, inLookups, inStudy, origin, updatedAt: new Date(updatedAt).toISOString() };
  });
  return `${JSON.stringify(decks, undefined, 2)}\n`;
}

import { AppError } from '../../app-error.ts';
import { flashcardPath, LANGUAGES_PATH } from '../../contract/paths.ts';
import type { Language } from '../../model/language.ts';
import type { LanguagePair } from '../../model/pair.ts';
import type { Asker, Clock, Tally, TimedReply } from './asker.ts';
import { readCard, readLanguageList, type SyncReading } from './reading.ts';
import { isSuccess, parseBody, type RequestHeaders } from './reply.ts';

/** Cards in the sample. */
export const SAMPLE_SIZE = 30;
/** Consecutive unreadable answers that end the sample. */
const UNREADABLE_LIMIT = 3;

/** A rank with the server's answer. */
export interface Sampled {
  rank: number;
  reply: TimedReply;
  reading: SyncReading;
  /** The JSON object of the answer, if it is not empty. */
  card: Record<string, unknown> | undefined;
}

/** A server under check, with earlier results. */
export interface Probe {
  readonly pair: LanguagePair | undefined;
  /** Headers with an accepted key, or with the given one. */
  readonly headers: RequestHeaders;
  readonly clock: Clock;
  readonly tally: Readonly<Tally>;
  /** Sends a new request with {@link Probe.headers} or others. Throws like {@link Asker.ask}. */
  ask(path: string, headers?: RequestHeaders): Promise<TimedReply>;
  /** Formats a text of the server for the report: short, on one line, without the key. */
  quote(text: string): string;
  /** The first answer with the list of languages. */
  languages(): Promise<TimedReply>;
  /** The list as Wayword parses it; undefined if it cannot. */
  knownLanguages(): Promise<Language[] | undefined>;
  /** Requests a rank once and caches the answer. */
  at(rank: number): Promise<Sampled>;
  /** The deck's first cards along `next` and the end, if reached: at most {@link SAMPLE_SIZE} answers; empty without a pair. */
  sample(): Promise<Sample>;
}

export interface Sample {
  /** Answers in chain order, including those that are not cards. */
  answers: readonly Sampled[];
  /** Answers that are JSON objects. */
  cards: readonly (Sampled & { card: Record<string, unknown> })[];
  /** Whether the chain ended within the sample. */
  hasEnded: boolean;
}

export interface ProbeOptions {
  asker: Asker;
  clock: Clock;
  headers: RequestHeaders;
  key: string;
  pair: LanguagePair | undefined;
  /** The list of languages, if already requested. */
  languages?: TimedReply;
}

export function createProbe({ asker, clock, headers, key, pair, ...known }: ProbeOptions): Probe {
  const remembered = new Map<number, Promise<Sampled>>();
  let languages = known.languages && Promise.resolve(known.languages);
  let sample: Promise<Sample> | undefined;

  const probe: Probe = {
    pair,
    headers,
    clock,
    tally: asker.tally,
    ask: (path, otherHeaders = headers) => asker.ask(path, otherHeaders),
    quote: (text) =>
      text
        .replaceAll(key, '[key]')
        .replace(/\p{C}+/gu, ' ')
        .slice(0, 60),
    languages() {
      languages ??= probe.ask(LANGUAGES_PATH);
      return languages;
    },
    async knownLanguages() {
      return readLanguageList(await probe.languages()).catch(() => undefined);
    },
    at(rank) {
      const known = remembered.get(rank) ?? askForRank(probe, getPair(pair), rank);
      remembered.set(rank, known);
      return known;
    },
    sample() {
      sample ??= pair ? takeSample(probe) : Promise.resolve({ answers: [], cards: [], hasEnded: false });
      return sample;
    },
  };
  return probe;
}

function getPair(pair: LanguagePair | undefined): LanguagePair {
  if (pair) return pair;
  throw new AppError('deck-unknown', 'Expected a language pair with flashcards, got none.');
}

async function askForRank(probe: Probe, pair: LanguagePair, rank: number): Promise<Sampled> {
  let reply: TimedReply;
  try {
    reply = await probe.ask(flashcardPath(pair, rank));
  } catch (thrown) {
    if (!(thrown instanceof AppError)) throw thrown;
    return { rank, reply: NO_REPLY, reading: { kind: 'error', error: thrown }, card: undefined };
  }
  const parsed = isSuccess(reply) ? parseBody(reply)?.json : undefined;
  const isObject = typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed);
  const card = isObject && Object.keys(parsed).length > 0 ? (parsed as Record<string, unknown>) : undefined;
  return { rank, reply, reading: await readCard(reply, pair), card };
}

const NO_REPLY: TimedReply = { status: 0, headers: {}, body: '', tookMs: 0 };

async function takeSample(probe: Probe): Promise<Sample> {
  const answers: Sampled[] = [];
  let hasEnded = false;
  let unreadable = 0;
  let rank = await findFirstRank(probe);
  while (answers.length < SAMPLE_SIZE && unreadable < UNREADABLE_LIMIT) {
    const sampled = await probe.at(rank);
    const { reading } = sampled;
    if (reading.kind === 'absent') {
      hasEnded = true;
      break;
    }
    answers.push(sampled);
    unreadable = reading.kind === 'card' ? 0 : unreadable + 1;
    const next = findNext(reading, rank);
    hasEnded = next === undefined || next <= rank;
    if (next === undefined || next <= rank) break;
    rank = next;
  }
  const cards = answers.filter((sampled): sampled is Sampled & { card: Record<string, unknown> } => !!sampled.card);
  return { answers, cards, hasEnded };
}

/** An unreadable card does not end a deck, so the following ranks are tried. */
function findNext(reading: SyncReading, rank: number): number | undefined {
  if (reading.kind === 'card') return reading.card.next;
  const next = reading.kind === 'malformed' ? reading.next : undefined;
  return next !== undefined && next > rank ? next : rank + 1;
}

/** Like a sync: 0 only if its card leads to a different one at 1, or if there is none at 1. */
async function findFirstRank(probe: Probe): Promise<number> {
  const [zero, one] = [(await probe.at(0)).reading, (await probe.at(1)).reading];
  if (zero.kind !== 'card') return 1;
  if (one.kind !== 'card') return 0;
  return zero.card.next === 1 && !isSameCard(zero, one) ? 0 : 1;
}

/** Whether any answer matches the interface: a list of languages, or a flashcard. */
export async function hasAnswered(probe: Probe): Promise<boolean> {
  return (await probe.knownLanguages()) !== undefined || (await probe.sample()).cards.length > 0;
}

/** Whether two answers contain the same word with the same meanings. */
export function isSameCard(a: SyncReading, b: SyncReading): boolean {
  if (a.kind !== 'card' || b.kind !== 'card') return false;
  return a.card.word === b.card.word && a.card.meanings.join('\n') === b.card.meanings.join('\n');
}

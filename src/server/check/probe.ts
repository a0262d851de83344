import { AppError } from '../../app-error.ts';
import { flashcardPath, LANGUAGES_PATH } from '../../contract/paths.ts';
import type { Language } from '../../model/language.ts';
import type { LanguagePair } from '../../model/pair.ts';
import type { Asker, Clock, Tally, TimedReply } from './asker.ts';
import { type Reading, readCard, readLanguageList } from './reading.ts';
import { isSuccess, parseBody, type RequestHeaders } from './reply.ts';

/** Cards looked at one by one. */
export const SAMPLE_SIZE = 30;
/** So many unreadable answers in a row end the sample. */
const UNREADABLE_LIMIT = 3;

/** One rank and what the server said to it. */
export interface Sampled {
  rank: number;
  reply: TimedReply;
  reading: Reading;
  /** The answer's JSON object, where it is one that is not empty. */
  card: Record<string, unknown> | undefined;
}

/** A server under check, with what was already learnt about it. */
export interface Probe {
  readonly pair: LanguagePair | undefined;
  /** With a key that the server accepted, or the one that was given. */
  readonly headers: RequestHeaders;
  readonly clock: Clock;
  readonly tally: Readonly<Tally>;
  /** Asks anew, with {@link Probe.headers} or others. Throws as {@link Asker.ask}. */
  ask(path: string, headers?: RequestHeaders): Promise<TimedReply>;
  /** Words a text from the server for the report: short, on one line, without the key. */
  quote(text: string): string;
  /** The list of languages as it came first. */
  languages(): Promise<TimedReply>;
  /** The list as Wayword reads it; undefined when it cannot. */
  knownLanguages(): Promise<Language[] | undefined>;
  /** Asks for a rank once, and remembers the answer. */
  at(rank: number): Promise<Sampled>;
  /** The deck's first cards along `next`, and what ended them if they ended: at most {@link SAMPLE_SIZE} answers; none without a pair. */
  sample(): Promise<Sample>;
}

export interface Sample {
  /** In the order of the chain; answers that are no card may be among them. */
  answers: readonly Sampled[];
  /** Those of them that are JSON objects. */
  cards: readonly (Sampled & { card: Record<string, unknown> })[];
  /** True when the chain ended within the sample. */
  hasEnded: boolean;
}

export interface ProbeOptions {
  asker: Asker;
  clock: Clock;
  headers: RequestHeaders;
  key: string;
  pair: LanguagePair | undefined;
  /** The list of languages, when it was asked for before. */
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

/** An unreadable card does not end a deck: what follows it is looked for. */
function findNext(reading: Reading, rank: number): number | undefined {
  if (reading.kind === 'card') return reading.card.next;
  const next = reading.kind === 'malformed' ? reading.next : undefined;
  return next !== undefined && next > rank ? next : rank + 1;
}

/** As a sync does: 0 only if the card there leads to another one at 1, or if there is none at 1. */
async function findFirstRank(probe: Probe): Promise<number> {
  const [zero, one] = [(await probe.at(0)).reading, (await probe.at(1)).reading];
  if (zero.kind !== 'card') return 1;
  if (one.kind !== 'card') return 0;
  return zero.card.next === 1 && !isSameCard(zero, one) ? 0 : 1;
}

/** Whether anything came that the interface has: a list of languages, or a flashcard. */
export async function hasAnswered(probe: Probe): Promise<boolean> {
  return (await probe.knownLanguages()) !== undefined || (await probe.sample()).cards.length > 0;
}

/** Whether two answers hold the same word with the same meanings. */
export function isSameCard(a: Reading, b: Reading): boolean {
  if (a.kind !== 'card' || b.kind !== 'card') return false;
  return a.card.word === b.card.word && a.card.meanings.join('\n') === b.card.meanings.join('\n');
}

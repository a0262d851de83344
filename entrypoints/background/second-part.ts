import type { FindStates } from '../../src/lookup/word-states.ts';
import type { Envelope } from '../../src/messaging/envelope.ts';
import type { Sender } from '../../src/messaging/sender.ts';
import type { LookupEntry } from '../../src/model/lookup.ts';
import type { PairId } from '../../src/model/pair.ts';
import type { DatabaseName, Reader } from '../../src/store/reader.ts';
import type { CardMemory } from '../../src/study/card-memory.ts';
import type { HeldEvents } from './held-events.ts';
import { loadScript } from './load-script.ts';
import type { LookUps } from './look-ups.ts';

/** What the first part gives into the second one's hands, which would else bring it again. */
export interface FirstPart {
  reader: Reader;
  cardMemory: CardMemory;
  lookUps: LookUps;
  findStates: FindStates;
  /** What a word that is typed somewhere leads to. */
  findEntries: (text: string) => Promise<LookupEntry[]>;
  /** Looks a word up in one deck. */
  defineIn: (pair: PairId, text: string) => Promise<LookupEntry[]>;
  events: HeldEvents;
}

/** All of the background but look-ups. */
export interface SecondPart {
  /** Checks and answers any message. It never rejects. */
  answer(type: string, raw: object, sender: Sender): Promise<Envelope<unknown>>;
  /** Makes a database that is not there yet, or brings it to this version. */
  prepare(database: DatabaseName): Promise<void>;
  /** Gives some sentences of the page that asks; '' where it has none, or none that may be read. */
  readSample(sender: Sender): Promise<string>;
  /** Makes the caches of the study anew if they were made by other rules. */
  ensureCaches(): Promise<void>;
}

type StartSecondPart = (first: FirstPart) => SecondPart;

/** Where the second script leaves what starts it. */
const scope = globalThis as typeof globalThis & { startSecondPart?: StartSecondPart };

export const SECOND_PART = '/background-more.js';

export function offerSecondPart(start: StartSecondPart): void {
  scope.startSecondPart = start;
}

/** Loads the second part when it is first asked for. */
export function createSecondPart(first: () => FirstPart): () => Promise<SecondPart> {
  let starting: Promise<SecondPart> | undefined;
  const start = async () => {
    if (!scope.startSecondPart) await loadScript(SECOND_PART);
    if (!scope.startSecondPart) throw new Error(`Expected the second part in ${SECOND_PART}, got none.`);
    return scope.startSecondPart(first());
  };
  return () => {
    if (starting) return starting;
    const mine = start();
    starting = mine;
    // A failure is not remembered: who asks next tries again.
    mine.catch(() => {
      starting = undefined;
    });
    return mine;
  };
}

import { createMemo } from '../../src/async/memo.ts';
import type { DefineRequest } from '../../src/lookup/define.ts';
import type { LoadInflections } from '../../src/lookup/inflections.ts';
import type { TextLanguages } from '../../src/lookup/text-language.ts';
import type { FindStates } from '../../src/lookup/word-states.ts';
import type { Envelope } from '../../src/messaging/envelope.ts';
import type { HoverSettings } from '../../src/messaging/hover.ts';
import type { RawMessage } from '../../src/messaging/message.ts';
import type { Sender } from '../../src/messaging/sender.ts';
import type { LookupEntry, LookupResult } from '../../src/model/lookup.ts';
import type { PairId } from '../../src/model/pair.ts';
import type { DatabaseName, LookupStore } from '../../src/store/lookup-store.ts';
import type { CardMemory } from '../../src/study/card-memory.ts';
import type { FindForms } from '../../src/study/listed-words.ts';
import type { PrepareLookUp } from '../services/private-look-ups.ts';
import { addListenersAfter } from './add-listeners-after.ts';
import type { HeldEvents } from './held-events.ts';
import { loadScript } from './load-script.ts';
import type { LateSound } from './sound.ts';

/** Created once per background: the look-up script builds it and passes it to the services. */
export interface SharedParts {
  store: LookupStore;
  cardMemory: CardMemory;
  findStates: FindStates;
  /** Looks a word up, in all decks if its language is unknown. */
  define: (request: DefineRequest) => Promise<LookupResult>;
  /** Looks a word up in one deck. */
  defineIn: (pair: PairId, text: string) => Promise<LookupEntry[]>;
  findForms: FindForms;
  loadInflections: LoadInflections;
  findLanguage: TextLanguages['find'];
  /** Whether a deck has words from a language, an ISO 639-3 code. */
  hasWords: (language: string) => Promise<boolean>;
  /** Recordings of words. */
  sound: LateSound;
  events: HeldEvents;
}

/** Everything that the background does besides look-ups. */
export interface Services {
  /** Checks and answers any message. It never rejects. */
  answer(message: RawMessage, sender: Sender): Promise<Envelope<unknown>>;
  /** Creates the database, or upgrades it to this version. */
  prepare(database: DatabaseName): Promise<void>;
  /** Returns some sentences of the requesting page; '' if it has none, or none that may be read. */
  readSample(sender: Sender): Promise<string>;
  /** Makes the settings of hovering from the stored ones. */
  prepareHover(sender: Sender): Promise<HoverSettings>;
  /** Prepares the answer to a look-up in a Firefox that never remembers history; undefined elsewhere. */
  prepareLookUp: PrepareLookUp | undefined;
  /** Rebuilds the study caches if other rules built them. */
  ensureCaches(): Promise<void>;
}

type StartServices = (shared: SharedParts) => Services;

/** The services' script sets this. */
const scope = globalThis as typeof globalThis & { startServices?: StartServices };

export const SERVICES_SCRIPT = '/services.js';

export function offerServices(start: StartServices): void {
  scope.startServices = start;
}

/** Creates a function that loads and starts the services on its first call, and tries again after a failure. */
export function createServiceLoader(shared: () => SharedParts): () => Promise<Services> {
  return createMemo(async () => {
    if (!scope.startServices) await loadScript(SERVICES_SCRIPT);
    const { startServices } = scope;
    if (!startServices) throw new Error(`Expected the services in ${SERVICES_SCRIPT}, got none.`);
    const parts = shared();
    await parts.store.databases.found;
    return addListenersAfter(parts.events, (events) => startServices({ ...parts, events }));
  }).get;
}

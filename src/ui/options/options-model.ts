import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type LanguagePair, type PairId, toPairId } from '../../contract/language-pair.ts';
import type { Send } from '../../messaging/client.ts';
import type { DeckSummary, StarterDeckSummary } from '../../messaging/deck-views.ts';
import { coalesce } from '../shared/coalesce.ts';
import { type DeckEntry, listEntries } from '../shared/deck-entries.ts';
import { createLibrary, type Library } from '../shared/library.ts';
import { createSettingsModel, type SettingsModel } from '../shared/settings-model.ts';
import { type Connection, createConnection, type RequestPermission } from './connection.ts';
import type { ReadParts } from './file-parts.ts';
import type { DetectLanguage } from './guess-pair.ts';
import { createImportModel, type ImportModel } from './import-model.ts';
import { createLicences, type Licences } from './licences.ts';
import { createPairChoice, type PairChoice } from './pair-choice.ts';
import { createStarterShelf, type StarterShelf } from './starter-shelf.ts';

/** What pressing Sync would do for the chosen pair. */
export type SyncOffer = 'start' | 'refresh' | 'under-way';

/** What came of the last action on a deck. */
export type DeckNews =
  | { kind: 'removed'; entry: DeckEntry }
  | { kind: 'added'; deck: StarterDeckSummary }
  | { kind: 'sync'; pair: LanguagePair };

export interface OptionsModel {
  library: Library;
  connection: Connection;
  shelf: StarterShelf;
  licences: Licences;
  settings: SettingsModel;
  fileImport: ImportModel;
  send: Send;
  /** Grows when the background may have changed what a section below reads by itself. */
  changes: ReadonlySignal<number>;
  choice: PairChoice;
  offer: ReadonlySignal<SyncOffer>;
  /** The deck from elsewhere that a sync of the chosen pair would replace, while the learner is asked if that may be. */
  replaced: ReadonlySignal<DeckSummary | undefined>;
  entries: ReadonlySignal<DeckEntry[]>;
  /** The deck that is to be removed, once that is confirmed. */
  removing: Signal<PairId | undefined>;
  news: Signal<DeckNews | undefined>;
  /** Clears the results of the actions before, so that none seems to be about what is done next. */
  beginAction(): void;
  /** Whether a deck can be synced again from the server that is connected. */
  canRefresh(entry: DeckEntry): boolean;
  load(): Promise<void>;
  refresh(): Promise<void>;
  choosePair(change: Partial<LanguagePair>): void;
  /** Starts the sync of the chosen pair; asks first where it would replace a deck from elsewhere. @returns Whether it has started. */
  sync(): Promise<boolean>;
  confirmReplacement(): Promise<boolean>;
  keepPresent(): void;
  confirmRemoval(): Promise<boolean>;
}

interface OptionsParts {
  send: Send;
  requestPermission: RequestPermission;
  /** BCP 47 tags of the browser's languages, best first. */
  spoken: readonly string[];
  /** The browser's own recognition of a text's language. */
  detect: DetectLanguage;
  /** Reads a file that is to become a deck. */
  readParts: ReadParts;
}

export function createOptionsModel({ send, requestPermission, spoken, detect, readParts }: OptionsParts): OptionsModel {
  const library = createLibrary(send);
  const connection = createConnection(send, requestPermission);
  const languages = computed(() => connection.upstream.value?.languages ?? []);
  const choice = createPairChoice(languages, spoken);
  const entries = computed(() => listEntries(library.decks.value ?? [], library.syncs.value));
  const shelf = createStarterShelf({ send, entries, spoken, onAdded: library.refresh });
  const settings = createSettingsModel(send);
  const removing = signal<PairId | undefined>(undefined);
  const news = signal<DeckNews | undefined>(undefined);
  const clearNews = () => {
    news.value = undefined;
    connection.dismiss();
  };
  const fileImport = createImportModel({
    send,
    entries,
    spoken,
    detect,
    readParts,
    onBegin: clearNews,
    onAdded: library.refresh,
  });

  const isFromServer = ({ origin }: DeckSummary) =>
    origin.kind === 'upstream' && origin.address === connection.upstream.value?.address;
  const present = computed(() => {
    const pair = choice.pair.value;
    return pair && entries.value.find((candidate) => candidate.pair === toPairId(pair));
  });
  const offer = computed<SyncOffer>(() => {
    const state = present.value?.sync?.state;
    if (state !== undefined && state !== 'failed' && state !== 'paused') return 'under-way';
    return present.value?.deck && isFromServer(present.value.deck) ? 'refresh' : 'start';
  });
  const asked = signal<PairId | undefined>(undefined);
  const foreign = computed(() => {
    const deck = present.value?.deck;
    return deck && !isFromServer(deck) ? deck : undefined;
  });
  const replaced = computed(() => (foreign.value?.pair === asked.value ? foreign.value : undefined));
  const startSync = async () => {
    const pair = choice.pair.value;
    return pair !== undefined && library.startSync(pair);
  };

  const changes = signal(0);
  const load = async () => {
    changes.value += 1;
    await Promise.all([connection.load(), library.refresh(), shelf.starters.load(), settings.load()]);
  };

  return {
    library,
    connection,
    shelf,
    licences: createLicences(send),
    settings,
    fileImport,
    send,
    changes,
    choice,
    offer,
    replaced,
    entries,
    removing,
    news,
    beginAction() {
      clearNews();
      fileImport.dismiss();
    },
    canRefresh: ({ deck, sync }) => sync === undefined && deck !== undefined && isFromServer(deck),
    load,
    refresh: coalesce(load),
    choosePair({ from, to }) {
      asked.value = undefined;
      if (from !== undefined) choice.chooseFrom(from);
      if (to !== undefined) choice.chooseTo(to);
    },
    async sync() {
      if (offer.value === 'under-way') return false;
      asked.value = foreign.value?.pair;
      return foreign.value === undefined && startSync();
    },
    async confirmReplacement() {
      const isAsked = replaced.value !== undefined;
      asked.value = undefined;
      return isAsked && startSync();
    },
    keepPresent() {
      asked.value = undefined;
    },
    async confirmRemoval() {
      const pair = removing.value;
      if (pair === undefined) return false;
      removing.value = undefined;
      return library.removeSource(pair);
    },
  };
}

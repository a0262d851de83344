import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { coalesce } from '../../async/coalesce.ts';
import type { Send } from '../../messaging/client.ts';
import type { StarterDeckSummary } from '../../model/deck.ts';
import { type LanguagePair, toPairId } from '../../model/pair.ts';
import type { DeckSummary } from '../../model/source.ts';
import { createDamageModel, type DamageModel } from '../shared/damage/damage-model.ts';
import { type DeckEntry, listEntries, listPairs } from '../shared/deck-entries.ts';
import type { FileWorker } from '../shared/file-worker.ts';
import { createLibrary, type Library } from '../shared/library.ts';
import { createSettingsModel, type SettingsModel } from '../shared/settings-model.ts';
import type { DetectLanguage } from './get-deck/import/guess-pair.ts';
import { createImportModel, type ImportModel } from './get-deck/import/import-model.ts';
import type { StoreDictionary } from './get-deck/import/store-in-worker.ts';
import { createPairChoice, type PairChoice } from './get-deck/pair-choice.ts';
import { createStarterShelf, type StarterShelf } from './get-deck/starter-shelf.ts';
import { createCurrentVocabulary } from './get-deck/vocabulary/current-vocabulary.ts';
import { createLicences, type Licences } from './licences/licences.ts';
import { type ConnectionModel, createConnection, type RequestPermission } from './server/connection.ts';
import { listServerOffers } from './server/server-offers.ts';

/** The action of the Sync button for the chosen pair. */
export type SyncOffer = 'start' | 'refresh' | 'under-way';

/** Result of the last action on a deck. */
export type DeckOutcome =
  | { kind: 'removed'; id: string; label: string; keptWords: number }
  | { kind: 'added'; deck: StarterDeckSummary }
  | { kind: 'sync'; pair: LanguagePair };

export interface OptionsModel {
  library: Library;
  connection: ConnectionModel;
  shelf: StarterShelf;
  licences: Licences;
  settings: SettingsModel;
  fileImport: ImportModel;
  damage: DamageModel;
  send: Send;
  /** Reads the files that the person chooses. */
  files: FileWorker;
  /** Increases when the background may have changed data that a section reads on its own. */
  changes: ReadonlySignal<number>;
  choice: PairChoice;
  offer: ReadonlySignal<SyncOffer>;
  /** All sources and syncs under way. */
  entries: ReadonlySignal<DeckEntry[]>;
  /** One entry for each pair. */
  pairs: ReadonlySignal<DeckEntry[]>;
  /** The source whose removal awaits confirmation. */
  removing: ReadonlySignal<Removal | undefined>;
  outcome: Signal<DeckOutcome | undefined>;
  /** Clears the results of earlier actions before the next one. */
  beginAction(): void;
  /** Whether a deck can be synced again from the server that is connected. */
  canRefresh(entry: DeckEntry): boolean;
  load(): Promise<void>;
  refresh(): Promise<void>;
  /** Lets the sections read again what the learner may have changed on another screen. What is typed stays. */
  revisit(): void;
  choosePair(change: Partial<LanguagePair>): void;
  /** Starts the sync of the chosen pair. @returns Whether it has started. */
  sync(): Promise<boolean>;
  /** Actions on a deck of the connected server. */
  offerOf(pair: LanguagePair): SyncOffer;
  /** Decks of the connected server that the person likely wants. */
  serverOffers: ReadonlySignal<LanguagePair[]>;
  /** Asks for confirmation to remove a source, after counting the words that only it has. */
  askRemoval(id: string): Promise<void>;
  keepSource(): void;
  /** @param keepWords - Keeps the words that only this source has as own words, even if their number is unknown. */
  confirmRemoval(keepWords: boolean): Promise<boolean>;
}

export interface Removal {
  id: string;
  /** Number of words being learnt that only this source has; undefined if unknown. */
  loneWords: number | undefined;
}

interface OptionsParts {
  send: Send;
  requestPermission: RequestPermission;
  /** BCP 47 tags of the browser's languages, best first. */
  spoken: readonly string[];
  /** The browser's language detector. */
  detect: DetectLanguage;
  files: FileWorker;
  storeDictionary?: StoreDictionary | undefined;
}

/** Long because it connects the models of all sections; none of its functions is long. */
export function createOptionsModel({
  send,
  requestPermission,
  spoken,
  detect,
  files,
  storeDictionary,
}: OptionsParts): OptionsModel {
  const library = createLibrary(send);
  const connection = createConnection(send, requestPermission);
  const languages = computed(() => connection.upstream.value?.languages ?? []);
  const choice = createPairChoice(languages, spoken);
  const sources = computed(() => library.sources.value ?? []);
  const entries = computed(() => listEntries(sources.value, library.syncs.value));
  const pairs = computed(() => listPairs(sources.value, library.syncs.value));
  const shelf = createStarterShelf({ send, sources: library.sources, spoken, onAdded: library.refresh });
  const settings = createSettingsModel(send);
  const damage = createDamageModel(send, { asksForClosed: true });
  const removing = signal<Removal | undefined>(undefined);
  const outcome = signal<DeckOutcome | undefined>(undefined);
  const clearNews = () => {
    outcome.value = undefined;
    connection.dismiss();
  };
  const fileImport = createImportModel({
    send,
    sources,
    spoken,
    detect,
    files,
    storeDictionary,
    vocabulary: createCurrentVocabulary({ send, sources, detect, createReader: files.createVocabularyReader }),
    onBegin: clearNews,
    onAdded: library.refresh,
  });

  const isFromServer = ({ origin }: DeckSummary) =>
    origin.kind === 'upstream' && origin.address === connection.upstream.value?.address;
  const offerOf = (wanted: LanguagePair): SyncOffer => {
    const chosen = toPairId(wanted);
    const sync = library.syncs.value.find(({ pair }) => pair === chosen);
    if (sync && sync.state !== 'done' && sync.state !== 'failed' && sync.state !== 'paused') return 'under-way';
    return sources.value.some((source) => source.pair === chosen && isFromServer(source)) ? 'refresh' : 'start';
  };
  const offer = computed<SyncOffer>(() => (choice.pair.value ? offerOf(choice.pair.value) : 'start'));

  const changes = signal(0);
  const load = async () => {
    changes.value += 1;
    await Promise.all([connection.load(), library.refresh(), shelf.starters.load(), settings.load(), damage.load()]);
  };

  return {
    library,
    connection,
    shelf,
    licences: createLicences(send),
    settings,
    fileImport,
    damage,
    send,
    files,
    changes,
    choice,
    offer,
    offerOf,
    serverOffers: computed(() => listServerOffers(languages.value, spoken)),
    entries,
    pairs,
    removing,
    outcome,
    beginAction() {
      clearNews();
      fileImport.dismiss();
    },
    canRefresh: ({ deck, sync }) => sync === undefined && deck !== undefined && isFromServer(deck),
    load,
    refresh: coalesce(load),
    revisit() {
      changes.value += 1;
    },
    choosePair({ from, to }) {
      if (from !== undefined) choice.chooseFrom(from);
      if (to !== undefined) choice.chooseTo(to);
    },
    async sync() {
      const pair = choice.pair.value;
      return offer.value !== 'under-way' && pair !== undefined && library.startSync(pair);
    },
    async askRemoval(id) {
      const loneWords = await send('deck.loneWords', { id }).then(
        ({ words }) => words,
        () => undefined,
      );
      removing.value = { id, loneWords };
    },
    keepSource() {
      removing.value = undefined;
    },
    async confirmRemoval(keepWords) {
      if (!removing.value) return false;
      const { id, loneWords } = removing.value;
      removing.value = undefined;
      return library.removeSource(id, keepWords || loneWords === undefined);
    },
  };
}

import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type PairId, toPairId } from '../../contract/language-pair.ts';
import type { Send } from '../../messaging/client.ts';
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
  entries: ReadonlySignal<DeckEntry[]>;
  /** The deck that is to be removed, once that is confirmed. */
  removing: Signal<PairId | undefined>;
  /** Whether a deck can be synced again from the server that is connected. */
  canRefresh(entry: DeckEntry): boolean;
  load(): Promise<void>;
  refresh(): Promise<void>;
  sync(): Promise<boolean>;
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

  const offer = computed<SyncOffer>(() => {
    const pair = choice.pair.value;
    const entry = pair && entries.value.find((candidate) => candidate.pair === toPairId(pair));
    if (entry?.sync) return 'under-way';
    return entry?.deck?.origin.kind === 'upstream' ? 'refresh' : 'start';
  });

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
    fileImport: createImportModel({ send, entries, spoken, detect, readParts, onAdded: library.refresh }),
    send,
    changes,
    choice,
    offer,
    entries,
    removing,
    canRefresh: ({ deck, sync }) =>
      sync === undefined &&
      deck?.origin.kind === 'upstream' &&
      deck.origin.address === connection.upstream.value?.address,
    load,
    refresh: coalesce(load),
    async sync() {
      const pair = choice.pair.value;
      return pair !== undefined && offer.value !== 'under-way' && library.startSync(pair);
    },
    async confirmRemoval() {
      const pair = removing.value;
      if (pair === undefined) return false;
      removing.value = undefined;
      return library.removeDeck(pair);
    },
  };
}

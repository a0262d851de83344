import type { DeckImport } from '../../../src/library/deck-import.ts';
import type { StarterDecks } from '../../../src/library/starter-decks.ts';
import type { FitRequest } from '../../../src/lookup/fitting-meanings.ts';
import type { PageTexts } from '../../../src/lookup/page-words/classify-page.ts';
import type { FindStates } from '../../../src/lookup/word-states.ts';
import type { Handlers } from '../../../src/messaging/answer.ts';
import type { MessageName } from '../../../src/messaging/messages.ts';
import type { LookupEntry, MeaningsFit } from '../../../src/model/lookup.ts';
import type { ClassifiedPage } from '../../../src/model/page-word.ts';
import type { PairId } from '../../../src/model/pair.ts';
import type { SearchPage } from '../../../src/model/search.ts';
import type { SearchRequest } from '../../../src/search/search.ts';
import type { LibraryWitness } from '../../../src/store/content/library-witness.ts';
import type { Installation } from '../../../src/store/installation.ts';
import type { Store } from '../../../src/store/store.ts';
import type { SavedBackups } from '../../../src/store/study/copies/saved-backups.ts';
import type { Definitions } from '../../../src/study/definitions.ts';
import type { Examples } from '../../../src/study/examples.ts';
import type { History } from '../../../src/study/history/history.ts';
import type { WordImport } from '../../../src/study/import-words.ts';
import type { FindForms } from '../../../src/study/listed-words.ts';
import type { OwnWords } from '../../../src/study/own-words/own-words.ts';
import type { Restoring } from '../../../src/study/restoring.ts';
import type { Study } from '../../../src/study/study.ts';
import type { ServerConnection } from '../../../src/sync/connection.ts';
import type { Sync } from '../../../src/sync/sync.ts';
import type { LookUps } from '../../background/look-ups.ts';
import type { LateSound } from '../../background/sound.ts';
import type { AnkiHandlers } from '../anki-script.ts';
import type { Changes } from '../changes.ts';
import type { WordMarks } from '../word-marks.ts';

/** The parts of the product that answer messages. */
export interface HandlerParts {
  store: Store;
  witness: LibraryWitness;
  installation: Installation;
  findStates: FindStates;
  search: (request: SearchRequest) => Promise<SearchPage>;
  /** Looks a word up in one deck. */
  defineIn: (pair: PairId, text: string) => Promise<LookupEntry[]>;
  findForms: FindForms;
  /** Finds what the learner knows of each word of a page. */
  classifyPage: (texts: PageTexts) => Promise<ClassifiedPage>;
  /** Finds which meanings of a card a translation uses. */
  findFit: (request: FitRequest) => Promise<MeaningsFit>;
  /** Answers a page whose words may be marked. */
  marks: WordMarks;
  sound: LateSound;
  /** Loads what answers the messages about Anki. */
  anki: () => Promise<AnkiHandlers>;
  definitions: Definitions;
  ownWords: OwnWords;
  history: History;
  wordImport: WordImport;
  study: Study;
  examples: Examples;
  connection: ServerConnection;
  sync: Sync;
  starterDecks: StarterDecks;
  deckImport: DeckImport;
  savedBackups: SavedBackups;
  /** Makes the backup of the day now, if one is to be made. */
  saveBackup: () => Promise<unknown>;
  restoring: Restoring;
  /** Where handlers report what they have changed. */
  changes: Changes;
}

/** Handlers of all messages of some nouns. The background's first script answers the others. */
export type HandlersOf<Noun extends string> = Handlers<
  Exclude<Extract<MessageName, `${Noun}.${string}`>, keyof LookUps>
>;

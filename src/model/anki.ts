import type { PairId } from './pair.ts';

/** What a field of an Anki note is filled with. */
export const ANKI_VALUES = ['word', 'reading', 'meanings', 'sentence', 'title', 'address', 'pair'] as const;
export type AnkiValue = (typeof ANKI_VALUES)[number];

/** Most notes that wait for Anki. */
export const MAX_ANKI_WAITING = 500;

/** Longest name of a deck, a note type or a field of Anki, and of all tags together, in UTF-16 code units. */
export const MAX_ANKI_NAME_LENGTH = 1_000;

/** Most fields of a note type that are filled. */
export const MAX_ANKI_FIELDS = 200;

/** How words become notes of the Anki that runs on this device. */
export interface AnkiConfig {
  isOn: boolean;
  /** Of AnkiConnect: a loopback address, see `parseAnkiAddress`. */
  address: string;
  deck: string;
  noteType: string;
  /** By the names of the note type's fields. Others stay empty. */
  fields: Readonly<Record<string, AnkiValue>>;
  /** With spaces between them. */
  tags: string;
}

/** A change of the configuration. `key`: the one that AnkiConnect asks for; empty for none. */
export type AnkiChange = Partial<AnkiConfig> & { key?: string };

/** A word as it is added to Anki. */
export interface AnkiWord {
  pair: PairId;
  word: string;
  reading?: string | undefined;
  /** Best first. */
  meanings: string[];
  sentence?: string | undefined;
  /** The word as the sentence has it, which is marked there. */
  form?: string | undefined;
  /** Of the page. */
  title?: string | undefined;
  address?: string | undefined;
}

/** Everything that may go wrong between Wayword and Anki; each has its own sentence, see `ankiSaid.problems` in `locales/en.json`. */
export const ANKI_PROBLEMS = [
  // Nothing answers: Anki is closed or has no AnkiConnect. A browser cannot tell one from the other.
  'not-running',
  'timeout',
  // Another program answers.
  'stranger',
  // AnkiConnect's list of origins does not have the extension.
  'refused',
  // The person answered AnkiConnect's question with No.
  'denied',
  'key-missing',
  'key-wrong',
  'old-version',
  'no-profile',
  'no-deck',
  'no-note-type',
  'no-field',
  'first-empty',
  'duplicate',
  // Anki's own words are in the detail.
  'other',
  // Before anything is asked
  'off',
  'not-set-up',
  'full',
] as const;
export type AnkiProblemCode = (typeof ANKI_PROBLEMS)[number];

export interface AnkiProblem {
  code: AnkiProblemCode;
  /** The name of what is missing, or Anki's own words. */
  detail?: string | undefined;
}

/** A problem in a sentence. */
export interface SaidProblem extends AnkiProblem {
  text: string;
}

/** What became of words, as counts. */
export interface AnkiReport {
  added: number;
  /** Anki had them already. */
  present: number;
  /** They wait for Anki. */
  waiting: number;
  /** They were not added, and do not wait. */
  refused: number;
  problem?: AnkiProblem | undefined;
}

/** A report in sentences. */
export interface SaidReport extends AnkiReport {
  problem?: SaidProblem | undefined;
  /** For a single word. */
  text: string;
}

export interface WaitingNote {
  id: string;
  pair: PairId;
  word: string;
}

/** What the options show. */
export interface AnkiView {
  config: AnkiConfig;
  hasKey: boolean;
  waiting: WaitingNote[];
}

/** Words that count as known because they are known in Anki. */
export interface AnkiFollowed {
  pair: PairId;
  words: number;
  /** Instant at which Anki was last read whole. */
  at?: number | undefined;
}

/** Names that Anki has now. */
export interface AnkiOffer {
  decks: string[];
  noteTypes: string[];
}

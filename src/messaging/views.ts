import type { ErrorCode } from '../app-error.ts';
import type { PairId } from '../contract/language-pair.ts';
import type { Language, LanguageReference } from '../contract/resources.ts';
import type { Settings } from '../settings/settings.ts';

/** What the background tells its pages: plain data, nothing secret. */

export interface DeckSummary {
  pair: PairId;
  from: LanguageReference;
  to: LanguageReference;
  /** Number of flashcards that are on this machine and can be read now. */
  cards: number;
  firstRank: number;
  lastRank: number;
  /** False while the deck is still being synced for the first time. */
  isComplete: boolean;
  origin: DeckOrigin;
  /** What the last refresh has changed, where there was one. */
  changes: DeckChanges | undefined;
  updatedAt: number;
}

export interface DeckChanges {
  added: WordList;
  gone: WordList;
  /** Words with other meanings than before. */
  changed: WordList;
}

/** `words` names the first of them. */
export interface WordList {
  count: number;
  words: string[];
}

export type DeckOrigin =
  | { kind: 'upstream'; address: string }
  | { kind: 'starter'; licence: { id: string; url: string } }
  | { kind: 'file'; name: string };

/** One flashcard as a deck's copy holds it; `forms` are inflected spellings that lead to it. */
export type CardTuple = [rank: number, word: string, meanings: string[], forms?: string[]];

export interface ImportStatus {
  /** Cards of this import that are stored. */
  cards: number;
  /** The deck, once the last part is in and it answers. */
  deck: DeckSummary | undefined;
}

/** Part of a deck, in rank order. */
export interface DeckPage {
  /** Which copy of the deck the cards are from: another one means that the deck was exchanged meanwhile. */
  copy: string;
  cards: CardTuple[];
  isLast: boolean;
}

/** A deck that comes with the extension and can be put on this machine without a network. */
export interface StarterDeckSummary {
  pair: PairId;
  from: LanguageReference;
  to: LanguageReference;
  cards: number;
}

/** Under which licence a starter deck is, and what it was made from. */
export interface DeckLicence {
  pair: PairId;
  from: LanguageReference;
  to: LanguageReference;
  licence: { id: string; url: string };
  sources: DeckSource[];
  /** What was changed against the sources, in a sentence. */
  changes: string;
}

export interface DeckSource {
  name: string;
  version: string;
  /** SPDX identifier where there is one; several are joined by `AND`. */
  licence: string;
  /** Project page of the source, for people. */
  url: string;
}

export interface UpstreamSummary {
  /** Base URL of the connected server. */
  address: string;
  languages: Language[];
  connectedAt: number;
}

export const SYNC_STATES = ['queued', 'running', 'waiting', 'paused', 'failed', 'done'] as const;
export type SyncState = (typeof SYNC_STATES)[number];

export interface SyncStatus {
  pair: PairId;
  from: LanguageReference;
  to: LanguageReference;
  /** `waiting`: it goes on by itself at `waitUntil`. `failed`: it needs the learner, see `error`. */
  state: SyncState;
  cards: number;
  /** Answers that were no readable card and were passed over. */
  skipped: number;
  cardsPerSecond: number;
  /** Number of cards to expect; undefined when nothing tells. A server never says; an earlier copy of the deck does. */
  expectedCards: number | undefined;
  error: ErrorCode | undefined;
  waitUntil: number | undefined;
}

/** Why an entry answers, best first. */
export const MATCH_KINDS = ['word', 'folded', 'form', 'folded-form'] as const;
export type MatchKind = (typeof MATCH_KINDS)[number];

/** What was done to the text before a spelling of the deck matched, best first; see `lookup/`. */
export const MATCH_RULES = ['elision', 'clitic', 'stem', 'separable', 'compound'] as const;
export type MatchRule = (typeof MATCH_RULES)[number];

export interface LookupEntry {
  pair: PairId;
  word: string;
  /** Undefined for a word that only the learner has defined. */
  rank: number | undefined;
  /** The learner's own definition, if any. */
  definition: string | undefined;
  /** Without the definition. */
  meanings: string[];
  /** How the spelling matched. */
  match: MatchKind;
  /** Absent where the text's own spelling matched. */
  rule?: MatchRule;
  /** The words of the text that led here, where they are more than the range: `l'homme`, `räumt … auf`. */
  written?: string;
  /** The spelling that matched, where a rule made it and the card's word is another: `da` on the way from `dámelo` to `dar`. */
  via?: string;
  /**
   * Why it answers, for people: from what the text has to the card's word (`dámelo`, `da`, `dar`), and a few words last. Absent where
   * it shows by itself.
   */
  why?: string[];
  /** What the learner knows of the word; absent where that cannot be told. */
  known?: Omit<WordState, 'word'>;
}

export interface LookupResult {
  /** The stretch of the text that was found: `start` inclusive, `end` exclusive, UTF-16 code units. Absent when nothing was found. */
  range: { start: number; end: number } | undefined;
  /** Best first. */
  entries: LookupEntry[];
}

export interface Definition {
  pair: PairId;
  word: string;
  text: string;
  /** Where the word was met, if the learner kept it. */
  sentence?: string | undefined;
  updatedAt: number;
}

/** A definition in the list of the learner's own words. */
export interface OwnWord extends Definition {
  /** Undefined for a word that its deck does not have. */
  rank: number | undefined;
  /** Whether it is asked, or will be. */
  isStudied: boolean;
}

export const RATINGS = ['again', 'hard', 'good', 'easy'] as const;
export type Rating = (typeof RATINGS)[number];

/** When a word is asked again after an answer: after days, or after a step of the same day. The other one is 0. */
export interface StudyChoice {
  intervalDays: number;
  delayMs: number;
}

/** A word to be asked. */
export interface StudyCard {
  pair: PairId;
  from: LanguageReference;
  to: LanguageReference;
  /** In NFC. */
  word: string;
  /** Undefined when the deck does not have the word any more. */
  rank: number | undefined;
  /** Without the definition. */
  meanings: string[];
  definition: string | undefined;
  /** Where the word was met, if the learner kept it. */
  sentence?: string | undefined;
  /** `learning`: in a step of the day. */
  phase: 'new' | 'learning' | 'review';
  /** How often it was forgotten after it had been learnt. */
  lapses: number;
  /** It is forgotten so often that asking alone does not help. */
  isLeech: boolean;
  /** What the screen knows of the card: an answer to a card that has changed since is not taken. */
  seen: string;
  /** What each answer leads to. It is what is stored, however long the screen waits. */
  choices: Record<Rating, StudyChoice>;
  retention: number;
}

/** Which words a session asks. */
export interface StudyWish {
  /** The deck that new words come from; without it there are none. */
  pair?: PairId | undefined;
  /** Whether words of other decks are asked, too. */
  isOneDeck?: boolean | undefined;
  /** The word to go on with, if it is still to be asked. */
  prefer?: { pair: PairId; word: string } | undefined;
}

/** Where the session stands. */
export interface StudyView {
  /** Undefined when all is done. */
  card: StudyCard | undefined;
  /** What is still to be asked today. `learning` are words in a step of the day, due now or in a few minutes. */
  left: { due: number; learning: number; new: number };
  /** What was done on this study day. */
  today: { reviews: number; again: number; new: number; ms: number };
  /** Words that are due by tomorrow, if nothing more is done. */
  tomorrow: number;
  canUndo: boolean;
  canRedo: boolean;
  /** The clock is more than a day behind the newest answer. */
  isClockBehind: boolean;
  health: StudyHealth;
}

/** `lost`: the browser has given back an empty or older database, and the second copy of the log has `missing` ops more. */
export type StudyHealth = { kind: 'fine' } | { kind: 'lost'; ops: number; missing: number; lastAt: number };

/** Where the next part of a backup begins: in the log after some op, or in its second copy. */
export type BackupPlace = { source: 'log'; device: string; seq: number } | { source: 'copy'; chunk: number };

/** A part of a backup's text; the last one has no `next`. */
export interface BackupPart {
  text: string;
  next: BackupPlace | undefined;
}

/** A backup that was made by itself. */
export interface SavedBackup {
  id: string;
  at: number;
  /** Study day. */
  day: number;
  /** Entries of the log, and how many answers were ever given. */
  ops: number;
  answers: number;
  /** What it takes on this machine. */
  sizeBytes: number;
  parts: number;
}

/** What is in a backup. */
export interface BackupReport {
  /** Entries of the log. */
  ops: number;
  /** Those that are not on this machine, or were not until now. */
  fresh: number;
  /** Without those that were taken back. */
  answers: number;
  definitions: number;
  /** Instants of the first and last entry; undefined for an empty log. */
  firstAt: number | undefined;
  lastAt: number | undefined;
}

export const WORD_STATES = ['new', 'learning', 'due', 'known', 'suspended'] as const;

/** What the learner knows of a word. */
export interface WordState {
  word: string;
  /** `known`: marked so, or kept for three weeks and more. `learning`: anything between new and known that is not due. */
  state: (typeof WORD_STATES)[number];
  /** A new word that the learner has asked to study. */
  isWanted: boolean;
}

/** Why a word is not asked as others are: paused, known, or forgotten again and again. */
export const HELD_KINDS = ['suspended', 'known', 'leech'] as const;
export type HeldKind = (typeof HELD_KINDS)[number];

export interface HeldRequest {
  pair: PairId;
  kind: HeldKind;
  /** Words to pass over. */
  offset: number;
  limit: number;
}

export interface HeldWords {
  /** How many there are in all. */
  total: number;
  words: HeldWord[];
  /** Marks on many words at once that still count, the newest first; each is one op, to be taken back by its id. */
  batches: { id: string; at: number; words: number }[];
}

export interface HeldWord {
  /** In NFC. */
  word: string;
  /** Both undefined when the deck does not have the word any more. */
  rank: number | undefined;
  meaning: string | undefined;
  lapses: number;
}

/** What statistics are drawn from. */
export interface StudyStats {
  /** Study day of today. */
  day: number;
  /** What was done, by deck and day; days without study are left out. */
  days: {
    pair: PairId;
    day: number;
    new: number;
    reviews: number;
    again: number;
    tested: number;
    recalled: number;
    ms: number;
  }[];
  /** Words of all decks that are due today, those of days before among them, tomorrow and so on, for 30 days. */
  forecast: number[];
  /** The words of one deck, in stretches along their ranks. */
  stretches: DeckStretch[];
  /** Desired chance of recall, between 0 and 1. */
  retention: number;
}

export interface DeckStretch {
  /** Ranks, both inclusive. */
  first: number;
  last: number;
  words: number;
  /** Marked so, or kept for three weeks and more. */
  known: number;
  learning: number;
}

/** Sent by the background to open pages when decks or syncs have changed; they ask again for what they show. */
export const CHANGE_EVENT = 'event.changed';

/** Sent by the background to every tab when what `hover.settings` answers may have changed. */
export const HOVER_EVENT = 'event.hover';

/** What a key of the browser's own asks of the page that has the focus. */
export const PAGE_COMMANDS = ['look-up', 'next-word', 'previous-word'] as const;
export type PageCommand = (typeof PAGE_COMMANDS)[number];

/** What the background tells a content script. */
export type PageEvent =
  | { type: typeof HOVER_EVENT }
  | { type: 'event.command'; command: PageCommand }
  /** The menu of a selection was pressed in this frame. */
  | { type: 'event.lookUp'; text: string };

/** What the content script of one tab needs to know. */
export interface HoverSettings extends Omit<Settings['hover'], 'sites'> {
  /** Whether the learner wants no hovering on this site. */
  isOff: boolean;
  /** ISO 639-3 code that the learner has chosen for this site; undefined: as its pages say. */
  language: string | undefined;
  /** The card's style sheet: most pages never need it. */
  style: string;
}

/** What is chosen for a site, and what may be. */
export interface SiteView {
  /** The site's name, as people know it. */
  site: string;
  isOff: boolean;
  language: string | undefined;
  /** The languages that there is a deck from. */
  languages: LanguageReference[];
}

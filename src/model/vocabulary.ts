import type { Rating } from './rating.ts';

/** A program whose files say which words a learner knows; `table`: a list with a column that says so. */
export const PROGRAMS = ['anki', 'kindle', 'koreader', 'table'] as const;
export type Program = (typeof PROGRAMS)[number];

/** How well a learner knows a word, as the other program has it; the best first. */
export const STANDINGS = ['known', 'learning', 'new', 'suspended'] as const;
export type Standing = (typeof STANDINGS)[number];

/** The outcome for words: known, studied further on the day that the program set, studied soon, or nothing. */
export const OUTCOMES = ['know', 'continue', 'study', 'leave'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Which field of a note holds what: indexes from 0. */
export interface FieldChoice {
  word: number;
  meaning?: number | undefined;
  reading?: number | undefined;
  sentence?: number | undefined;
}

/** Notes with the same fields: a note type of Anki, a language of a Kindle, or all rows of a table. */
export interface NoteType {
  id: string;
  /** Empty if the file has only one. */
  name: string;
  fields: string[];
  notes: number;
  /** Fields of some notes as plain text. */
  examples: string[][];
  /** As guessed. */
  choice: FieldChoice;
}

export interface VocabularyDeck {
  id: string;
  /** Levels are joined by `::`, as Anki shows them. */
  name: string;
  notes: number;
}

/** The words found in a file of another program. */
export interface VocabularyFile {
  program: Program;
  /** The ones with notes, the largest first. */
  noteTypes: NoteType[];
  /** The ones with notes; empty for programs without decks. */
  decks: VocabularyDeck[];
  /** The program may have the file open, and its newest changes are in another one. */
  isOpenElsewhere: boolean;
}

/** Which words to read from such a file. */
export interface VocabularyChoice {
  noteTypes: ({ id: string } & FieldChoice)[];
  /** Decks to leave out. */
  withoutDecks: string[];
  /** Interval in days from which a word is known. */
  knownDays: number;
}

/** The last answer to a word. */
export interface LastAnswer {
  /** Instant. */
  at: number;
  rating: Rating;
  /** Days until the word was to be asked again; at least 1. */
  intervalDays: number;
}

/** An answer in another program, or that it was told to forget all before. */
export interface PastAnswer {
  /** Instant, by which the program names it. */
  at: number;
  /** UTC offset in minutes of that instant where it is read. */
  zoneMinutes: number;
  /** Study day by the program's own start of a day: days since 1970-01-01. */
  day: number;
  /** `reset`: the word became new again. */
  rating: Rating | 'reset';
  /** The interval that it led to, in days or as a step of the same day; the other one is 0, and both for a reset. */
  intervalDays: number;
  delayMs: number;
  /** Time that the answer took. */
  spentMs: number;
}

/** What another program knows of a card. */
export interface CardHistory {
  /** The oldest first. */
  answers: PastAnswer[];
  /** Chance of recall that it plans for. */
  retention: number;
  /** Whether the card is taken out of study, for good or for a day, and the instant of that. */
  leftOut?: { kind: 'suspend' | 'bury'; at: number } | undefined;
}

/** A word as the other program has it. */
export interface VocabularyWord {
  /** Plain text in NFC. */
  word: string;
  standing: Standing;
  meaning?: string;
  reading?: string;
  /** Where the learner met it, and the title of that book. */
  sentence?: string;
  title?: string;
  /** Only of a word in learning. */
  last?: LastAnswer;
  /** Ids in Anki: of the note, and of the card with the best standing. */
  note?: number;
  card?: number;
  /** Answers to this card. */
  past?: PastAnswers;
}

/** The answers to a card of another program, in short. */
export interface PastAnswers {
  /** Instant of the newest one. */
  newest: number;
  count: number;
}

export interface VocabularyWords {
  /** Each word once. */
  words: VocabularyWord[];
  /** Notes whose word another one has, too. */
  duplicates: number;
  /** Notes without a word, or with a text that is too long for one. */
  unusable: number;
  /** The schedule that the program fitted to the learner; absent if it did not, and where words have no answers. */
  schedule?: FoundSchedule | undefined;
}

/** A schedule that another program fitted to the learner. */
export interface FoundSchedule {
  /** Name of the options that it belongs to. */
  preset: string;
  /** Absent for one of another kind than Wayword's. */
  fitted?: FittedSchedule | undefined;
}

export interface FittedSchedule {
  /** All of the memory model. */
  weights: number[];
  /** Desired retention, within the bounds of the settings. */
  retention: number;
}

/** A word of another program that is to be studied. */
export interface ImportedWord {
  /** In the deck's spelling if a deck has it. */
  word: string;
  isInDeck: boolean;
  /** `continue` without an answer is `study`. */
  outcome: 'continue' | 'study';
  meaning?: string | undefined;
  reading?: string | undefined;
  sentence?: string | undefined;
  title?: string | undefined;
  last?: LastAnswer | undefined;
  /** The card whose answers continue, instead of the last one. */
  past?: { card: number; newest: number; history?: CardHistory | undefined } | undefined;
}

/** An import of which a part is stored. */
export interface UnfinishedImport {
  /** By which all of it is undone. */
  id: string;
  /** What is imported, by which it is recognised when it begins again. */
  source: string;
  /** Numbers of its stored parts, in order. */
  counts?: ImportCounts[] | undefined;
}

/** Words that an import changes: those that Wayword does not know better already. */
export interface ImportCounts {
  /** Become known. */
  known: number;
  /** Are asked on the day that the other program set. */
  continued: number;
  /** Are asked soon. */
  wanted: number;
  /** Of these two, words that no deck has, which become own words with the file's meaning. */
  defined: number;
  /** Answers of the other program; absent in numbers that an earlier version stored. */
  answers?: number;
  /** In a count alone: the pair has weights that were fitted to the learner. */
  isFitted?: boolean;
}

import type { StoredCard } from './card.ts';
import type { ErrorCode } from './error-code.ts';
import type { PairId } from './pair.ts';

/** Everything that is the learner's, in files that other programs read, and words as cards for Anki. */

/**
 * The tables with their columns. They never change, because people's spreadsheets rely on them; a new column comes last. The README explains
 * each of them.
 */
export const TAKEOUT_TABLES = {
  'words.csv': [
    'languages',
    'word',
    'shown',
    'reading',
    'meaning',
    'ownMeaning',
    'state',
    'due',
    'intervalDays',
    'added',
    'answered',
    'answers',
    'lapses',
    'stability',
    'difficulty',
  ],
  'sentences.csv': ['languages', 'word', 'sentence', 'page', 'address', 'at'],
  'looked-up.csv': ['languages', 'word', 'form', 'sentence', 'page', 'address', 'at'],
  'log.csv': [
    'at',
    'day',
    'languages',
    'word',
    'kind',
    'rating',
    'intervalDays',
    'delaySeconds',
    'retention',
    'seconds',
    'ownMeaning',
    'shown',
    'sentence',
    'page',
    'address',
    'words',
    'id',
    'undoes',
    'weights',
  ],
} as const;
export type TakeoutTable = keyof typeof TAKEOUT_TABLES;
export type TakeoutColumn = (typeof TAKEOUT_TABLES)[TakeoutTable][number];

/** Groups of words to choose from. `wanted`: new, and asked soon. `own`: new, with a meaning of the learner's. `stopped`: suspended. */
export const WORD_GROUPS = ['learning', 'wanted', 'own', 'known', 'stopped'] as const;
export type WordGroup = (typeof WORD_GROUPS)[number];

/** `package`: Anki's own; `text`: lines that Anki imports; `csv`: a table for spreadsheets. */
export const ANKI_FORMATS = ['package', 'text', 'csv'] as const;
export type AnkiFormat = (typeof ANKI_FORMATS)[number];

/** Which words to export. */
export interface WordChoice {
  groups: readonly WordGroup[];
  pairs: readonly PairId[];
  /** Only words that were added or answered at this instant or later. */
  since?: number | undefined;
  /** Only words of one of these {@link WordSource}s. */
  sources?: readonly WordSource[] | undefined;
}

/**
 * Where a word is from: the id of a deck that has it; `pages`: it was met in a sentence; `others`: neither. Most words are from several.
 */
export type WordSource = string;
export const PAGES: WordSource = 'pages';
export const OTHERS: WordSource = 'others';

export interface AnkiExport {
  choice: WordChoice;
  format: AnkiFormat;
  /** Whether due days and the history of answers go along. */
  hasSchedule: boolean;
  /** Names of Anki's decks. */
  deckNames: Partial<Record<PairId, string>>;
}

/** How many words of each group a pair has. */
export interface PairGroups {
  pair: PairId;
  groups: Record<WordGroup, number>;
  /** Words in these groups that were met in a sentence. */
  met: number;
}

/** Words whose old spelling a deck maps to the one of today. */
export interface RespeltWords {
  pair: PairId;
  respelt: Record<string, string>;
}

/** A request to the worker that writes the files (`entrypoints/takeout`). It answers in order. */
export type TakeoutRequest =
  /** A part of a backup's text. `isKept`: the log is written, too. */
  | { backup: string; isLast: boolean; isKept: boolean }
  /** After the last part. */
  | { respelt: RespeltWords[] }
  /** `source`: the id of the deck that has the cards. */
  | { cards: StoredCard[]; pair: PairId; source: string }
  | { count: WordChoice }
  /** `texts`: further files by their names. */
  | { everything: { texts: Record<string, string> } }
  | { anki: AnkiExport };

export type TakeoutAnswer =
  /** Entries of the log so far. */
  | { entries: number }
  | { pairs: PairGroups[]; entries: number }
  /** How many words of the pair have no meaning yet. */
  | { without: number }
  | { count: number }
  | { file: Blob }
  | { error: { code: ErrorCode; message: string } };

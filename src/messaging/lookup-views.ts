import type { PairId } from '../contract/language-pair.ts';
import type { WordState } from './study-views.ts';

/** What the background tells its pages of what a text means: plain data, nothing secret. */

/** Why an entry answers, best first. */
export const MATCH_KINDS = ['word', 'folded', 'form', 'folded-form'] as const;
export type MatchKind = (typeof MATCH_KINDS)[number];

/** What was done to the text before a spelling of the deck matched, best first; see `lookup/`. */
export const MATCH_RULES = ['elision', 'clitic', 'stem', 'derived', 'guess', 'separable', 'compound'] as const;
export type MatchRule = (typeof MATCH_RULES)[number];

/**
 * Why an entry answers, as the card says it: `joined` are several words written as one, `stem` is a form by a regular ending, `derived` a word
 * made of the card's by a regular ending (`lentamente`), `guess` a word that only begins alike, `near` a word that differs in one letter from
 * one that no deck has.
 */
export const MATCH_REASONS = [
  'folded',
  'form',
  'joined',
  'stem',
  'derived',
  'guess',
  'separable',
  'compound',
  'near',
] as const;
export type MatchReason = (typeof MATCH_REASONS)[number];

export interface LookupEntry {
  pair: PairId;
  word: string;
  /** The part of the headword that matched, where that has more than it: `Haus` of `das Haus`. */
  core?: string;
  /** The same word as other sources spell it: `das Haus`. */
  otherWords?: string[];
  /** Undefined for a word that only the learner has defined. */
  rank: number | undefined;
  /** The learner's own definition, if any. */
  definition: string | undefined;
  /** Without the definition. */
  meanings: string[];
  /** Names of the sources of `meanings`, in their order, each with how many it gives. Absent where the pair has only one source. */
  sources?: { name: string; count: number }[];
  /** How the spelling matched. */
  match: MatchKind;
  /** Absent where the text's own spelling matched. */
  rule?: MatchRule;
  /** The words of the text that led here, where they are more than the range: `l'homme`, `räumt … auf`. */
  written?: string;
  /** The spelling that matched, where a rule made it and the card's word is another: `da` on the way from `dámelo` to `dar`. */
  via?: string;
  /** Why it answers, for people: the way from what the text has to the card's word (`dámelo`, `da`, `dar`). Absent where it shows by itself. */
  why?: { steps: string[]; reason: MatchReason } | undefined;
  /** No deck has the word: it is as the page has it. */
  isUnknown?: true;
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

import type { OwnWord, OwnWordKey, OwnWordPage } from './own-word.ts';
import type { PairId } from './pair.ts';

/** How long the history of look-ups is kept. */
export const KEEP_PERIODS = ['month', 'quarter', 'year', 'forever'] as const;
export type KeepPeriod = (typeof KEEP_PERIODS)[number];

/** Where a word was looked up. */
export interface LookUpPlace {
  /** Epoch milliseconds. */
  at: number;
  /** As the page wrote the word. */
  form: string;
  sentence?: string;
  /** Of the page. */
  title?: string;
  /** Without query and fragment; only if the learner wants addresses to be stored. */
  address?: string;
}

/** A look-up that counts. */
export interface LookUp extends OwnWordKey, LookUpPlace {}

/** Orders of the list of looked-up words. */
export const LOOKED_UP_SORTS = ['newest', 'count', 'alphabet'] as const;
export type LookedUpSort = (typeof LOOKED_UP_SORTS)[number];

/** `new`: neither in study nor known nor paused. `often`: looked up {@link OFTEN} times or more. `week`: looked up in the last seven days. */
export const LOOKED_UP_FILTERS = ['new', 'often', 'week'] as const;
export type LookedUpFilter = (typeof LOOKED_UP_FILTERS)[number];

/** Look-ups from which on a word is suggested for study. */
export const OFTEN = 3;

export interface LookedUpQuery {
  /** Part of the word, its definition, a form, a sentence or a page's title; empty for all. */
  text: string;
  /** Undefined for all pairs. */
  pair?: PairId | undefined;
  sort: LookedUpSort;
  /** All of them must hold. */
  filters: LookedUpFilter[];
  /** Title of a page, for the words that were looked up there. */
  page?: string | undefined;
  /** Its address, if the learner wants addresses to be stored: it tells pages of the same title apart. */
  address?: string | undefined;
}

/** A word of the history. `at` is the instant of its newest look-up, and `sentence` is from there. */
export interface LookedUpWord extends OwnWord {
  count: number;
  /** Instant of the first look-up. */
  firstAt: number;
  /** As it was met last. */
  form: string;
}

export interface LookedUpPage extends Omit<OwnWordPage, 'words'> {
  words: LookedUpWord[];
}

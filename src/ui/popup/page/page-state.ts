import { countWords, type PageCounts } from '../../../model/count-words.ts';
import type { ErrorCode } from '../../../model/error-code.ts';
import type { ReadPage } from '../../../model/read-page.ts';
import { findSingleSentences, listNewWords, type NewWord, type SingleSentence } from './new-words.ts';
import { listPageSentences } from './page-words.ts';

/** `closed`: extensions may not read the page. `no-text`: it has no running text. `no-deck`: its language has no deck. */
export type PageState =
  | { kind: 'reading'; share: number }
  | { kind: 'closed' | 'no-text' | 'no-deck' }
  | { kind: 'failed'; code: ErrorCode }
  | { kind: 'read'; counts: PageCounts; words: NewWord[]; singles: SingleSentence[] };

/** Sentences with one new word that are shown: more than anybody takes at once. */
const MAX_SINGLES = 30;

/** @param page - Undefined for one that extensions may not read. */
export function describePage(page: ReadPage | undefined): PageState {
  if (!page) return { kind: 'closed' };
  if (page.blocks.length === 0) return { kind: 'no-text' };
  const sentences = listPageSentences(page);
  if (sentences.length === 0) return { kind: 'no-deck' };
  const words = listNewWords(sentences, page.reach);
  const singles = findSingleSentences(sentences, words).slice(0, MAX_SINGLES);
  return {
    kind: 'read',
    counts: countWords(
      sentences.flatMap((sentence) => sentence.words),
      page.reach,
    ),
    words,
    singles,
  };
}

/** Words that one press takes into Study. */
const STUDIED_AT_ONCE = 10;

/** What the two buttons below the list are about. */
export interface BulkChoice {
  /** The ticked words, or the first ten if none is ticked. */
  toStudy: NewWord[];
  /** The words that are not ticked. */
  toKnow: NewWord[];
}

/** @param listed - The words that the learner sees: no press marks others. */
export function findBulkChoice(listed: readonly NewWord[], picked: ReadonlySet<string>): BulkChoice {
  const ticked = listed.filter(({ id }) => picked.has(id));
  return {
    toStudy: ticked.length > 0 ? ticked : listed.slice(0, STUDIED_AT_ONCE),
    toKnow: listed.filter(({ id }) => !picked.has(id)),
  };
}

import type { PageWord } from './page-word.ts';
import type { PairId } from './pair.ts';

/** A block of a page's main text. */
export interface ReadBlock {
  text: string;
  /** ISO 639-3 code; absent where no deck has words from its language. */
  language?: string;
  /** Three numbers a word in the order of the text: start and end in UTF-16 code units, and the index in `words`. */
  places: number[];
}

/** The main text of a page, and what the learner knows of its words. */
export interface ReadPage {
  /** Without duplicates. */
  words: PageWord[];
  blocks: ReadBlock[];
  /** Of each pair of the words, the highest rank among the new words that come next. */
  reach: Record<PairId, number>;
}

/** One step of reading a page. `share`: of the text that is read, 0 to 1. `page`: with the last step. */
export interface ReadStep {
  share: number;
  page?: ReadPage;
}

import type { LookupEntry } from './lookup.ts';
import type { PairId } from './pair.ts';
import type { SourceId } from './source.ts';

/**
 * How a word answers a search, best first. `exact`: it is the word, one of its forms or its reading. `exact-meaning`: it means just that.
 * `near`: the word or a meaning begins so, or a meaning has all the words. `part`: it is one of the words of the text. `similar`: it differs in
 * one letter. `within`: a meaning has words that begin so.
 */
export const FITS = ['exact', 'exact-meaning', 'near', 'part', 'similar', 'within'] as const;
export type Fit = (typeof FITS)[number];

export interface SearchHit {
  entry: LookupEntry;
  fit: Fit;
  /** The order of hits of one fit: the rank in the source that has the word, 0 for the learner's own words, or the order of the words of a text. */
  rank: number;
}

/** Where the search of the meanings continues. */
export interface SearchCursor {
  source: SourceId;
  /** Rank of the last card that has been read. */
  after: number;
}

export interface SearchPage {
  /** Best first. A word of an earlier page may come again. */
  hits: SearchHit[];
  /** Undefined once all meanings have been read. */
  next: SearchCursor | undefined;
}

/** The order of hits: by fit, then by rank. A word of another pair comes behind those of the preferred pair that fit a step less. */
export function compareHits(a: SearchHit, b: SearchHit, prefer: PairId | undefined): number {
  const isOther = ({ entry }: SearchHit) => Number(entry.pair !== prefer);
  const toStep = (hit: SearchHit) => FITS.indexOf(hit.fit) + isOther(hit);
  return toStep(a) - toStep(b) || isOther(a) - isOther(b) || a.rank - b.rank;
}

/** Identifies the word of a hit among those of all pages. A deck may have a word twice, with different meanings. */
export function toHitId({ entry: { pair, word, core = word, rank } }: SearchHit): string {
  return JSON.stringify([pair, core, rank]);
}

import { compare } from './frequency.ts';

/** Evidence for a word that no frequency list ranks. */
export interface Evidence {
  word: string;
  /** How many dictionaries, or ways over another language, give its best meaning. */
  sources: number;
  /** How common its best meaning is, as a share of running text of the other language. */
  meaningShare: number;
  /** Whether an analyser or a table has the word as a lemma. */
  isAnalysed: boolean;
  /** Share of running text, 0 when no list has the word. */
  share: number;
}

/** How much more likely text uses a word that the analyser knows: a person found it worth entering. */
const ANALYSED_BONUS = 1.5;
/** A listed word comes before what no list has. */
const LISTED_BONUS = 4;

/** In powers of ten: agreement counts like a tenfold common meaning for every doubling of the sources. */
export function toEvidenceScore({ sources, meaningShare, isAnalysed, share }: Evidence): number {
  return (
    0.6 * Math.log10(Math.max(meaningShare, 1e-9)) +
    Math.log2(sources) +
    (isAnalysed ? ANALYSED_BONUS : 0) +
    (share > 0 ? LISTED_BONUS + Math.log10(share) / 2 : 0)
  );
}

/** Orders the words behind the frequency lists: best evidence first, ties by spelling. */
export function orderTail<T extends Evidence>(words: readonly T[]): T[] {
  const scored = words.map((word) => ({ word, score: toEvidenceScore(word) }));
  return scored.sort((a, b) => b.score - a.score || compare(a.word.word, b.word.word)).map(({ word }) => word);
}

import type { PartOfSpeech } from './freedict.ts';

/** One way to read a written form. */
export interface Reading {
  lemma: string;
  pos: PartOfSpeech;
  /** Grammatical tags, such as `pri.p3.sg`; forms with the same tags are as likely for every lemma of the class. */
  tags: string;
  /** An auxiliary, a copula, an irregular form: far more often this than any homograph. */
  comesFirst?: boolean;
  /** Of a noun that the tables file under a masculine: its feminine singular, `hermana` of `hermanas` under `hermano`. */
  feminine?: string;
  /** How likely the word is meant at all, 1 for common words; absent: 1. */
  weight?: number;
  /** By hand: which part of the form's uses this is. The other readings share what is left. */
  part?: number;
}

import type { PartOfSpeech } from '../../read/freedict.ts';
import type { Reading } from '../../read/reading.ts';
import type { Meaning } from '../meanings/translate.ts';
import type { BasicConcept } from '../words/basic.ts';
import type { FormFrequency } from '../words/frequency.ts';
import type { Lemma } from '../words/lemmas.ts';
import type { Handwork } from './handwork.ts';

/** The inputs of a deck: data, and queries that hide which source answers them. */
export interface DeckInput {
  to: string;
  forms: readonly FormFrequency[];
  handwork: Handwork;
  nounsAreCapitalised: boolean;
  /** Whether the look-up finds verbs by the words before them. */
  verbsShowInContext: boolean;
  /** Other spellings under which dictionaries may file a lemma: reflexive verbs, older or newer orthography. */
  toAliases(lemma: string, pos: PartOfSpeech): readonly string[];
  from: string;
  /** Readings by the language's tables and analysers. */
  findReadings(form: FormFrequency): readonly Reading[];
  /** Every form of a lemma in a class, attested or not. */
  findParadigm(lemma: string, pos: PartOfSpeech): readonly string[];
  /** Classes in which the dictionaries have a spelling; empty when they lack it. */
  findClasses(spelling: string): readonly PartOfSpeech[];
  /** Meanings of a word in a class, best first. */
  findMeanings(word: string, pos: PartOfSpeech): readonly Meaning[];
  /** Words of daily life that come early in the deck, with their meanings. */
  basic?: readonly BasicConcept[];
  /** Whether a meaning with a capital names a people or a language, not one person or place. */
  isPeople?(meaning: string): boolean;
  /** Forms of a feminine noun that the tables file under a masculine, itself first; `[]` when there are none. */
  findFeminines(masculine: string): readonly string[];
  /** How common a meaning is in its own language, as a share of running text. */
  shareOf(meaning: string, pos: PartOfSpeech): number;
  /** Words that a meaning translates back into, such as `spa sentido`, with their weights; empty when no dictionary has the meaning. */
  findBack(meaning: string, pos: PartOfSpeech): ReadonlyMap<string, number>;
}

/** Lemmas of one spelling, which share a card, with their share of running text together. */
export interface Group {
  word: string;
  share: number;
  lemmas: Lemma[];
}

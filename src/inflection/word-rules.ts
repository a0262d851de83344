import type { PointedWord } from '../language/pointed-word.ts';
import type { TextRange } from '../model/text-range.ts';

export type { TextRange };

/** A word that a longer one contains: `da` in `dámelo`. */
export interface Clitic {
  spelling: string;
  /** Pattern of the card's word. */
  isMeant?: RegExp;
  /** The range of the text that holds both, if it is not that of the pointed word. */
  range?: TextRange;
}

/** Splits a word from what is written onto it: clitics, contractions, prefixes and particles. */
export type SplitClitics = (word: PointedWord) => Clitic[];

/** Makes the rule for a word before an apostrophe. @param pattern - Of a key; its first group is the word. */
export const toBeforeApostrophe =
  (pattern: RegExp): SplitClitics =>
  ({ key }) => {
    const spelling = pattern.exec(key)?.[1];
    return spelling === undefined ? [] : [{ spelling }];
  };

/** Verbs whose reflexive pronoun may stand before them, while a deck writes it onto the infinitive. */
export interface ReflexiveRules {
  /** Pattern of the pronouns, which also stand behind a verb. */
  pronoun: RegExp;
  /** Ending of an infinitive, and the one that a reflexive infinitive has instead. */
  infinitive: RegExp;
  ending: string;
}

/** How a clause continues behind another one or brackets in its middle: `er ruft, wenn er Zeit hat, seine Mutter an`. */
export interface ClauseRules {
  /** Words that begin a subordinate clause. */
  subordinators: string;
  /** Words that begin a new main clause rather than the rest of the one before. */
  openers: string;
  /** Pattern of the blank before a main clause with a subject of its own: `er ruft und sie kommt an`. */
  coordinated: RegExp;
}

/** How a language joins words to a compound. */
export interface CompoundRules {
  /** Linking letters between two parts. */
  links: readonly string[];
  /** Letters that a part may lose before the next: `Schul-` is `Schule`. */
  lost: readonly string[];
  /** Words too short to be distinguished from letters of another word. */
  ignored: ReadonlySet<string>;
  /** Whether three equal letters are written as two: Swedish `nattåg` of `natt` and `tåg`. */
  joinsTriples?: true;
  /** Whether the first part may be a form by the rules, too: Dutch `katten-` of `kat`, Finnish `kaupungin-` of `kaupunki`. */
  bends?: true;
}

/** How text is cut into words if the writer left out its spaces. */
export interface RunTogetherRules {
  /** Pattern of a key that is cut. */
  text: RegExp;
  /** Most letters of one word in it. */
  maxWord: number;
  /** Words of one letter that stand alone between others. */
  single: RegExp;
  /** A number and what it counts, as two groups. */
  counted: RegExp;
}

/** The verb in a word that an auxiliary is written onto. */
export interface Auxiliary {
  /** Forms that the word may begin with. */
  forms: readonly string[];
  /** The verb itself, where nothing of its ending is left. */
  lemma?: string | undefined;
}

/** A verb that may stand in a range of the text. */
export interface VerbInKana extends TextRange {
  /** Its dictionary form, as it is read and, where the text tells, as it is written. Those of a lower tier come first. */
  leads: { base: string; word?: string; tier: number }[];
  /** Whether nothing but a verb may stand there. */
  isSure: boolean;
}

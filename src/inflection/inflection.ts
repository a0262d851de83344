import type { Stemmer } from '../language/stem.ts';
import type { FormName } from '../model/form-name.ts';
import type { PhraseRules, SeparableParticles } from './phrases.ts';
import type {
  Auxiliary,
  ClauseRules,
  CompoundRules,
  ReflexiveRules,
  RunTogetherRules,
  SplitClitics,
  TextRange,
  VerbInKana,
} from './word-rules.ts';

/** Rules of a language that no table can express: `inflection.ts` in its folder. */
export interface InflectionCode {
  /** Other ways to spell the word: colour and color, ネコ and ねこ. Each is looked for as it is, and with endings. May give the word itself. */
  spellings?: (key: string) => readonly string[];
  /** Snowball's, where it finds what the endings do not (see docs/decisions/0005-stems-at-look-up.md). */
  stemmer?: Stemmer;
  /** How phrases of several words are inflected and separated. */
  phrases?: PhraseRules;
  particles?: SeparableParticles;
  reflexive?: ReflexiveRules;
  clauses?: ClauseRules;
  compounds?: CompoundRules;
  clitics?: SplitClitics;
  /** Whether hyphens join the clitics, so that the part before them is not always a word: Portuguese `pô-lo` is not `pó`. */
  hasHyphenatedClitics?: true;
  /** Whether a word drops its end before a vowel, and an apostrophe joins the two: `l'homme`. */
  elides?: true;
  /** Pattern of a verb that a hyphen joins to its pronoun. Its groups are the verb, the sign and the pronoun: `as-tu`. */
  inverted?: RegExp;
  /** Letters that an apostrophe stands for at the end of a word, and what the word has before them: English `runnin'`. */
  droppedEnd?: { before: RegExp; letters: string };
  /** Whether a hyphen may join two parts of one word: Filipino `nag-aral`. */
  joinsHyphens?: true;
  splitAuxiliary?: (key: string) => Auxiliary;
  runTogether?: RunTogetherRules;
  /** Whether text without spaces is cut into the commonest words that cover it. */
  cutsByFrequency?: true;
  /** Whether a range of text without spaces ends within a word, so that what remains cannot be read. */
  isTorn?: (text: string, range: TextRange, words: readonly TextRange[]) => boolean;
  /** Whether a noun must stand in a range, which may be the stem of a verb by its letters: のり in のりを. */
  isNoun?: (text: string, range: TextRange) => boolean;
  /** Finds the verbs that may stand at an offset by the grammar of the text around it, the likeliest first. */
  findVerbs?: (text: string, offset: number) => VerbInKana[];
  /** How words are typed in Latin letters: `romanised.ts` in the folder of the language. */
  romanised?: RomanisedRules;
}

/** Words of a language with a script of its own, or with readings in Latin letters, as people type them on a Latin keyboard. */
export interface RomanisedRules {
  /**
   * Finds the spellings that a text in Latin letters may stand for: words in the script of the language, or readings without their marks.
   *
   * @param text - In lower case.
   * @returns The likeliest first, at most 32; none if the text cannot be of the language.
   */
  toSpellings: (text: string) => readonly string[];
  /** Whether a reading of a card is the one in the text, if readings have marks that the spellings lack: the tones of pinyin. */
  isReading?: (reading: string, text: string) => boolean;
}

/** Rules that lead from a form of a language to its lemma: all of its table and of its code in `src/languages/`, compiled. */
export interface InflectionRules extends InflectionCode {
  /** Regular endings: those that lead to a whole word, and those that the stemmer leaves on or takes for a part of it (`verwendet`, `mujeres`). */
  endings?: readonly Endings[];
  /** Regular endings that derive a word from a card's: `lentamente` of `lento`. A derived word may have a card of its own, which then answers. */
  derivations?: readonly Endings[];
  /** Beginnings of words that only look derived: `resign` is not made of `sign`, nor `resigned`. `mist$` is the whole word. */
  notDerived?: readonly string[];
  /** Names the grammar of a form of a word that a look-up has found; see `explain-form.ts`. A function, as the background need not hold its code. */
  explain?: (form: string, word: string, known: KnownWord) => FormName[][];
  /** Forms that no rule leads to, by their word: `gå: 'gik gået'`. They are of the commonest words: a deck that knows forms knows all of them. */
  irregular?: Readonly<Record<string, string>>;
  /** Reads the words around one whose cards depend on them in their order: `il porte`, `la porte`. */
  readPlace?: (place: WordPlace) => PlaceEvidence;
  /** Finds the word that a spelling of several is at a place: what `readPlace` calls `meant`, without the rest. */
  findMeant?: (place: WordPlace) => string | undefined;
  /** Words of which a spelling is a form, even if a deck does not say so: `comer` of Spanish `como`, which decks give to the conjunction alone. */
  sharedForms?: ReadonlyMap<string, readonly string[]>;
  /** Changes of a word's first letters, undone: Irish `bhean`, Welsh `gath`; or of what is written onto it (Tamil). Each alone, and with endings. */
  beginnings?: readonly LetterChange[];
  /** Whether the endings are of letters that syllables have to be taken apart for (NFD): 갔다 is 가 and ㅆ다. */
  isOfLetters?: boolean;
  /** How letters are written at the end of a word, by letter: Hebrew ן of נ. */
  finals?: ReadonlyMap<string, string>;
  /**
   * Marks that a card's word may have where what an ending leaves has none: an accent that moves (`παιδιά` of `παιδί`), vowel signs. Where they are
   * left out of texts as often as not (Latin's macrons), endings are taken off without them.
   */
  marks?: 'differ' | 'left out';
}

/** Expected kinds of words at a position: any verb, an inflected verb, an infinitive, anything but a verb, the word as it is written. */
export type ExpectedKind = 'verb' | 'inflected-verb' | 'infinitive' | 'other' | 'own';

/** A word of a text. */
export interface WordPlace {
  text: string;
  start: number;
  end: number;
  /** The word key of a spelling. */
  toKey: (spelling: string) => string;
}

/** Evidence of the words around a word about the cards that it may lead to. */
export interface PlaceEvidence {
  expected?: ExpectedKind | undefined;
  /** The word that is meant, if a rule knows the spelling. */
  meant?: string | undefined;
  /**
   * Whether a card is a verb.
   *
   * @param to - Language of its meanings, ISO 639-3.
   */
  isVerb(word: string, meanings: readonly string[], to: string): boolean;
}

/** Endings to take off, and what the card's word has in their place. */
export interface Endings {
  endings: readonly string[];
  instead: readonly string[];
  /** Taken off too: `ge` of `gemacht`. */
  prefix?: string;
  /** Whether the prefix makes the opposite of the word: `un` of `unlikely`. */
  isOpposite?: true;
  /** Pattern of the form. Rules that share it compile it once, and are themselves compiled only for such forms. */
  when?: RegExp;
  /**
   * The change that accompanies the ending, undone: the doubled letter of `running`, the vowel of `powodu`. The rule
   * does not apply without it.
   */
  undo?: LetterChange;
  /** Whether what is left may be a known form: `aufgeräumt` of `aufgeräumte`. */
  ofForms?: boolean;
  /** Whether the ending takes the accent of the word that it derives from: Portuguese `rapidamente` of `rápido`. */
  dropsMarks?: true;
  /** Pattern of the card's word. */
  isMeant?: RegExp;
  /** Whether the ending is the whole form. Only in rules of grammar. */
  isWhole?: true;
  /** The grammar of the form: names that it has together, and those that it may have instead. */
  names?: readonly (readonly FormName[])[];
}

/** Facts of a card about its word. */
export interface KnownWord {
  classes?: readonly string[];
  parts?: readonly string[];
}

/** Rules that name the grammar of a form. */
export interface Grammar {
  rules: readonly Endings[];
  /** Names of the principal parts that a deck gives. */
  parts: PartNames;
  isOfLetters: boolean;
}

/** Names of the forms that dictionaries print behind a headword, in their order. A verb with one form fewer has the last two alike. */
export interface PartNames {
  verb?: readonly FormName[];
  noun?: readonly FormName[];
}

/** The pattern to find, and its replacement. */
export type LetterChange = readonly [RegExp, string];

/** A space at an end, or two in a row, stand beside a word without letters. */
export const toList = (words: string) => words.split(' ');

import type { InflectionCode, RomanisedRules } from '../inflection/inflection.ts';
import type { Gender } from '../model/card.ts';

/**
 * What a language has of its own. Each part is a file of its folder, which exports a constant of the same name: `ita/headword.ts` has
 * `headword`. The scripts of the extension load different parts, so a part imports no other one. All are optional.
 */
export interface Language {
  /** Every start of the background loads those of all languages. */
  basics: Basics;
  /** Loaded by the code that writes or compares the words of decks. */
  headword: HeadwordRules;
  /**
   * Written to the package, where the page of the first steps and study read it: a text to try look-ups on, in paragraphs. It is the same story in each language, in
   * words that the starter deck contains. Brackets mark the nouns, verbs and adjectives that study introduces first, with the word of the
   * deck behind a bar where it differs: `Auf [Straßen|Straße]`.
   */
  passage: readonly string[];
  /**
   * Written to the package with the text: further words that study may introduce first, with spaces between them. They are frequent nouns, verbs and adjectives
   * whose class the starter deck does not name.
   */
  opening: string;
  /** Loaded where the tables of teachers are read and shown. */
  plurals: PluralRules;
  /** Loaded by the page that judges a typed answer. */
  typing: TypingRules;
  /** Loaded with the inflection, for words that people search in Latin letters. */
  romanised: RomanisedRules;
  /** Loaded to choose the language of a text. */
  detection: DetectionRules;
  /** Loaded with the table `inflection.txt` for the first word of the language. */
  inflection: InflectionCode;
}

export interface Basics {
  /** Articles that tell the gender of a noun. */
  articles?: Readonly<Partial<Record<Gender, string>>>;
  /**
   * Finds the form of an article before a word.
   *
   * @param text - The word in lower case, and without its marks.
   * @returns undefined if the article stays as it is.
   */
  changeArticle?: (article: string, text: { word: string; bare: string }) => ChangedArticle | undefined;
  /** Pattern of the form of a card that tells how a word in Chinese characters is read. */
  reading?: RegExp;
  /** Whether all nouns begin with a capital, and no other words. */
  capitalisesNouns?: true;
  /** Whether a word may lie across the breaks that the browser sees in a text without spaces. */
  crossesBreaks?: true;
  /** Whether readings and endings are written in kana. A single character then seldom is a word. */
  usesKana?: true;
  /** The opposite of a meaning in this language, for any class of words. `…` stands for the meaning. */
  opposite?: string;
  /** Code of a language whose decks also answer for this one. */
  sharesDecksOf?: string;
}

export interface ChangedArticle {
  /** With its apostrophe or blank; absent if only a dictionary knows it. */
  article?: string;
  /** Whether it is an article of one gender. */
  tellsGender?: true;
}

/** Text that a language puts around a headword, and other ways to write one. Words are in lower case, without a full stop. */
export interface HeadwordRules {
  /** Articles, reflexive pronouns and infinitive particles in front of the word. */
  before?: string;
  /** Reflexive pronouns behind the word. */
  after?: string;
  /**
   * Prepositions and placeholders behind a word that governs them: `warten auf`, `interested in sth`. Not particles that make another word of a
   * verb. Placeholders stand behind a plus sign.
   */
  complements?: string;
  /** Verbs that a headword has only for its other word: `be afraid`, `Angst haben`. */
  supports?: string;
  /** Verbs too light for a headword with a complement to be about them: `look for`. */
  lightVerbs?: string;
  /** The one of `before` that belongs to the headword unless an infinitive, which ends in n, follows: `zu Fuß`. */
  infinitiveParticle?: string;
  /** Articles that are joined to the word by an apostrophe. */
  elided?: RegExp;
  /** The word itself without a joined article or reflexive ending. */
  shorten?: (word: string) => string;
  /** Signs within a word that show its parts or where it is stressed. */
  syllableMark?: RegExp;
  /** Sign before the ending of a second gender, where it is not a slash: `Schüler*in`. */
  genderSign?: RegExp;
  /**
   * Replaces the ending of a word by that of another gender: `amiga` from `amigo` and `a`. Present if the language writes a second gender as an
   * ending: `amigo/a`, `étudiant(e)`, `Student/in`.
   *
   * @returns Nothing if the ending does not mark a gender.
   */
  toOtherGender?: (word: string, ending: string) => string[];
  /** Readings that a headword contains. */
  readings?: {
    /** @returns The word as written, without its reading, then the reading, if there is one. */
    split: (word: string) => string[];
    /** Whether a text in brackets is the reading of the text before it. */
    isReading: (text: string, before: string) => boolean;
  };
  /** Decides whether a text in brackets is another form of the headword rather than a note; undefined if its letters decide. */
  isForm?: (text: string, heads: readonly string[]) => boolean | undefined;
  /** Whether a headword may end with its reading in Latin letters: `你好 nǐ hǎo`. */
  hasLatinReadings?: true;
  /**
   * Words that carry grammar instead of a meaning of their own: articles, particles, endings, and the prepositions and pronouns whose
   * translation only a sentence decides. By hand, from the first hundred cards of each deck by frequency.
   */
  grammarWords?: string;
}

/** Short ways to write a plural. */
export interface PluralRules {
  /**
   * Spells out a plural that is written as a code: `Häuser` from `Haus` and `-"er`.
   *
   * @returns An empty text if the code says that the word has no plural; undefined for any other text.
   */
  spellPlural: (word: string, code: string) => string | undefined;
}

export interface TypingRules {
  /** Optional words before a word, such as articles. One that ends in an apostrophe is joined to it. */
  openers?: string;
  /** Writes a text without the letters that a keyboard may lack. */
  spellOut?: (text: string) => string;
  /** Spells a text in the newest way of those that people use side by side. */
  modernise?: (text: string) => string;
}

/** Evidence for the language of a line. */
export interface DetectionRules {
  /**
   * The commonest function words of a language written with spaces: evidence for languages without a large deck, because small decks
   * lack such words.
   */
  functionWords?: string;
  /** Letters beyond a to z, or beyond the common Cyrillic letters, including those of loan words. */
  letters?: string;
  /** Code of a similar language, whose words and letters these lists share. */
  sameAs?: string;
  /** Codes of a group of languages, this one among them, each of whose cards are right for text in the others. Best first. */
  twins?: string;
  /** Codes of other languages that browsers confuse with this one in short lines. One of the two names the other. */
  confusedWith?: string;
}

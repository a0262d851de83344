import { createMemoMap } from '../async/memo.ts';
import { toLanguageCode } from '../language/language-code.ts';
import { findMainScript, isWrittenIn } from '../language/script.ts';
import type { Guess } from './language-score.ts';
import { findLine } from './line.ts';

/** Lines that are remembered: a few paragraphs that the pointer moves about in. */
const KEPT_LINES = 64;

/** The browser's answer of `browser.i18n.detectLanguage`. */
export interface Detected {
  isReliable: boolean;
  languages: readonly { language: string; percentage: number }[];
}

/** A position in a text of a page. */
export interface PointedText {
  text: string;
  /** Offset of the pointed character, in UTF-16 code units. */
  offset: number;
  /** ISO 639-3 code that the page declares; undefined when it declares none. */
  claimed: string | undefined;
  /** Reads some sentences of the page, '' if it has none. */
  readPage: () => Promise<string>;
}

export interface TextLanguages {
  /**
   * Finds the language of a word in a text. The declared language is evidence, as are the browser's guess and the words of the line in the
   * learner's decks. If these are not decisive, as in a line of two words, the declared language is used. A word in a script of neither the
   * declared language nor the text, such as a Japanese word in English text, is in an unknown language.
   *
   * @returns ISO 639-3 code; undefined when it is unknown.
   */
  find(pointed: PointedText): Promise<string | undefined>;
}

/** Guesses the language of a text; undefined if the browser has no guess. */
export type GuessLanguage = (text: string) => Promise<Guess | undefined>;

export interface TextLanguageParts {
  detect: (text: string) => Promise<Detected>;
  /** Decides whether the learner has words from a language, an ISO 639-3 code. */
  hasWords: (language: string) => Promise<boolean>;
  /**
   * Loads the code that decides lines that the browser's guess does not settle. Most lines are in the declared language and never need it.
   *
   * @throws {Error} When the browser does not load it.
   */
  decide: (pointed: PointedText, guess: GuessLanguage) => Promise<string | undefined>;
}

/** A sure answer still names several languages for a mixed text. */
const MIN_PERCENTAGE = 60;

export function createTextLanguages({ detect, hasWords, decide }: TextLanguageParts): TextLanguages {
  const guesses = createMemoMap<string, Guess | undefined>(KEPT_LINES);

  async function askBrowser(text: string): Promise<Guess | undefined> {
    try {
      const { isReliable, languages } = await detect(text);
      const [first] = [...languages].sort((a, b) => b.percentage - a.percentage);
      if (!first || first.percentage < MIN_PERCENTAGE) return undefined;
      const language = toLanguageCode(first.language);
      const script = findMainScript(text);
      // The detector sometimes takes a short text for a language of another script.
      if (language === undefined || (script !== undefined && !isWrittenIn(language, script))) return undefined;
      return { language, isSure: isReliable };
    } catch {
      // Without a detector, words and script must be enough.
      return undefined;
    }
  }
  const guess: GuessLanguage = (text) => guesses.get(text, () => askBrowser(text));

  return {
    async find(pointed) {
      const { text, offset, claimed } = pointed;
      if (claimed !== undefined) {
        const guessed = await guess(findLine(text, offset));
        if (guessed?.isSure && guessed.language === claimed && (await hasWords(claimed))) return claimed;
      }
      return decide(pointed, guess);
    },
  };
}

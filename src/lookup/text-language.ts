import { toLanguageCode } from '../language/language-code.ts';
import { findMainScript, findScript, isWrittenIn, type Script } from '../language/script.ts';

/** What the browser makes of a text, as `browser.i18n.detectLanguage` says it. */
export interface Detected {
  isReliable: boolean;
  languages: readonly { language: string; percentage: number }[];
}

export type DetectLanguage = (text: string) => Promise<Detected>;

export interface TextLanguages {
  /**
   * Finds the language of a place in a text: what its page says, unless neither the place nor most of the text is in letters that the
   * language is written in; else what the browser detects. A word in letters that neither has, as one of Japanese in English text, is in an
   * unknown one; a word in Latin letters may be in any.
   *
   * @param offset - Of the glyph, in UTF-16 code units.
   * @param claimed - ISO 639-3 code of the page; undefined when it says none.
   * @param readPage - Gives some sentences of the page, '' if it has none.
   * @returns ISO 639-3 code; undefined when nobody knows.
   */
  find(
    text: string,
    offset: number,
    claimed: string | undefined,
    readPage?: () => Promise<string>,
  ): Promise<string | undefined>;
}

/** Texts whose language is remembered: a few paragraphs that the pointer goes to and fro in. */
const KEPT_TEXTS = 64;
/** A sure answer still names several languages for a mixed text. */
const MIN_PERCENTAGE = 60;
/** Of a shorter text, a heading or a caption, a sure answer is wrong in one case of twenty to ten. */
const LONG_ENOUGH = 60;

interface Guess {
  /** ISO 639-3 code. */
  language: string;
  isSure: boolean;
}

/**
 * Chrome is not sure of most headings, nor of Japanese with one word in Latin letters, and mostly right; Firefox is sure of two words, and
 * wrong now and then. So of a short text and of an unsure answer more is asked: which language the page is in, and which the learner reads.
 *
 * @param hasWords - Tells whether the learner has words from a language, an ISO 639-3 code.
 */
export function createTextLanguages(
  detect: DetectLanguage,
  hasWords: (language: string) => Promise<boolean>,
): TextLanguages {
  const known = new Map<string, Promise<Guess | undefined>>();

  async function guess(text: string): Promise<Guess | undefined> {
    try {
      const { isReliable, languages } = await detect(text);
      const [first] = [...languages].sort((a, b) => b.percentage - a.percentage);
      if (!first || first.percentage < MIN_PERCENTAGE) return undefined;
      const language = toLanguageCode(first.language);
      const script = findMainScript(text);
      // Short texts are taken for a language of another script now and then.
      if (language === undefined || (script !== undefined && !isWrittenIn(language, script))) return undefined;
      return { language, isSure: isReliable };
    } catch {
      // A browser without a detector: the script has to do.
      return undefined;
    }
  }

  function recall(text: string): Promise<Guess | undefined> {
    const guessing = known.get(text) ?? guess(text);
    known.delete(text);
    known.set(text, guessing);
    for (const oldest of known.keys()) {
      if (known.size <= KEPT_TEXTS) break;
      known.delete(oldest);
    }
    return guessing;
  }

  async function guessPage(readPage: () => Promise<string>): Promise<string | undefined> {
    const sample = await readPage();
    const page = sample === '' ? undefined : await recall(sample);
    return page?.isSure ? page.language : undefined;
  }

  return {
    async find(text, offset, claimed, readPage = async () => '') {
      const own = findScript(text.slice(offset));
      const fits = (language: string, script: Script | undefined) =>
        script === undefined || isWrittenIn(language, script);
      // Latin letters stand in text of any language.
      const isForeign = (language: string) => own !== 'Latn' && !fits(language, own);
      const isOfText = (language: string) => fits(language, findMainScript(text));
      if (claimed !== undefined && !isForeign(claimed) && (fits(claimed, own) || isOfText(claimed))) return claimed;
      const guessed = await recall(text);
      const found = guessed && !isForeign(guessed.language) ? guessed : undefined;
      const isLearnt = found !== undefined && (await hasWords(found.language));
      if (found?.isSure && (isLearnt || text.length >= LONG_ENOUGH)) return found.language;
      // A word of other letters than all of the text is in neither's language.
      if (guessed && !found) return undefined;
      const page = await guessPage(readPage);
      const around = page !== undefined && !isForeign(page) && isOfText(page) ? page : undefined;
      if (around !== undefined && (await hasWords(around))) return around;
      if (isLearnt) return found.language;
      return around ?? (found?.isSure ? found.language : undefined);
    },
  };
}

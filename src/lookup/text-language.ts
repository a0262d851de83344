import { toLanguageCode } from '../language/language-code.ts';
import { findMainScript, findScript, isWrittenIn, type Script } from '../language/script.ts';
import type { WordRanks } from '../store/word-ranks.ts';
import type { LanguageRules } from './language-rules.ts';
import type { Guess } from './language-score.ts';
import { findLine } from './line.ts';
import { findTwins } from './twins.ts';

/** The browser's answer of `browser.i18n.detectLanguage`. */
export interface Detected {
  isReliable: boolean;
  languages: readonly { language: string; percentage: number }[];
}

export interface TextLanguageParts {
  detect: (text: string) => Promise<Detected>;
  /** Decides whether the learner has words from a language, an ISO 639-3 code. */
  hasWords: (language: string) => Promise<boolean>;
  /** Reads how frequent words are in the learner's decks whose language has a script, at most once a text. */
  rankWords: (words: readonly string[], script: Script) => Promise<WordRanks[]>;
  /** The learner's decks as they were read last: another object after each change. */
  getDecks: () => unknown;
  /** Rejects where the browser does not load them. */
  loadRules: () => Promise<LanguageRules>;
}

export interface TextLanguages {
  /**
   * Finds the language of a word in a text. The language that the page declares is evidence, and so are the browser's guess and the words of
   * the line in the learner's decks. Where they decide nothing, as in a line of two words, it is the declared one. A word in letters that
   * neither the declared language nor the text has, as a Japanese one in English text, is in an unknown language.
   *
   * @param offset - Of the glyph, in UTF-16 code units.
   * @param claimed - ISO 639-3 code that the page declares; undefined when it declares none.
   * @param readPage - Reads some sentences of the page, '' if it has none.
   * @returns ISO 639-3 code; undefined when it is unknown.
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
/** A shorter line is in the declared language. */
const MIN_LINE = 12;

/** The browser's guess alone decides nothing about a short line: its words in the learner's decks are counted, too. */
export function createTextLanguages({ detect, hasWords, rankWords, getDecks, loadRules }: TextLanguageParts): TextLanguages {
  const guesses = new Map<string, Promise<Guess | undefined>>();
  const choices = new Map<string, Promise<string | undefined>>();
  let decks: unknown;

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
      // A browser without a detector: words and script have to do.
      return undefined;
    }
  }

  const recall = (text: string) => keep(guesses, text, () => guess(text));

  async function guessPage(readPage: () => Promise<string>): Promise<string | undefined> {
    const sample = await readPage();
    const page = sample === '' ? undefined : await recall(sample);
    return page?.isSure ? page.language : undefined;
  }

  /** @returns undefined where the evidence decides nothing. */
  async function weigh(line: string, text: string, script: Script, claimed: string | undefined) {
    const [guessed, around] = await Promise.all([recall(line), line === text ? undefined : recall(text)]);
    if (guessed && guessed.language === claimed && (guessed.isSure || around?.language === claimed)) return claimed;
    const rules = await loadRules().catch(() => undefined);
    return rules?.chooseLanguage(line, {
      guess: guessed,
      around: around?.isSure ? around.language : undefined,
      claimed,
      rank: (words) => rankWords(words, script),
    });
  }

  async function choose(text: string, offset: number, script: Script, claimed: string | undefined) {
    const line = findLine(text, offset);
    if (line.length < MIN_LINE || findMainScript(line) !== script) return undefined;
    const key = [claimed, line, line === text ? '' : text.length].join('|');
    const chosen = await keep(choices, key, () => weigh(line, text, script, claimed));
    // Decks that have changed since know other words.
    if (decks !== getDecks()) choices.clear();
    decks = getDecks();
    return chosen;
  }

  async function findOwn(text: string, offset: number, claimed: string | undefined, readPage = async () => '') {
    const own = findScript(text.slice(offset));
    const fits = (language: string, script: Script | undefined) =>
      script === undefined || isWrittenIn(language, script);
    // Latin letters stand in text of any language.
    const isForeign = (language: string) => own !== 'Latn' && !fits(language, own);
    const isOfText = (language: string) => fits(language, findMainScript(text));
    const isClaimFit = claimed !== undefined && !isForeign(claimed) && (fits(claimed, own) || isOfText(claimed));

    if (own !== undefined) {
      const chosen = await choose(text, offset, own, claimed);
      if (chosen !== undefined) return chosen;
    }
    if (isClaimFit) return claimed;
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
  }

  /** Cards of a language that is written alike answer where the learner has none from the language itself. */
  async function toLearnt(language: string | undefined): Promise<string | undefined> {
    const twins = language === undefined ? [] : findTwins(language);
    for (const twin of twins.length > 1 ? twins : []) {
      if (await hasWords(twin)) return twin;
    }
    return language;
  }

  return {
    find: async (text, offset, claimed, readPage) => toLearnt(await findOwn(text, offset, claimed, readPage)),
  };
}

/** Remembers what was found out about the texts asked for last. */
function keep<T>(kept: Map<string, Promise<T>>, key: string, find: () => Promise<T>): Promise<T> {
  const finding = kept.get(key) ?? find();
  kept.delete(key);
  kept.set(key, finding);
  // A failure is not remembered.
  finding.catch(() => kept.delete(key));
  for (const oldest of kept.keys()) {
    if (kept.size <= KEPT_TEXTS) break;
    kept.delete(oldest);
  }
  return finding;
}

import { createMemoMap } from '../async/memo.ts';
import { findMainScript, findScript, isWrittenIn, type Script } from '../language/script.ts';
import type { WordRanks } from '../store/content/read/word-ranks.ts';
import { chooseLanguage } from './choose-language.ts';
import { findLine } from './line.ts';
import type { GuessLanguage, PointedText } from './text-language.ts';
import { findTwins } from './twins.ts';

/** Lines that are remembered: a few paragraphs that the pointer moves about in. */
const KEPT_LINES = 64;

/** The learner's words, as far as the choice of a language needs them. */
export interface LearntWords {
  /** Decides whether the learner has words from a language, an ISO 639-3 code. */
  has: (language: string) => Promise<boolean>;
  /** Reads how frequent words are in the decks whose language has a script. */
  rank: (words: readonly string[], script: Script) => Promise<WordRanks[]>;
  /** Identity of the decks: a different object after each change. */
  getDecks: () => unknown;
}

/** Least length of a text for a reliable guess. A sure guess about a heading or a caption is wrong in 5 to 10 % of cases. */
const LONG_ENOUGH = 60;
/** Letters on either side of a word that count as nearby. */
const NEAR = 12;
/**
 * Firefox is sure of its guess about a line of any length, and is wrong in 10 to 15 % of shorter ones in Latin letters, in 3 % of longer ones.
 * Chromium is never sure of the shorter ones.
 */
const LEAST_SURE = 34;
/** A shorter line is taken to be in the declared language. */
const MIN_LINE = 12;

/** Finds the whole words near an offset. */
function findNear(text: string, offset: number): string {
  const before = text.slice(Math.max(0, offset - NEAR), offset);
  const after = text.slice(offset, offset + NEAR);
  const start = offset > NEAR ? before.search(/(?<=\s)\S/) : 0;
  const end = offset + NEAR < text.length ? after.search(/\s\S*$/) : NEAR;
  return (start < 0 ? '' : before.slice(start)) + (end < 0 ? after : after.slice(0, end));
}

/** Decides the language of a word that may not be in the declared language. */
export type DecideLanguage = (pointed: PointedText, guess: GuessLanguage) => Promise<string | undefined>;

export function createDecideLanguage({ has, rank, getDecks }: LearntWords): DecideLanguage {
  const choices = createMemoMap<string, string | undefined>(KEPT_LINES);
  let decks: unknown;

  /** @returns undefined if the evidence is not decisive. */
  async function weigh(line: string, script: Script, { text, offset, claimed }: PointedText, guess: GuessLanguage) {
    const [ofLine, ofText] = await Promise.all([guess(line), line === text ? undefined : guess(text)]);
    if (ofLine && ofLine.language === claimed && (ofLine.isSure || ofText?.language === claimed)) return claimed;
    const around = ofText?.isSure ? ofText.language : undefined;
    const near = findNear(text, offset);
    const isLong = script !== 'Latn' || line.length >= LEAST_SURE;
    const ofWords = ofLine && { ...ofLine, isSure: ofLine.isSure && isLong };
    return chooseLanguage(line, { guess: ofWords, around, claimed, near, rank: (words) => rank(words, script) });
  }

  async function choose(script: Script, pointed: PointedText, guess: GuessLanguage): Promise<string | undefined> {
    const { text, offset, claimed } = pointed;
    const line = findLine(text, offset);
    if (line.length < MIN_LINE || findMainScript(line) !== script) return undefined;
    const key = [claimed, claimed === undefined ? '' : findNear(text, offset), line, line === text ? '' : text].join(
      '\n',
    );
    // Changed decks know other words.
    if (decks !== getDecks()) choices.forget();
    decks = getDecks();
    return choices.get(key, () => weigh(line, script, pointed, guess));
  }

  /** Many branches because each piece of evidence is asked for only if those before it do not decide. */
  async function decide(pointed: PointedText, guess: GuessLanguage): Promise<string | undefined> {
    const { text, offset, claimed, readPage } = pointed;
    const own = findScript(text.slice(offset));
    const chosen = own && (await choose(own, pointed, guess));
    if (chosen !== undefined) return chosen;
    const fits = (language: string, script: Script | undefined) =>
      script === undefined || isWrittenIn(language, script);
    // Text of any language may contain Latin letters.
    const isForeign = (language: string) => own !== 'Latn' && !fits(language, own);
    const isOfText = (language: string) => fits(language, findMainScript(text));
    if (claimed !== undefined && !isForeign(claimed) && (fits(claimed, own) || isOfText(claimed))) return claimed;
    const guessed = await guess(text);
    const found = guessed && !isForeign(guessed.language) ? guessed : undefined;
    const isLearnt = found !== undefined && (await has(found.language));
    if (found?.isSure && (isLearnt || text.length >= LONG_ENOUGH)) return found.language;
    // A word in another script than the rest of the text is in neither language.
    if (guessed && !found) return undefined;
    const sample = await readPage();
    const ofPage = sample === '' ? undefined : await guess(sample);
    const page = ofPage?.isSure ? ofPage.language : undefined;
    const around = page !== undefined && !isForeign(page) && isOfText(page) ? page : undefined;
    if (around !== undefined && (await has(around))) return around;
    if (isLearnt) return found.language;
    return around ?? (found?.isSure ? found.language : undefined);
  }

  /**
   * Whether the declared language answers a line that seems to be in another one, from which the learner has no cards. Longer lines are seldom
   * taken for another language.
   */
  async function isBetterThanSilence({ text, offset, claimed }: PointedText, found: string | undefined) {
    if (claimed === undefined || found === undefined || found === claimed) return false;
    const script = findScript(text.slice(offset));
    const fits = script === undefined || isWrittenIn(claimed, script);
    return fits && findLine(text, offset).length < LEAST_SURE && !(await has(found)) && has(claimed);
  }

  return async (pointed, guess) => {
    const language = await decide(pointed, guess);
    // A similar language answers if the learner has no cards from the language itself.
    const twins = language === undefined ? [] : findTwins(language);
    for (const twin of twins.length > 1 ? twins : []) {
      if (await has(twin)) return twin;
    }
    return (await isBetterThanSilence(pointed, language)) ? pointed.claimed : language;
  };
}

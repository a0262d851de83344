import { foldKey, toWordKey } from '../language/normalise.ts';
import { listCoreWords } from './core-words.ts';
import { HEADWORD_RULES } from './lists/headword.ts';
import { TYPING_RULES } from './lists/typing.ts';

/**
 * Compares a typed answer with the accepted ones. The verdict is only a hint; the learner still rates.
 *
 * `accents`: right except for accents, or letters typed without their mark. `typo`: one or two letters differ.
 */
export type Verdict = 'right' | 'accents' | 'typo' | 'wrong';

const VERDICTS: readonly Verdict[] = ['right', 'accents', 'typo', 'wrong'];

/**
 * @param accepted - Meanings of the card, including the learner's own, or the word itself. Each may contain several, in brackets or
 *   separated by marks.
 * @param language - ISO 639-3 code of the typed text.
 * @returns The best verdict for any of them; `wrong` for an empty answer.
 */
export function judgeTyped(typed: string, accepted: readonly string[], language: string): Verdict {
  // Before the rules for letters, which leave nothing of an emoji or a lone surrogate.
  const given = toExact(typed);
  if (given !== '' && accepted.some((text) => listReadings(text).some((reading) => toExact(reading) === given)))
    return 'right';
  const answers = listAnswers([typed], language);
  const expected = listAnswers(accepted.flatMap(listReadings), language);
  const verdicts = answers.flatMap((answer) => expected.map((other) => judge(answer, other, language)));
  return VERDICTS.find((verdict) => verdicts.includes(verdict)) ?? 'wrong';
}

function toExact(text: string): string {
  return text.trim().normalize('NFC');
}

/** Texts as they are, and the words that they are about: neither articles nor what stands for an object is asked for. */
function listAnswers(texts: readonly string[], language: string): string[] {
  const all = texts.flatMap((text) => [text, ...listCoreWords(text, language), withoutPlaceholders(text, language)]);
  return [...new Set(all.map((text) => toAnswer(text, language)))].filter((answer) => answer !== '');
}

/** Russian что-л., кого-либо. */
const INDEFINITE = /-(?:л|либо|н|нибудь)\.?$/u;

/** `look after` of `look after sb`: the words behind the plus sign of a language's complements stand for any object. */
function withoutPlaceholders(text: string, language: string): string {
  const [, placeholders = ''] = HEADWORD_RULES[language]?.complements?.split(' + ') ?? [];
  const all = new Set(placeholders.split(' '));
  const words = text.trim().split(/\s+/);
  return words.filter((word) => !all.has(word.replace(/\.$/, '')) && !INDEFINITE.test(word)).join(' ');
}

const asItIs = (text: string) => text;

function judge(answer: string, expected: string, language: string): Verdict {
  const { spellOut = asItIs, modernise = asItIs } = TYPING_RULES[language] ?? {};
  if ([expected, spellOut(expected)].includes(answer) || modernise(answer) === modernise(expected)) return 'right';
  const [a, b] = [foldKey(answer), foldKey(expected)];
  if (a === b) return 'accents';
  return isTypo(a, b) ? 'typo' : 'wrong';
}

/** Separators between the meanings of one line, including Arabic, Chinese and Japanese commas. */
const BETWEEN = /[;,/|、，；،؛]/;
const BRACKETS = /[(（[［〔【][^)）\]］〕】]*[)）\]］〕】]/g;
const BRACKET = /[()（）[\]［］〔〕【】]/g;

/** All accepted answers of one line: the whole and each part, with and without brackets. */
function listReadings(text: string): string[] {
  const withoutBrackets = text.replace(BRACKETS, ' ');
  const opened = text.replace(BRACKET, ' ');
  const variants = [text.replace(BRACKETS, ''), withoutBrackets, text.replace(BRACKET, ''), opened];
  return [...new Set(variants.flatMap((variant) => [variant, ...variant.split(BETWEEN)]))];
}

/** Arabic vowel signs and tatweel, Hebrew points: few people type them. */
const UNTYPED = /[\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u0640\u064B-\u065F\u0670]/g;
const KATAKANA = /[\u30A1-\u30F6]/g;
const KATAKANA_TO_HIRAGANA = 0x60;

/** The key of an answer, without case, punctuation, kana type, width and leading articles. */
export function toAnswer(text: string, language: string): string {
  const key = toWordKey(text.normalize('NFKC'), language)
    .replace(UNTYPED, '')
    .replace(KATAKANA, (kana) => String.fromCharCode(kana.charCodeAt(0) - KATAKANA_TO_HIRAGANA))
    .replace(/[^\p{L}\p{N}\p{M}']+/gu, ' ')
    .trim();
  return dropOpener(key, TYPING_RULES[language]?.openers?.split(' ') ?? []);
}

function dropOpener(key: string, openers: readonly string[]): string {
  const opener = openers.find((word) => key.startsWith(word.endsWith("'") ? word : `${word} `));
  const rest = opener === undefined ? key : key.slice(opener.length).trim();
  return rest === '' ? key : rest;
}

/** Shorter answers allow no typo, because every letter makes another word. */
const SHORTEST_WITH_TYPO = 4;
/** Length from which two letters may differ. */
const TWO_TYPOS_FROM = 8;

function isTypo(typed: string, expected: string): boolean {
  const length = [...expected].length;
  if (length < SHORTEST_WITH_TYPO) return false;
  return isWithin([...typed], [...expected], length < TWO_TYPOS_FROM ? 1 : 2);
}

/**
 * Whether the edit distance with transpositions is at most the limit. Computes only the cells within that distance of the diagonal, so a text
 * of any length takes linear time.
 */
function isWithin(a: readonly string[], b: readonly string[], limit: number): boolean {
  if (Math.abs(a.length - b.length) > limit) return false;
  const far = limit + 1;
  // Cell `k` of row `i` stands for the column `i + k - limit`.
  const cells = Array.from({ length: 2 * limit + 1 }, (_, k) => k);
  let before: number[] = [];
  let row = cells.map((k) => (k < limit ? far : k - limit));
  for (let i = 1; i <= a.length; i++) {
    const next: number[] = [];
    for (const k of cells) {
      const j = i + k - limit;
      const exchange = (row[k] ?? far) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (before[k] ?? far) + 1 : far;
      const cost = Math.min(exchange, (row[k + 1] ?? far) + 1, (next[k - 1] ?? far) + 1, swap);
      next.push(j < 0 || j > b.length ? far : j === 0 ? i : cost);
    }
    before = row;
    row = next;
  }
  return (row[b.length - a.length + limit] ?? far) <= limit;
}

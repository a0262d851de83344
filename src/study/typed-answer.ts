import { foldKey, toWordKey } from '../language/normalise.ts';

/**
 * Compares what the learner has typed with what would be right. It never decides alone: the learner gives the answer, and this only says
 * what it looks like.
 *
 * `accents`: right but for accents, or for letters that are typed without their mark. `typo`: a letter or two are off.
 */
export type Verdict = 'right' | 'accents' | 'typo' | 'wrong';

const VERDICTS: readonly Verdict[] = ['right', 'accents', 'typo', 'wrong'];

/**
 * @param accepted - Meanings as cards have them, the learner's own among them, or the word itself. Each may hold several, in brackets or
 *   with marks between them.
 * @param language - ISO 639-3 code of what is typed.
 * @returns The best that holds for any of them; `wrong` when nothing was typed.
 */
export function judgeTyped(typed: string, accepted: readonly string[], language: string): Verdict {
  const answer = toAnswer(typed, language);
  if (answer === '') return 'wrong';
  const verdicts = accepted.flatMap((text) => listReadings(text)).map((reading) => judge(answer, reading, language));
  return VERDICTS.find((verdict) => verdicts.includes(verdict)) ?? 'wrong';
}

function judge(answer: string, reading: string, language: string): Verdict {
  const expected = toAnswer(reading, language);
  if (expected === '') return 'wrong';
  if (answer === expected || answer === spellOut(expected, language)) return 'right';
  const [a, b] = [foldKey(answer), foldKey(expected)];
  if (a === b) return 'accents';
  return isTypo(a, b) ? 'typo' : 'wrong';
}

/** What stands between the meanings of one line. Commas of Arabic, Chinese and Japanese among them. */
const BETWEEN = /[;,/|、，；،؛]/;
const BRACKETS = /[(（[［〔【][^)）\]］〕】]*[)）\]］〕】]/g;
const BRACKET = /[()（）[\]［］〔〕【】]/g;

/** All that one line of a card accepts: the whole, each of its parts, with what is in brackets and without. */
function listReadings(text: string): string[] {
  const withoutBrackets = text.replace(BRACKETS, ' ');
  const opened = text.replace(BRACKET, ' ');
  const variants = [text.replace(BRACKETS, ''), withoutBrackets, text.replace(BRACKET, ''), opened];
  return [...new Set(variants.flatMap((variant) => [variant, ...variant.split(BETWEEN)]))];
}

/** Words before a word that say nothing of what it means, and that may be left out or added. */
const OPENERS: Record<string, readonly string[]> = {
  eng: ['to', 'a', 'an', 'the'],
  deu: ['der', 'die', 'das', 'ein', 'eine', 'sich'],
  fra: ['le', 'la', 'les', "l'", 'un', 'une', 'des', 'se', "s'"],
  spa: ['el', 'la', 'los', 'las', 'un', 'una'],
  ita: ['il', 'lo', 'la', 'i', 'gli', 'le', "l'", 'un', 'uno', 'una', "un'"],
  por: ['o', 'a', 'os', 'as', 'um', 'uma'],
  nld: ['de', 'het', 'een', 'te', 'zich'],
};

/** Vowel signs of Arabic and the long stroke, points of Hebrew: hardly anybody types them. */
const UNTYPED = /[\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u0640\u064B-\u065F\u0670]/g;
const KATAKANA = /[\u30A1-\u30F6]/g;
const KATAKANA_TO_HIRAGANA = 0x60;

/** Case, signs, kinds of kana and width, and what goes before the word do not count. */
function toAnswer(text: string, language: string): string {
  const key = toWordKey(text.normalize('NFKC'), language)
    .replace(UNTYPED, '')
    .replace(KATAKANA, (kana) => String.fromCharCode(kana.charCodeAt(0) - KATAKANA_TO_HIRAGANA))
    .replace(/[^\p{L}\p{N}\p{M}']+/gu, ' ')
    .trim();
  return dropOpener(key, OPENERS[language] ?? []);
}

function dropOpener(key: string, openers: readonly string[]): string {
  const opener = openers.find((word) => key.startsWith(word.endsWith("'") ? word : `${word} `));
  const rest = opener === undefined ? key : key.slice(opener.length).trim();
  return rest === '' ? key : rest;
}

/** How German is written where there are no such letters. */
const SPELT_OUT: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

function spellOut(text: string, language: string): string {
  return language === 'deu' ? text.replace(/[äöüß]/g, (letter) => SPELT_OUT[letter] ?? letter) : text;
}

/** Below this every other letter makes another word. */
const SHORTEST_WITH_TYPO = 4;
/** From here on two letters may be off. */
const TWO_TYPOS_FROM = 8;

function isTypo(typed: string, expected: string): boolean {
  const length = [...expected].length;
  if (length < SHORTEST_WITH_TYPO) return false;
  return isWithin([...typed], [...expected], length < TWO_TYPOS_FROM ? 1 : 2);
}

/** Whether one text becomes the other by so many letters left out, added, exchanged, or swapped with their neighbour. */
function isWithin(a: readonly string[], b: readonly string[], limit: number): boolean {
  if (Math.abs(a.length - b.length) > limit) return false;
  let before: number[] = [];
  let row = b.map((_, place) => place).concat(b.length);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const exchange = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (before[j - 2] ?? limit) + 1 : limit + 1;
      next.push(Math.min(exchange, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, swap));
    }
    before = row;
    row = next;
  }
  return (row[b.length] ?? limit + 1) <= limit;
}

import { cleanText } from '../clean-text.ts';
import { addGrammar, type Grammar, takeTags } from './grammar.ts';

/** The beginning of an article. */
export interface HeadwordLine {
  /** The headword as written; undefined if the line does not repeat it. */
  word: string | undefined;
  /** In IPA or another transcription, without slashes; empty if unknown. */
  reading: string;
  /** The beginning of a definition on the same line; empty if there is none. */
  rest: string;
}

/** Letters of a headword that an index leaves out. */
const LEFT_OUT = /[\p{P}\p{S}\p{M}\s]/gu;
const toKey = (text: string) =>
  (/^[\w ]*$/.test(text) ? text.replaceAll(' ', '') : text.normalize('NFD').replace(LEFT_OUT, '')).toLowerCase();

/** Tags before a headword, as in the Japanese dictionaries of FreeDict: `[ichi1] [news2]`. */
const TAGS_BEFORE = /^(?:\s*\[\w+\])+\s*/;
const IPA = /\/([^/\n]+)\//;
const EVERY_IPA = new RegExp(IPA, 'g');
/** Syllables and pronunciation of Webster's: `\Fix"ing\ (f[i^]ks"[i^]ng)`. */
const WEBSTER = /^\s*\\[^\\\n]+\\(?:,?\s*\\[^\\\n]+\\)*(?:\s*\([^()]*\[[^()]*\))?/;
/** `, n.`, and then perhaps another: `v. t.`, `n., v.` */
const CLASS_BEHIND = /^[\s,;]*((?:[a-z]{1,8}\.\s?(?:[a-z]\.)?))(?=[\s,;]|$)/;

/** @param words - Words that lead to the article. Those of an index have no capitals and no signs. */
export function readHeadwordLine(line: string, words: readonly string[], grammar: Grammar): HeadwordLine {
  const plain = line.replace(TAGS_BEFORE, '').trimStart();
  const end = findHeadwordEnd(plain, words);
  if (end === 0) return { word: undefined, reading: '', rest: line };
  const word = plain.slice(0, end).trim();
  const behind = plain.slice(end).replace(WEBSTER, ' ');
  const reading = findKana(word, words) ?? cleanText(IPA.exec(behind)?.[1] ?? '');
  const rest = takeTags(behind.replace(EVERY_IPA, ' '), grammar);
  return {
    word,
    reading: reading.includes('(en)') ? '' : reading,
    rest: cleanText(dropClass(dropOtherSpellings(rest), grammar)),
  };
}

/** The reading of a Japanese word, which leads to the same article. */
function findKana(word: string, words: readonly string[]): string | undefined {
  if (!/\p{sc=Han}/u.test(word)) return undefined;
  return words.find((other) => /^[\p{sc=Hiragana}\p{sc=Katakana}ー・]+$/u.test(other));
}

/** Further headwords on the line of the first one. */
const dropOtherSpellings = (rest: string) =>
  /^\s*(?:,|\()\s*(?:\[\w+\]\s*)*[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(rest)
    ? ''
    : rest.replace(/^\s*\([^()]*\)\s*$/, '');

function dropClass(rest: string, grammar: Grammar): string {
  let behind = rest;
  for (let label = CLASS_BEHIND.exec(behind); label && addGrammar(label[1] ?? '', grammar); ) {
    behind = behind.slice(label[0].length);
    label = CLASS_BEHIND.exec(behind);
  }
  // Inflected forms and their pronunciation, in brackets of Webster's.
  return behind.replace(/^[\s,;:.]+/, '').replace(/^\[[^\]]*\]\s*(?=$)/, '');
}

/** Finds the longest of the words at the beginning of a line, by its letters. @returns The offset behind it; 0 if there is none. */
function findHeadwordEnd(line: string, words: readonly string[]): number {
  const isWholeAt = (end: number) => !/[\p{L}\p{N}\p{M}]/u.test(line.charAt(end));
  const start = line.toLowerCase();
  const same = words.filter((word) => start.startsWith(word.toLowerCase()) && isWholeAt(word.length));
  // Most words are written as in the index, but for their capitals.
  if (same.length > 0) return Math.max(...same.map(({ length }) => length));
  const keys = new Set(words.map(toKey).filter((key) => key !== ''));
  const longest = Math.max(0, ...[...keys].map(({ length }) => length));
  let found = 0;
  let key = '';
  for (let end = 1; end <= line.length && key.length <= longest; end += 1) {
    const letter = toKey(line.charAt(end - 1));
    key += letter;
    if (letter !== '' && isWholeAt(end) && keys.has(key)) found = end;
  }
  if (found === 0) return 0;
  // A sign may end the word: "etc.", "Achtung!"
  const [signs = ''] = /^[!?.)’'](?=\s|$)/.exec(line.slice(found)) ?? [];
  return found + signs.length;
}

/** Whether a line is another headword of the article. */
export function isHeadword(line: string, words: readonly string[]): boolean {
  const isShort = words.some((word) => line.length <= word.length * 2 + 4);
  const key = isShort && !/^\s/.test(line) ? toKey(line) : '';
  return key !== '' && words.some((word) => toKey(word) === key);
}

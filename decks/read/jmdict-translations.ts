import { cleanText, isUsableMeaning } from './clean.ts';
import { readDictd } from './dictd.ts';
import type { Entry, PartOfSpeech } from './freedict.ts';
import { parseJapaneseHead } from './jmdict.ts';

/**
 * Reads FreeDict's prints of JMdict in other languages than English: a first line of spellings, lines of classes in brackets, then all senses in
 * one line, numbered and with the gender of nouns before each word.
 */

/** A note on spelling or style, which is printed without a space before the first sense. */
const NOTE =
  /Note: (?:onomatopoeic or mimetic word|word usually written using kana alone|word usually written using kanji alone|abbreviation|colloquialism|honorific or respectful \(sonkeigo\) language|humble \(kenjougo\) language|polite \(teineigo\) language)/g;
/** A label such as `[baseball term]`. */
const LABEL = /\[[^\]]*\]/g;
const SENSE_NUMBER = /\(\d+\)/;
const CLASS_LINE = /^\s*(?:\d+\. )?\([^()]*(?:\([^()]*\)[^()]*)*\)\s*$/;

const CLASSES: readonly [RegExp, PartOfSpeech][] = [
  [/\bverb\b/i, 'v'],
  [/^\(adjective \(keiyoushi\)\)|adjectival noun/i, 'a'],
  [/^\(adverb/i, 'r'],
];

const toClass = (lines: readonly string[]): PartOfSpeech => {
  const first = lines.find((line) => line.trim() !== '')?.trim() ?? '';
  // A noun may be a verb with `suru` and an adjective with `no`, too.
  return CLASSES.find(([pattern]) => pattern.test(first) && !/auxiliary/i.test(first))?.[1] ?? '';
};

function toTranslations(text: string): string[] {
  const found = text.split(/[,;](?:\s+|$)/).flatMap((part) => {
    const meaning = cleanText(part);
    return isUsableMeaning(meaning) ? [meaning] : [];
  });
  return [...new Set(found)];
}

/** @returns `undefined` if the article has a note that nothing separates from its meanings, or no meaning. */
export function parseTranslatedArticle(text: string): (Omit<Entry, 'word'> & { words: string[] }) | undefined {
  const [head = '', ...body] = text.split('\n');
  const { spellings } = parseJapaneseHead(head);
  const classes = body.filter((line) => CLASS_LINE.test(line));
  const rest = body
    .filter((line) => !CLASS_LINE.test(line))
    .join(' ')
    .replace(NOTE, ' ');
  if (spellings.length === 0 || rest.includes('Note:')) return undefined;
  const senses = rest
    .replace(LABEL, ' ')
    .split(SENSE_NUMBER)
    .map((sense) => ({ translations: toTranslations(sense), weight: 1 }))
    .filter(({ translations }) => translations.length > 0);
  return senses.length > 0 ? { words: spellings, pos: toClass(classes), senses } : undefined;
}

/**
 * @param index - Text of FreeDict's `.index` file.
 * @param dictDz - Bytes of FreeDict's `.dict.dz` file.
 * @returns An entry for each spelling of each word.
 */
export function readTranslatedJmdict(index: string, dictDz: Uint8Array): Entry[] {
  return readDictd(index, dictDz).flatMap(({ text }): Entry[] => {
    const article = parseTranslatedArticle(text);
    return article ? article.words.map((word) => ({ word, pos: article.pos, senses: article.senses })) : [];
  });
}

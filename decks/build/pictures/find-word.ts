import type { PictureKeywords } from '../package/quality.ts';

/** The pictures that each keyword of a language finds. */
export type PicturesOfKeyword = ReadonlyMap<string, ReadonlySet<string>>;

export function toPicturesOfKeyword(keywords: PictureKeywords): PicturesOfKeyword {
  const pictures = new Map<string, Set<string>>();
  for (const [picture, words] of keywords)
    for (const word of words) pictures.set(word, (pictures.get(word) ?? new Set()).add(picture));
  return pictures;
}

/** How far two words find the same pictures: 1 when always, 0 when never (Dice's coefficient). */
export function measureOverlap(first: ReadonlySet<string>, second: ReadonlySet<string>): number {
  const size = first.size + second.size;
  return size === 0 ? 0 : (2 * [...first].filter((picture) => second.has(picture)).length) / size;
}

/** Minimum length of a stem that shows a keyword inside a longer name: `leda` in `kocka leda` is a form of `led`. */
const MIN_STEM = 3;
/** Bonus for a keyword that the name contains. */
const PART_BONUS = 0.35;
/** Lowest score of an answer; below it no keyword of the picture means the same as the English word. */
const MIN_SCORE = 0.55;

/** Whether a keyword or its stem begins one of the words of a longer name, or ends a compound. */
function isPartOf(keyword: string, name: string): boolean {
  const stem = keyword.length > MIN_STEM ? keyword.slice(0, Math.max(MIN_STEM, keyword.length - 2)) : keyword;
  const parts = name.split(' ');
  return parts.some((part) => part.endsWith(keyword) || (parts.length > 1 && part.startsWith(stem)));
}

export interface PictureWordQuestion {
  /** Spoken name of the picture in the language; absent when it has none. */
  name: string | undefined;
  /** Whether English names the picture with the very word that is asked for; otherwise names are descriptions (`red apple`). */
  isNamed: boolean;
  /** Keywords of the picture in the language. */
  keywords: readonly string[];
  picturesOfKeyword: PicturesOfKeyword;
  /** Pictures that the English word finds. */
  englishPictures: ReadonlySet<string>;
  /** Whether a text can be on a card, with this many words: no brackets, no single letter. */
  isWord(text: string, words: number): boolean;
}

/** Bonus for the picture's own name: a name of one word is a word, one of two is often a description. */
function toNameBonus(name: string, isNamed: boolean): number {
  if (!isNamed) return name.includes(' ') ? 0 : 0.1;
  return name.includes(' ') ? 0.3 : 2;
}

/**
 * Finds the word of a language for what a picture shows, among the picture's name and keywords: the one that finds the same
 * pictures as the English word does. A name of one word is preferred, then keywords that are part of the name.
 *
 * @returns undefined when nothing agrees with the English word.
 */
export function findPictureWord(question: PictureWordQuestion): string | undefined {
  const { name, isNamed, keywords, picturesOfKeyword, englishPictures, isWord } = question;
  const measure = (word: string) =>
    measureOverlap(englishPictures, picturesOfKeyword.get(word.toLowerCase()) ?? new Set());
  const scored: { word: string; score: number }[] = [];
  if (name !== undefined && isWord(name, isNamed ? 2 : 1))
    scored.push({ word: name, score: measure(name) + toNameBonus(name, isNamed) });
  for (const word of keywords) {
    if (word === name || !isWord(word, 1)) continue;
    const bonus = name !== undefined && isPartOf(word, name.toLowerCase()) ? PART_BONUS : 0;
    scored.push({ word, score: measure(word) + bonus });
  }
  const best = scored.reduce<(typeof scored)[number] | undefined>(
    (first, next) => (first && first.score >= next.score ? first : next),
    undefined,
  );
  return best && best.score >= MIN_SCORE ? best.word : undefined;
}

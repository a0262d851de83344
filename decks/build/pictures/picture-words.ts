import type { PictureKeywords, PictureNames } from '../package/quality.ts';
import { type ChosenPicture, PLURAL_PICTURES } from './english-pictures.ts';
import { findFaceWord } from './face-word.ts';
import { findPictureWord, type PicturesOfKeyword, toPicturesOfKeyword } from './find-word.ts';
import type { HandWords } from './hand-words.ts';
import { isPlainName } from './plain-name.ts';

/** The words of one language for the pictures of the decks. */
export interface PictureWords {
  /** The language's word for each English word of the decks; English words without one are absent. */
  words: ReadonlyMap<string, string>;
  /** By English word, other names of its picture that lead to the card: CLDR's where a better word was found, and the plural. */
  otherNames: ReadonlyMap<string, readonly string[]>;
}

/** The data on one language: from CLDR and from the table by hand. */
export interface PictureLanguageData {
  names: PictureNames;
  keywords: PictureKeywords;
  byHand: HandWords;
  /** Words that a name of one thing may have: Vietnamese writes syllables apart. */
  maxWords: number;
}

/** Other names that a learner may meet: CLDR's own, unless it describes more than the word says, and that of several of the thing. */
function findOtherNames({ picture, source }: ChosenPicture, names: PictureNames, word: string): string[] {
  const plurals = [...PLURAL_PICTURES].filter(([, single]) => single === picture).map(([plural]) => plural);
  const pictures = source === 'name' ? [picture, ...plurals] : plurals;
  return pictures.map((key) => names.get(key) ?? '').filter((name) => name !== word && isPlainName(name, 2));
}

/** Finds the words of a language for the pictures: by hand, by the agreement of keywords with English, or CLDR's name. */
export function toPictureWords(
  pictures: readonly ChosenPicture[],
  { names, keywords, byHand, maxWords }: PictureLanguageData,
  picturesOfEnglish: PicturesOfKeyword,
): PictureWords {
  const picturesOfKeyword = toPicturesOfKeyword(keywords);
  const face = findFaceWord(names);
  const isWord = (text: string, words: number) =>
    isPlainName(text, words * maxWords) && (face === undefined || !text.includes(face));
  const words = new Map<string, string>();
  const otherNames = new Map<string, string[]>();
  for (const chosen of pictures) {
    const { picture, word: english, source } = chosen;
    const name = names.get(picture);
    const found =
      byHand.get(english) ??
      (source === 'hand'
        ? undefined
        : findPictureWord({
            name,
            isNamed: source === 'name',
            keywords: keywords.get(picture) ?? [],
            picturesOfKeyword,
            englishPictures: new Set([...(picturesOfEnglish.get(english.toLowerCase()) ?? []), picture]),
            isWord,
          }));
    const isName = source === 'name' && name !== undefined && isWord(name, 2);
    const word = found ?? (isName ? name : undefined);
    if (word === undefined) continue;
    words.set(english, word);
    otherNames.set(english, findOtherNames(chosen, names, word));
  }
  return { words, otherNames };
}

/** The same of English: the words that the pictures were chosen by. */
export function toEnglishPictureWords(pictures: readonly ChosenPicture[], names: PictureNames): PictureWords {
  return {
    words: new Map(pictures.map(({ word }) => [word, word])),
    otherNames: new Map(pictures.map((chosen) => [chosen.word, findOtherNames(chosen, names, chosen.word)])),
  };
}

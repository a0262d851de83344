import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DeckFile, DeckFileCard } from '../../../src/library/formats/deck-file.ts';
import { DATA } from '../../read/folders.ts';
import { readPictureKeywords, readPictureNames, toPictureSources } from '../sources/reference-data.ts';
import { readCldrNames, toNameCards } from './cldr-names.ts';
import { choosePictures } from './english-pictures.ts';
import { toPicturesOfKeyword } from './find-word.ts';
import { type HandWords, parseHandWords } from './hand-words.ts';
import { PICTURE_LANGUAGES, type PictureLanguage, toPictureCards, toPictureDeck } from './picture-deck.ts';
import { type PictureWords, toEnglishPictureWords, toPictureWords } from './picture-words.ts';

const ENGLISH: PictureLanguage = { code: 'eng', name: 'English', cldr: 'en' };

/** Weekdays and months come after so many things. */
const CALENDAR_AFTER = 60;

export function readHandWords(): Map<string, HandWords> {
  return parseHandWords(readFileSync(join(DATA, 'picture-words.list'), 'utf8'));
}

/** Joins cards of pictures and of names; a word that both have keeps the picture's card with the meanings of both. */
function mergeCards(pictures: readonly DeckFileCard[], from: string, to: string): DeckFileCard[] {
  const { calendar, places } = toNameCards(readCldrNames(from), readCldrNames(to));
  const words = new Set(pictures.map(([word]) => word));
  const isNew = ([word]: DeckFileCard) => !words.has(word);
  return [
    ...pictures.slice(0, CALENDAR_AFTER),
    ...calendar.filter(isNew),
    ...pictures.slice(CALENDAR_AFTER),
    ...places.filter(isNew),
  ];
}

/** Builds two decks for every language that has no better one: of pictures and names into English and out of it. */
export function buildPictureDecks(shareOf: (word: string) => number): DeckFile[] {
  const englishNames = readPictureNames(ENGLISH.cldr);
  const pictures = choosePictures(englishNames, shareOf);
  const picturesOfEnglish = toPicturesOfKeyword(readPictureKeywords(ENGLISH.cldr));
  const english = toEnglishPictureWords(pictures, englishNames);
  const byHand = readHandWords();
  const toDeck = (from: PictureLanguage, to: PictureLanguage, own: PictureWords, other: PictureWords) =>
    toPictureDeck(
      { iso639_3: from.code, name: from.name },
      { iso639_3: to.code, name: to.name },
      mergeCards(toPictureCards(pictures, own, other), from.cldr, to.cldr),
      toPictureSources(from === ENGLISH ? to.cldr : from.cldr),
    );
  return PICTURE_LANGUAGES.flatMap((language) => {
    const data = {
      names: readPictureNames(language.cldr),
      keywords: readPictureKeywords(language.cldr),
      byHand: byHand.get(language.code) ?? new Map<string, string>(),
      maxWords: language.maxWords ?? 1,
    };
    const words = toPictureWords(pictures, data, picturesOfEnglish);
    return [toDeck(language, ENGLISH, words, english), toDeck(ENGLISH, language, english, words)];
  });
}

import type { DeckFile, DeckFileCard } from '../../../src/library/formats/deck-file.ts';
import { MAX_MEANINGS } from '../meanings/polish.ts';
import type { ChosenPicture } from './english-pictures.ts';
import type { PictureWords } from './picture-words.ts';

/** A language that has no dictionary here good enough for a starter deck, but names for pictures. */
export interface PictureLanguage {
  /** ISO 639-3. */
  code: string;
  name: string;
  /** Folder of CLDR's annotations. */
  cldr: string;
  /** Words that the name of one thing may have, where syllables are written apart. */
  maxWords?: number;
}

export const PICTURE_LANGUAGES: readonly PictureLanguage[] = [
  { code: 'afr', name: 'Afrikaans', cldr: 'af' },
  { code: 'amh', name: 'Amharic', cldr: 'am' },
  { code: 'ara', name: 'Arabic', cldr: 'ar' },
  { code: 'ben', name: 'Bengali', cldr: 'bn' },
  { code: 'bul', name: 'Bulgarian', cldr: 'bg' },
  { code: 'cat', name: 'Catalan', cldr: 'ca' },
  { code: 'ces', name: 'Czech', cldr: 'cs' },
  { code: 'cym', name: 'Welsh', cldr: 'cy' },
  { code: 'dan', name: 'Danish', cldr: 'da' },
  { code: 'ell', name: 'Greek', cldr: 'el' },
  { code: 'est', name: 'Estonian', cldr: 'et' },
  { code: 'eus', name: 'Basque', cldr: 'eu' },
  { code: 'fas', name: 'Persian', cldr: 'fa' },
  { code: 'fil', name: 'Filipino', cldr: 'fil' },
  { code: 'fin', name: 'Finnish', cldr: 'fi' },
  { code: 'gle', name: 'Irish', cldr: 'ga' },
  { code: 'heb', name: 'Hebrew', cldr: 'he' },
  { code: 'hin', name: 'Hindi', cldr: 'hi' },
  { code: 'hrv', name: 'Croatian', cldr: 'hr' },
  { code: 'hun', name: 'Hungarian', cldr: 'hu' },
  { code: 'hye', name: 'Armenian', cldr: 'hy' },
  { code: 'ind', name: 'Indonesian', cldr: 'id' },
  { code: 'isl', name: 'Icelandic', cldr: 'is' },
  { code: 'kat', name: 'Georgian', cldr: 'ka' },
  { code: 'kor', name: 'Korean', cldr: 'ko' },
  { code: 'lav', name: 'Latvian', cldr: 'lv' },
  { code: 'lit', name: 'Lithuanian', cldr: 'lt' },
  { code: 'msa', name: 'Malay', cldr: 'ms' },
  { code: 'nor', name: 'Norwegian', cldr: 'no' },
  { code: 'ron', name: 'Romanian', cldr: 'ro' },
  { code: 'slk', name: 'Slovak', cldr: 'sk' },
  { code: 'slv', name: 'Slovenian', cldr: 'sl' },
  { code: 'swa', name: 'Swahili', cldr: 'sw' },
  { code: 'tam', name: 'Tamil', cldr: 'ta' },
  { code: 'tha', name: 'Thai', cldr: 'th' },
  { code: 'tur', name: 'Turkish', cldr: 'tr' },
  { code: 'ukr', name: 'Ukrainian', cldr: 'uk' },
  { code: 'urd', name: 'Urdu', cldr: 'ur' },
  { code: 'vie', name: 'Vietnamese', cldr: 'vi', maxWords: 2 },
];

/**
 * Creates the cards of a picture deck: the word in one language, its word in the other and the picture as the last meaning.
 * Two pictures with the same word share a card. Other names of the pictures are forms, unless they are words of other cards.
 */
export function toPictureCards(
  pictures: readonly ChosenPicture[],
  from: PictureWords,
  to: PictureWords,
): DeckFileCard[] {
  const words = new Set(from.words.values());
  const cards = new Map<string, { meanings: string[]; pictures: string[]; forms: Set<string> }>();
  for (const { picture, word: english } of pictures) {
    const word = from.words.get(english);
    const meaning = to.words.get(english);
    if (word === undefined || meaning === undefined) continue;
    const card = cards.get(word) ?? { meanings: [], pictures: [], forms: new Set() };
    if (!card.meanings.includes(meaning)) card.meanings.push(meaning);
    card.pictures.push(picture);
    for (const name of from.otherNames.get(english) ?? []) if (!words.has(name)) card.forms.add(name);
    cards.set(word, card);
  }
  return [...cards].map(([word, card]) => {
    const meanings = [...card.meanings.slice(0, MAX_MEANINGS - 1), ...card.pictures.slice(0, 1)];
    return card.forms.size > 0 ? [word, meanings, [...card.forms]] : [word, meanings];
  });
}

export function toPictureDeck(
  from: DeckFile['from'],
  to: DeckFile['to'],
  cards: DeckFileCard[],
  sources: DeckFile['sources'],
): DeckFile {
  return {
    format: 'wayword-deck',
    version: 1,
    from,
    to,
    licence: { id: 'Unicode-3.0', url: 'https://www.unicode.org/license.txt' },
    sources,
    changes:
      'Words for pictures were chosen among their names and keywords, corrected by hand, and ordered by how common the English word is; ' +
      'names of months, weekdays, languages and countries were added.',
    cards,
  };
}

import type { DeckFile, DeckFileCard } from '../../src/deck-file/deck-file.ts';
import type { PictureNames } from './quality.ts';

/** A language that has no dictionary here good enough for a starter deck, but names for pictures. */
export interface PictureLanguage {
  /** ISO 639-3. */
  code: string;
  name: string;
  /** Folder of CLDR's annotations. */
  cldr: string;
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
  { code: 'vie', name: 'Vietnamese', cldr: 'vi' },
];

/** Pictures that show a sign, a gesture or a face and not a thing: their names are no words to learn. */
const NOT_THINGS =
  /face|bald|curly|button|arrow|mark\b|symbol|square|circle|keycap|o’clock|thirty|hand|person|sign\b|banner|input|mahjong|medal|fitzpatrick|skin tone|hair\b|zodiac|aries|taurus|gemini|leo\b|libra|scorpio|sagittarius|capricorn|aquarius|pisces|ophiuchus|\bup\b|\bdown\b|eject|spade|heart suit|club suit|diamond suit|divide|plus|minus|multiply|infinity|peace|biohazard|radioactive|recycling|trident|om\b|atom|yin yang|dharma|menorah|cancer|virgo|flag|ATM|litter|potable|restroom|closet|customs|left luggage|prohibited|forbidden|repeat|shuffle|dim\b|bright\b|wavy|loop|part alternation|emblem|registered|copyright|trade/iu;

/** Pictures that many languages name with a word for a face, which English leaves out. */
const FACES = ['🐶', '🐱', '🐮'];

/** The letters that the names of several faces share, such as `gesig` or ` 얼굴`; undefined where there are none. */
export function findFaceWord(names: PictureNames): string | undefined {
  const [first = '', ...others] = FACES.map((picture) => names.get(picture) ?? '');
  for (let length = first.length; length >= 3; length -= 1) {
    for (let start = 0; start + length <= first.length; start += 1) {
      const part = first.slice(start, start + length);
      if (others.every((name) => name.includes(part))) return part.trim();
    }
  }
  return undefined;
}

/** One word, or two in languages that write them apart; no brackets, no alternatives. */
function isPlainName(name: string, words: number): boolean {
  return name.length <= 30 && name.split(/\s+/).length <= words && /^[\p{L}\p{M}][\p{L}\p{M}\p{Cf}’'\s-]*$/u.test(name);
}

/** Pictures whose English name is one plain word for a thing, in the order in which English uses the words. */
export function choosePictures(english: PictureNames, shareOf: (word: string) => number): string[] {
  const names = new Set<string>();
  const chosen: { picture: string; share: number; name: string }[] = [];
  for (const [picture, name] of english) {
    const key = name.toLowerCase();
    if (!isPlainName(name, 1) || NOT_THINGS.test(name) || names.has(key) || /^\p{Lu}/u.test(name)) continue;
    names.add(key);
    chosen.push({ picture, name, share: shareOf(key) });
  }
  return chosen.sort((a, b) => b.share - a.share || (a.name < b.name ? -1 : 1)).map(({ picture }) => picture);
}

/**
 * Makes the cards of a picture deck: the word in one language, its name in the other and the picture as the last meaning.
 * Two pictures with the same word share a card.
 */
export function toPictureCards(pictures: readonly string[], from: PictureNames, to: PictureNames): DeckFileCard[] {
  const faceWords = [findFaceWord(from), findFaceWord(to)].filter((word) => word !== undefined && word !== 'face');
  const cards = new Map<string, [word: string, meanings: string[]]>();
  for (const picture of pictures) {
    const word = from.get(picture);
    const meaning = to.get(picture);
    if (word === undefined || meaning === undefined || !isPlainName(word, 2) || !isPlainName(meaning, 2)) continue;
    if (faceWords.some((face) => face !== undefined && (word.includes(face) || meaning.includes(face)))) continue;
    const card = cards.get(word);
    if (!card) cards.set(word, [word, [meaning, picture]]);
    else if (card[1].length < 4 && !card[1].includes(meaning)) card[1].splice(-1, 0, meaning);
  }
  return [...cards.values()];
}

export function toPictureDeck(
  from: DeckFile['from'],
  to: DeckFile['to'],
  cards: DeckFileCard[],
  source: DeckFile['sources'][number],
): DeckFile {
  return {
    format: 'wayword-deck',
    version: 1,
    from,
    to,
    licence: { id: 'Unicode-3.0', url: 'https://www.unicode.org/license.txt' },
    sources: [source],
    changes: 'Names of pictures that are one plain word were chosen and ordered by how common the English word is.',
    cards,
  };
}

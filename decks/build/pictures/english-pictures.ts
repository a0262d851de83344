import type { PictureNames } from '../package/quality.ts';
import { isPlainName } from './plain-name.ts';

/**
 * Pictures whose English name is a description (`red apple`) or a rarer word (`automobile`), with the word that a dictionary lists.
 * Each word is also an English keyword of its picture.
 */
const ENGLISH_WORDS: readonly (readonly [picture: string, word: string])[] = [
  ['🍎', 'apple'],
  ['🌳', 'tree'],
  ['❤', 'heart'],
  ['🌙', 'moon'],
  ['✋', 'hand'],
  ['🥛', 'milk'],
  ['☕', 'coffee'],
  ['🍵', 'tea'],
  ['🧀', 'cheese'],
  ['🍚', 'rice'],
  ['📖', 'book'],
  ['👞', 'shoe'],
  ['👢', 'boot'],
  ['👒', 'hat'],
  ['👕', 'shirt'],
  ['👜', 'bag'],
  ['🍖', 'meat'],
  ['🚰', 'water'],
  ['🌸', 'flower'],
  ['🍃', 'leaf'],
  ['🌧', 'rain'],
  ['❄', 'snow'],
  ['🌬', 'wind'],
  ['🌩', 'lightning'],
  ['🏝', 'island'],
  ['🏖', 'beach'],
  ['🌊', 'wave'],
  ['🗺', 'map'],
  ['🏙', 'city'],
  ['🏢', 'building'],
  ['🏡', 'garden'],
  ['🏞', 'park'],
  ['🌉', 'bridge'],
  ['🛣', 'road'],
  ['⏰', 'clock'],
  ['💰', 'money'],
  ['💎', 'diamond'],
  ['🎁', 'gift'],
  ['📄', 'paper'],
  ['🔪', 'knife'],
  ['🍴', 'fork'],
  ['🥣', 'bowl'],
  ['🍾', 'bottle'],
  ['🍷', 'wine'],
  ['🍺', 'beer'],
  ['🧃', 'juice'],
  ['🎂', 'cake'],
  ['🍫', 'chocolate'],
  ['🥗', 'salad'],
  ['🌽', 'corn'],
  ['🎵', 'music'],
  ['🎮', 'game'],
  ['⚽', 'ball'],
  ['💃', 'dance'],
  ['👮', 'police'],
  ['🧑‍⚕️', 'doctor'],
  ['🩸', 'blood'],
  ['🚗', 'car'],
  ['🚚', 'truck'],
  ['⛵', 'boat'],
  ['💡', 'light'],
  ['🖥', 'computer'],
  ['🎥', 'movie'],
  ['🖼', 'picture'],
  ['⚔', 'sword'],
  ['🔫', 'gun'],
  ['🌃', 'night'],
  ['🌶', 'pepper'],
  ['🍯', 'honey'],
  ['🔒', 'lock'],
  ['⛏', 'pickaxe'],
  ['🥩', 'steak'],
  ['🛋', 'sofa'],
  ['🏪', 'shop'],
  ['📱', 'phone'],
  ['🥬', 'vegetable'],
];

/** Pictures whose words are all written by hand: keywords do not distinguish a colour from a shape, or a thing from its kind. */
const BY_HAND: readonly (readonly [picture: string, word: string])[] = [
  ['🔴', 'red'],
  ['🔵', 'blue'],
  ['🟢', 'green'],
  ['🟡', 'yellow'],
  ['🟣', 'purple'],
  ['🟤', 'brown'],
  ['⚫', 'black'],
  ['⚪', 'white'],
  ['🌍', 'earth'],
  ['⛈', 'storm'],
  ['🏛', 'museum'],
  ['💘', 'love'],
];

/** Pictures whose English name is another word than the usual one: that name leads to the card, as do the names in other languages. */
const RENAMED = new Set(['⛏', '🚗', '🔒']);

/** Pictures of several things of a kind, with the picture of one: the plural leads to the card of the singular. */
export const PLURAL_PICTURES: ReadonlyMap<string, string> = new Map([
  ['👀', '👁'],
  ['📚', '📖'],
  ['🏘', '🏠'],
]);

/** A picture and its English word. */
export interface ChosenPicture {
  picture: string;
  word: string;
  /** `name`: other languages name the picture with the word. `description`: only a keyword is the word. `hand`: only the table by hand has it. */
  source: 'name' | 'description' | 'hand';
}

/** Pictures that show a sign, a gesture or a face and not a thing: their names are not words to learn. */
const NOT_THINGS =
  /face|bald|curly|button|arrow|mark\b|symbol|square|circle|keycap|o’clock|thirty|hand|person|sign\b|banner|input|mahjong|medal|fitzpatrick|skin tone|hair\b|zodiac|aries|taurus|gemini|leo\b|libra|scorpio|sagittarius|capricorn|aquarius|pisces|ophiuchus|\bup\b|\bdown\b|eject|spade|heart suit|club suit|diamond suit|divide|plus|minus|multiply|infinity|peace|biohazard|radioactive|recycling|trident|om\b|atom|yin yang|dharma|menorah|cancer|virgo|flag|ATM|litter|potable|restroom|closet|customs|left luggage|prohibited|forbidden|repeat|shuffle|dim\b|bright\b|wavy|loop|part alternation|emblem|registered|copyright|trade/iu;

/** The pictures of the decks, in the order in which English uses their words; each English word once. */
export function choosePictures(english: PictureNames, shareOf: (word: string) => number): ChosenPicture[] {
  const described = ENGLISH_WORDS.map(([picture, word]): ChosenPicture => {
    const isNamed = RENAMED.has(picture) || english.get(picture) === word;
    return { picture, word, source: isNamed ? 'name' : 'description' };
  });
  const byHand = BY_HAND.map(([picture, word]): ChosenPicture => ({ picture, word, source: 'hand' }));
  const chosen = [...described, ...byHand].filter(({ picture }) => english.has(picture));
  const replaced = new Set([...PLURAL_PICTURES.keys(), ...RENAMED]);
  const words = new Set(chosen.map(({ word }) => word));
  for (const [picture, name] of english) {
    const key = name.toLowerCase();
    if (replaced.has(picture) || words.has(key)) continue;
    if (!isPlainName(name, 1) || NOT_THINGS.test(name) || /^\p{Lu}/u.test(name)) continue;
    words.add(key);
    chosen.push({ picture, word: name, source: 'name' });
  }
  return chosen.sort((a, b) => shareOf(b.word) - shareOf(a.word) || (a.word < b.word ? -1 : 1));
}

import type { Language } from '../language.ts';

/** A syllable without its tone, and the tone if it is given: 0 is the neutral one. */
interface Syllable {
  letters: string;
  tone?: number;
}

const SYLLABLE =
  /^(?:(?:[bpmfdtnlgkhjqxzcsyrw]|[zcs]h)(?:a(?:i|o|ng?)?|e(?:i|ng?)?|i(?:a(?:o|ng?)?|e|ng?|ong|u)?|o(?:ng|u)?|u(?:a(?:i|ng?)?|e|i|n|o)?|ü(?:an|e|n)?)|a(?:i|o|ng?)?|e(?:i|r|ng?)?|ou?|r)$/;
/** Beginnings of a syllable that is still being typed. */
const BEGINNING = /^(?:[bpmfdtnlgkhjqxzcsyrw]|[zcs]h)/;
const LONGEST_SYLLABLE = 6;
/** Most ways to cut one text into syllables. */
const MAX_CUTS = 8;

/** Tone marks in the order of the tones. */
const TONES = '\u0304\u0301\u030C\u0300';
const TONE = new RegExp(`[${TONES}]`, 'g');

/** Writes the marks of tones as digits behind their letter, and ü as one letter: `nǚ'er` is `nü3'er`. */
function toPlain(text: string): string {
  const marked = text
    .normalize('NFD')
    .toLowerCase()
    .replace(/u\u0308|u:|v/g, 'ü');
  const toned = marked.replace(TONE, (mark) => String(TONES.indexOf(mark) + 1)).replace(/u(\d)\u0308/g, 'ü$1');
  return toned.normalize('NFC').replace(/u(\d):/g, 'ü$1');
}

/** A letter, with the digit of its tone behind it. */
const LETTER = /[a-zü]\d?/g;

/** Cuts letters, each with the digit of a tone or without, into syllables. */
function cut(letters: readonly string[], isOpen: boolean): Syllable[][] {
  if (letters.length === 0) return [[]];
  const cuts: Syllable[][] = [];
  for (let length = Math.min(LONGEST_SYLLABLE, letters.length); length > 0 && cuts.length < MAX_CUTS; length -= 1) {
    const own = letters.slice(0, length);
    const plain = own.map((letter) => letter.charAt(0)).join('');
    const isBegun = isOpen && length === letters.length && BEGINNING.exec(plain)?.[0] === plain;
    if (!SYLLABLE.test(plain) && !isBegun) continue;
    const digits = own.flatMap((letter) => (letter.length > 1 ? [Number(letter.charAt(1))] : []));
    if (digits.length > 1) continue;
    const syllable = digits[0] === undefined ? { letters: plain } : { letters: plain, tone: digits[0] % 5 };
    cuts.push(...cut(letters.slice(length), isOpen).map((rest) => [syllable, ...rest]));
  }
  return cuts.slice(0, MAX_CUTS);
}

/**
 * Parses pinyin with marks, with numbers, or without tones: `xué xí`, `xue2xi2`, `xuexi`.
 *
 * @param isOpen - Whether the last syllable may be incomplete.
 * @returns All ways to cut it into syllables; none if it is not pinyin.
 */
function parsePinyin(text: string, isOpen: boolean): Syllable[][] {
  // A digit behind a syllable ends it.
  const pieces = toPlain(text)
    .replace(/(?<=[a-zü]+)(\d)(?![a-zü]*\d)(?=[^a-zü]|$)/g, '$1 ')
    .split(/[\s'’·-]+/)
    .filter((piece) => piece !== '');
  let cuts: Syllable[][] = [[]];
  for (const [index, piece] of pieces.entries()) {
    const letters = piece.match(LETTER) ?? [];
    if (letters.join('') !== piece) return [];
    const own = cut(letters, isOpen && index === pieces.length - 1);
    cuts = cuts.flatMap((start) => own.map((syllables) => [...start, ...syllables])).slice(0, MAX_CUTS);
  }
  return pieces.length === 0 ? [] : cuts;
}

const isSame = (reading: readonly Syllable[], asked: readonly Syllable[]) =>
  reading.length === asked.length &&
  asked.every(({ letters, tone }, index) => {
    const own = reading[index];
    // People without an ü on their keyboard also type u.
    const isLetters = own?.letters === letters || own?.letters.replaceAll('ü', 'u') === letters;
    return isLetters && (tone === undefined || tone === (own?.tone ?? 0));
  });

export const romanised: Language['romanised'] = {
  toSpellings: (text) => {
    const cuts = parsePinyin(text, true).map((syllables) =>
      syllables.map(({ letters }) => letters.replaceAll('ü', 'u')),
    );
    return [...new Set(cuts.flatMap((syllables) => [syllables.join(' '), syllables.join('')]))];
  },
  isReading: (reading, text) => {
    // A reading has an apostrophe where its longest syllables are not meant: `xī'ān`.
    const [own] = parsePinyin(reading, false);
    return own !== undefined && parsePinyin(text, false).some((syllables) => isSame(own, syllables));
  },
};

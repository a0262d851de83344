import type { Language } from '../language.ts';

/** Signs that stand for an umlaut: quotes, a diaeresis alone, above a blank or on the dash, an equals sign. */
const UMLAUT = String.raw`["“”„″¨⸚=]|[\u00A0 ]?\u0308`;
const DASH = '[-–—‐~]';
const CODE = new RegExp(
  `^(?:${DASH}?(?<before>${UMLAUT})\\s?${DASH}?|${DASH})(?<ending>|e|er|n|en|s|nen|se|ien)$`,
  'u',
);
const NO_PLURAL =
  /^\(?(?:kein(?:e|en)? pl(?:\.|ural)?|ohne pl(?:\.|ural)?|nur (?:sg|sing)(?:\.|ular)?|sg\.|sing\.)\)?$/i;

/** The last vowel that takes an umlaut. The u of `eu`, `äu` and `qu` does not. */
const VOWEL = /(?:au|aa|oo|a|o|(?<![eäq])u)(?=[^aou]*$)/i;
const ROUNDED: Readonly<Record<string, string>> = { a: 'ä', o: 'ö', u: 'ü', au: 'äu', aa: 'ä', oo: 'ö' };

function addUmlaut(word: string): string {
  return word.replace(VOWEL, (vowel) => {
    const rounded = ROUNDED[vowel.toLowerCase()] ?? vowel;
    return /^\p{Lu}/u.test(vowel) ? rounded.replace(/^./u, (letter) => letter.toUpperCase()) : rounded;
  });
}

/** Endings that `-en` replaces: Museum, Firma, Rhythmus, Praxis, Konto. */
const FOREIGN = /(?:um|us|is|[ao])$/;

export const plurals: Language['plurals'] = {
  spellPlural(word, code) {
    const text = code.trim().normalize('NFC');
    if (NO_PLURAL.test(text)) return '';
    const { before, ending } = CODE.exec(text)?.groups ?? {};
    if (ending === undefined) return undefined;
    // The last word is the noun: `das Haus`, `das kleine Haus`.
    const noun = word.trim().split(/\s+/).at(-1) ?? '';
    const stem = before === undefined ? noun : addUmlaut(noun);
    if (before === undefined && ending === 'en' && FOREIGN.test(noun)) return noun.replace(FOREIGN, ending);
    return stem + (ending.startsWith('e') && stem.endsWith('e') ? ending.slice(1) : ending);
  },
};

import { capitalise } from '../../language/capitalise.ts';
import { MOST_LEARNT } from '../../language/language-code.ts';
import type { LanguageReference } from '../../model/language.ts';
import { getInterfaceTag, perLocale } from './locale.ts';

/**
 * Right-to-left scripts in use (ISO 15924). `Intl.Locale.getTextInfo` is newer than Chrome 120 and returns "ltr" for languages without
 * ICU locale data, such as Divehi and Western Punjabi.
 */
const RIGHT_TO_LEFT_SCRIPTS = new Set([
  'Adlm',
  'Arab',
  'Aran',
  'Hebr',
  'Mand',
  'Nkoo',
  'Rohg',
  'Samr',
  'Syrc',
  'Thaa',
  'Yezi',
]);

/** ISO 639-3 → BCP 47, for `lang` attributes and `Intl`: `deu` → `de`, `cmn` → `zh`. */
export function toLanguageTag(code: string): string {
  try {
    return Intl.getCanonicalLocales(code)[0] ?? code;
  } catch {
    return code;
  }
}

/** Direction of a language's usual script; `auto` if its script is unknown. */
export function getDirection(code: string): 'ltr' | 'rtl' | 'auto' {
  const script = findMainScript(code);
  if (script === undefined) return 'auto';
  return RIGHT_TO_LEFT_SCRIPTS.has(script) ? 'rtl' : 'ltr';
}

/** Attributes of an element with text in a language, for speech, hyphenation and direction. */
export function getTextAttributes(code: string): { lang: string; dir: 'ltr' | 'rtl' | 'auto' } {
  return { lang: toLanguageTag(code), dir: getDirection(code) };
}

function findMainScript(code: string): string | undefined {
  try {
    return new Intl.Locale(toLanguageTag(code)).maximize().script;
  } catch {
    return undefined;
  }
}

const displayNames = perLocale((tag) => new Intl.DisplayNames([tag], { type: 'language', fallback: 'none' }));

/** A language's name in the interface language, otherwise the source's name for it, otherwise its code. */
export function nameLanguage({ iso639_3, name }: LanguageReference): string {
  return findDisplayName(iso639_3) || dropDirections(name) || iso639_3;
}

/** The same for a list or a heading: many languages write language names in lower case inside a sentence. */
export function nameLanguageAlone(language: LanguageReference): string {
  const name = findDisplayName(language.iso639_3);
  return name ? capitalise(name, getInterfaceTag()) : nameLanguage(language);
}

/** Isolates a text of possibly opposite direction within a sentence, like `<bdi>`. */
export function isolate(text: string): string {
  return `\u2068${dropDirections(text)}\u2069`;
}

/** Removes bidi controls such as U+202E, which would otherwise affect the text after it. */
function dropDirections(text: string): string {
  return text.replace(/[\u202A-\u202E\u2066-\u2069]/g, '');
}

function findDisplayName(code: string): string | undefined {
  try {
    return displayNames().of(toLanguageTag(code));
  } catch {
    return undefined;
  }
}

/** Sorts languages by how often they are learnt, then by their names in the interface language. */
export function compareByLearners(a: LanguageReference, b: LanguageReference): number {
  return placeOf(a) - placeOf(b) || compareByName(a, b);
}

function placeOf({ iso639_3 }: LanguageReference): number {
  const place = MOST_LEARNT.indexOf(iso639_3);
  return place < 0 ? MOST_LEARNT.length : place;
}

/** Sorts languages by their names in the interface language. */
export function compareByName(a: LanguageReference, b: LanguageReference): number {
  return nameLanguage(a).localeCompare(nameLanguage(b), getInterfaceTag());
}

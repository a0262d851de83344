import { capitalise } from '../../language/capitalise.ts';
import type { LanguageReference } from '../../model/language.ts';
import { getInterfaceTag, perLocale } from './locale.ts';

/**
 * Scripts in use that run from right to left (ISO 15924). `Intl.Locale.getTextInfo` tells the direction too, but says
 * "ltr" for languages that ICU has no locale data for, such as Divehi and Western Punjabi, and is younger than Chrome 120.
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

/** Direction of a language's usual script; `auto` (ask the text) when its script is not known. */
export function getDirection(code: string): 'ltr' | 'rtl' | 'auto' {
  const script = findMainScript(code);
  if (script === undefined) return 'auto';
  return RIGHT_TO_LEFT_SCRIPTS.has(script) ? 'rtl' : 'ltr';
}

/** What an element with text of a language carries, so that it is read out, hyphenated and ordered as that language is. */
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

/** A language's name in the interface's language; else the name its source gives it; else its code. */
export function nameLanguage({ iso639_3, name }: LanguageReference): string {
  return findDisplayName(iso639_3) || dropDirections(name) || iso639_3;
}

/** The same where it stands alone, as in a list or a heading: many languages write their own names for languages small within a sentence. */
export function nameLanguageAlone(language: LanguageReference): string {
  const name = findDisplayName(language.iso639_3);
  return name ? capitalise(name, getInterfaceTag()) : nameLanguage(language);
}

/** Keeps a text that may run in the other direction in one piece within a sentence, as `<bdi>` does among elements. */
export function isolate(text: string): string {
  return `\u2068${dropDirections(text)}\u2069`;
}

/** Without the invisible characters that turn what stands behind them, such as U+202E: they may be left open, and reach beyond the text. */
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

/** Puts languages in the order of their names in the interface's language. */
export function compareByName(a: LanguageReference, b: LanguageReference): number {
  return nameLanguage(a).localeCompare(nameLanguage(b), getInterfaceTag());
}

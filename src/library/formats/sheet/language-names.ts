import { listLanguageCodes, toLanguageCode } from '../../../language/language-code.ts';
import type { LanguageReference } from '../../../model/language.ts';

type NamesByCode = ReadonlyMap<string, string>;

/**
 * Finds a language by its name in English or in the language itself.
 *
 * @returns Its ISO 639-3 code.
 */
export function findByCommonName(name: string): string | undefined {
  commonNames ??= indexNames(['en', ...listLanguageCodes()], (locale, code) => locale === 'en' || locale === code);
  return commonNames.get(toKey(name));
}

/** The same for a name in any language: "Englisch", "alemán". An ambiguous name gives the first language. */
export function findByAnyName(name: string): string | undefined {
  allNames ??= indexNames(['en', ...listLanguageCodes()], () => true);
  return allNames.get(toKey(name));
}

/** Finds a language by a code as the whole name of a column: "de", "deu", "pt-BR". */
export function findByCode(text: string): string | undefined {
  const code = /^\s*([a-z]{2,3}|[A-Z]{2,3})(-[A-Z]{2})?\s*$/.test(text) ? toLanguageCode(text) : undefined;
  return code !== undefined && listLanguageCodes().includes(code) ? code : undefined;
}

/** Whether a language with this code is known. Rare languages are not, because no list of all of ISO 639-3 is included. */
export function isKnownCode(code: string): boolean {
  return findDisplayName('en', code) !== undefined;
}

/** A language with its English name, or its code if the name is unknown. */
export function toLanguageReference(iso639_3: string): LanguageReference {
  return { iso639_3, name: findDisplayName('en', iso639_3) ?? iso639_3 };
}

let commonNames: NamesByCode | undefined;
/** Takes a tenth of a second to build, so it is used only for uncommon names. */
let allNames: NamesByCode | undefined;

/** If two languages share a name, the first locale wins. */
function indexNames(locales: readonly string[], isWanted: (locale: string, code: string) => boolean): NamesByCode {
  const names = new Map<string, string>();
  for (const locale of locales) {
    for (const code of listLanguageCodes()) {
      const name = isWanted(locale, code) ? findDisplayName(locale, code) : undefined;
      if (name !== undefined && !names.has(toKey(name))) names.set(toKey(name), code);
    }
  }
  return names;
}

const displayNames = new Map<string, Intl.DisplayNames | undefined>();

function findDisplayName(locale: string, code: string): string | undefined {
  try {
    if (!displayNames.has(locale)) displayNames.set(locale, openDisplayNames(locale));
    // Names are listed by short code: `de` for `deu`.
    return displayNames.get(locale)?.of(Intl.getCanonicalLocales(code)[0] ?? code);
  } catch {
    return undefined;
  }
}

/** @returns undefined for a locale without data, which would fall back to the system's language. */
function openDisplayNames(locale: string): Intl.DisplayNames | undefined {
  if (Intl.DisplayNames.supportedLocalesOf(locale).length === 0) return undefined;
  return new Intl.DisplayNames(locale, { type: 'language', fallback: 'none' });
}

function toKey(name: string): string {
  return name.trim().normalize('NFC').toLowerCase();
}

import { capitalise } from '../../language/capitalise.ts';
import { foldKey } from '../../language/normalise.ts';
import type { LanguageReference } from '../../model/language.ts';
import { nameLanguageAlone, toLanguageTag } from './written-language.ts';

/** All names of a language for searching. */
export interface LanguageNames {
  code: string;
  /** In the interface's language. */
  name: string;
  /** In the language itself, if known and different. */
  self: string | undefined;
  /** All names, to compare with typed text. */
  folded: readonly string[];
}

/** @returns In the given order. */
export function nameAll(languages: readonly LanguageReference[]): LanguageNames[] {
  const english = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });
  return languages.map((language) => {
    const code = language.iso639_3;
    const tag = toLanguageTag(code);
    const name = nameLanguageAlone(language);
    const self = findSelf(tag);
    const names = [name, self, findName(english, tag), language.name];
    return {
      code,
      name,
      self: self === name ? undefined : self,
      folded: [...new Set(names.flatMap((each) => (each ? [fold(each)] : [])))],
    };
  });
}

/**
 * Finds languages with a word in one of their names that starts with the typed text. Ignores case and accents.
 *
 * @returns In the given order; languages whose whole name starts with the text come first.
 */
export function findLanguages(languages: readonly LanguageNames[], typed: string): LanguageNames[] {
  const wanted = fold(typed.trim());
  if (wanted === '') return [...languages];
  const begins = ({ folded }: LanguageNames) => folded.some((name) => name.startsWith(wanted));
  const holds = ({ folded }: LanguageNames) =>
    folded.some((name) => toWords(name).some((word) => word.startsWith(wanted)));
  return [...languages.filter(begins), ...languages.filter((language) => !begins(language) && holds(language))];
}

/** The rest of the text from each word. Hyphens and brackets also separate words. */
function toWords(name: string): string[] {
  return [...name.matchAll(/(?<![\p{L}\p{M}])\p{L}/gu)].map(({ index }) => name.slice(index));
}

function fold(name: string): string {
  return foldKey(name.normalize('NFKC').toLowerCase());
}

function findSelf(tag: string): string | undefined {
  try {
    const names = new Intl.DisplayNames([tag], { type: 'language', fallback: 'none' });
    // A browser without the language answers in its own.
    if (names.resolvedOptions().locale.split('-')[0] !== tag.split('-')[0]) return undefined;
    const name = findName(names, tag);
    return name && capitalise(name, tag);
  } catch {
    return undefined;
  }
}

function findName(names: Intl.DisplayNames, tag: string): string | undefined {
  try {
    return names.of(tag);
  } catch {
    return undefined;
  }
}

import { toLanguageCode } from '../../language/language-code.ts';
import { isKnownCode } from '../../library/formats/sheet/language-names.ts';
import type { LanguagePair } from '../../model/pair.ts';

export interface NamePair extends LanguagePair {
  /** False if one of the codes is unknown, as for rare languages: the token may be a word ("sub-eng"). */
  isSure: boolean;
}

/**
 * Finds language pairs in a file name without its extension: `deu-eng`, `Kapitel 3 de-en`, `Kapitel-3-deu-eng`.
 *
 * A pair is a whole token, or three-letter codes at its end. `de-AT` and `pt-BR` are one language with a country.
 */
export function findNamePairs(name: string): NamePair[] {
  return name.split(/[^\p{L}\p{M}\p{N}-]+/u).flatMap((token) => findTokenPair(token) ?? []);
}

function findTokenPair(token: string): NamePair | undefined {
  const [, lead, first = '', second = ''] = /^(.*-)?([a-z]{2,3})-([a-z]{2,3})$/i.exec(token) ?? [];
  const isLocale = first === first.toLowerCase() && second !== second.toLowerCase();
  const [from, to] = [toLanguageCode(first), toLanguageCode(second)];
  if (isLocale || from === undefined || to === undefined) return undefined;
  const known = [from, to].filter(isKnownCode).length;
  if (known === 0) return undefined;
  // In a longer token, short codes are usually words: "so-is-it".
  const isWhole = lead === undefined;
  if (!isWhole && (known < 2 || first.length < 3 || second.length < 3)) return undefined;
  return { from, to, isSure: known === 2 };
}

import type { LanguagePair } from '../model/pair.ts';

/** Paths below the base URL of a server, including the version. */
export const LANGUAGES_PATH = '/api/v1/lang/';
export const FLASHCARD_PATH = '/api/v1/fc/';

/** @example flashcardPath({ from: 'deu', to: 'eng' }, 1) // '/api/v1/fc/?f=deu&t=eng&n=1' */
export function flashcardPath(pair: LanguagePair, rank: number): string {
  return `${FLASHCARD_PATH}?${new URLSearchParams({ f: pair.from, t: pair.to, n: String(rank) })}`;
}

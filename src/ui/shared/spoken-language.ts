import { toLanguageCode } from '../../language/language-code.ts';

/**
 * Finds the language that a person most likely wants.
 *
 * @param codes - ISO 639-3 codes of the offered languages.
 * @param spoken - BCP 47 tags of the browser's languages, best first.
 * @returns The code of the first spoken language that is offered.
 */
export function findSpoken(codes: readonly string[], spoken: readonly string[]): string | undefined {
  for (const tag of spoken) {
    const code = codes.find((candidate) => isSameLanguage(candidate, tag));
    if (code !== undefined) return code;
  }
  return undefined;
}

/** Compares an ISO 639-3 code with a tag such as `en-GB`. */
export function isSameLanguage(code: string, tag: string): boolean {
  return toLanguageCode(code) === toLanguageCode(tag);
}

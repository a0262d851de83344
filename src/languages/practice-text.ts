import type { PracticeText } from '../model/practice-text.ts';
import { PRACTICE_LANGUAGES } from './lists/practice.ts';

/**
 * Reads the practice text of a language. Files of the package are not checked here, but by the tests.
 *
 * @param read - Reads a file in the package's folder of sentences as text.
 * @returns Undefined for a language without one.
 */
export async function findPracticeText(
  language: string,
  read: (file: string) => Promise<string>,
): Promise<PracticeText | undefined> {
  if (!PRACTICE_LANGUAGES.has(language)) return undefined;
  return JSON.parse(await read(`practice/${language}.json`)) as PracticeText;
}

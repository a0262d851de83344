import type { PracticeText } from '../model/practice-text.ts';
import { PRACTICE_LANGUAGES } from './lists/practice.ts';

/** Reads a file in the package's folder of sentences as text. */
type Read = (file: string) => Promise<string>;

/** Reads the practice text of a language that has one. Files of the package are not checked here, but by the tests. */
export async function readPracticeText(language: string, read: Read): Promise<PracticeText> {
  return JSON.parse(await read(`practice/${language}.json`)) as PracticeText;
}

/** Finds the practice text of any language. */
export async function findPracticeText(language: string, read: Read): Promise<PracticeText | undefined> {
  return PRACTICE_LANGUAGES.has(language) ? readPracticeText(language, read) : undefined;
}

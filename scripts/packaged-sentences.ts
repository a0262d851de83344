import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findPracticeText, readPracticeText } from '../src/languages/practice-text.ts';
import { createSentences } from '../src/library/sentences.ts';
import { createReadFirstWords, type FirstWords } from '../src/study/first-words.ts';

const FOLDER = resolve(import.meta.dirname, '../assets/public/sentences');

const readText = async (file: string) => readFileSync(join(FOLDER, file), 'utf8');

/** The practice text of a language, as the package has it. */
export const readPractice = (language: string) => findPracticeText(language, readText);

/** Lists the example sentences of the package for a pair. */
export const listSentences = createSentences(readText).list;

const read = createReadFirstWords(listSentences, (language) => readPracticeText(language, readText));

/** The order of the first words of a packaged deck. @throws For a deck without example sentences. */
export async function readFirstWords(pair: string): Promise<FirstWords> {
  const words = await read(pair);
  if (!words) throw new Error(`Expected example sentences for ${pair}, got none.`);
  return words;
}

import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createSentences } from '../../src/library/sentences.ts';
import { createReadFirstWords, type FirstWords } from '../../src/study/first-words.ts';

const FOLDER = resolve(import.meta.dirname, '../../assets/public/sentences');

const read = createReadFirstWords(createSentences((file) => readFile(join(FOLDER, file), 'utf8')).list);

/** The order of the first words of a packaged deck. @throws For a deck without example sentences. */
export async function readFirstWords(pair: string): Promise<FirstWords> {
  const words = await read(pair);
  if (!words) throw new Error(`Expected example sentences for ${pair}, got none.`);
  return words;
}

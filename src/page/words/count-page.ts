import { countWords, toShare } from '../../model/count-words.ts';
import type { ReadPage } from '../../model/read-page.ts';
import type { PageReader } from './page-reader.ts';

/** The numbers of a page that the toolbar button may show. */
export interface PageNumbers {
  /** New words, each once. */
  fresh: number;
  /** Of the running words, 0 to 1. */
  known: number;
}

/** Counts the main text of the page. @returns Undefined without words in a language of the decks. */
export async function countPage({ begin, next }: PageReader): Promise<PageNumbers | undefined> {
  let step = await begin();
  while (!step.page) step = await next();
  const words = listWords(step.page);
  const counts = countWords(words, step.page.reach);
  return words.length === 0 ? undefined : { fresh: counts.words.new, known: toShare('known', counts.running) };
}

function listWords({ words, blocks }: ReadPage) {
  return blocks.flatMap(({ text, language, places }) => {
    if (language === undefined) return [];
    return places.flatMap((start, at) => {
      const [end, index = -1] = places.slice(at + 1, at + 3);
      const word = words[index];
      return at % 3 === 0 && word ? [{ word, form: text.slice(start, end), language }] : [];
    });
  });
}

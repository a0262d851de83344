import { DeckWords } from '../../scripts/lookup/deck-words.ts';
import { readPractice } from '../../scripts/packaged-sentences.ts';
import { parseMarkedWords } from '../../src/language/marked-words.ts';
import type { Language } from '../../src/languages/language.ts';
import { readStarterWords } from './starter-decks.ts';

const toLanguage = (pair: string) => pair.slice(0, 3);

/** Words of a text that its starter deck cannot answer. */
export async function findUnknown(pair: string): Promise<string[]> {
  const words = new DeckWords(readStarterWords(pair));
  const segmenter = new Intl.Segmenter(toLanguage(pair), { granularity: 'word' });
  const { paragraphs = [] } = (await readPractice(toLanguage(pair))) ?? {};
  return paragraphs.flatMap((paragraph) =>
    [...segmenter.segment(paragraph)]
      .filter(({ isWordLike, index }) => isWordLike && words.define(paragraph, index).entries.length === 0)
      .map(({ segment }) => segment),
  );
}

/** A form that the text of a language marks, the word that the mark names, and those that a look-up finds, the best first. */
export interface MarkedWord {
  form: string;
  word: string;
  found: string[];
}

export async function listMarkedWords(pair: string): Promise<MarkedWord[]> {
  const words = new DeckWords(readStarterWords(pair));
  const { passage }: Pick<Language, 'passage'> = await import(`../../src/languages/${toLanguage(pair)}/passage.ts`);
  return passage.map(parseMarkedWords).flatMap(({ text, words: marked }) =>
    marked.map(({ start, end, word }) => ({
      form: text.slice(start, end),
      word,
      found: words.define(text, start).entries.map((entry) => entry.word),
    })),
  );
}

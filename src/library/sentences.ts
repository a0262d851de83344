import * as z from 'zod/mini';
import { createMemo, createMemoMap } from '../async/memo.ts';
import { toLanguageCode } from '../language/language-code.ts';
import { parseMarkedWords } from '../language/marked-words.ts';
import type { ExamplePair } from '../model/example.ts';
import type { LanguagePair } from '../model/pair.ts';

/**
 * A file of example sentences beside their English translations, such as `sentences/deu.json`. Each word is marked with the word of the deck
 * that a look-up finds first: `Anna [geht|gehen] nach [Hause|Haus].`, or `[Haus]` if that is the same.
 */
const sentencesFileSchema = z.strictObject({
  format: z.literal('wayword-sentences'),
  version: z.literal(1),
  /** ISO 639-3. */
  language: z.string(),
  sentences: z.array(z.tuple([z.string(), z.string()])),
});

const indexSchema = z.strictObject({
  /** Languages with a file. */
  languages: z.array(z.string()),
  /** Language of the translations. */
  translation: z.string(),
});

export interface Sentences {
  /** Lists the example sentences for a pair; none if the package has no file for it. */
  list(pair: LanguagePair): Promise<readonly ExamplePair[]>;
}

/** @param read - Reads a file in the package's folder of sentences as text. */
export function createSentences(read: (file: string) => Promise<string>): Sentences {
  const index = createMemo(async () => z.parse(indexSchema, JSON.parse(await read('index.json'))));
  /** The last languages: one that is studied, one that is read. */
  const files = createMemoMap<string, readonly ExamplePair[]>(2);

  async function readPairs(language: string, isSwapped: boolean): Promise<readonly ExamplePair[]> {
    const { sentences } = z.parse(sentencesFileSchema, JSON.parse(await read(`${language}.json`)));
    return sentences.map(([sentence, translation]) => {
      const [learnt, known] = isSwapped ? [translation, sentence] : [sentence, translation];
      return { sentence: parseMarkedWords(learnt), translation: parseMarkedWords(known).text };
    });
  }

  return {
    async list({ from, to }) {
      const [learnt, known] = [toLanguageCode(from) ?? from, toLanguageCode(to) ?? to];
      const { languages, translation } = await index.get();
      const isSwapped = learnt === translation;
      const language = isSwapped ? known : learnt;
      if (!languages.includes(language)) return [];
      const pairs = await files.get(`${language} ${isSwapped}`, () => readPairs(language, isSwapped));
      if (isSwapped || known === translation) return pairs;
      return pairs.map(({ sentence }) => ({ sentence, translation: undefined }));
    },
  };
}

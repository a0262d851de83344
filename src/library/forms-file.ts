import * as z from 'zod/mini';
import type { KnownForms } from '../store/content/write/card-entries.ts';
import { decodeForms, encodeForms } from './form-code.ts';

/**
 * Inflected forms of one language, shared by all starter decks from that language: `decks/forms/pol.json`, one word a line.
 * A word may be listed among its own forms, as it may be in a card.
 */
const formsFileSchema = z.strictObject({
  format: z.literal('wayword-forms'),
  version: z.literal(1),
  /** ISO 639-3. */
  language: z.string(),
  /** Texts of `encodeForms` by word, as spelt in the deck. Only the tests check them one by one. */
  forms: z.custom<Record<string, string>>((value) => typeof value === 'object' && value !== null),
});

/** Inflected forms by word, as spelt in the deck: `ser` → `es`, `fue`, `son` … */
export interface FormTable extends KnownForms {
  /** The forms of a word as the files write them; see `form-code.ts`. */
  codeOf(word: string): string | undefined;
}

/**
 * Reads the files with the forms of one language. Forms are decoded on demand, so a table of 400,000 takes no longer than parsing its JSON.
 *
 * @param texts - Texts of all files of the language; none gives an empty table.
 * @throws If a text is not such a file, which means a broken package.
 */
export function parseFormsFiles(texts: readonly string[]): FormTable {
  const tables = texts.map((text) => z.parse(formsFileSchema, JSON.parse(text)).forms);
  // A copy into one map would take longer than everything else.
  const codeOf = (word: string) => tables.find((table) => Object.hasOwn(table, word))?.[word];
  return {
    codeOf,
    get(word) {
      const code = codeOf(word);
      return code === undefined ? code : decodeForms(code);
    },
  };
}

/** Writes a forms file: stable key order, one word per line, a final newline. */
export function formatFormsFile(language: string, forms: Iterable<readonly [word: string, forms: readonly string[]]>) {
  const lines = [...forms].map(([word, list]) => `${JSON.stringify(word)}:${JSON.stringify(encodeForms(list))}`);
  return `{"format":"wayword-forms","version":1,"language":${JSON.stringify(language)},"forms":{\n${lines.join(',\n')}\n}}\n`;
}

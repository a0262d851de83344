import * as z from 'zod/mini';
import type { KnownForms } from '../store/content/card-entries.ts';
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
  /** By the word as a deck writes it; the text is that of `encodeForms`. Not checked one by one: the tests do that. */
  forms: z.custom<Record<string, string>>((value) => typeof value === 'object' && value !== null),
});

/** Inflected forms by the word as a deck writes it: `ser` → `es`, `fue`, `son` … */
export interface FormTable extends KnownForms {
  readonly size: number;
  /** The forms of a word as the files write them; see `form-code.ts`. */
  codeOf(word: string): string | undefined;
}

/**
 * Reads the files that hold the forms of one language. Forms are decoded when they are asked for: a table of 400,000 takes no longer than
 * its JSON.
 *
 * @param texts - Of all files of the language; none gives an empty table.
 * @throws When a text is another file, which would be a fault of the package.
 */
export function parseFormsFiles(texts: readonly string[]): FormTable {
  const codes = new Map<string, string>();
  for (const text of texts) {
    const { forms } = z.parse(formsFileSchema, JSON.parse(text));
    for (const word of Object.keys(forms)) codes.set(word, forms[word] ?? '');
  }
  return {
    size: codes.size,
    codeOf: (word) => codes.get(word),
    get(word) {
      const code = codes.get(word);
      return code === undefined ? undefined : decodeForms(code);
    },
  };
}

/** Writes a file of forms: stable key order, one word a line, a newline at the end. */
export function formatFormsFile(language: string, forms: Iterable<readonly [word: string, forms: readonly string[]]>) {
  const lines = [...forms].map(([word, list]) => `${JSON.stringify(word)}:${JSON.stringify(encodeForms(list))}`);
  return `{"format":"wayword-forms","version":1,"language":${JSON.stringify(language)},"forms":{\n${lines.join(',\n')}\n}}\n`;
}

import { readFileSync } from 'node:fs';
import type { Sample } from '../../scripts/decks/text/measure-lookup.ts';

/** Inflected words and what they belong to, a form a line. @param name - File in `test/fixtures/lookup`, without its end. */
export function readSamples(name: string): Sample[] {
  const text = readFileSync(new URL(`../fixtures/lookup/${name}.txt`, import.meta.url), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [form = '', ...lemmas] = line.split(' ');
      return { text: form, offset: 0, form, lemmas };
    });
}

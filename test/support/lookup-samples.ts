import { readFileSync } from 'node:fs';
import type { Sample } from '../../scripts/lookup/count-lookups.ts';

/** Lines of a fixture. @param name - File in `test/fixtures/lookup`, without its extension. */
export function readFixture(name: string): string[] {
  return readFileSync(new URL(`../fixtures/lookup/${name}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n');
}

/** Inflected words with their lemmas, one form per line. @param name - As for `readFixture`. */
export function readSamples(name: string): Sample[] {
  return readFixture(name).map((line) => {
    const [form = '', ...lemmas] = line.split(' ');
    return { text: form, offset: 0, form, lemmas };
  });
}

import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { makeWords } from '../support/deck-words.ts';
import { readFixture } from '../support/lookup-samples.ts';

const LANGUAGES = readdirSync(new URL('../fixtures/lookup/compounds', import.meta.url)).map((name) => name.slice(0, 3));
const readPairs = (folder: string, language: string) =>
  readFixture(`${folder}/${language}`).map((line) => line.split('=') as [compound: string, parts: string]);

function splitIn(language: string, compound: string, words: readonly string[]): string {
  const { entries } = makeWords(language, [...words]).define(compound, 0);
  return entries
    .filter(({ rule }) => rule === 'compound')
    .map(({ word }) => word)
    .join(' ');
}

describe('a compound whose last part is inflected', () => {
  test.each(LANGUAGES)('leads to its parts in %s', (language) => {
    const pairs = readPairs('compounds', language);
    const words = [...new Set(pairs.flatMap(([, parts]) => parts.split(' ')))];
    const missed = pairs.filter(([compound, parts]) => splitIn(language, compound, words) !== parts);
    const notes = missed.map(([compound]) => `${compound}: ${splitIn(language, compound, words)}`).join('\n');
    expect(missed.length / pairs.length, notes).toBeLessThanOrEqual(0.05);
  });

  test.each(LANGUAGES)('is not split in %s if a part is unknown', (language) => {
    const found = readPairs('compounds', language).flatMap(([compound, parts]) =>
      parts.split(' ').map((part) => splitIn(language, compound, [part])),
    );
    expect(found.filter((split) => split !== '')).toEqual([]);
  });

  test.each(LANGUAGES)('is not seen in %s in a word that only contains the letters', (language) => {
    const found = readPairs('compound-look-alikes', language).map(
      ([word, parts]) => `${word}: ${splitIn(language, word, parts.split(' '))}`,
    );
    expect(found.filter((line) => !line.endsWith(': '))).toEqual([]);
  });
});

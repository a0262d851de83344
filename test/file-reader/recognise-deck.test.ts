import { describe, expect, test } from 'vitest';
import { recognise } from '../../src/file-reader/preview-file.ts';
import { HEAD_BYTES } from '../../src/library/formats/recognise.ts';

const GERMAN = { iso639_3: 'deu', name: 'German' };
const ENGLISH = { iso639_3: 'eng', name: 'English' };

/** A deck file as a program writes it that sorts the fields by name. */
function toSortedFile(count: number, more: object = {}): File {
  const fields: Record<string, unknown> = {
    cards: Array.from({ length: count }, (_, index) => [`Wort${index}`, [`"from":{} ${index}`]]),
    changes: 'None.',
    format: 'wayword-deck',
    from: GERMAN,
    licence: { id: 'CC0-1.0', url: 'https://creativecommons.org/publicdomain/zero/1.0/' },
    sources: [],
    to: ENGLISH,
    version: 2,
    ...more,
  };
  const sorted = Object.fromEntries(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1)));
  return new File([JSON.stringify(sorted)], 'deck.json');
}

describe('a deck file whose fields stand behind its cards', () => {
  test.each([
    ['a few cards', 10],
    ['cards for more than the first bytes', 20_000],
  ])('of %s has its languages and its kind', async (_, count) => {
    const dictionary = toSortedFile(count, { kind: 'dictionary' });
    expect(dictionary.size > HEAD_BYTES).toBe(count > 10);
    expect(await recognise(dictionary)).toMatchObject({
      format: { kind: 'deck' },
      languages: { from: GERMAN, to: ENGLISH },
      isDictionary: true,
    });
    expect(await recognise(toSortedFile(count))).toMatchObject({
      languages: { from: GERMAN, to: ENGLISH },
      isDictionary: false,
    });
  });

  test('has them although long notes follow on its languages', async () => {
    const vulgar = Array.from({ length: 20_000 }, (_, index) => `Wort${index}`);
    expect(await recognise(toSortedFile(20_000, { vulgar }))).toMatchObject({
      languages: { from: GERMAN, to: ENGLISH },
    });
  });
});

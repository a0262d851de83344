import { expect, test } from 'vitest';
import { createClassifyPage } from '../../../src/lookup/page-words/classify-page.ts';
import type { ClassifiedTexts } from '../../../src/model/page-word.ts';

/** Classifies each text as one word of its language’s deck, at rank 7. */
const classify = async (language: string, texts: readonly string[]): Promise<ClassifiedTexts> => ({
  words: texts.map((word) => ({ class: 'new', card: { pair: `${language}-eng`, word, rank: 7 } })),
  places: texts.map((text, index) => [0, text.length, index]),
});

const asked: (string | undefined)[] = [];
const classifyPage = createClassifyPage({
  findLanguage: async ({ text, claimed }) => {
    asked.push(claimed);
    return text.includes('ß') ? 'deu' : claimed;
  },
  hasWords: async (language) => language !== 'fra',
  classify,
  findReach: async (pair) => (pair === 'deu-eng' ? 900 : 500),
});

test('each text is classified in its own language, and stays at its place', async () => {
  const page = await classifyPage({ language: 'es-MX', texts: ['casa', 'Straße', '– 7 –', 'año'] });
  expect(asked).toEqual(['spa', 'spa', 'spa']);
  expect(page.languages).toEqual(['spa', 'deu', undefined, 'spa']);
  const wordAt = (text: number) => page.words[page.places[text]?.[2] ?? -1]?.card?.word;
  expect([0, 1, 2, 3].map(wordAt)).toEqual(['casa', 'Straße', undefined, 'año']);
  expect(page.places[2]).toEqual([]);
  expect(page.reach).toEqual({ 'spa-eng': 500, 'deu-eng': 900 });
});

test('texts in a language without decks have no words', async () => {
  expect(await classifyPage({ language: 'fr', texts: ['maison'] })).toEqual({
    languages: [undefined],
    words: [],
    places: [[]],
    reach: {},
  });
});

import { expect, test } from 'vitest';
import { createSentences } from '../../src/library/sentences.ts';

const FILES: Record<string, string> = {
  'index.json': JSON.stringify({ languages: ['deu'], translation: 'eng' }),
  'deu.json': JSON.stringify({
    format: 'wayword-sentences',
    version: 1,
    language: 'deu',
    sentences: [['Anna [geht|gehen] [nach] [Hause|Haus].', 'Anna [is|be] [going|go] [home].']],
  }),
};

function openSentences() {
  const read: string[] = [];
  const sentences = createSentences(async (file) => {
    read.push(file);
    const text = FILES[file];
    if (text === undefined) throw new Error(`Expected no request of ${file}.`);
    return text;
  });
  return { sentences, read };
}

test('a pair into the language of the translations has both', async () => {
  const { sentences } = openSentences();
  const [pair] = await sentences.list({ from: 'deu', to: 'eng' });
  expect(pair?.sentence.text).toBe('Anna geht nach Hause.');
  expect(pair?.translation).toBe('Anna is going home.');
});

test('the opposite pair learns from the translation', async () => {
  const { sentences } = openSentences();
  const [pair] = await sentences.list({ from: 'eng', to: 'deu' });
  expect(pair?.sentence.text).toBe('Anna is going home.');
  expect(pair?.sentence.words.map(({ word }) => word)).toEqual(['be', 'go', 'home']);
  expect(pair?.translation).toBe('Anna geht nach Hause.');
});

test('a pair into a third language has the sentence alone', async () => {
  const { sentences } = openSentences();
  const [pair] = await sentences.list({ from: 'deu', to: 'fra' });
  expect(pair).toMatchObject({ sentence: { text: 'Anna geht nach Hause.' }, translation: undefined });
});

test('a language without a file has none, and its file is not asked for', async () => {
  const { sentences, read } = openSentences();
  expect(await sentences.list({ from: 'fin', to: 'eng' })).toEqual([]);
  expect(read).toEqual(['index.json']);
});

test('files are read once', async () => {
  const { sentences, read } = openSentences();
  await sentences.list({ from: 'deu', to: 'eng' });
  await sentences.list({ from: 'deu', to: 'eng' });
  expect(read).toEqual(['index.json', 'deu.json']);
});

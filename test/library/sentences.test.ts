import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSentences, formatExample, parseExample } from '../../src/library/sentences.ts';

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

test('a marked sentence is read as its text and the words of the deck', () => {
  expect(parseExample('Anna [geht|gehen] [nach] Hause.')).toEqual({
    text: 'Anna geht nach Hause.',
    words: [
      { start: 5, end: 9, word: 'gehen' },
      { start: 10, end: 14, word: 'nach' },
    ],
  });
});

test('a sentence is read as it was written', () => {
  const part = fc.record({
    form: fc.stringMatching(/^[a-zäöü]{1,6}$/),
    word: fc.option(fc.stringMatching(/^[a-z ]{1,6}$/)),
  });
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 8 }), (parts) => {
      let text = '';
      const words = [];
      for (const { form, word } of parts) {
        if (text !== '') text += ' ';
        if (word !== null) words.push({ start: text.length, end: text.length + form.length, word });
        text += form;
      }
      expect(parseExample(formatExample({ text, words }))).toEqual({ text, words });
    }),
  );
});

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

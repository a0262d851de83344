import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMarkedWords, parseMarkedWords } from '../../src/language/marked-words.ts';

test('a marked sentence is read as its text and the words of the deck', () => {
  expect(parseMarkedWords('Anna [geht|gehen] [nach] Hause.')).toEqual({
    text: 'Anna geht nach Hause.',
    words: [
      { start: 5, end: 9, word: 'gehen' },
      { start: 10, end: 14, word: 'nach' },
    ],
  });
});

test('a word with a capital stands for the same word without', () => {
  const text = {
    text: 'Wir Kinder',
    words: [
      { start: 0, end: 3, word: 'wir' },
      { start: 4, end: 10, word: 'Kind' },
    ],
  };
  expect(formatMarkedWords(text)).toBe('[^Wir] [Kinder|Kind]');
  expect(parseMarkedWords('[^Wir] [Kinder|Kind]')).toEqual(text);
  expect(parseMarkedWords('[Wir|wir] [Kinder|Kind]')).toEqual(text);
});

test('a sentence is read as it was written', () => {
  const part = fc.record({
    form: fc.stringMatching(/^[A-Za-zäöü]{1,6}$/),
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
      expect(parseMarkedWords(formatMarkedWords({ text, words }))).toEqual({ text, words });
    }),
  );
});

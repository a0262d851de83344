import { expect, test } from 'vitest';
import { guessFields, splitAtWord, toFields, toTags } from '../../src/anki/to-note.ts';
import { ANKI_VALUES, type AnkiWord } from '../../src/model/anki.ts';

const word: AnkiWord = {
  pair: 'deu-eng',
  word: 'das Haus',
  reading: 'haʊs',
  meanings: ['house', 'home & <garden>'],
  sentence: 'Die Häuser, "alte" & neue, <b>häuser</b>.',
  form: 'Häuser',
  title: 'A <title>',
  address: 'https://example.org/?a=1&b=2',
};

const all = Object.fromEntries(ANKI_VALUES.map((value) => [value, value]));

test('fields are HTML, with the word of the sentence marked', () => {
  expect(toFields({ fields: all }, word)).toEqual({
    word: 'das Haus',
    reading: 'haʊs',
    meanings: 'house<br>home &amp; &lt;garden&gt;',
    sentence: 'Die <b>Häuser</b>, &quot;alte&quot; &amp; neue, &lt;b&gt;häuser&lt;/b&gt;.',
    title: 'A &lt;title&gt;',
    address: 'https://example.org/?a=1&amp;b=2',
    pair: 'deu-eng',
  });
});

test('what a word does not have is empty', () => {
  const fields = toFields({ fields: all }, { pair: 'deu-eng', word: 'Haus', meanings: [] });
  expect(fields).toEqual({
    word: 'Haus',
    reading: '',
    meanings: '',
    sentence: '',
    title: '',
    address: '',
    pair: 'deu-eng',
  });
});

test.each([
  [{ sentence: 'Ein Haus.', form: undefined, word: 'Haus' }, ['Ein ', 'Haus', '.']],
  [{ sentence: 'Hausboot.', form: 'Haus', word: 'Haus' }, ['Hausboot.', '', '']],
  [{ sentence: '彼は辛かった', form: '辛かった', word: '辛い' }, ['彼は', '辛かった', '']],
  [{ sentence: undefined, form: 'Haus', word: 'Haus' }, ['', '', '']],
])('the word of a sentence: %j', (change, parts) => {
  expect(splitAtWord({ ...word, ...change })).toEqual(parts);
});

test('tags are divided at spaces', () => {
  expect(toTags({ tags: '  wayword  lang::de ' })).toEqual(['wayword', 'lang::de']);
  expect(toTags({ tags: ' ' })).toEqual([]);
});

test.each([
  [['Front', 'Back'], { Front: 'word', Back: 'meanings' }],
  [
    ['Expression', 'Reading', 'Meaning', 'Sentence', 'Source', 'URL', 'Audio'],
    {
      Expression: 'word',
      Reading: 'reading',
      Meaning: 'meanings',
      Sentence: 'sentence',
      Source: 'title',
      URL: 'address',
    },
  ],
  [
    ['Vorderseite', 'Rückseite', 'Beispielsatz'],
    { Vorderseite: 'word', Rückseite: 'meanings', Beispielsatz: 'sentence' },
  ],
  [['A', 'B', 'C'], { A: 'word', B: 'meanings' }],
  [['Text'], { Text: 'word' }],
  [[], {}],
])('the fields %j are filled by their names', (names, fields) => {
  expect(guessFields(names)).toEqual(fields);
});

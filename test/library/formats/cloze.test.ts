import { expect, test } from 'vitest';
import { findCloze } from '../../../src/library/formats/cloze.ts';
import { readCardRows } from '../../../src/library/formats/read-card-rows.ts';
import { recogniseFile } from '../../../src/library/formats/recognise.ts';

test.each([
  ['Der {{c1::Hund}} bellt.', 'Hund', 'Der Hund bellt.'],
  ['Der {{c1::Hund::animal}} {{c2::bellt}}.', 'Hund', 'Der Hund bellt.'],
  ['{{c12::Hund}}', 'Hund', 'Hund'],
])('%s asks for its first deletion', (cell, word, sentence) => {
  expect(findCloze(cell)).toEqual({ word, sentence });
});

test.each(['Hund', '{{Hund}}', '{{c1::}}', '{{c1::Hund'])('%s is not a cloze note', (cell) => {
  expect(findCloze(cell)).toBeUndefined();
});

test('cloze notes of Anki become cards of the word, with their sentence as an example', async () => {
  const text = '#separator:tab\n#html:true\nDer <b>{{c1::Hund}}</b> bellt.\tdog\nDie {{c1::Katze}} schläft.\tcat\n';
  const { format } = await recogniseFile(new TextEncoder().encode(text), 'notes.txt');
  const cards = [];
  for await (const rows of readCardRows(new Blob([text]), format)) cards.push(...rows);
  expect(cards).toMatchObject([
    { word: 'Hund', meanings: ['dog'], details: { examples: [['Der Hund bellt.']] } },
    { word: 'Katze', meanings: ['cat'], details: { examples: [['Die Katze schläft.']] } },
  ]);
});

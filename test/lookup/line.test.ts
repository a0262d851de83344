import { describe, expect, test } from 'vitest';
import { findLine } from '../../src/lookup/line.ts';
import { findLineWords } from '../../src/lookup/line-words.ts';

describe('the line used to detect a language', () => {
  test.each([
    [
      'a sentence among others',
      'He said no to all of us. Das ist doch nicht wahr, oder? Well, well.',
      'wahr',
      'Das ist doch nicht wahr, oder',
    ],
    [
      'a quotation',
      'Il a dit « Das ist doch alles nicht wahr gewesen » et rien.',
      'alles',
      'Das ist doch alles nicht wahr gewesen',
    ],
    [
      'what is around a quotation',
      'Il nous a toujours dit la vérité « Nein » et rien.',
      'vérité',
      'Il nous a toujours dit la vérité',
    ],
    [
      'what is in brackets',
      'He came late (leider war er wieder einmal krank) and left.',
      'krank',
      'leider war er wieder einmal krank',
    ],
    ['all of the text where the sentence is short', 'Ja! He said it twice to us.', 'Ja', 'Ja! He said it twice to us.'],
    [
      'a sentence with a number and a shortened word',
      'Es kostet 3.50 Euro, d.h. mehr als gestern.',
      'kostet',
      'Es kostet 3.50 Euro, d.h. mehr als gestern.',
    ],
  ])('is %s', (_, text, word, expected) => {
    expect(findLine(text, text.indexOf(word))).toBe(expected);
  });

  test.each([
    ['Das Haus von Hans', ['Das', 'Haus', 'von', 'Hans']],
    ["l'eau qu'il n'a pas bue", ['eau', 'il', 'pas', 'bue']],
    ["I don't know", ['I', 'don', 'know']],
    ['@anna hast du #sommer https://a.example/die gesehen?', ['hast', 'du', 'gesehen']],
    ['schau auf beispiel.de/die und sonst nirgends', ['schau', 'auf', 'und', 'sonst', 'nirgends']],
    ['nimm parseInt oder user_42 am 3.5.', ['nimm', 'oder', 'am']],
    ['const die = haus(user); return die;', []],
    ['if (a == b) { die(); }', []],
    ['<div class="die">', []],
    ['', []],
  ])('has of %s the words %j', (line, expected) => {
    expect(findLineWords(line).map(({ text }) => text)).toEqual(expected);
  });

  test('treats capitalised words inside a sentence as names', () => {
    expect(findLineWords('Heute kam Anna zu uns').filter(({ isName }) => isName)).toEqual([
      { text: 'Anna', isName: true, marked: [] },
    ]);
  });

  test('lists the letters that only some languages have', () => {
    expect(findLineWords('Ça и ёж año, Ñoño').map(({ marked }) => marked.join(''))).toEqual(['ç', '', 'ё', 'ñ', '']);
  });
});

import { expect, test } from 'vitest';
import { readAnkiHead } from '../../../../src/library/formats/anki-head.ts';
import type { OwnWord } from '../../../../src/model/own-word.ts';
import { writeNotes, writeTable } from '../../../../src/ui/options/own-words/own-words-file.ts';

const makeWord = (headword: string, parts: Partial<OwnWord> = {}): OwnWord => {
  const place = { pair: 'deu-eng', word: headword, headword, source: 'deu-eng', rank: 5, at: 0 };
  const state = { state: 'new', isWanted: false, dueDay: undefined } as const;
  return {
    ...place,
    ...state,
    definition: undefined,
    meanings: [],
    sentence: undefined,
    ownSentence: undefined,
    ...parts,
  };
};

const sentence = { text: 'Er sagte: "Das Haus, bitte."', title: 'Bauen', address: 'https://example.org/bauen' };
const WORDS = [
  makeWord('das Haus', { meanings: ['house', 'home'], sentence, state: 'known', dueDay: 20_778 }),
  makeWord('#Hashtag', { definition: 'tag\nof a post', state: 'suspended' }),
  makeWord('Tab\tulator', { definition: 'tab', meanings: ['tabulator'], state: 'due', source: undefined }),
];

test('a table for spreadsheets has every fact in a column', () => {
  const table = writeTable({ words: WORDS, nameDeck: ({ source }) => (source ? 'Wayword' : undefined) });
  expect(table).toBe(
    `\uFEFF${[
      'word,meaning,sentence,page,address,state,due,deck,languages',
      'das Haus,house; home,"Er sagte: ""Das Haus, bitte.""",Bauen,https://example.org/bauen,known,2026-11-21,Wayword,deu-eng',
      '#Hashtag,"tag\nof a post",,,,stopped,,Wayword,deu-eng',
      'Tab\tulator,tab,,,,learning,,,deu-eng',
      '',
    ].join('\r\n')}`,
  );
});

test('text for Anki says how it is to be read, and quotes what would be read wrongly', () => {
  const notes = writeNotes({ words: WORDS });
  expect(readAnkiHead(notes)).toMatchObject({
    lines: 3,
    delimiter: '\t',
    isHtml: false,
    names: ['Word', 'Meaning', 'Sentence', 'Page'],
  });
  expect(notes).toBe(
    [
      '#separator:tab',
      '#html:false',
      '#columns:Word\tMeaning\tSentence\tPage',
      'das Haus\thouse; home\t"Er sagte: ""Das Haus, bitte."""\tBauen',
      '"#Hashtag"\t"tag\nof a post"\t\t',
      '"Tab\tulator"\ttab\t\t',
      '',
    ].join('\n'),
  );
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatDetailsFile, parseDetailsFile } from '../../src/library/details-file.ts';
import { formatFormsFile, parseFormsFiles } from '../../src/library/forms-file.ts';
import { type CardDetails, GENDERS, WORD_CLASSES } from '../../src/model/card.ts';

const FORMS = parseFormsFiles([
  formatFormsFile('deu', [
    ['Haus', ['Hause', 'Hauses', 'Häuser', 'Häusern']],
    ['Tollhaus', ['Tollhause', 'Tollhauses', 'Tollhäuser', 'Tollhäusern']],
    ['Maus', ['Mäuse', 'Mäusen']],
  ]),
]);

const noun = (gender: 'neuter' | 'feminine', plural?: string): CardDetails => ({
  classes: ['noun'],
  genders: [gender],
  ...(plural === undefined ? {} : { parts: [plural] }),
});

const DETAILS = new Map<string, CardDetails>([
  ['Haus', noun('neuter', 'Häuser')],
  ['Tollhaus', noun('neuter', 'Tollhäuser')],
  ['Maus', noun('feminine', 'Mäuse')],
  ['Milch', noun('feminine')],
  ['gehen', { classes: ['verb'], parts: ['ging', 'gegangen'] }],
  ['See', { classes: ['noun'], genders: ['masculine', 'feminine'], parts: ['Seen'] }],
]);
/** As many as have their details in the order of the deck. */
const FIRST = Array.from({ length: 1_000 }, (_, index) => `w${index}`);
const WORDS = ['gehen', 'Haus', 'und', 'Maus', 'Milch', 'Tollhaus', 'See'];

describe('a file of details', () => {
  test('has the classes, genders and parts of each word of the deck', () => {
    const table = parseDetailsFile(formatDetailsFile(WORDS, FORMS, DETAILS), WORDS, FORMS);
    for (const word of WORDS) expect(table.get(word), word).toEqual(DETAILS.get(word));
    expect(table.get('Katze')).toBeUndefined();
  });

  test('names no word, and gives words with the same ending and inflection one pattern', () => {
    const text = formatDetailsFile([...FIRST, ...WORDS], FORMS, DETAILS);
    expect(JSON.parse(text)).toEqual({
      format: 'wayword-details',
      version: 2,
      patterns: [
        [],
        ['noun', 'neuter', 'aus>äuser'],
        ['noun', 'feminine', 'aus>äuse'],
        ['noun', 'feminine'],
        ['noun', 'masculine feminine', '>n'],
        ['verb', '', 'ehen>ing', 'hen>gangen'],
      ],
      first: 'A1000',
      codes: 'EDCB2AF',
    });
  });

  test('has those of the first words in the order of the deck', () => {
    const words = [...WORDS, ...FIRST, 'Haustür', 'Tür'];
    const details = new Map([...DETAILS, ['Tür', noun('feminine', 'Türen')]]);
    const text = formatDetailsFile(words, FORMS, details);
    expect(JSON.parse(text)).toMatchObject({ first: 'GBADEBFA993', codes: 'CA8' });
    const table = parseDetailsFile(text, words, FORMS);
    for (const word of words) expect(table.get(word), word).toEqual(details.get(word));
  });

  test('has the class of each meaning behind those of the word, and one that was written without is still read', () => {
    const details = new Map<string, CardDetails>([
      ['fliegen', { classes: ['verb'], meaningClasses: ['verb', 'noun'], parts: ['flog'] }],
      ['gut', { meaningClasses: ['adverb', 'adjective'] }],
      ['gehen', { classes: ['verb'] }],
    ]);
    const words = [...details.keys()];
    const text = formatDetailsFile(words, FORMS, details);
    expect(JSON.parse(text).patterns).toEqual([[':adverb adjective'], ['verb'], ['verb:verb noun', '', 'iegen>og']]);
    const table = parseDetailsFile(text, words, FORMS);
    for (const word of words) expect(table.get(word)).toEqual(details.get(word));
    const older = parseDetailsFile(text.replace(':verb noun', ''), words, FORMS);
    expect(older.get('fliegen')).toEqual({ classes: ['verb'], parts: ['flog'] });
  });

  test('is rejected for a deck of another size', () => {
    const text = formatDetailsFile(WORDS, FORMS, DETAILS);
    expect(() => parseDetailsFile(text, WORDS.slice(1), FORMS)).toThrow('Expected 6 details, got 7.');
  });

  test('has no class that is not listed', () => {
    const details = new Map([['Haus', { classes: ['substantive' as 'noun'] }]]);
    expect(() => formatDetailsFile(['Haus'], FORMS, details)).toThrow('got substantive');
  });

  test('keeps any details of any words', () => {
    const word = fc.string({ minLength: 1, maxLength: 5, unit: fc.constantFrom('a', 'B', 'ä', ' ', '1', '𠮟', '𠮷') });
    const some = <T>(list: readonly T[]) => fc.uniqueArray(fc.constantFrom(...list), { minLength: 1, maxLength: 3 });
    const details: fc.Arbitrary<CardDetails> = fc.record(
      {
        classes: some(WORD_CLASSES),
        meaningClasses: fc.array(fc.constantFrom(...WORD_CLASSES), { minLength: 1, maxLength: 4 }),
        genders: some(GENDERS),
        parts: fc.array(word, { minLength: 1, maxLength: 3 }),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.dictionary(word, fc.option(details)), (entries) => {
        const words = Object.keys(entries);
        const table = new Map(Object.entries(entries).map(([key, value]) => [key, value ?? {}]));
        const read = parseDetailsFile(formatDetailsFile(words, FORMS, table), words, FORMS);
        for (const key of words) expect(read.get(key) ?? {}).toEqual(table.get(key));
      }),
    );
  });
});

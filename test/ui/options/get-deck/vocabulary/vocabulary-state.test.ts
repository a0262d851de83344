import { expect, test } from 'vitest';
import type { NoteType, VocabularyFile, VocabularyWord } from '../../../../../src/model/vocabulary.ts';
import {
  countStandings,
  dropOtherScripts,
  findChosenOutcome,
  findOutcome,
  listOutcomes,
  pickExamples,
  splitWords,
  startChoices,
  takeNoteTypes,
  toImportedWords,
  toVocabularyChoice,
} from '../../../../../src/ui/options/get-deck/vocabulary/vocabulary-state.ts';

const noteType = (id: string): NoteType => {
  return { id, name: id, fields: ['Front', 'Back'], notes: 9, examples: [], choice: { word: 0, meaning: 1 } };
};
const file = (...ids: string[]): VocabularyFile => {
  return { program: 'anki', noteTypes: ids.map(noteType), decks: [], isOpenElsewhere: false };
};
const OUTCOMES = { known: 'know', learning: 'continue', new: 'study', suspended: 'leave' } as const;
const PAIRS = [
  { pair: 'spa-eng', from: 'spa' },
  { pair: 'deu-eng', from: 'deu' },
];

test.each<[string, (string | undefined)[], string, string[]]>([
  ['of the largest that has a deck', ['fin', 'deu', 'spa'], 'deu-eng', ['b']],
  ['of the first deck where none is recognised', [undefined, undefined, undefined], 'spa-eng', ['a', 'b', 'c']],
  ['and takes those without a language, too', ['deu', undefined, 'spa'], 'deu-eng', ['a', 'b']],
  ['of the first deck where none has one, and takes the largest', ['fin', 'ita', 'fin'], 'spa-eng', ['a']],
])('Chooses the deck %s', (_, languages, pair, taken) => {
  const choices = startChoices(file('a', 'b', 'c'), languages, PAIRS);
  expect(choices.pair).toBe(pair);
  expect(toVocabularyChoice(choices).noteTypes.map(({ id }) => id)).toEqual(taken);
});

test('Without a deck there is nothing to choose', () => {
  expect(startChoices(file('a'), ['deu'], []).pair).toBeUndefined();
});

test('Another deck takes other note types, and fields stay as they were chosen', () => {
  const before = { a: { word: 1, meaning: undefined, isTaken: true } };
  expect(takeNoteTypes(file('a', 'b').noteTypes, ['deu', 'spa'], 'spa', before)).toEqual({
    a: { word: 1, meaning: undefined, isTaken: false },
    b: { word: 0, meaning: 1, isTaken: true },
  });
});

test('Two languages in one note type: words in another script are left out and counted', () => {
  const words = ['Haus', '食べる', 'дом', '2026'].map((word): VocabularyWord => ({ word, standing: 'known' }));
  const read = { words, duplicates: 0, unusable: 0 };
  const german = dropOtherScripts(read, 'deu');
  expect([german.words.map(({ word }) => word), german.otherScript]).toEqual([['Haus', '2026'], 2]);
  expect(dropOtherScripts(read, 'jpn').words.map(({ word }) => word)).toContain('食べる');
  expect(dropOtherScripts(read, undefined).otherScript).toBe(0);
});

const OUTCOMES_OF_ALL = ['know', 'continue', 'study', 'leave'] as const;
const last = { at: 1_790_000_000_000, rating: 'good' as const, intervalDays: 4 };
const WORDS: VocabularyWord[] = [
  { word: 'Haus', standing: 'known', meaning: 'house', sentence: 'Das Haus.' },
  { word: 'Baum', standing: 'learning', meaning: 'tree', last },
  { word: 'Ast', standing: 'learning', meaning: 'branch', reading: 'ast', sentence: 'Der Ast.', title: 'Momo' },
  { word: 'Wald', standing: 'new', sentence: 'x'.repeat(2_000) },
  { word: 'Gras', standing: 'suspended' },
];

test('Counts the standings, and shows some words of each', () => {
  expect(countStandings(WORDS)).toEqual([
    { standing: 'known', count: 1 },
    { standing: 'learning', count: 2 },
    { standing: 'new', count: 1 },
    { standing: 'suspended', count: 1 },
  ]);
  const many = Array.from({ length: 9 }, (_, index): VocabularyWord => ({ word: `w${index}`, standing: 'new' }));
  const none = { found: [], forms: new Set<number>() };
  expect(pickExamples([...many, ...WORDS], none, OUTCOMES).map(({ word }) => word)).toEqual([
    'Haus',
    'Baum',
    'Ast',
    'w0',
    'w1',
    'w2',
    'Gras',
  ]);
  const found = [...many.map(() => null), 'das Haus', null, null, null, null];
  found[7] = 'Wort';
  const shown = pickExamples([...many, ...WORDS], { found, forms: new Set([7]) }, OUTCOMES);
  expect(shown.map(({ word, lemma }) => [word, lemma]).slice(3, 7)).toEqual([
    ['w0', undefined],
    ['w1', undefined],
    ['w7', 'Wort'],
    ['Gras', undefined],
  ]);
});

test('Words are imported in parts, in the order of the database, and each card once', () => {
  const known = Array.from({ length: 4_500 }, (_, index) => `Wort ${index}`);
  const word = (text: string) => ({ word: text, isInDeck: true, outcome: 'study' as const });
  const parts = splitWords({
    known: [...known, 'Äpfel', 'Wort 3'],
    words: [word('Apfel'), word('Wort 7'), word('Apfel')],
  });
  expect(parts.map((part) => [part.known.length, part.words.length])).toEqual([
    [1_499, 1],
    [1_500, 0],
    [1_500, 0],
    [2, 0],
  ]);
  expect(parts[0]?.words).toEqual([word('Apfel')]);
  expect(parts.flatMap((part) => part.known)).toEqual([...known, 'Äpfel'].toSorted());
  expect(splitWords({ known: [], words: [] })).toEqual([]);
});

test.each([
  ['learning', WORDS, ['know', 'continue', 'study', 'leave']],
  ['learning', WORDS.slice(2), ['know', 'study', 'leave']],
  ['new', WORDS, ['know', 'study', 'leave']],
  ['known', WORDS, ['know', 'study', 'leave']],
  ['suspended', [{ word: 'Gras', standing: 'suspended', past: { newest: 1, count: 2 } }], OUTCOMES_OF_ALL],
] as const)('Only words with an answer can be continued: %s', (standing, words, outcomes) => {
  expect(listOutcomes(standing, words)).toEqual(outcomes);
});

test('Words without an answer are studied instead of continued, one by one and all together', () => {
  const learning = WORDS.filter(({ standing }) => standing === 'learning');
  const none = { found: [], forms: new Set<number>() };
  expect(pickExamples(learning, none, OUTCOMES).map(({ word, outcome }) => [word, outcome])).toEqual([
    ['Baum', 'continue'],
    ['Ast', 'study'],
  ]);
  expect(findChosenOutcome('learning', learning, OUTCOMES)).toBe('continue');
  expect(findChosenOutcome('learning', learning.slice(1), OUTCOMES)).toBe('study');
  expect(findChosenOutcome('learning', learning.slice(1), { ...OUTCOMES, learning: 'know' })).toBe('know');
});

test.each([
  ['known', 'know'],
  ['suspended', 'leave'],
] as const)('Words that are %s and have no answer to continue: %s', (standing, outcome) => {
  const [word, outcomes] = [
    { word: 'Wort', standing },
    { ...OUTCOMES, [standing]: 'continue' as const },
  ];
  expect(findOutcome(word, outcomes)).toBe(outcome);
  expect(findChosenOutcome(standing, [word], outcomes)).toBe(outcome);
  expect(findOutcome({ ...word, past: { newest: 1, count: 1 } }, outcomes)).toBe('continue');
});

test('Parts have at most 3,000 answers, unless one word has more', () => {
  const word = (index: number, count: number) => ({
    word: `w${index}`,
    isInDeck: true,
    outcome: 'continue' as const,
    past: { card: index, newest: 1, count },
  });
  const parts = splitWords({
    known: ['w9'],
    words: [2_000, 900, 200, 5_000, 1].map((count, index) => word(index, count)),
  });
  expect(parts.map(({ known, words }) => [...known, ...words.map(({ past }) => past?.card)])).toEqual([
    [0, 1],
    [2],
    [3],
    ['w9', 4],
  ]);
});

test('Words are imported as their standing says, and texts only where they are of use', () => {
  expect(toImportedWords(WORDS, ['das Haus', 'der Baum', null, null, null], OUTCOMES)).toEqual({
    known: ['das Haus'],
    words: [
      { word: 'der Baum', isInDeck: true, outcome: 'continue', last },
      {
        word: 'Ast',
        isInDeck: false,
        outcome: 'study',
        meaning: 'branch',
        reading: 'ast',
        sentence: 'Der Ast.',
        title: 'Momo',
      },
      // The sentence is longer than a card remembers.
      { word: 'Wald', isInDeck: false, outcome: 'study', meaning: undefined, reading: undefined },
    ],
  });
});

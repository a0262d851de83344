import { expect, test } from 'vitest';
import { cleanText, isUsableMeaning } from '../../read/clean.ts';
import { parseArticle, removeStressMarks, toPartOfSpeech } from '../../read/freedict.ts';

test('a WikDict article gives its senses in order, without the number that follows a sense', () => {
  const text =
    'house /haʊs/ <n>\n1. casa 2.\nA structure.\n 3.\n(archaic) A dynasty.\n2. casa, vivienda\nA place of business.\n';
  expect(parseArticle(text)).toEqual({
    word: 'house',
    pos: 'n',
    senses: [
      { translations: ['casa'], weight: 1 },
      { translations: ['casa', 'vivienda'], weight: 1 },
    ],
  });
});

test('an article of one sense has no numbers', () => {
  const text = 'chat /ʃa/ <n, masc>\ncat, tomcat\n(Zoologie) Mammifère.\n';
  expect(parseArticle(text)).toEqual({
    word: 'chat',
    pos: 'n',
    senses: [{ translations: ['cat', 'tomcat'], weight: 1 }],
  });
});

test('a sense that its definition marks as rare or technical weighs less', () => {
  const text =
    'mouse <n>\n1. ratón\nA rodent.\n2. moretón\n(obsolete, slang) A bruise.\n3. amarra\n(nautical) A knot.\n';
  const weights = parseArticle(text)?.senses.map(({ weight }) => weight) ?? [];
  expect(weights[0]).toBe(1);
  expect(weights[1]).toBeLessThan(weights[2] ?? 0);
  expect(weights[2]).toBeLessThan(1);
});

test('endings of nouns and marks of stress are no translations', () => {
  const text = 'строй <n>\n-, B<u>au</u>  -s, -ten, <u>E</u>ngland  -s/=, T-Shirt\n';
  expect(parseArticle(text)?.senses[0]?.translations).toEqual(['Bau', 'England', 'T-Shirt']);
});

test('an article without a usable translation is skipped', () => {
  expect(parseArticle('the <adv>\ncuanto + comp., entre + comp.\n')).toBeUndefined();
});

test.each([
  ['n, fem', 'n'],
  ['fem, n, sg', 'n'],
  ['pn, masc', 'name'],
  ['v, trans', 'v'],
  ['adv', 'r'],
  ['indefinitePronoun', 'x'],
  ['pronominalAdverb', 'r'],
  ['abbreviation, fem', 'affix'],
  ['', ''],
])('the label "%s" is the class "%s"', (label, pos) => {
  expect(toPartOfSpeech(label)).toBe(pos);
});

test.each([
  ['house (building)', 'house'],
  [' to  go [to a place] ', 'to go'],
  ['l’eau', "l'eau"],
  ['cafe\u0301', 'café'],
  ['well-known,', 'well-known'],
])('"%s" is cleaned to "%s"', (raw, clean) => {
  expect(cleanText(raw)).toBe(clean);
});

test.each(['', 'one two three four five', 'a/b', 'word…', '<i>word', 'x'.repeat(41), '42'])(
  '"%s" is not a meaning for a card',
  (text) => {
    expect(isUsableMeaning(text)).toBe(false);
  },
);

test('Russian stress marks are removed, other marks and the accents of other languages stay', () => {
  const toEntry = (word: string, translations: string[]) => ({
    word,
    pos: 'x' as const,
    senses: [{ translations, weight: 1 }],
  });
  expect(removeStressMarks([toEntry('мо́й', ['ещё', 'лё́д', 'année', 'età'])])).toEqual([
    toEntry('мой', ['ещё', 'лёд', 'année', 'età']),
  ]);
});

import { expect, test } from 'vitest';
import { loadInflections } from '../../scripts/inflections.ts';
import { findForms } from '../../src/lookup/find-forms.ts';
import type { StoredCard } from '../../src/model/card.ts';
import { matchWithForms } from '../../src/study/listed-words.ts';
import { makeDeck, makeStoreWith } from '../support/store.ts';

/** Words of a deck, some with the forms that it lists. */
const LANGUAGES = {
  deu: ['das Haus', 'gehen: ging gegangen', 'aufräumen', 'essen', 'das Essen', 'groß', 'der Hund', 'sich freuen'],
  eng: ['house', 'go: went', 'colour', 'run'],
  jpn: ['食べる', '見る', '猫'],
  spa: ['el árbol', 'dar'],
  rus: ['книга'],
};

/** A language, what a note has as its word, and the card that it is about. */
const CASES: [keyof typeof LANGUAGES, string, string | undefined, isForm: boolean][] = [
  ['deu', 'Haus', 'das Haus', false],
  ['deu', 'Haus, das', 'das Haus', false],
  ['deu', 'das Haus', 'das Haus', false],
  ['deu', 'Hund, der (-e)', 'der Hund', false],
  ['deu', 'die Häuser', 'das Haus', true],
  ['deu', 'Häuser', 'das Haus', true],
  ['deu', 'ging', 'gehen', true],
  ['deu', 'gegangen', 'gehen', true],
  ['deu', 'aufzuräumen', 'aufräumen', true],
  ['deu', 'große', 'groß', true],
  ['deu', 'Essen', 'das Essen', false],
  ['deu', 'freuen', 'sich freuen', false],
  ['deu', 'Haustür', undefined, false],
  ['deu', 'Ich gehe nach Hause.', undefined, false],
  ['eng', 'to go', 'go', false],
  ['eng', 'houses', 'house', true],
  ['eng', 'running', 'run', true],
  ['eng', 'went', 'go', true],
  ['eng', 'color', 'colour', true],
  ['jpn', '食べる', '食べる', false],
  ['jpn', '食べました', '食べる', true],
  ['jpn', '見た', '見る', true],
  ['spa', 'árboles', 'el árbol', true],
  ['rus', 'книги', 'книга', true],
];

const readForms = async (language: string, words: readonly string[], list: readonly string[]) => {
  const pair = `${language}-epo`;
  const [from, to] = [language, 'epo'].map((iso639_3) => ({ iso639_3, name: iso639_3 })) as [never, never];
  const cards = words.map((line, index): StoredCard => {
    const [word = '', forms = ''] = line.split(': ');
    return [index + 1, word, ['x'], forms.split(' ')];
  });
  const store = await makeStoreWith(makeDeck({ pair, from, to, cards }));
  return matchWithForms(store, pair, list, (asked, spellings) =>
    findForms(store, asked, spellings, (codes) => loadInflections([...codes])),
  );
};

test.each(Object.entries(LANGUAGES))('The words of notes lead to their cards: %s', async (language, words) => {
  const cases = CASES.filter(([code]) => code === language);
  const { found, forms } = await readForms(
    language,
    words,
    cases.map(([, word]) => word),
  );
  expect(cases.map(([, word], index) => [word, found[index], forms.includes(index)])).toEqual(
    cases.map(([, word, card, isForm]) => [word, card, isForm]),
  );
});

test('A language without rules has only its words', async () => {
  expect(await readForms('epo', ['hundo'], ['hundo', 'xyz'])).toEqual({ found: ['hundo', undefined], forms: [] });
});

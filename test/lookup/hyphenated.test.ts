import { expect, test } from 'vitest';
import { makeWords } from '../support/deck-words.ts';
import { readFixture } from '../support/lookup-samples.ts';

/** Looks up each part of the word with hyphens in a text, in a deck of these words. */
function findParts(language: string, words: readonly string[], text: string): string[] {
  const deck = makeWords(language, [...words]);
  const [whole = ''] = /[\p{L}\p{M}'’]+(?:[-‑][\p{L}\p{M}'’]+)+/u.exec(text) ?? [];
  const offsets = Array.from(whole.matchAll(/(?<![\p{L}'’])\p{L}/gu), ({ index }) => text.indexOf(whole) + index);
  return [...new Set(offsets.map((offset) => deck.define(text, offset).entries[0]?.word ?? 'nothing'))];
}

test.each([
  ['eng', 'passer-by', 'The passers-by looked up.'],
  ['eng', 'passer-by', 'The passers‑by looked up.'],
  ['eng', 'lady-in-waiting', 'Two ladies-in-waiting came.'],
  ['eng', 'sister-in-law', 'His sisters-in-law laughed.'],
  ['eng', 'mother-in-law', 'Both mothers-in-law came.'],
  ['eng', 'runner-up', 'The runners-up got a medal.'],
  ['eng', 'hanger-on', 'The hangers-on left.'],
  ['eng', 'looker-on', 'Many lookers-on stood there.'],
  ['eng', 'commander-in-chief', 'The commanders-in-chief met.'],
  ['eng', 'man-of-war', 'Three men-of-war sailed past.'],
  ['eng', 'court-martial', 'The courts-martial were held.'],
  ['eng', 'merry-go-round', 'Merry-go-rounds turn.'],
  ['eng', 'forget-me-not', 'The forget-me-nots bloom.'],
  ['eng', 'ten-year-old', 'Two ten-year-olds came.'],
  ['eng', 'ex-husband', 'Both ex-husbands came.'],
  ['eng', 'jack-of-all-trades', 'They are jacks-of-all-trades.'],
  ['fra', 'arc-en-ciel', 'Deux arcs-en-ciel.'],
  ['fra', 'chou-fleur', 'Les choux-fleurs sont chers.'],
  ['fra', 'grand-mère', 'Les grands-mères racontent.'],
  ['fra', 'chef-d’œuvre', 'Des chefs-d’œuvre.'],
  ['fra', 'porte-clés', 'Un porte-clés.'],
  ['fra', 'timbre-poste', 'Des timbres-poste.'],
  ['fra', 'rendez-vous', 'Un rendez-vous.'],
  ['por', 'couve-flor', 'As couves-flores.'],
  ['por', 'guarda-chuva', 'Os guarda-chuvas.'],
  ['por', 'terça-feira', 'Às terças-feiras.'],
  ['por', 'bem-vindo', 'Eles são bem-vindos.'],
  ['deu', 'E-Mail', 'Viele E-Mails kamen.'],
  ['deu', 'T-Shirt', 'Neue T-Shirts.'],
  ['swe', 'e-post', 'Han läser e-posten.'],
  ['rus', 'премьер-министр', 'Речь премьер-министра.'],
  ['nld', 'zee-egel', 'De zee-egels.'],
])('%s: %s in "%s", whichever part is pointed at', (language, word, text) => {
  expect(findParts(language, [word], text)).toEqual([word]);
});

test.each([
  // As it is written before what it is a form of.
  ['eng', ['passers-by', 'passer-by'], 'The passers-by looked up.', ['passers-by']],
  // Its words, where the deck has no word with hyphens.
  ['eng', ['walk', 'well'], 'A well-walked way.', ['well', 'walk']],
  ['fra', ['mère', 'grand'], 'Les grands-mères.', ['grand', 'mère']],
  ['fra', ['as', 'tu', 'avoir'], 'Que lis-tu ?', ['nothing', 'tu']],
  // Other words with hyphens.
  ['eng', ['look-up'], 'The looked-out man.', ['nothing']],
  ['eng', ['passer by'], 'The passers-bye looked up.', ['nothing']],
])('%s with %j: %s', (language, words, text, expected) => {
  expect(findParts(language, words, text)).toEqual(expected);
});

test.each(readFixture('inner-forms').map((line) => [line]))('%s', (line) => {
  const [, language = '', isAlike, word = '', marked = ''] = /^(\S+) (- )?(.+) = (.+)$/.exec(line) ?? [];
  const found = makeWords(language, [word]).define(marked.replace('|', ''), marked.indexOf('|')).entries;
  expect(found.map((entry) => entry.word)).toEqual(isAlike ? [] : [word]);
});

test('A hyphen beside a blank joins nothing', () => {
  const deck = makeWords('eng', ['passer-by', 'by']);
  const find = (text: string, offset: number) => deck.define(text, offset).entries.map(({ word }) => word);
  expect(find('passers - by', 10)).toEqual(['by']);
  expect(find('passers -by', 9)).toEqual(['by']);
});

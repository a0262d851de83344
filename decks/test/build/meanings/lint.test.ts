import { expect, test } from 'vitest';
import { findMeaningFaults } from '../../../build/meanings/lint.ts';
import { PAIRS } from '../../../build/pairs.ts';
import { readStarterDeck } from '../../support/starter-decks.ts';

test.each([
  ['coffeekoffiecoffee', ['glued words']],
  ['pianopiano', ['glued words']],
  ['used in 芭蕉', ['a label', 'two scripts']],
  ['амер. caliber', ['two scripts']],
  ['apply for sth', ['an abbreviation']],
  ['fig. new', ['an abbreviation']],
  ['value etc', ['an abbreviation']],
  ['rough)', ['a bracket without its other']],
  ['in/out', ['alternatives in one meaning']],
  ['<b>hat', ['markup']],
  ['tree,', ['punctuation at an end']],
])('%s is not a meaning for a card', (meaning, faults) => {
  expect(findMeaningFaults(meaning, 'eng')).toEqual(faults);
});

test.each([
  'the (masculine)',
  'etc',
  'lit',
  'because (parce que)',
  'rationalization',
  'Besserwisser',
  'espíritu',
  'oh oh',
  "un po'",
  "'s nachts",
])('%s is a meaning', (meaning) => {
  expect(findMeaningFaults(meaning, 'eng')).toEqual([]);
});

test.each(PAIRS.map(({ from, to }) => `${from}-${to}`))('%s has no such fault in any meaning', (pair) => {
  const deck = readStarterDeck(pair);
  const faults = deck.cards.flatMap(([word, meanings]) =>
    meanings.flatMap((meaning) =>
      findMeaningFaults(meaning, deck.to.iso639_3).map((fault) => `${word} = ${meaning}: ${fault}`),
    ),
  );
  expect(faults).toEqual([]);
});

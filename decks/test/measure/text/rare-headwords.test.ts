import { expect, test } from 'vitest';
import { PAIRS } from '../../../build/pairs.ts';
import { withoutPhrases } from '../../../build/phrases/add-phrases.ts';
import { findSharedSpellings, findStolen } from '../../../measure/text/rare-headwords.ts';
import { readStarterDeck } from '../../support/starter-decks.ts';

const EUROPEAN = PAIRS.filter(({ from }) => from !== 'jpn' && from !== 'cmn').map(({ from, to }) => `${from}-${to}`);

/** Rarer headwords that text has more often than the form. */
const WORDS_OF_THEIR_OWN = new Set(['willing', 'interesting', 'данные', 'dane']);

test.each(EUROPEAN)('%s: no form of the first 600 cards answers with a rarer headword', (pair) => {
  // The limits are ranks among words.
  const stolen = findStolen(findSharedSpellings(withoutPhrases(readStarterDeck(pair))));
  expect(stolen.filter(({ spelling }) => !WORDS_OF_THEIR_OWN.has(spelling))).toEqual([]);
});

test('a form that is also the word of a rare card is found, with the entry that comes first', () => {
  const deck = { ...readStarterDeck('nld-eng'), cards: [] };
  const limits = { common: 1, rare: 1 };
  const common = ['zijn', ['be'], ['is', 'was']] as [string, string[], string[]];
  const [stolen] = findSharedSpellings({ ...deck, cards: [common, ['was', ['wax']]] }, limits);
  expect(stolen).toEqual({ spelling: 'was', common: 'zijn', rare: 'was', rareRank: 2, first: 'was' });
  const [kept] = findSharedSpellings({ ...deck, cards: [common, ['was', ['wax'], ['was']]] }, limits);
  expect(kept?.first).toBe('zijn');
  expect(findStolen(kept ? [kept] : [])).toEqual([]);
});

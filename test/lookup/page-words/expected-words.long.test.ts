import { expect, test } from 'vitest';
import { loadInflections } from '../../../scripts/inflections.ts';
import { createClassify } from '../../../src/lookup/page-words/classify.ts';
import type { StoredCard } from '../../../src/model/card.ts';
import type { PairId } from '../../../src/model/pair.ts';
import type { WordState } from '../../../src/model/word-state.ts';
import { defineWord } from '../../support/define-word.ts';
import {
  compareWords,
  EXPECTED_LANGUAGES,
  type ExpectedText,
  listOwnWords,
  readExpected,
  toLeastShare,
  toStarterPair,
} from '../../support/expected-words.ts';
import { readStarterWords } from '../../support/starter-decks.ts';
import { makeCards, makeDeck, makeStoreWith } from '../../support/store.ts';

/** Of the learner's list beside the starter deck. */
const OWN = { kind: 'file', name: 'Own words' } as const;

test.each(EXPECTED_LANGUAGES)('the words of a text have the expected classes: %s', async (language) => {
  const expected = readExpected(language);
  const pair = toStarterPair(language);
  const { from, to, cards, licence } = readStarterWords(pair);
  const deckWords = cards.map(([word]) => word);
  const own = listOwnWords(expected, new Set(deckWords));
  const deck = { pair, from, to, cards: cards.map((card, index): StoredCard => [index + 1, ...card]) };
  const store = await makeStoreWith(
    makeDeck({ ...deck, origin: { kind: 'starter', licence } }),
    ...(own.length > 0
      ? [makeDeck({ ...deck, cards: makeCards(own.length, (rank) => own[rank - 1] ?? ''), origin: OWN })]
      : []),
  );
  const classify = createClassify({
    store,
    define: (request) => defineWord(store, request),
    findStates: makeLearner(expected, deckWords),
    loadInflections,
  });
  const { share, wrong } = compareWords(expected, await classify(language, [expected.text]));
  expect(share, wrong.join('; ')).toBeGreaterThanOrEqual(toLeastShare(language));
});

/** Answers for an invented learner. */
function makeLearner({ knownRanks, lists }: ExpectedText, deckWords: readonly string[]) {
  const states = new Map<string, WordState>();
  const put = (words: readonly string[], state: WordState['state'], isWanted = false) => {
    for (const word of words) states.set(word, { word, state, isWanted });
  };
  put(deckWords.slice(0, knownRanks), 'known');
  put(lists.known, 'known');
  put(lists.learning, 'learning');
  put(lists.due, 'due');
  put(lists.wanted, 'new', true);
  put(lists.ignored, 'suspended');
  return async (_: PairId, words: readonly string[]) =>
    words.map((word): WordState => states.get(word) ?? { word, state: 'new', isWanted: false });
}

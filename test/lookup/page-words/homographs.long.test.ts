import { expect, test } from 'vitest';
import { loadInflections } from '../../../scripts/inflections.ts';
import { createClassify } from '../../../src/lookup/page-words/classify.ts';
import type { PairId } from '../../../src/model/pair.ts';
import type { WordState } from '../../../src/model/word-state.ts';
import { defineWord } from '../../support/define-word.ts';
import { readHomographs } from '../../support/homographs.ts';
import { readStarterWords } from '../../support/starter-decks.ts';
import { makeDeck, makeStoreWith } from '../../support/store.ts';

/** Answers for a learner who knows nothing, so that no card is better known than another one. */
const findStates = async (_: PairId, words: readonly string[]): Promise<WordState[]> =>
  words.map((word) => ({ word, state: 'new', isWanted: false }));

/** Finds the word whose state the mark at a place shows. */
async function makeFindMarked(pair: string): Promise<(text: string, offset: number) => Promise<string | undefined>> {
  const { from, to, cards, licence } = readStarterWords(pair);
  const origin = { kind: 'starter', licence } as const;
  const store = await makeStoreWith(
    makeDeck({ pair, from, to, cards: cards.map((card, index) => [index + 1, ...card]), origin }),
  );
  const define = (request: Parameters<typeof defineWord>[1]) => defineWord(store, request);
  const classify = createClassify({ store, define, findStates, loadInflections });
  return async (text, offset) => {
    const { words, places } = await classify(from.iso639_3, [text]);
    const flat = places[0] ?? [];
    const at = flat.findIndex((end, index) => index % 3 === 1 && end > offset);
    return words[flat[at + 1] ?? -1]?.card?.word;
  };
}

/** Forms that no rule of their place decides have the commonest word, or the best-known one. */
test.each([
  ['function-words', 0.95],
  ['neighbours', 0.8],
  ['own-cards', 0.6],
])('%s: the mark of a spelling is that of the word which is meant', async (name, share) => {
  const homographs = readHomographs(name);
  const wrong: string[] = [];
  for (const pair of new Set(homographs.map((homograph) => homograph.pair))) {
    const findMarked = await makeFindMarked(pair);
    for (const { meant, text, offset } of homographs.filter((homograph) => homograph.pair === pair)) {
      const marked = await findMarked(text, offset);
      if (marked !== meant) wrong.push(`${pair} ${text} at ${offset}: ${meant}, not ${marked}`);
    }
  }
  expect(1 - wrong.length / homographs.length, wrong.join('\n')).toBeGreaterThanOrEqual(share);
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadInflections } from '../../scripts/inflections.ts';
import type { DefineRequest } from '../../src/lookup/define.ts';
import type { StoredCard } from '../../src/model/card.ts';
import { compareHits, type SearchHit, type SearchPage, toHitId } from '../../src/model/search.ts';
import { search } from '../../src/search/search.ts';
import { defineWord } from '../support/define-word.ts';
import { readStarterDeck } from '../support/starter-decks.ts';
import { makeDeck, makeStoreWith, type TestStore } from '../support/store.ts';

/** What people type, and the cards that they want, one of which is enough: kind, pair, text, words with `|` between them. */
const TYPED = readFileSync(new URL('../fixtures/search/typed.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => {
    const [kind = '', pair = '', text = '', words = ''] = line.split('\t');
    return { kind, pair, text, words: words.split('|') };
  });
const PAIRS = [...new Set(TYPED.map(({ pair }) => pair))];
/** Words that a person sees before scrolling. */
const SEEN = 6;

function makeDeckStore(pair: string): Promise<TestStore> {
  const { from, to, cards } = readStarterDeck(pair);
  const ranked = cards.map(([word, meanings, forms], index): StoredCard => [index + 1, word, meanings, forms ?? []]);
  return makeStoreWith(makeDeck({ pair, from, to, cards: ranked }));
}

/** The words that a person sees. */
async function findWords(store: TestStore, text: string, prefer: string): Promise<string[]> {
  const found = new Map<string, SearchHit>();
  let place: SearchPage['next'];
  const define = (asked: DefineRequest) => defineWord(store, asked);
  do {
    const page = await search(
      { store, define, loadInflections, findStates: async () => [], now: () => 0 },
      { text, prefer, place },
    );
    for (const hit of page.hits) {
      const known = found.get(toHitId(hit));
      if (!known || compareHits(hit, known, prefer) < 0) found.set(toHitId(hit), hit);
    }
    place = page.next;
  } while (place);
  const hits = [...found.values()].sort((a, b) => compareHits(a, b, prefer)).slice(0, SEEN);
  return hits.map(({ entry: { word, core = word } }) => core);
}

test('the words that people want are among the first ones', async () => {
  const missed: string[] = [];
  const counts = new Map<string, { asked: number; found: number }>();
  for (const pair of PAIRS) {
    const store = await makeDeckStore(pair);
    for (const { kind, text, words } of TYPED.filter((row) => row.pair === pair)) {
      const found = await findWords(store, text, pair);
      const count = counts.get(kind) ?? { asked: 0, found: 0 };
      const isFound = words.some((word) => found.includes(word));
      counts.set(kind, { asked: count.asked + 1, found: count.found + Number(isFound) });
      if (!isFound) missed.push(`${kind} ${pair} ${text}: ${words.join('|')}, got ${found.join(', ')}`);
    }
  }
  const kinds = Array.from(counts, ([kind, { asked, found }]) => `${kind} ${found} of ${asked}`);
  console.log(`${missed.length} of ${TYPED.length} missed; ${kinds.join(', ')}\n${missed.join('\n')}`);
  expect(missed.length).toBeLessThanOrEqual(TYPED.length * 0.08);
}, 300_000);

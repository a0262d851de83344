import type { Page } from 'puppeteer-core';
import { sendMessage } from '../scripts/browser/driver.ts';
import { formatCardList, MAX_LISTED_CARDS } from '../src/messaging/card-list.ts';
import type { StoredCard } from '../src/model/card.ts';
import type { SearchPage } from '../src/model/search.ts';
import { launchToMeasure } from './browser.ts';
import { atMost, timesFloor } from './budget.ts';
import { findWords, makeLargeDeck } from './large-deck.ts';
import { timeLookups } from './lookup.ts';
import type { Sides } from './sides.ts';
import type { Table } from './table.ts';
import { timeImport } from './writing.ts';

const PAIR = 'deu-eng';
const ROUNDS = { full: 10, quick: 1 };

/** Sizes of the sources beside the main one: six short lists to study, three dictionaries. */
const LISTS = [200, 200, 200, 200, 200, 200];
const DICTIONARIES = [20_000, 20_000, 20_000];
const OTHERS = [...LISTS, ...DICTIONARIES];

/** Cards for the words of the main source, spread over it, with a meaning of their own. */
function* makeOtherCards(pair: string, mainCards: number, count: number, name: string): Generator<StoredCard> {
  const step = Math.max(1, Math.floor(mainCards / count));
  let rank = 0;
  for (const [mainRank, word, meanings] of makeLargeDeck(pair, mainCards)) {
    if (mainRank % step !== 0) continue;
    if (rank === count) return;
    yield [++rank, word, [`${name}: ${meanings[0] ?? ''}`]];
  }
}

/**
 * Adds nine sources of a pair beside its main one. All have words of the main one, so most look-ups join entries.
 *
 * @param page - Page of the extension.
 */
export async function addSources(page: Page, pair: string, mainCards: number): Promise<void> {
  const [from = '', to = ''] = pair.split('-');
  const send = async (message: object) => {
    const answer = await sendMessage(page, message);
    if (!answer.ok) throw new Error(`Expected the source to be stored, got ${answer.error.message}`);
  };
  for (const [index, count] of OTHERS.entries()) {
    const id = crypto.randomUUID();
    const name = `source-${index + 1}.csv`;
    const cards = [...makeOtherCards(pair, mainCards, Math.min(count, mainCards), name)];
    await send({
      type: 'deck.import',
      id,
      from: { iso639_3: from, name: from },
      to: { iso639_3: to, name: to },
      name,
      part: 0,
      cards: formatCardList(cards.slice(0, MAX_LISTED_CARDS)),
      isLast: true,
    });
    await send({ type: 'deck.importFinish', id, isDictionary: index >= LISTS.length });
  }
}

/** Words of which the meanings of ten sources have a few, and none. */
const MEANINGS = ['house', 'water', 'zzzz'];
/** Longest wait for all words with a meaning, with ten sources. */
const ALL_MEANINGS_MS = 300;

/** Times searches until all meanings have been read. */
async function timeAllMeanings(page: Page, rounds: number): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    for (const text of MEANINGS) {
      const start = performance.now();
      let place: SearchPage['next'];
      do {
        const found = await sendMessage<SearchPage>(page, { type: 'search.words', text, ...(place ? { place } : {}) });
        if (!found.ok) throw new Error(`Expected words for "${text}", got ${found.error.code}.`);
        place = found.value.next ?? undefined;
      } while (place);
      times.push(performance.now() - start);
    }
  }
  return times;
}

/** Times look-ups of the same words in a library of one source, then of ten. */
export async function benchSources(
  sides: Sides,
  { cards, isQuick }: { cards: number; isQuick: boolean },
  table: Table,
): Promise<void> {
  const rounds = isQuick ? ROUNDS.quick : ROUNDS.full;
  const [ours, { extension: bare }] = await Promise.all([
    launchToMeasure(sides.kind, { isBackgroundFree: true }),
    sides.get('floor'),
  ]);
  try {
    const page = await ours.open(ours.extensionUrl('options.html'));
    const floorPage = await bare.open(bare.extensionUrl('page.html'));
    await timeImport(page, PAIR, cards);
    const words = findWords(PAIR, cards);
    const time = () => timeLookups({ page, floorPage }, { pair: PAIR, cards, words, rounds });
    const count = cards.toLocaleString('en');
    const one = await time();
    table.add(`look up, one source, ${count} cards`, { ours: one.define, floor: one.floor, budget: timesFloor(1.75) });
    await addSources(page, PAIR, cards);
    const ten = await time();
    table.add(`look up, ten sources, ${count} cards`, { ours: ten.define, floor: ten.floor, budget: timesFloor(2) });
    table.add(`search all meanings, ten sources, ${count} cards`, {
      ours: await timeAllMeanings(page, rounds),
      budget: atMost(ALL_MEANINGS_MS),
    });
    await floorPage.close();
  } finally {
    await ours.close();
  }
}

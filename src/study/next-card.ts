import { AppError } from '../app-error.ts';
import { withoutDefinition } from '../lookup/meanings.ts';
import type { StoredCard } from '../model/card.ts';
import { LEECH_LAPSES } from '../model/held-words.ts';
import { NEXT_WORDS } from '../model/page-word.ts';
import { type PairId, toLanguagePair } from '../model/pair.ts';
import type { StudyCard, StudyWish } from '../model/study.ts';
import { findFacedWord } from '../store/content/read/faced-word.ts';
import { listDecks } from '../store/content/sources.ts';
import type { Store } from '../store/store.ts';
import { getDefinitions } from '../store/study/caches/definitions.ts';
import { findCards, type StudyQueue } from '../store/study/caches/study-queue.ts';
import type { CardRow } from '../store/study/study-database.ts';
import { previewBalancedChoices } from './balanced-choices.ts';
import { findDeckCard } from './find-deck-card.ts';
import { pickNewWord } from './first-questions.ts';
import { listMet } from './met-sentences.ts';
import type { FoundNewWords, NewLimits, NewWords } from './new-words.ts';
import type { NewWord } from './rank-walk.ts';
import { makeNewCard } from './replay.ts';
import type { Schedule } from './schedule.ts';
import { isCard, type Moment, pickNext } from './session.ts';
import { showSentences } from './show-sentences.ts';
import type { StudySettings } from './study-settings.ts';

/** How answers are scheduled. */
export interface CardSchedule extends Schedule {
  /** Decks whose words share a day. */
  pairs: readonly PairId[];
}

/** New words for a day, the requested ones first. */
export async function findNewOn(
  newWords: NewWords,
  { pair, introduced = [] }: Pick<StudyWish, 'pair' | 'introduced'>,
  queue: Pick<StudyQueue, 'fresh'>,
  { starts = {}, fixedStarts = [], byRank }: Pick<StudySettings, 'starts' | 'fixedStarts' | 'byRank'>,
  limits: Pick<NewLimits, 'day' | 'count' | 'taken' | 'vulgar'>,
): Promise<FoundNewWords> {
  if (pair === undefined) return { words: [], start: undefined };
  const fresh = queue.fresh.filter((card) => card.pair === pair);
  return newWords.find(pair, fresh, {
    ...limits,
    start: starts[pair],
    isStartFixed: fixedStarts.includes(pair),
    isByRank: byRank,
    introduced: introduced.filter((shown) => shown.pair === pair).map(({ word }) => word),
  });
}

/** Chosen words may belong to several decks: first come those of the open one. */
export function toChosenDeck(asked: StudyWish, { fresh }: StudyQueue): StudyWish {
  const first = fresh.find(({ pair }) => pair === asked.pair) ?? fresh[0];
  return asked.only && first ? { ...asked, pair: first.pair } : asked;
}

/** The preferred word may lie after the loaded reviews. */
export async function addPreferred(store: Store, queue: StudyQueue, { prefer }: StudyWish, day: number): Promise<void> {
  if (!prefer || queue.reviews.some((card) => isCard(card, prefer))) return;
  const [card] = await findCards(store, prefer.pair, [prefer.word]);
  if (card?.queue === 'review' && card.due <= day) queue.reviews.push(card);
}

/** @returns The next card; undefined if the session is done. */
export async function pickCard(
  store: Store,
  wish: StudyWish,
  queue: StudyQueue,
  fresh: readonly NewWord[],
  moment: Moment,
  schedule: CardSchedule,
): Promise<StudyCard | undefined> {
  const pair = wish.pair ?? '';
  const wanted = wish.prefer;
  const preferred = fresh.find(({ word }) => wanted && isCard({ pair, word }, wanted));
  const picked = preferred ? 'new' : pickNext(queue, fresh.length > 0, moment, wanted);
  if (picked === undefined) return undefined;
  if (picked !== 'new') return showCard(store, picked, schedule);
  const first = preferred ?? pickNewWord(pair, fresh, wish.introduced ?? []);
  if (!first) return undefined;
  const { word } = first;
  // By rank it is one card, but the deck may contain others of the same word.
  const card = (await findDeckCard(store, pair, word)) ?? first.card;
  const row = queue.fresh.find((known) => isCard(known, { pair, word }));
  return toCard(store, row ?? makeNewCard(pair, word), card, schedule);
}

/** A card of a session, with the deck's meanings and the learner's own. */
export async function showCard(store: Store, card: CardRow, schedule: CardSchedule): Promise<StudyCard> {
  return toCard(store, card, await findDeckCard(store, card.pair, card.word), schedule);
}

async function toCard(
  store: Store,
  card: CardRow,
  ofWord: StoredCard | undefined,
  schedule: CardSchedule,
): Promise<StudyCard> {
  const [decks, definitions] = await Promise.all([listDecks(store), getDefinitions(store)]);
  const deck = decks.find(({ pair }) => pair === card.pair);
  if (!deck) throw new AppError('deck-unknown', `Expected a deck of ${card.pair}, got none.`);
  const own = definitions.find(card.pair, card.word);
  const definition = own?.text;
  const language = toLanguagePair(card.pair).from;
  const headword = own?.headword ?? card.word;
  const found = ofWord ?? (headword === card.word ? undefined : await findDeckCard(store, card.pair, headword));
  const met = listMet(card.met, own);
  // A word that was met nowhere is shown with the dictionary's example.
  const [quoted] = found?.[4]?.examples ?? [];
  return {
    pair: card.pair,
    from: deck.from,
    to: deck.to,
    word: card.word,
    headword,
    ...(await findFacedWord(store, found ? [found] : [], { language, word: card.word, headword })),
    rank: found?.[0],
    meanings: withoutDefinition(found?.[2] ?? [], definition),
    definition,
    sentences: showSentences(
      met.length === 0 && quoted ? [{ text: quoted[0], translation: quoted[1] }] : met,
      [card.word, headword],
      found?.[3],
    ),
    isMet: met.length > 0,
    phase: card.reps === 0 ? 'new' : card.queue === 'learning' ? 'learning' : 'review',
    lapses: card.lapses,
    isLeech: card.lapses >= LEECH_LAPSES,
    seen: card.lastOp,
    choices: await previewBalancedChoices(store, schedule.pairs, card, schedule),
    retention: schedule.retention,
  };
}

/** Finds the highest rank among the {@link NEXT_WORDS} new words of a pair that come next by rank; 0 if none is left. */
export async function findReach(
  newWords: NewWords,
  pair: PairId,
  settings: StudySettings,
  day: number,
): Promise<number> {
  const limits = { day, count: NEXT_WORDS, vulgar: settings.vulgar };
  const { words } = await findNewOn(newWords, { pair }, { fresh: [] }, { ...settings, byRank: true }, limits);
  return Math.max(0, ...words.map(({ card }) => card?.[0] ?? 0));
}

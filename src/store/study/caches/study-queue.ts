import type { PairId } from '../../../model/pair.ts';
import type { DeckDay } from '../../../model/statistics.ts';
import { readFrom, settle } from '../../connection.ts';
import type { LookupStore } from '../../lookup-store.ts';
import type { Store } from '../../store.ts';
import type { CardRow, StudyDatabase } from '../study-database.ts';

/** The content of a session, read in one transaction. */
export interface StudyQueue {
  /** Words in a step of the day. */
  learning: CardRow[];
  /** The reviews that have waited longest, at most as many as were asked for. */
  reviews: CardRow[];
  /** How many reviews are due in all. */
  due: number;
  /** How many will be due on the next day, those of today included. */
  dueTomorrow: number;
  /** New words with a row: asked for by the learner, or reset. */
  fresh: CardRow[];
  /** The clock at the newest op; undefined without any. */
  lastWallAt: number | undefined;
}

/** How many reviews of a deck wait, and how many come with the next day. */
export interface DueCount {
  today: number;
  tomorrow: number;
}

/** Cost grows with the number of them: the browser counts one by one. */
export function countDue({ study }: Store, pair: PairId, day: number): Promise<DueCount> {
  return study.read(async (tables) => {
    const [today, tomorrow] = await Promise.all([
      reviewsBetween(tables, pair, Number.NEGATIVE_INFINITY, day).count(),
      reviewsBetween(tables, pair, day + 1, day + 1).count(),
    ]);
    return { today, tomorrow };
  });
}

/** Reviews of some decks by the study day on which they are due. */
export function countDueOn(
  { study }: Store,
  pairs: readonly PairId[],
  days: readonly number[],
): Promise<[day: number, count: number][]> {
  return study.snapshot(['cards'], (tables) =>
    Promise.all(
      days.map(async (day): Promise<[number, number]> => {
        const counts = await Promise.all(pairs.map((pair) => reviewsBetween(tables, pair, day, day).count()));
        return [day, counts.reduce((sum, count) => sum + count, 0)];
      }),
    ),
  );
}

function reviewsBetween(study: StudyDatabase, pair: PairId, first: number, last: number) {
  return study.cards.where('[pair+queue+due]').between([pair, 'review', first], [pair, 'review', last], true, true);
}

/**
 * Reads what may be asked of some decks.
 *
 * @param limit - Most reviews to read.
 * @param counts - Of the same decks, in their order.
 * @throws {AppError} `storage-unavailable`.
 */
export async function readQueue(
  store: Store,
  pairs: readonly PairId[],
  day: number,
  limit: number,
  counts: Promise<DueCount[]>,
): Promise<StudyQueue> {
  const { study } = store;
  const reading = study.snapshot(['cards', 'ops'], async (tables) => {
    const [parts, newest, newestDay] = await Promise.all([
      Promise.all(pairs.map((pair) => readPair(tables, pair, day, limit))),
      tables.ops.orderBy('at').last(),
      tables.ops.orderBy('day').last(),
    ]);
    const queue: StudyQueue = {
      learning: parts.flatMap(({ learning }) => learning),
      reviews: parts.flatMap(({ reviews }) => reviews),
      due: 0,
      dueTomorrow: 0,
      fresh: parts.flatMap(({ fresh }) => fresh),
      lastWallAt: newest?.wallAt,
    };
    if (isInTheFuture(newestDay?.day ?? 0, day)) await addPutIntoTheFuture(tables, pairs, day, queue);
    return queue;
  });
  const [queue, due] = await Promise.all([reading, counts]);
  for (const { today, tomorrow } of due) {
    queue.due += today;
    queue.dueTomorrow += today + tomorrow;
  }
  return queue;
}

async function readPair(study: StudyDatabase, pair: PairId, day: number, limit: number) {
  const [learning, reviews, fresh] = await Promise.all([
    inQueue(study, pair, 'learning').toArray(),
    reviewsBetween(study, pair, Number.NEGATIVE_INFINITY, day).limit(limit).toArray(),
    inQueue(study, pair, 'new').toArray(),
  ]);
  return { learning, reviews, fresh };
}

/** Whether only a clock that was ahead can have said a day. A flight west over the date line goes back by one day. */
function isInTheFuture(said: number, day: number): boolean {
  return said > day + 1;
}

/** Whether a word was put off on a study day, till the next one. */
export function isPutOff({ buriedUntil }: Pick<CardRow, 'buriedUntil'>, day: number): boolean {
  return buriedUntil > day && !isInTheFuture(buriedUntil - 1, day);
}

/** A clock that was ahead for a while must not keep the words that it has seen away for as long: they are due. */
async function addPutIntoTheFuture(
  study: StudyDatabase,
  pairs: readonly PairId[],
  day: number,
  queue: StudyQueue,
): Promise<void> {
  for (const pair of pairs) {
    const rows = await study.cards
      .where('[pair+queue+due]')
      .between([pair, 'review', day + 1], [pair, 'review', []])
      .filter((card) => isInTheFuture(card.lastDay, day) || (card.due === card.buriedUntil && !isPutOff(card, day)))
      .toArray();
    queue.reviews.push(...rows);
    queue.due += rows.length;
    queue.dueTomorrow += rows.filter(({ due }) => due > day + 1).length;
  }
}

/** The cards of some words, in their order; undefined for words without ops. */
export function findCards(
  { studyConnection }: LookupStore,
  pair: PairId,
  words: readonly string[],
): Promise<(CardRow | undefined)[]> {
  return studyConnection.read(['cards'], (transaction) => {
    const cards = transaction.objectStore('cards');
    return Promise.all(words.map((word) => settle(cards.get([pair, word]))));
  });
}

/** Every word of a pair that has a card. Reads keys only. */
export async function listCardWords({ studyConnection }: LookupStore, pair: PairId): Promise<string[]> {
  const ofPair = IDBKeyRange.bound([pair], [pair, []]);
  const keys = await readFrom(studyConnection, 'cards', (cards) => cards.getAllKeys(ofPair));
  return (keys as [PairId, string][]).map(([, word]) => word);
}

function inQueue({ cards }: StudyDatabase, pair: PairId, queue: CardRow['queue']) {
  return cards.where('[pair+queue+due]').between([pair, queue], [pair, queue, []]);
}

/** All words of a pair in a queue, those due soonest first. */
export function listInQueue(store: Store, pair: PairId, queue: CardRow['queue']): Promise<CardRow[]> {
  return store.study.read((tables) => inQueue(tables, pair, queue).toArray());
}

/** Every card of a pair. */
export function listCards(store: Store, pair: PairId): Promise<CardRow[]> {
  return store.study.read((tables) => tables.cards.where('[pair+word]').between([pair], [pair, []]).toArray());
}

/**
 * Words of some decks that are in the steps of a day, or due on a day up to `last`. Whole rows at once: a cursor over their keys takes ten
 * times as long.
 */
export function listDue(store: Store, pairs: readonly PairId[], last: number): Promise<CardRow[]> {
  return store.study.read(async ({ cards }) => {
    const rows = await Promise.all(
      pairs.flatMap((pair) => [
        cards
          .where('[pair+queue+due]')
          .between([pair, 'learning'], [pair, 'learning', Number.POSITIVE_INFINITY])
          .toArray(),
        cards.where('[pair+queue+due]').between([pair, 'review'], [pair, 'review', last], true, true).toArray(),
      ]),
    );
    return rows.flat();
  });
}

/** Words of some decks that have been learnt, those due soonest first. */
export function listReviews(store: Store, pairs: readonly PairId[], limit: number): Promise<CardRow[]> {
  return store.study.read(async (tables) => {
    const rows = await Promise.all(pairs.map((pair) => inQueue(tables, pair, 'review').limit(limit).toArray()));
    return rows.flat();
  });
}

/** Reads the work of a study day: a row for each of the given decks that has any. */
export function readDay({ study }: Store, pairs: readonly PairId[], day: number): Promise<DeckDay[]> {
  return study.read(async (tables) => {
    const rows = await tables.days.bulkGet(pairs.map((pair) => [pair, day]));
    return rows.filter((row) => row !== undefined);
  });
}

/** How many answers count, over all decks. @param day - Of this study day only. */
export function countReviews(store: Store, day?: number): Promise<number> {
  return store.study.read(async (tables) => {
    const days = await tables.days.toArray();
    return days.reduce((sum, row) => sum + (day === undefined || row.day === day ? row.reviews : 0), 0);
  });
}

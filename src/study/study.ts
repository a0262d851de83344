import { createMemoMap } from '../async/memo.ts';
import type { HeldRequest, HeldWords } from '../model/held-words.ts';
import { MAX_SPENT_MS } from '../model/limits.ts';
import type { Mark, Op, Origin } from '../model/op.ts';
import type { NEXT_WORDS } from '../model/page-word.ts';
import type { PairId } from '../model/pair.ts';
import type { Rating } from '../model/rating.ts';
import type { StudyStats } from '../model/statistics.ts';
import type { StudyCard, StudyChoice, StudyHealth, StudyView, StudyWish } from '../model/study.ts';
import type { WordState } from '../model/word-state.ts';
import { listDeckWords } from '../store/content/read/deck-words.ts';
import { readContent } from '../store/content/read/read-content.ts';
import type { Store } from '../store/store.ts';
import type { Fold } from '../store/study/caches/fold.ts';
import { findCards, listCards } from '../store/study/caches/study-queue.ts';
import {
  appendOp,
  appendUndo,
  ensureCaches,
  findUndoable,
  type NewOp,
  type OpContext,
  type UndoTarget,
} from '../store/study/log/ops.ts';
import { restoreLog } from '../store/study/log/renew-log.ts';
import type { CardMemory } from './card-memory.ts';
import { type DailyNew, findDailyNew } from './daily-new.ts';
import { createDueMemory } from './due-memory.ts';
import type { FirstWords } from './first-words.ts';
import { listHeld } from './held.ts';
import { createMarks, type Marks } from './marks.ts';
import { createNewWords } from './new-words.ts';
import { addPreferred, findNewOn, findReach, pickCard, toChosenDeck } from './next-card.ts';
import { countFitting } from './op-limits.ts';
import { createOwnWeights, type OwnWeights } from './own-weights.ts';
import { listPractice } from './practice.ts';
import { readFold } from './read-fold.ts';
import { countWork, listLearning } from './session.ts';
import { readStats } from './stats.ts';
import { type LocalTime, toOpTime } from './study-day.ts';
import type { StudySettings } from './study-settings.ts';
import { readSummaryNotes } from './summary-notes.ts';
import { createFindTodaysReviews, toShownHoliday } from './todays-reviews.ts';
import { toWordState } from './word-state.ts';

export interface Answer {
  id: string;
  pair: PairId;
  word: string;
  rating: Rating;
  /** As shown on the button. */
  choice: StudyChoice;
  retention: number;
  spentMs: number;
  seen: string;
}

/** Result of one undo. */
export interface Undone {
  pair: PairId;
  /** Empty for an op on many words. */
  word: string;
  /** Kind of the undone op. */
  kind: Op['kind'];
}

/** Study sessions. They hold no state in memory: each query reads the database, each change is one op. */
export interface Study extends Marks, OwnWeights {
  next(wish: StudyWish): Promise<StudyView>;
  /** @returns Whether it was stored; false if another window answered the card in the meantime. */
  answer(answer: Answer): Promise<boolean>;
  /** Learnt words, those closest to being forgotten first. */
  practise(pair: PairId | undefined): Promise<StudyCard[]>;
  /** @param which - The newest op, the last undone op, or an op by id. */
  undo(id: string, which: UndoTarget): Promise<Undone | undefined>;
  /** @param request - `sentence`: where the word was met. */
  mark(
    request: { id: string; pair: PairId; word: string; mark: Mark; sentence?: string | undefined } & Origin,
  ): Promise<WordState>;
  /**
   * Marks all new words of a deck up to a rank as known.
   *
   * @param isDryRun - Whether to only count them.
   * @returns Their number.
   */
  knowUpTo(request: { id: string; pair: PairId; rank: number; isDryRun: boolean }): Promise<number>;
  /**
   * Marks new words of a deck as known, with one op.
   *
   * @param request - `words`: as the deck spells them.
   * @returns How many there are.
   */
  knowWords(request: { id: string; pair: PairId; words: readonly string[]; isDryRun: boolean }): Promise<number>;
  /** Finds the highest rank among the {@link NEXT_WORDS} new words of a pair that come next; 0 if none is left. */
  findReach(pair: PairId): Promise<number>;
  held(request: HeldRequest): Promise<HeldWords>;
  stats(pair: PairId): Promise<StudyStats>;
  /** Number of due words over all decks, without new words. */
  countDue(): Promise<number>;
  health(): Promise<StudyHealth>;
  /** Rebuilds the caches if an older version of the rules computed them. */
  ensureCaches(): Promise<void>;
  /** Reports a change of the log from elsewhere. */
  forget(): void;
  /** After a loss: restores the log from its second copy, or continues without it. */
  rescue(choice: 'restore' | 'give-up'): Promise<StudyHealth>;
}

interface StudyParts {
  store: Store;
  /** Card cache of lookups. */
  cardMemory: CardMemory;
  now: () => LocalTime;
  settings: () => Promise<StudySettings>;
  newDeviceId: () => string;
  /** Reads what the order of a pair's first words depends on; absent if all come by rank. */
  readFirstWords?: (pair: PairId) => Promise<FirstWords | undefined>;
}

/** Reviews of one deck read per query. */
const READ_AHEAD = 100;
const DAY_MS = 86_400_000;

export function createStudy({ store, cardMemory, now, settings, newDeviceId, readFirstWords }: StudyParts): Study {
  const newWords = createNewWords(store, readFirstWords);
  const dueMemory = createDueMemory(store);
  store.study.watch(({ table }) => {
    if (table !== 'cards') return;
    cardMemory.forget();
    dueMemory.forget();
  });
  const prepared = createMemoMap<string, void>(1);
  /** Updates the caches to the respellings of the current decks. */
  const whenReady = async (): Promise<Fold> => {
    const fold = await readFold(store);
    await prepared.get(fold.engine, () => ensureCaches(store, fold).then(newWords.forget));
    return fold;
  };
  const toContext = (fold: Fold): OpContext => ({ time: toOpTime(now()), fold, newDeviceId });
  const listPairs = () => readContent(store, (rows) => [...new Set(rows.sources().map(({ pair }) => pair))]);

  const findTodaysReviews = createFindTodaysReviews({ store, dueMemory, settings });

  const append = async (op: NewOp): Promise<Op | undefined> => {
    const fold = await whenReady();
    const placed = await appendOp(store, op, toContext(fold));
    // A deck added in the meantime may have other respellings.
    if ((await readFold(store)).engine !== fold.engine) prepared.forget();
    const words = op.kind === 'know-all' ? op.words : [op.word];
    if (op.kind === 'reset') newWords.forget();
    else
      newWords.touch(
        op.pair,
        words.map((word) => fold.respelling.toCurrent(op.pair, word)),
        op.kind === 'know',
      );
    return placed;
  };

  const knowNew: Study['knowWords'] = async ({ id, pair, words, isDryRun }) => {
    await whenReady();
    const cards = await listCards(store, pair);
    const begun = new Set(cards.filter(({ queue, reps }) => queue !== 'new' || reps > 0).map(({ word }) => word));
    const fresh = [...new Set(words.map((word) => word.normalize('NFC')))].filter((word) => !begun.has(word));
    const open = fresh.slice(0, countFitting(fresh));
    if (open.length > 0 && !isDryRun) await append({ id, pair, word: '', kind: 'know-all', words: open });
    return open.length;
  };

  const context = async () => toContext(await whenReady());

  const health = (): Promise<StudyHealth> => store.journal?.check() ?? Promise.resolve({ kind: 'fine' });

  return {
    ...createMarks({ store, context, append, forget: newWords.forget }),
    ...createOwnWeights(store, context),

    async next(asked) {
      const { weights } = await whenReady();
      const { wallAt, day } = toOpTime(now());
      const all = await listPairs();
      const pairs = all.filter((pair) => !asked.isOneDeck || asked.only || pair === asked.pair);
      const [todays, undoable, state] = await Promise.all([
        findTodaysReviews({ pairs, all, day, limit: READ_AHEAD, only: asked.only }),
        store.study.read((tables) => findUndoable(tables)),
        health(),
      ]);
      const { queue, done, phase } = todays;
      const { newPerDay, retention, vulgar, easyDays } = todays.settings;
      const wish = toChosenDeck(asked, queue);
      if (queue.due > 0) await addPreferred(store, queue, wish, day);
      const find = (on: DailyNew & { day: number }) =>
        findNewOn(newWords, wish, queue, todays.settings, { vulgar, ...on });
      const answered = done.reduce((sum, row) => sum + row.new, 0);
      const daily = asked.only ? { count: queue.fresh.length } : findDailyNew(newPerDay, answered);
      const { words, start } = await find({ day, ...(phase === 'break' ? { count: 0 } : daily) });
      const fresh = asked.only ? words.filter(({ word }) => queue.fresh.some((card) => card.word === word)) : words;
      const moment = { now: wallAt, day, isReturn: phase === 'return', weights };
      const [card, notes] = await Promise.all([
        pickCard(store, wish, queue, fresh, moment, { day, retention, easyDays, weights, pairs: all }),
        readSummaryNotes(store, todays, { pairs: all, day }),
      ]);
      const ahead = card ? [] : (await find({ day: day + 1, ...findDailyNew(newPerDay) })).words;
      const today = done.filter(({ pair }) => pairs.includes(pair));
      const sum = (name: 'reviews' | 'again' | 'new' | 'ms') => today.reduce((total, row) => total + row[name], 0);
      const work = countWork(queue, fresh.length, moment);
      return {
        card,
        ...work,
        postponed: todays.postponed,
        holiday: toShownHoliday(todays),
        day,
        today: { reviews: sum('reviews'), again: sum('again'), new: sum('new'), ms: sum('ms') },
        tomorrow: queue.dueTomorrow + work.left.learning,
        newTomorrow: ahead.length,
        start,
        isUntouched: wish.pair !== undefined && (await newWords.isUntouched(wish.pair, queue.fresh)),
        ...notes,
        canUndo: undoable.undo !== undefined,
        canRedo: undoable.redo !== undefined,
        isClockBehind: (queue.lastWallAt ?? 0) > wallAt + DAY_MS,
        health: state,
      };
    },

    async answer({ id, pair, word, rating, choice, retention, spentMs, seen }) {
      const spent = Math.min(spentMs, MAX_SPENT_MS);
      const op = { id, pair, word, kind: 'review', rating, ...choice, retention, spentMs: spent, seen } as const;
      return (await append(op)) !== undefined;
    },

    async practise(pair) {
      const { weights } = await whenReady();
      const { retention, easyDays } = await settings();
      const pairs = (await listPairs()).filter((known) => pair === undefined || known === pair);
      return listPractice(store, pairs, { day: toOpTime(now()).day, retention, easyDays, weights, pairs });
    },

    async undo(id, which) {
      const fold = await whenReady();
      const op = await appendUndo(store, id, which, toContext(fold));
      newWords.forget();
      return op && { pair: op.pair, word: fold.respelling.toCurrent(op.pair, op.word), kind: op.of };
    },

    async mark({ id, pair, word, mark, sentence, title, address }) {
      const composed = word.normalize('NFC');
      const origin = { ...(title ? { title } : {}), ...(address ? { address } : {}) };
      const met = mark === 'want' && sentence ? { sentence, ...origin } : {};
      await append({ id, pair, word: composed, kind: mark, ...met });
      const { respelling } = await whenReady();
      const [card] = await findCards(store, pair, [respelling.toCurrent(pair, composed)]);
      return toWordState(composed, card, toOpTime(now()).day);
    },

    async knowUpTo({ rank, ...request }) {
      return knowNew({ ...request, words: [...(await listDeckWords(store, request.pair, rank)).keys()] });
    },

    knowWords: (request) => knowNew(request),

    async findReach(pair) {
      await whenReady();
      return findReach(newWords, pair, await settings(), toOpTime(now()).day);
    },

    held: (request) => whenReady().then(() => listHeld(store, request)),

    async stats(pair) {
      const fold = await whenReady();
      const [pairs, { retention, streak = true }] = await Promise.all([listPairs(), settings()]);
      const { day, zoneMinutes } = toOpTime(now());
      return { ...(await readStats(store, { fold, pairs, pair, day, zoneMinutes })), retention, hasStreak: streak };
    },

    async countDue() {
      await whenReady();
      const { wallAt, day } = toOpTime(now());
      const pairs = await listPairs();
      const { queue } = await findTodaysReviews({ pairs, all: pairs, day, limit: 0 });
      return queue.due + listLearning(queue, { now: wallAt, day }).length;
    },

    health,
    ensureCaches: async () => void (await whenReady()),
    forget: newWords.forget,

    async rescue(choice) {
      const { journal } = store;
      if (!journal) return { kind: 'fine' };
      if (choice === 'give-up') await journal.rewrite();
      else await journal.verifyAfter(async () => restoreLog(store, () => readFold(store)));
      newWords.forget();
      return journal.check();
    },
  };
}

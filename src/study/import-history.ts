import { hashText } from '../language/hash.ts';
import type { Op } from '../model/op.ts';
import type { PairId } from '../model/pair.ts';
import type { CardHistory, PastAnswer } from '../model/vocabulary.ts';
import type { Fold } from '../store/study/caches/fold.ts';
import { findEnds } from '../store/study/caches/read-range.ts';
import type { BatchAction, PastTime } from '../store/study/log/append-many.ts';
import { listUndone } from '../store/study/log/kinds.ts';
import type { StudyDatabase } from '../store/study/study-database.ts';
import { toOpTime } from './study-day.ts';

/**
 * Ids of answers that another program has are made of its own: of the card and the instant. So a file that comes again adds only what is new. The
 * word is part of them, because another field of the same notes may be the word.
 */
export const toPastId = (pair: PairId, word: string, card: number, at: number) =>
  `anki:${pair}:${card.toString(36)}:${at.toString(36)}:${hashText(word).toString(36)}`;

/** Between an id and how often its answer was imported and undone. */
const AGAIN = '~';

/** The answers of another program to words of a pair that are in the log. */
export interface PastLog {
  /** The id for an answer that is to be stored; undefined for one that is stored and not undone. */
  findFreeId(id: string): string | undefined;
}

/** Reads the answers of other programs to some words, which should be near each other in the order of the database. */
export async function readPastLog(
  { ops }: StudyDatabase,
  { respelling }: Fold,
  pair: PairId,
  words: readonly string[],
): Promise<PastLog> {
  const spellings = words.flatMap((word) => respelling.listSpellings(pair, respelling.toCurrent(pair, word)));
  const { first, last } = findEnds(spellings);
  const between = ops.where('[pair+word+at]').between([pair, first], [pair, last, []], true, true);
  const found: Op[] = words.length === 0 ? [] : await between.toArray();
  const stored = new Set(found.map(({ id }) => id));
  const undone = listUndone(found.filter(({ kind }) => kind === 'undo'));
  return {
    findFreeId(id) {
      let free = id;
      for (let time = 2; stored.has(free); time++) {
        if (!undone.has(free)) return undefined;
        free = `${id}${AGAIN}${time}`;
      }
      return free;
    },
  };
}

interface PastWord {
  pair: PairId;
  word: string;
  card: number;
  history: CardHistory;
  /** Whether the word has a card here. */
  hasCard: boolean;
  /** Where the learner met the word. */
  sentence?: string | undefined;
}

/** The answers to a card that are not in the log, and that it is left out. Answers of a clock that is ahead would come behind the next ones. */
export function toPastActions({ findFreeId }: PastLog, past: PastWord, now: number): BatchAction[] {
  const { pair, word, card, history, hasCard, sentence } = past;
  const { answers, retention, leftOut } = history;
  const place = (time: Omit<PastTime, 'id'>): PastTime | undefined => {
    const id = time.wallAt <= now ? findFreeId(toPastId(pair, word, card, time.wallAt)) : undefined;
    return id === undefined ? undefined : { ...time, id, ...(hasCard && { hasCard }) };
  };
  const actions = answers.flatMap((answer): BatchAction[] => {
    const time = place(toTime(answer));
    if (!time) return [];
    const { rating, intervalDays, delayMs, spentMs } = answer;
    if (rating === 'reset') return [{ pair, word, kind: 'reset', past: time }];
    return [{ pair, word, kind: 'review', rating, intervalDays, delayMs, retention, spentMs, seen: '', past: time }];
  });
  const [first] = answers;
  // A wish has the sentence. Before the first answer, it changes nothing else.
  const wished = first && sentence !== undefined && place({ ...toTime(first), wallAt: first.at - 1 });
  if (wished) actions.unshift({ pair, word, kind: 'want', sentence, past: wished });
  const { zoneMinutes = 0 } = answers.at(-1) ?? {};
  const time = leftOut && place(toOpTime({ at: leftOut.at, zoneMinutes }));
  return time ? [...actions, { pair, word, kind: leftOut.kind, past: time }] : actions;
}

const toTime = ({ at, zoneMinutes, day }: PastAnswer) => ({ wallAt: at, zoneMinutes, day });

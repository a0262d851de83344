import { MAX_OP_INTERVAL_DAYS, MAX_OP_MS, MAX_PAST_ANSWERS } from '../../../model/limits.ts';
import { RATINGS } from '../../../model/rating.ts';
import type { CardHistory, PastAnswer } from '../../../model/vocabulary.ts';
import { type AnkiClock, readAnkiClock, toDueDay, toPastDay } from './anki-clock.ts';
import { isPossible } from './collect-words.ts';
import type { Sqlite } from './sqlite.ts';

/** Entries without a rating are made by Anki itself, and those of type 3 without a factor are of a preview. */
export const IS_ANSWER = 'ease BETWEEN 1 AND 4 AND NOT (type = 3 AND factor = 0)';

/** The learner told Anki to forget a card. Other entries without a rating set another day. */
const IS_RESET = 'ease = 0 AND type = 4 AND factor = 0';

/** Chance of recall that Anki plans for, unless the learner changed it. */
const USUAL_RETENTION = 0.9;

const [DAY_SECONDS, MINUTE_MS] = [86_400, 60_000];

/** Type of cards that are in review. */
const REVIEW = 2;

/** Queues of cards that are suspended, and that are buried by the scheduler or by hand until the next day. */
const LEFT_OUT = new Map<number, 'suspend' | 'bury'>([
  [-1, 'suspend'],
  [-2, 'bury'],
  [-3, 'bury'],
]);

/** Days count from the beginning of the collection. A later number is an instant in seconds. */
const FIRST_INSTANT = 1_000_000_000;

/**
 * Reads all that Anki knows of some cards: their answers, when they are due, and whether they are left out.
 *
 * @param cards - Their ids. Cards without answers are left out of the result.
 * @throws {AppError} `vocabulary-damaged`.
 */
export function readHistories(sqlite: Sqlite, cards: readonly number[]): Map<number, CardHistory> {
  const clock = readAnkiClock(sqlite);
  const ids = cards.map(Number).filter(Number.isSafeInteger).join(',');
  const histories = new Map<number, CardHistory>();
  const query = `SELECT cid, id, ease, ivl, time FROM revlog WHERE cid IN (${ids}) AND ((${IS_ANSWER}) OR (${IS_RESET})) ORDER BY id`;
  for (const row of sqlite.rows(query)) {
    const [card, at, ease, interval, spentMs] = row.map(Number) as [number, number, number, number, number];
    if (!isPossible(at)) continue;
    const history = histories.get(card) ?? { answers: [], retention: USUAL_RETENTION };
    history.answers.push(toAnswer({ at, ease, interval, spentMs }, clock));
    histories.set(card, history);
  }
  const columns = 'id, type, queue, mod, CASE WHEN odid <> 0 AND odue <> 0 THEN odue ELSE due END, data';
  for (const [id, type, queue, mod, due, data] of sqlite.rows(`SELECT ${columns} FROM cards WHERE id IN (${ids})`)) {
    const history = histories.get(Number(id));
    if (!history) continue;
    history.answers = history.answers.slice(-MAX_PAST_ANSWERS);
    history.retention = readRetention(String(data));
    setDue(history.answers, { type: Number(type), due: Number(due) }, clock);
    const newest = history.answers.at(-1)?.at ?? 0;
    const kind = LEFT_OUT.get(Number(queue));
    if (kind) history.leftOut = { kind, at: toLeftOut(Number(mod), newest) };
  }
  return histories;
}

/** The instant of the card's last change, but after its answers. @param mod - In seconds. */
function toLeftOut(mod: number, newest: number): number {
  const at = mod * 1000;
  return isPossible(at) ? Math.max(at, newest + 1) : newest + 1;
}

interface Entry {
  at: number;
  /** From 1; 0 for a reset. */
  ease: number;
  /** Days, or negative seconds. */
  interval: number;
  spentMs: number;
}

function toAnswer({ at, ease, interval, spentMs }: Entry, clock: AnkiClock): PastAnswer {
  const time = { at, ...toPastDay(at, clock), spentMs: clamp(spentMs, 0, MAX_OP_MS) };
  const rating = RATINGS[ease - 1];
  if (rating === undefined) return { ...time, rating: 'reset', intervalDays: 0, delayMs: 0, spentMs: 0 };
  const seconds = -interval;
  if (interval > 0) return { ...time, rating, ...afterDays(interval) };
  if (seconds >= DAY_SECONDS) return { ...time, rating, ...afterDays(Math.round(seconds / DAY_SECONDS)) };
  return { ...time, rating, ...afterMs(seconds === 0 ? MINUTE_MS : seconds * 1000) };
}

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, Math.round(value) || min));

const afterDays = (days: number) => ({ intervalDays: clamp(days, 1, MAX_OP_INTERVAL_DAYS), delayMs: 0 });

const afterMs = (ms: number) => ({ intervalDays: 0, delayMs: clamp(ms, 1, MAX_OP_MS) });

/** The last answer leads to the day that Anki shows: it may have been set by hand or by a new schedule since. */
function setDue(answers: PastAnswer[], { type, due }: { type: number; due: number }, clock: AnkiClock): void {
  const last = answers.at(-1);
  if (!last || last.rating === 'reset') return;
  const isInstant = due >= FIRST_INSTANT;
  if (type !== REVIEW && isInstant) Object.assign(last, afterMs(due * 1000 - last.at));
  else if (!isInstant) Object.assign(last, afterDays(toDueDay(due, clock) - last.day));
}

function readRetention(data: string): number {
  try {
    const { dr } = JSON.parse(data) as { dr?: unknown };
    return typeof dr === 'number' && dr > 0 && dr < 1 ? dr : USUAL_RETENTION;
  } catch {
    // Collections without FSRS have an empty text.
    return USUAL_RETENTION;
  }
}

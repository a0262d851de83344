import type { Rating } from '../../src/model/rating.ts';
import type { CardHistory, ImportedWord, PastAnswer } from '../../src/model/vocabulary.ts';

/** Answers on study days, at noon UTC in a zone an hour ahead: day, rating, and the interval in days or, negative, in minutes. */
export function makeHistory(
  days: readonly (readonly [day: number, rating: Rating | 'reset', interval: number])[],
  more: Partial<CardHistory> = {},
): CardHistory {
  const answers = days.map(([day, rating, interval], index): PastAnswer => {
    const [intervalDays, delayMs] = interval < 0 ? [0, -interval * 60_000] : [interval, 0];
    const at = day * 86_400_000 + 43_200_000 + index * 60_000;
    return { at, zoneMinutes: 60, day, rating, intervalDays, delayMs, spentMs: 3_000 };
  });
  return { answers, retention: 0.9, ...more };
}

/** A word with its card and history in another program. */
export function makePastWord(word: string, card: number, history: CardHistory): ImportedWord {
  const newest = history.answers.findLast(({ rating }) => rating !== 'reset')?.at ?? 0;
  return { word, isInDeck: true, outcome: 'continue', past: { card, newest, history } };
}

import type { SyncStatus } from '../../model/sync.ts';
import { defineTexts } from '../texts/load-texts.ts';
import { ERROR_TEXTS } from './error-text.ts';
import { joinSentences, text } from './text.ts';

const group = defineTexts('sync', import.meta.glob('../../locales/*.json', { query: '?part=sync', import: 'default' }));

export const syncText = group('sync');
/** Tooltips of the buttons. */
export const syncHints = group('hints');

/** Texts for the state of a sync. */
export interface SyncDescription {
  /** Current activity in one or two words. */
  state: string;
  /** Cards so far and, if known, in total, and what they are good for already. */
  count: string;
  /** Speed and remaining time; empty while it is stopped. */
  pace: string;
  /** Reason for waiting or stopping; undefined if there is none. */
  trouble: string | undefined;
}

/**
 * @param now - Current time in epoch milliseconds, for the countdown.
 * @param isUsable - Whether the cards so far answer already.
 */
export function describeSync(status: SyncStatus, now: number, isUsable: boolean): SyncDescription {
  const count = describeCount(status);
  return {
    state: syncText.states[status.state],
    count: isUsable ? syncText.usable({ count }) : count,
    pace: describePace(status),
    trouble: describeTrouble(status, now),
  };
}

function describeCount({ cards, expectedCards }: SyncStatus): string {
  if (expectedCards === undefined) return syncText.cardsSoFar({ cards });
  return syncText.cardsOf({ cards, expected: expectedCards });
}

/** Cards between two announcements of a sync of unknown length. */
const MILESTONE_CARDS = 1_000;

/** Announcement for screen readers, which changes with the state and at milestones, not with every card. */
export function describeMilestone({ state, cards, expectedCards }: SyncStatus): string {
  const step = expectedCards === undefined ? MILESTONE_CARDS : Math.max(1, Math.round(expectedCards / 4));
  const reached = Math.floor(cards / step) * step;
  const named = syncText.states[state];
  return reached === 0 ? named : syncText.milestone({ state: named, cards: reached });
}

function describePace({ state, cards, expectedCards, cardsPerSecond }: SyncStatus): string {
  if (state !== 'running' || cardsPerSecond < 0.5) return '';
  const parts = [syncText.rate({ perSecond: cardsPerSecond })];
  if (expectedCards !== undefined && expectedCards > cards) {
    parts.push(syncText.timeLeft({ ms: ((expectedCards - cards) / cardsPerSecond) * 1_000 }));
  }
  return parts.join(' · ');
}

function describeTrouble({ state, error, waitUntil, skipped }: SyncStatus, now: number): string | undefined {
  const sentences: string[] = [];
  // A running sync keeps its error until the next card arrives. Without the message it would only look slow.
  if (error && (state === 'waiting' || state === 'failed' || state === 'running')) {
    const { title, advice } = error === 'not-connected' ? syncText.serverAway : ERROR_TEXTS[error];
    sentences.push(text.sentence({ title }));
    // A waiting sync resumes automatically, so there is nothing to advise.
    if (state === 'failed') sentences.push(advice);
  }
  if (state === 'waiting' && waitUntil !== undefined) {
    sentences.push(waitUntil > now ? syncText.resumesIn({ ms: waitUntil - now }) : syncText.resumesNow);
  }
  if (error && state === 'running') sentences.push(syncText.resumesNow);
  if (skipped > 0) sentences.push(syncText.skipped({ count: skipped }));
  return sentences.length > 0 ? joinSentences(sentences) : undefined;
}

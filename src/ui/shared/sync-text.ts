import type { SyncStatus } from '../../model/sync.ts';
import type { SyncTexts } from '../texts/en/sync.ts';
import { defineTexts } from '../texts/load-texts.ts';
import { ERROR_TEXTS } from './error-text.ts';
import { text } from './text.ts';

export const syncText = defineTexts<SyncTexts>(import.meta.glob('../texts/*/sync.ts'))('sync');

/** What a sync says of itself, in words. */
export interface SyncDescription {
  /** One or two words: what it does now. */
  state: string;
  /** Cards so far, of how many if that is known. */
  count: string;
  /** How fast it is and how long it will take; empty while it does not move. */
  pace: string;
  /** What it waits for or why it stopped; undefined while all is well. */
  trouble: string | undefined;
}

/** @param now - Current time in epoch milliseconds, for the countdown. */
export function describeSync(status: SyncStatus, now: number): SyncDescription {
  return {
    state: syncText.states[status.state],
    count:
      status.expectedCards === undefined
        ? syncText.cardsSoFar(status.cards)
        : syncText.cardsOf(status.cards, status.expectedCards),
    pace: describePace(status),
    trouble: describeTrouble(status, now),
  };
}

/** Cards after which a sync of unknown length is worth a word again. */
const MILESTONE_CARDS = 1_000;

/** What a screen reader is told of a sync: a sentence that changes with its state and at milestones, not with every card. */
export function describeMilestone({ state, cards, expectedCards }: SyncStatus): string {
  const step = expectedCards === undefined ? MILESTONE_CARDS : Math.max(1, Math.round(expectedCards / 4));
  const reached = Math.floor(cards / step) * step;
  const named = syncText.states[state];
  return reached === 0 ? named : syncText.milestone(named, reached);
}

function describePace({ state, cards, expectedCards, cardsPerSecond }: SyncStatus): string {
  if (state !== 'running' || cardsPerSecond < 0.5) return '';
  const parts = [syncText.rate(cardsPerSecond)];
  if (expectedCards !== undefined && expectedCards > cards) {
    parts.push(syncText.timeLeft(((expectedCards - cards) / cardsPerSecond) * 1_000));
  }
  return parts.join(' · ');
}

function describeTrouble({ state, error, waitUntil, skipped }: SyncStatus, now: number): string | undefined {
  const sentences: string[] = [];
  // A running sync has an error until a card comes again: without a word of it, it would only look slow.
  if (error && (state === 'waiting' || state === 'failed' || state === 'running')) {
    const { title, advice } = error === 'not-connected' ? syncText.serverAway : ERROR_TEXTS[error];
    sentences.push(text.sentence(title));
    // While it waits it goes on by itself: there is nothing to advise.
    if (state === 'failed') sentences.push(advice);
  }
  if (state === 'waiting' && waitUntil !== undefined) {
    sentences.push(waitUntil > now ? syncText.goesOnIn(waitUntil - now) : syncText.goesOnNow);
  }
  if (error && state === 'running') sentences.push(syncText.goesOnNow);
  if (skipped > 0) sentences.push(syncText.skipped(skipped));
  return sentences.length > 0 ? text.sentences(sentences) : undefined;
}

import { flashcardPath } from '../../contract/paths.ts';
import { MAX_REQUESTS } from './asker.ts';
import { type Check, NO_FLASHCARD, noted, skipped } from './check.ts';

const PARALLEL = 6;
const PARALLEL_REQUESTS = 24;

/** Behaviour under load. These checks come last, because they may hit the server's limits. */
export const TRAFFIC_CHECKS: readonly Check[] = [
  {
    name: 'speed-one-by-one',
    section: 'Limits (not shown)',
    says: 'How long answers take, one after another.',
    async run(probe) {
      if (!probe.pair) return skipped(NO_FLASHCARD);
      const { cards } = await probe.sample();
      if (cards.length === 0) return skipped(NO_FLASHCARD);
      const times = cards.map(({ reply }) => reply.tookMs);
      return noted(describeTimes(times), 'asks several ranks at once');
    },
  },
  {
    name: 'speed-parallel',
    section: 'Limits (not shown)',
    says: `How long answers take, ${PARALLEL} at once.`,
    async run(probe) {
      if (!probe.pair) return skipped(NO_FLASHCARD);
      const { cards } = await probe.sample();
      const ranks = Array.from({ length: PARALLEL_REQUESTS }, (_, index) => cards[index % cards.length]?.rank);
      if (cards.length === 0) return skipped(NO_FLASHCARD);
      const { pair } = probe;
      const times: number[] = [];
      const startedAt = probe.clock.now();
      const askNext = async (): Promise<void> => {
        for (let rank = ranks.shift(); rank !== undefined; rank = ranks.shift()) {
          // One more answer may be 429, because requests under way cannot be cancelled.
          if (probe.tally.requests >= MAX_REQUESTS || probe.tally.limits.length > 0) return;
          times.push((await probe.ask(flashcardPath(pair, rank))).tookMs);
        }
      };
      await Promise.all(Array.from({ length: PARALLEL }, askNext));
      if (times.length === 0) return skipped('The requests were used up, or the server asked for patience.');
      const perSecond = (times.length * 1000) / Math.max(1, probe.clock.now() - startedAt);
      const minutes = Math.ceil(10_000 / perSecond / 60);
      return noted(
        `${describeTimes(times)}, ${Math.round(perSecond)} a second`,
        `copies 10,000 cards in about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} at this speed`,
      );
    },
  },
  {
    name: 'limits',
    section: 'Limits (not shown)',
    says: 'Whether the server limits requests, and says for how long.',
    async run({ tally }) {
      const [first] = tally.limits;
      if (!first) return noted(`no limit met in ${tally.requests} requests`, 'asks as fast as the server answers');
      const says = first.retryAfter === undefined ? 'without Retry-After' : 'with Retry-After';
      return noted(
        `${first.status} ${says} after ${first.afterRequests} requests, ${tally.limits.length} times in all`,
        first.retryAfter === undefined ? 'waits longer each time' : 'waits as long as it is told',
        first.retryAfter === undefined && 'say how long to wait with Retry-After',
      );
    },
  },
  {
    name: 'odd-answers',
    section: 'Errors (not shown)',
    says: 'Redirects, pages where JSON belongs, failures, and connections that broke.',
    async run({ tally }) {
      const { redirects, pages, serverErrors, broken } = tally;
      const counts = `${redirects} redirects, ${pages} pages (HTML), ${serverErrors} failures (5xx), ${broken} broken`;
      const isClean = redirects + pages + serverErrors + broken === 0;
      return noted(
        `${counts} among ${tally.requests} answers`,
        isClean ? 'has nothing to get over' : 'stops at a redirect, asks again after the others',
      );
    },
  },
];

function describeTimes(timesMs: readonly number[]): string {
  const sorted = timesMs.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0);
  return `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms (${sorted.length} requests)`;
}

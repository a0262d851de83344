import { type Check, MET, missed, NO_FLASHCARD, skipped } from './check.ts';
import { FAR_RANK, findEnd } from './find-end.ts';
import { isSameCard, type Probe, type Sampled } from './probe.ts';
import { describeReply } from './reply.ts';

/** Consecutive ranks to try after a deck's end. */
const RANKS_BEHIND = 20;

export const NEXT_LEADS: Check = {
  name: 'next-leads',
  section: 'Flashcard object',
  says: '`next` leads from card to card: it does not end before the deck does.',
  async run(probe) {
    const { cards } = await probe.sample();
    if (cards.length === 0) return skipped(NO_FLASHCARD);
    const end = await findEnd(probe);
    const next = end?.last.card?.next;
    // Another check reports a `next` that is not an integer.
    if (!end || !Number.isInteger(next)) return MET;
    const behind = await findCardBehind(probe, end.last, cards);
    if (!behind) return MET;
    const answer = end.beyond ? `, which is answered with ${describeReply(end.beyond.reply)}` : '';
    return missed(`next at rank ${end.last.rank} to lead to the following card, at ${behind.rank}`, `${next}${answer}`);
  },
};

/** A new card after the last one reachable by `next`. Repeated cards do not count. */
async function findCardBehind(probe: Probe, last: Sampled, cards: readonly Sampled[]): Promise<Sampled | undefined> {
  const known = [...cards, last, await probe.at(FAR_RANK)];
  const near = Array.from({ length: RANKS_BEHIND }, (_, index) => last.rank + 1 + index);
  for (const rank of [...near, 2 * last.rank]) {
    if (rank <= last.rank) continue;
    const sampled = await probe.at(rank);
    const isKnown = known.some(({ reading }) => isSameCard(reading, sampled.reading));
    if (sampled.reading.kind === 'card' && !isKnown) return sampled;
  }
  return undefined;
}

import { isSameCard, type Probe, type Sampled } from './probe.ts';

/** The end of a deck, as far as a few requests show. */
export interface DeckEnd {
  last: Sampled;
  /** The answer after the last card; undefined if its `next` leads nowhere. */
  beyond: Sampled | undefined;
}

/** A rank beyond any deck. */
export const FAR_RANK = 1_000_000_000;
const MAX_PROBES = 40;
/** Growth factor of the steps. */
const STEP = 4;

/**
 * Finds the end of the deck by exponential and then binary search. After gaps in the ranks it continues along `next`.
 *
 * @returns undefined if there is no card, or if {@link MAX_PROBES} requests did not find the end.
 */
export async function findEnd(probe: Probe): Promise<DeckEnd | undefined> {
  const { cards, hasEnded } = await probe.sample();
  const last = cards.at(-1);
  if (!last) return undefined;
  const next = getNext(last);
  if (hasEnded) return { last, beyond: next === undefined ? undefined : await probe.at(next) };
  const far = await probe.at(FAR_RANK);
  // A server may answer every rank, for instance with its last card. That does not count as a card.
  const isCard = ({ reading }: Sampled) => reading.kind === 'card' && !isSameCard(reading, far.reading);
  const ranks = cards.map(({ rank }) => rank);
  const first = ranks[0] ?? 0;
  const stride = findStride(ranks);

  let low: Sampled = last;
  let high: number | undefined;
  for (let probes = 0; probes < MAX_PROBES; probes++) {
    if (high !== undefined && high - low.rank <= stride) {
      const following = await followLast(probe, low);
      if (!following || !isCard(following)) return { last: low, beyond: following };
      low = following;
      high = undefined;
      continue;
    }
    const reach = high === undefined ? (STEP - 1) * (low.rank - first) : (high - low.rank) / 2;
    const rank: number = low.rank + Math.max(1, Math.floor(reach / stride)) * stride;
    if (rank >= FAR_RANK) return undefined;
    const sampled = await probe.at(rank);
    if (isCard(sampled)) low = sampled;
    else high = rank;
  }
  return undefined;
}

/** The answer to a card's `next`; undefined if it leads nowhere. */
async function followLast(probe: Probe, card: Sampled): Promise<Sampled | undefined> {
  const next = getNext(card);
  return next === undefined ? undefined : probe.at(next);
}

function getNext({ rank, reading }: Sampled): number | undefined {
  const next = reading.kind === 'card' ? reading.card.next : undefined;
  return next !== undefined && next > rank ? next : undefined;
}

/** The greatest common divisor of all ranks, relative to the first. */
function findStride(ranks: readonly number[]): number {
  const divide = (a: number, b: number): number => (b === 0 ? a : divide(b, a % b));
  return ranks.reduce((stride, rank) => divide(stride, rank - (ranks[0] ?? 0)), 0) || 1;
}

import { isSameCard, type Probe, type Sampled } from './probe.ts';

/** Where a deck ends, as far as few requests can tell. */
export interface DeckEnd {
  last: Sampled;
  /** The answer behind the last card; undefined when its `next` does not lead on. */
  beyond: Sampled | undefined;
}

/** A rank beyond any deck. */
export const FAR_RANK = 1_000_000_000;
const MAX_PROBES = 40;
/** Each step goes so many times as far into the deck as the one before. */
const STEP = 4;

/**
 * Finds the end of the deck by growing steps, then by halves; where ranks have gaps it goes on behind them along `next`.
 *
 * @returns undefined when there is no card, or the end was not found within {@link MAX_PROBES} requests.
 */
export async function findEnd(probe: Probe): Promise<DeckEnd | undefined> {
  const { cards, hasEnded } = await probe.sample();
  const last = cards.at(-1);
  if (!last) return undefined;
  const next = getNext(last);
  if (hasEnded) return { last, beyond: next === undefined ? undefined : await probe.at(next) };
  const far = await probe.at(FAR_RANK);
  // A server may answer every rank, with its last card for instance: that is no card there.
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

/** The answer to the `next` of a card; undefined when that does not lead on. */
async function followLast(probe: Probe, card: Sampled): Promise<Sampled | undefined> {
  const next = getNext(card);
  return next === undefined ? undefined : probe.at(next);
}

function getNext({ rank, reading }: Sampled): number | undefined {
  const next = reading.kind === 'card' ? reading.card.next : undefined;
  return next !== undefined && next > rank ? next : undefined;
}

/** The greatest step that all ranks are multiples of, counted from the first. */
function findStride(ranks: readonly number[]): number {
  const divide = (a: number, b: number): number => (b === 0 ? a : divide(b, a % b));
  return ranks.reduce((stride, rank) => divide(stride, rank - (ranks[0] ?? 0)), 0) || 1;
}

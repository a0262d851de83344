import type { Reading } from '../../read/reading.ts';
import type { DeckInput } from '../cards/deck-input.ts';

/** Meanings at least this common, as a share of running text, take no weight from their word. */
const USUAL = 3e-6;
/** Rarer meanings count as this common. */
const RAREST = 3e-8;
/** Exponent: a meaning a hundredth as common makes its word a tenth as likely. */
const DAMPING = 0.5;

/**
 * Weighs readings by how common the first meaning of their word is in its own language: a form that could mean chrism or peace means peace.
 * Only rare meanings lose weight. Among common ones the frequency of a translation says less than the forms do.
 */
export function createWeigher({
  handwork,
  findMeanings,
  shareOf,
}: Pick<DeckInput, 'handwork' | 'findMeanings' | 'shareOf'>): (reading: Reading) => number {
  const weights = new Map<string, number>();
  const weigh = (lemma: string, pos: Reading['pos']): number => {
    const meaning = handwork.meanings.get(lemma)?.meanings[0] ?? findMeanings(lemma, pos === 'x' ? '' : pos)[0]?.word;
    if (meaning === undefined) return 1;
    return Math.min(1, Math.max(RAREST, shareOf(meaning, pos)) / USUAL) ** DAMPING;
  };
  return ({ lemma, pos }) => {
    const key = `${lemma}\t${pos}`;
    const weight = weights.get(key) ?? weigh(lemma, pos);
    weights.set(key, weight);
    return weight;
  };
}

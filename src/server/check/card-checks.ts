import type { LanguagePair } from '../../model/pair.ts';
import { type Check, MET, missed, NO_FLASHCARD, skipped } from './check.ts';
import { describeJson } from './reply.ts';

/** Expected and received. */
type Fault = [expected: string, got: string];

interface CardRule extends Pick<Check, 'name' | 'section' | 'says'> {
  findFault(card: Record<string, unknown>, pair: LanguagePair): Fault | undefined;
}

/** Applies a rule about single cards to all cards of the sample. */
export function cardCheck({ findFault, ...rest }: CardRule): Check {
  return {
    ...rest,
    async run(probe) {
      const { cards } = await probe.sample();
      if (cards.length === 0 || !probe.pair) return skipped(NO_FLASHCARD);
      for (const { rank, card } of cards) {
        const fault = findFault(card, probe.pair);
        if (fault) return missed(`${fault[0]} at rank ${rank}`, fault[1]);
      }
      return MET;
    },
  };
}

export function findReferenceFault(value: unknown, name: string): Fault | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return [`${name} to be an object`, describeJson(value)];
  }
  for (const field of ['iso639_3', 'name'] as const) {
    const text = (value as Record<string, unknown>)[field];
    if (typeof text !== 'string') return [`${name}.${field} to be a string`, describeJson(text)];
  }
  return undefined;
}

/** Three lower-case letters. */
export function isCode(text: string): boolean {
  return /^[a-z]{3}$/.test(text);
}

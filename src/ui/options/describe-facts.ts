import type { FactCounts } from '../../model/source.ts';
import { optionsText } from './text.ts';

/** Says what a source of facts has: "12,345 words with a frequency", "3,000 words with a pitch accent". */
export function describeFacts(facts: FactCounts): string[] {
  const kinds = ['frequencies', 'pitches', 'pronunciations'] as const;
  return kinds.flatMap((kind) => (facts[kind] > 0 ? [optionsText.facts[kind]({ count: facts[kind] })] : []));
}

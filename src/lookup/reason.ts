import type { LookupEntry, MatchKind, MatchReason, MatchRule } from '../model/lookup.ts';

const REASONS: Record<Exclude<MatchKind | MatchRule, 'word'>, MatchReason> = {
  folded: 'folded',
  form: 'form',
  'folded-form': 'form',
  elision: 'joined',
  clitic: 'joined',
  stem: 'stem',
  derived: 'derived',
  guess: 'guess',
  separable: 'separable',
  compound: 'compound',
};

/**
 * Tells why an entry answers, where that does not show by itself: "Häuser" for "Haus" is worth telling, "The" for "the" is not.
 *
 * @param form - What was found, as written on the page.
 * @returns The way from what the page has to the card's word (`dámelo`, `da`, `dar`), and the reason; undefined where there is nothing to
 * tell.
 */
export function findReason(
  form: string,
  { word, match, rule, written = form, via = word }: LookupEntry,
): LookupEntry['why'] {
  const steps = [written, via, word].filter((step, at, all) => step.toLowerCase() !== all[at + 1]?.toLowerCase());
  const key = rule ?? match;
  if (key === 'word' || steps.length < 2) return undefined;
  return { steps, reason: REASONS[key] };
}

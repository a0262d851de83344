import type { LookupEntry, MatchKind, MatchRule } from '../messaging/lookup-views.ts';

/** Why an entry answers, in the words of the card. They are made here, as every page would have to load them there. */
const TEXTS: Partial<Record<MatchKind | MatchRule, string>> = {
  folded: 'other spelling',
  stem: 'seems to be a form',
  separable: 'verb in two parts',
  compound: 'part of the word',
};

/**
 * Tells why an entry answers, where that does not show by itself: "Häuser" for "Haus" is worth telling, "The" for "the" is not.
 *
 * @param form - What was found, as written on the page.
 * @returns From what the page has to the card's word (`dámelo`, `da`, `dar`), and the reason last; empty where there is nothing to tell.
 */
export function findReason(form: string, { word, match, rule, written = form, via = word }: LookupEntry): string[] {
  const steps = [written, via, word].filter((step, at, all) => step.toLowerCase() !== all[at + 1]?.toLowerCase());
  const key = rule ?? match;
  if (key === 'word' || steps.length < 2) return [];
  return [...steps, TEXTS[key] ?? (rule ? 'joined words' : 'form')];
}

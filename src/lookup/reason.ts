import type { FormName } from '../model/form-name.ts';
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
 * Explains why an entry answers, if that is not obvious: "Häuser" for "Haus" needs a reason, "The" for "the" does not.
 *
 * @param form - The matched text as written on the page.
 * @param explain - Names the grammar of a form of the card's word.
 * @returns The steps from the written form to the card's word (`dámelo`, `da`, `dar`), and the reason; undefined if no explanation is
 *   needed.
 */
export function findReason(
  form: string,
  { word, match, rule, written = form, via = word }: LookupEntry,
  explain?: (form: string) => FormName[][] | undefined,
): LookupEntry['why'] {
  const steps = [written, via, word].filter((step, at, all) => step.toLowerCase() !== all[at + 1]?.toLowerCase());
  const key = rule ?? match;
  if (key === 'word' || steps.length < 2) return undefined;
  const reason = REASONS[key];
  // A match that the grammar of the last step explains is certain.
  // Before a pronoun, only one of a form's readings is meant: `da` in `dámelo` is a command.
  const isForm = /^(form|stem|guess)$/.test(reason);
  const explainForm = (text: string) => (isForm ? explain?.(text) : undefined);
  // The whole form says more than the last of its steps: 食べさせられなかった is also a form of 食べさせる.
  const whole = steps.length > 2 ? explainForm(form) : undefined;
  if (whole?.[0]) return { steps: [written, word], reason: 'form', forms: whole };
  const forms = explainForm(steps.at(-2) ?? form);
  if (!forms?.[0]) return { steps, reason };
  return { steps, reason: 'form', forms };
}

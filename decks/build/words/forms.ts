import type { Group } from '../cards/deck-input.ts';
import { compare } from './frequency.ts';

/** Minimum share of a form's uses that must belong to the lemma, for the form to be on its card. */
const MIN_FORM_PART = 0.04;
const MAX_ATTESTED = 80;
/** A Slavic verb with all its participles has about a hundred forms. */
const MAX_FORMS = 100;

/** The page reader undoes elisions and clitics; `t-il` and `d'autres` are not forms of one word. */
function isPlainForm(form: string, word: string): boolean {
  return !/['-]/.test(form.replace(/'s$/, '')) || /['-]/.test(word);
}

/**
 * The forms of a card: first those of the frequency lists, most frequent first, then the others of the tables, shortest first.
 *
 * @param extra - Forms by hand.
 * @param unattested - Forms from the word's tables that are in no frequency list, so no other word is known to have them.
 */
export function findForms({ word, lemmas }: Group, extra: readonly string[], unattested: readonly string[]): string[] {
  const shares = new Map<string, number>();
  for (const form of extra) shares.set(form, 1);
  for (const lemma of lemmas) {
    for (const { form, share, part } of lemma.forms) {
      if (part >= MIN_FORM_PART && form !== word.toLowerCase() && isPlainForm(form, word))
        shares.set(form, (shares.get(form) ?? 0) + share);
    }
  }
  const attested = [...shares]
    .sort((a, b) => b[1] - a[1] || compare(a[0], b[0]))
    .slice(0, MAX_ATTESTED)
    .map(([form]) => form);
  const rest = unattested
    .map((form) => form.toLowerCase())
    // Dutch: `programma's`.
    .filter((form) => /^\p{L}+(?:'s)?$/u.test(form) && form !== word.toLowerCase())
    .sort((a, b) => a.length - b.length || compare(a, b));
  const forms = [...new Set([...attested, ...rest])].slice(0, MAX_FORMS);
  const cased = forms.map((form) => (/^\p{Lu}/u.test(word) ? form.charAt(0).toUpperCase() + form.slice(1) : form));
  return [...new Set(cased)].filter((form) => form !== word);
}

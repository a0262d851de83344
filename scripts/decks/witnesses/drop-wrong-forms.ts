import type { DeckFile, DeckFileCard } from '../../../src/library/formats/deck-file.ts';
import { type Claim, judgeForms, type Verdict } from './wrong-forms.ts';
import type { Witness } from './witness.ts';

/** What became of the forms of a language. */
export interface CheckedForms {
  files: DeckFile[];
  /** How many claims got each verdict. */
  counts: Map<Verdict, number>;
  /** Wrong claims, with what is wrong. */
  dropped: (Claim & { verdict: Verdict })[];
}

const toKey = ({ form, word }: Claim) => `${word}\t${form}`;

/** Every claim of the decks once. That a word is among its own forms only says that it is contested. */
export function listClaims(files: readonly DeckFile[]): Claim[] {
  const claims = new Map<string, Claim>();
  for (const [word, , forms = []] of files.flatMap(({ cards }) => cards))
    for (const form of forms) if (form !== word) claims.set(toKey({ form, word }), { form, word });
  return [...claims.values()];
}

/**
 * Drops the forms that witnesses and rules contradict.
 *
 * @param files - All word decks from the language, with the forms in their cards.
 * @param isByHand - Whether a person wrote the form down for the word, who is believed.
 */
export function dropWrongForms(
  language: string,
  files: readonly DeckFile[],
  witnesses: readonly Witness[],
  isByHand: (claim: Claim) => boolean,
): CheckedForms {
  const claims = listClaims(files);
  const words = new Set(files.flatMap(({ cards }) => cards.map(([word]) => word)));
  const verdicts = judgeForms(language, claims, witnesses, (word) => words.has(word));
  const counts = new Map<Verdict, number>();
  const dropped: CheckedForms['dropped'] = [];
  const left = new Map<string, number>();
  for (const [at, claim] of claims.entries()) {
    const found = verdicts[at] ?? 'not-asked';
    const isWrong = found !== 'confirmed' && found !== 'unconfirmed' && found !== 'not-asked';
    const verdict = isWrong && isByHand(claim) ? 'unconfirmed' : found;
    counts.set(verdict, (counts.get(verdict) ?? 0) + 1);
    if (isWrong && verdict === found) dropped.push({ ...claim, verdict });
    else left.set(claim.form, (left.get(claim.form) ?? 0) + 1);
  }
  const wrong = new Set(dropped.map(toKey));
  const lost = new Set(dropped.map(({ form }) => form));
  // A word stands among its own forms while another card has its spelling among its forms.
  const isKept = (word: string, form: string) =>
    form === word ? !lost.has(word) || left.has(word) : !wrong.has(toKey({ form, word }));
  return { files: files.map((file) => ({ ...file, cards: file.cards.map((card) => keepForms(card, isKept)) })), counts, dropped };
}

function keepForms(card: DeckFileCard, isKept: (word: string, form: string) => boolean): DeckFileCard {
  const [word, meanings, forms, ...rest] = card;
  const kept = forms?.filter((form) => isKept(word, form));
  if (kept === undefined || kept.length === forms?.length) return card;
  return kept.length === 0 && rest.length === 0 ? [word, meanings] : [word, meanings, kept, ...rest];
}

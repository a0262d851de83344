import type { DeckFile, DeckFileCard } from '../../../src/library/formats/deck-file.ts';
import type { Witness } from './witness.ts';
import { type Claim, isWrong, type Judgement, judgeForms, type Verdict } from './wrong-forms.ts';

/** A claim that was dropped, and the words of other cards that the form went to. */
export type Dropped = Claim & Judgement;

/** Verdicts on the forms of a language. */
export interface CheckedForms {
  files: DeckFile[];
  /** How many claims got each verdict. */
  counts: Map<Verdict, number>;
  dropped: Dropped[];
}

const toKey = ({ form, word }: Claim) => `${word}\t${form}`;

/** Every claim of the decks once. That a word is among its own forms only says that it is contested. */
export function listClaims(files: readonly DeckFile[]): Claim[] {
  const claims = new Map<string, Claim>();
  for (const [word, , forms = []] of files.flatMap(({ cards }) => cards))
    for (const form of forms) if (form !== word) claims.set(toKey({ form, word }), { form, word });
  return [...claims.values()];
}

/** Forms that each word loses, and those that it gains from others. */
interface Changes {
  lost: ReadonlySet<string>;
  gained: ReadonlyMap<string, readonly string[]>;
  /** Words that are the form of no other card any more. */
  settled: ReadonlySet<string>;
}

function toChanges(claims: readonly Claim[], dropped: readonly Dropped[]): Changes {
  const lost = new Set(dropped.map(toKey));
  const gained = new Map<string, string[]>();
  // A form that is a card of its own keeps it: the deck has weighed which of the words running text means.
  for (const { form, owners } of dropped)
    for (const owner of owners.includes(form) ? [] : owners) gained.set(owner, [...(gained.get(owner) ?? []), form]);
  const left = new Set(claims.filter((claim) => !lost.has(toKey(claim))).map(({ form }) => form));
  const settled = new Set(dropped.map(({ form }) => form).filter((form) => !left.has(form)));
  return { lost, gained, settled };
}

/**
 * Drops the forms that witnesses and rules contradict. A form that belongs to another card moves there.
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
  const judgements = judgeForms(language, claims, witnesses, (word) => words.has(word));
  const counts = new Map<Verdict, number>();
  const dropped: Dropped[] = [];
  for (const [at, claim] of claims.entries()) {
    const judgement = judgements[at];
    if (!judgement) continue;
    const isDropped = isWrong(judgement) && !isByHand(claim);
    const verdict = isWrong(judgement) && !isDropped ? 'unconfirmed' : judgement.verdict;
    counts.set(verdict, (counts.get(verdict) ?? 0) + 1);
    if (isDropped) dropped.push({ ...claim, ...judgement });
  }
  const changes = toChanges(claims, dropped);
  return {
    files: files.map((file) => ({ ...file, cards: file.cards.map((card) => changeForms(card, changes)) })),
    counts,
    dropped,
  };
}

function changeForms(card: DeckFileCard, { lost, gained, settled }: Changes): DeckFileCard {
  const [word, meanings, forms = [], details] = card;
  const isKept = (form: string) => (form === word ? !settled.has(word) : !lost.has(toKey({ form, word })));
  const changed = [...new Set([...forms, ...(gained.get(word) ?? [])])].filter(isKept);
  if (changed.length === forms.length && changed.every((form, at) => form === forms[at])) return card;
  if (details) return [word, meanings, changed, details];
  return changed.length > 0 ? [word, meanings, changed] : [word, meanings];
}

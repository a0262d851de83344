import type { Witness } from './witness.ts';

/** Verdict on a claim. */
export interface Judgement {
  verdict: Verdict;
  /** Words of other cards to which the form belongs instead. */
  owners: readonly string[];
}

/** A deck's statement that a form belongs to a word. */
export interface Claim {
  form: string;
  word: string;
}

/** Why a claim is wrong, or what the witnesses say of it. */
export type Verdict = 'confirmed' | 'unconfirmed' | 'not-asked' | WrongKind;
/**
 * - `another-word`: a complete witness gives the form to another card's word and not to this one.
 * - `foreign-ending`: a witness gives the form to another card's word, and no word is known to be inflected so.
 * - `unknown-ending`: no witness knows any form of this make.
 * - `spelling-rule`: the rules of spelling give another form.
 */
export type WrongKind = 'another-word' | 'foreign-ending' | 'unknown-ending' | 'spelling-rule';

/** Which kinds of wrong form are looked for in a language. A kind of which readers found less than 95 % rightly removed is left out. */
const KINDS: Readonly<Record<string, readonly WrongKind[]>> = {
  eng: ['spelling-rule'],
  fra: ['unknown-ending'],
  // The rules that inflect Dutch know no table of what exists.
  nld: ['unknown-ending'],
  // Forms come from generators, read backwards, that make participles of verbs of either aspect.
  pol: ['foreign-ending', 'unknown-ending'],
  rus: ['another-word', 'unknown-ending'],
};

/** Changes of endings that exist although no witness has an example: Dutch superlatives in -ischst. */
const EXISTING: ReadonlySet<string> = new Set(['nld h|>st', 'nld h|>ste']);

/** Minimum number of claims with a change of endings to decide whether it exists. */
const ENOUGH = 10;
/** A change of endings exists if more than this part of them is known. */
const CHANCE = 0.02;

/** How a form differs from its word: the letter before the difference, and both endings. `undefined` for a difference from the start. */
function toChange({ form, word }: Claim): string | undefined {
  const [one, other] = [word.toLowerCase(), form.toLowerCase()];
  let shared = 0;
  while (shared < one.length && shared < other.length && one[shared] === other[shared]) shared += 1;
  return shared < 2 ? undefined : `${one[shared - 1]}|${one.slice(shared)}>${other.slice(shared)}`;
}

/** English doubles the consonant after a short stressed vowel: `bated` is of `bate`, not of `bat`. */
const isUndoubled = ({ form, word }: Claim) =>
  /^[^aeiou]*[aeiou][bdgklmnprt]$/.test(word) &&
  /^(?:ed|ing|er|est)$/.test(form.slice(word.length)) &&
  form.startsWith(word);

interface Testimony {
  claim: Claim;
  change: string | undefined;
  isConfirmed: boolean;
  /** Whether a witness inflects the word. */
  isAsked: boolean;
  /** Whether a witness knows the form of any word. */
  isKnown: boolean;
  /** Words of other cards to which witnesses that inflect the word give the form instead. */
  owners: readonly string[];
  /** Those of them that a complete witness names. */
  certainOwners: readonly string[];
}

function hear(claim: Claim, witnesses: readonly Witness[], isCard: (word: string) => boolean): Testimony {
  const { form, word } = claim;
  const answers = witnesses.map((witness) => {
    const words = new Set([...witness.findWords(form.toLowerCase()), ...witness.findWords(form)]);
    const inflects = witness.inflects(word);
    return { isComplete: witness.isComplete, words, inflects, owners: inflects ? [...words].filter(isCard) : [] };
  });
  const isConfirmed = answers.some(({ words }) => words.has(word) || words.has(word.toLowerCase()));
  return {
    claim,
    change: toChange(claim),
    isConfirmed,
    isAsked: answers.some(({ inflects }) => inflects),
    isKnown: answers.some(({ words }) => words.size > 0),
    owners: [...new Set(answers.flatMap(({ owners }) => owners))],
    certainOwners: answers.flatMap(({ isComplete, owners }) => (isComplete ? owners : [])),
  };
}

interface ChangeCount {
  claims: number;
  confirmed: number;
  known: number;
}

function countChanges(testimonies: readonly Testimony[]): Map<string, ChangeCount> {
  const counts = new Map<string, ChangeCount>();
  for (const { change, isAsked, isConfirmed, isKnown } of testimonies) {
    if (change === undefined || !isAsked) continue;
    const count = counts.get(change) ?? { claims: 0, confirmed: 0, known: 0 };
    count.claims += 1;
    if (isConfirmed) count.confirmed += 1;
    if (isKnown) count.known += 1;
    counts.set(change, count);
  }
  return counts;
}

/**
 * Compares claims with what the witnesses say.
 *
 * @param claims - All of a language: how often a change of endings is confirmed decides whether it exists.
 * @param isCard - Whether a deck has the word.
 * @returns A judgement for each claim.
 */
export function judgeForms(
  language: string,
  claims: readonly Claim[],
  witnesses: readonly Witness[],
  isCard: (word: string) => boolean,
): Judgement[] {
  const testimonies = claims.map((claim) => hear(claim, witnesses, isCard));
  const counts = countChanges(testimonies);
  const kinds = KINDS[language] ?? [];
  return testimonies.map((testimony): Judgement => {
    const { claim, change, isAsked, isConfirmed, isKnown, owners, certainOwners } = testimony;
    const count = change === undefined || EXISTING.has(`${language} ${change}`) ? undefined : counts.get(change);
    const isRare = (part: number) => count !== undefined && count.claims >= ENOUGH && part <= CHANCE * count.claims;
    const found: Readonly<Record<WrongKind, boolean>> = {
      // Some of Hunspell's rules leave the doubling out, so that does not confirm the form.
      'spelling-rule': isUndoubled(claim),
      'another-word': !isConfirmed && certainOwners.length > 0,
      'foreign-ending': !isConfirmed && owners.length > 0 && isRare(count?.confirmed ?? 0),
      'unknown-ending': isAsked && !isKnown && isRare(count?.known ?? 0),
    };
    const kind = kinds.find((wrong) => found[wrong]);
    if (kind !== undefined) return { verdict: kind, owners: kind === 'another-word' ? certainOwners : owners };
    return { verdict: isConfirmed ? 'confirmed' : isAsked ? 'unconfirmed' : 'not-asked', owners: [] };
  });
}

/** Whether a claim is not to be kept. */
export function isWrong({ verdict }: Judgement): boolean {
  return verdict !== 'confirmed' && verdict !== 'unconfirmed' && verdict !== 'not-asked';
}

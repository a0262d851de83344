import type { Witness } from './witness.ts';

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

/** So many claims with a change of endings tell whether it exists at all. */
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
  /^[^aeiou]*[aeiou][bdgklmnprt]$/.test(word) && /^(?:ed|ing|er|est)$/.test(form.slice(word.length)) && form.startsWith(word);

interface Testimony {
  claim: Claim;
  change: string | undefined;
  isConfirmed: boolean;
  /** Whether a witness inflects the word. */
  isAsked: boolean;
  /** Whether a witness knows the form, as whatever. */
  isKnown: boolean;
  /** Whether a witness that inflects the word gives the form to another card's word. */
  isAnothers: boolean;
  isAnothersForCertain: boolean;
}

function hear(claim: Claim, witnesses: readonly Witness[], isCard: (word: string) => boolean): Testimony {
  const { form, word } = claim;
  const answers = witnesses.map((witness) => {
    const words = new Set([...witness.findWords(form.toLowerCase()), ...witness.findWords(form)]);
    const inflects = witness.inflects(word);
    return { isComplete: witness.isComplete, words, inflects, isAnothers: inflects && [...words].some(isCard) };
  });
  const isConfirmed = answers.some(({ words }) => words.has(word) || words.has(word.toLowerCase()));
  return {
    claim,
    change: toChange(claim),
    isConfirmed,
    isAsked: answers.some(({ inflects }) => inflects),
    isKnown: answers.some(({ words }) => words.size > 0),
    isAnothers: !isConfirmed && answers.some(({ isAnothers }) => isAnothers),
    isAnothersForCertain: !isConfirmed && answers.some(({ isAnothers, isComplete }) => isAnothers && isComplete),
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
 * @param claims - All of a language: how often a change of endings is confirmed tells whether it exists.
 * @param isCard - Whether a deck has the word.
 * @returns A verdict for each claim.
 */
export function judgeForms(
  language: string,
  claims: readonly Claim[],
  witnesses: readonly Witness[],
  isCard: (word: string) => boolean,
): Verdict[] {
  const testimonies = claims.map((claim) => hear(claim, witnesses, isCard));
  const counts = countChanges(testimonies);
  const kinds = KINDS[language] ?? [];
  return testimonies.map((testimony): Verdict => {
    if (testimony.isConfirmed) return 'confirmed';
    const isWrong = (kind: WrongKind) => {
      const count = testimony.change === undefined ? undefined : counts.get(testimony.change);
      const isRare = (part: number) => count !== undefined && count.claims >= ENOUGH && part <= CHANCE * count.claims;
      if (kind === 'spelling-rule') return isUndoubled(testimony.claim);
      if (!testimony.isAsked) return false;
      if (kind === 'another-word') return testimony.isAnothersForCertain;
      if (kind === 'foreign-ending') return testimony.isAnothers && isRare(count?.confirmed ?? 0);
      return !testimony.isKnown && isRare(count?.known ?? 0);
    };
    return kinds.find(isWrong) ?? (testimony.isAsked ? 'unconfirmed' : 'not-asked');
  });
}

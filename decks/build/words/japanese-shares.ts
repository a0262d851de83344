import type { JapaneseClass } from '../../read/jmdict.ts';
import type { HandCard } from '../cards/handwork.ts';
import type { FormFrequency } from './frequency.ts';
import { toStemTokens } from './japanese.ts';

/** A word of the dictionary that may claim tokens. */
export interface Claimant {
  /** Tells homographs apart. */
  id: string;
  /** The usual spelling first. */
  spellings: readonly string[];
  reading: string | undefined;
  pos: JapaneseClass;
  isBasic: boolean;
  /** Share of a newspaper's text. */
  newsShare: number;
}

/** A single character is more often the stem of a verb (`信` of `信じる`) than a rare noun. */
const SINGLE_CHARACTER = 0.15;
/** A word is seldom written as it is read, if it has characters. */
const AS_READ = 0.3;
/** `黄金` may be written `金`, but `金` is another word. */
const OTHER_SPELLING = 0.05;
/** How many times commoner the bare stem of a verb is in such a list than all its other pieces together. */
const STEM_TO_REST = 4;
/** The most of a token that verbs take where it is also a noun. */
const MOST_FOR_VERBS = 0.85;
/** Share of a token that such a verb gets beside others. */
const BLIND_PART = 0.8;
/** Enough for verbs that nothing else is known of to share a token by what newspapers say. */
const UNSEEN_REST = 1e-6;

interface Claim {
  id: string;
  /** A whole noun, as against a verb, an adjective or a piece of them. */
  isNoun: boolean;
  /** Whether the list has other pieces of the word, which show how common it is. */
  hasRest: boolean;
  weight: number;
}

const isInflected = (pos: JapaneseClass) => pos !== 'n' && pos !== 'x';

function collectClaims(claimants: readonly Claimant[]): Map<string, Claim[]> {
  const claims = new Map<string, Claim[]>();
  const claim = (token: string, entry: Claim) => {
    const known = claims.get(token) ?? [];
    if (!known.some(({ id }) => id === entry.id)) claims.set(token, [...known, entry]);
  };
  const mainSpellings = new Set(claimants.map(({ spellings }) => spellings[0]));
  for (const { id, spellings, reading, pos, isBasic, newsShare } of claimants) {
    const isNoun = !isInflected(pos);
    const hasRest = pos === 'v5' || pos === 'vk' || pos === 'vs-i';
    const claimAll = (spelling: string, trust: number) => {
      const bare = spelling.length === 1 && !isBasic ? SINGLE_CHARACTER : 1;
      claim(spelling, { id, isNoun, hasRest, weight: newsShare * trust * bare });
      for (const token of toStemTokens(spelling, pos))
        if (trust !== AS_READ || token.length > 2)
          claim(token, { id, isNoun: false, hasRest, weight: newsShare * trust });
    };
    for (const [at, spelling] of spellings.entries()) {
      // `文` may be written `書`, but `書` is what is left of `書く`.
      if (at > 0 && spelling.length === 1) continue;
      claimAll(spelling, at > 0 && mainSpellings.has(spelling) ? OTHER_SPELLING : 1);
    }
    if (reading !== undefined && reading.length > 2 && !spellings.includes(reading)) claimAll(reading, AS_READ);
  }
  return claims;
}

/** A verb that newspapers do not know at all wants less. */
const trust = (weight: number) => (weight > 1e-5 ? 1 : 0.05);

/** Parts of a token that several words claim, in the order of the claims; together 1. */
function split(claims: readonly Claim[], share: number, restOf: (id: string) => number): number[] {
  // Of adjectives and of verbs in -eru or -iru the list has mostly the stem, so their other pieces show nothing.
  const wants = claims.map(({ id, isNoun, hasRest, weight }) =>
    isNoun ? 0 : hasRest ? STEM_TO_REST * restOf(id) + UNSEEN_REST * weight : BLIND_PART * share * trust(weight),
  );
  const verbs = wants.reduce((sum, want) => sum + want, 0);
  const nouns = claims.reduce((sum, { isNoun, weight }) => sum + (isNoun ? weight : 0), 0);
  const forVerbs = verbs === 0 ? 0 : nouns === 0 ? 1 : Math.min(MOST_FOR_VERBS, verbs / share);
  return claims.map(({ isNoun, weight }, at) =>
    isNoun ? ((1 - forVerbs) * weight) / nouns : (forVerbs * (wants[at] ?? 0)) / verbs,
  );
}

/**
 * Shares out the tokens of a list that was cut by a tokeniser, so that inflected words lie in pieces (`行`, `行け`, `行こ`), among the
 * words to which they may belong: by the other pieces of those words. `行け` says that `行` is mostly `行く` and not `行う`.
 *
 * @param closed - Words by hand, to which alone their tokens belong.
 * @returns Shares of text by id of the claimant, and by word of the closed cards.
 */
export function shareTokens(
  claimants: readonly Claimant[],
  tokens: readonly FormFrequency[],
  closed: readonly HandCard[],
): Map<string, number> {
  const shares = new Map<string, number>();
  const give = (id: string, share: number) => shares.set(id, (shares.get(id) ?? 0) + share);
  const byHand = new Map<string, string>();
  for (const { word, forms } of closed) {
    byHand.set(word, word);
    // A form of one kana shows nothing: the list is full of pieces.
    for (const form of forms)
      if (!byHand.has(form) && (form.length > 1 || /\p{Script=Han}/u.test(form))) byHand.set(form, word);
  }
  const claims = collectClaims(claimants);
  const open: { claims: Claim[]; share: number }[] = [];
  for (const { form, share } of tokens) {
    const own = byHand.get(form);
    if (own !== undefined) give(own, share);
    else open.push({ claims: claims.get(form) ?? [], share });
  }
  for (const {
    claims: [only, other],
    share,
  } of open)
    if (only && !other) give(only.id, share);
  const rest = new Map(shares);
  for (const { claims: several, share } of open) {
    if (several.length < 2) continue;
    const parts = split(several, share, (id) => rest.get(id) ?? 0);
    for (const [at, { id }] of several.entries()) give(id, share * (parts[at] ?? 0));
  }
  return shares;
}

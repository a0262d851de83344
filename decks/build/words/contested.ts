import type { PartOfSpeech } from '../../read/freedict.ts';
import { compare } from './frequency.ts';
import type { Lemma } from './lemmas.ts';

/** A card with the lemmas of its spelling. */
export interface ContestedCard {
  word: string;
  forms: readonly string[];
  /** Share of running text of all its forms together. */
  share: number;
  lemmas: readonly Lemma[];
}

/** How a language shows the class of a word. */
export interface ClassHints {
  /** Whether a capital distinguishes nouns from forms of verbs, so that the two do not contest a spelling. */
  nounsAreCapitalised: boolean;
  /** The look-up finds verbs by the pronouns and auxiliaries before them, so that the bare spelling may stay with the noun. */
  verbsShowInContext: boolean;
}

/** Where the lists have no use of a spelling, a card counts as rarer than a form of one that is this many times as common. */
const RARER = 20;

/**
 * A card among the first ones is the commoner reading in a text, unless the estimate is clear: see `settleSpellings`.
 */
const COMMON_RANK = 600;
const RARE_RANK = 2500;
/** How many times as often a rare card's word must be meant for the common card to lose the form. */
const CLEARLY = 3;

const isCapital = (word: string) => /^\p{Lu}/u.test(word);

interface Use {
  /** Part of the spelling's uses: of those with the same case, where nouns are capitalised. */
  part: number;
  /** Class in which the card is mostly meant by the spelling. */
  pos: PartOfSpeech;
  isListed: boolean;
}

function toUse({ lemmas }: Pick<ContestedCard, 'lemmas'>, spelling: string): Use {
  const uses = lemmas.map(({ pos, share, forms }) => {
    const parts = forms.filter(({ form }) => form === spelling).map(({ part }) => part);
    return { pos, share, part: parts.reduce((sum, part) => sum + part, 0), isListed: parts.length > 0 };
  });
  const [main] = uses.toSorted((a, b) => b.part - a.part || b.share - a.share || compare(a.pos, b.pos));
  return {
    part: uses.reduce((sum, { part }) => sum + part, 0),
    pos: main?.pos ?? '',
    isListed: uses.some(({ isListed }) => isListed),
  };
}

/**
 * How many times as common a form of another card must be to come before a card's own word. The estimate favours words
 * with many forms, most of all verbs, and knows least about words that have one form: adverbs, prepositions.
 */
function toFactor(card: ContestedCard, own: PartOfSpeech, other: PartOfSpeech, hints: ClassHints): number {
  if (card.lemmas.some(({ pos }) => pos === 'r' || pos === 'x') && (other === 'a' || other === 'v')) return 10;
  if (other === 'v' && (own === 'n' || own === 'a')) {
    if (hints.verbsShowInContext) return 5;
    // A participle is an adjective only where dictionaries list it, and running text means the verb as often.
    return own === 'a' ? 0.25 : 2;
  }
  if (own === 'a' && other === 'n') return 5;
  return own === 'n' && other === 'n' ? 2 : 1;
}

interface Ranked {
  card: ContestedCard;
  rank: number;
}

type Verdict = 'own' | 'contested' | 'lost';

/** Verdict on a card's word that is also a form of another card. */
function judge({ card, rank }: Ranked, { card: other, rank: otherRank }: Ranked, hints: ClassHints): Verdict {
  const spelling = card.word.toLowerCase();
  const [own, others] = [toUse(card, spelling), toUse(other, spelling)];
  const isFarRarer = rank > RARE_RANK && otherRank <= COMMON_RANK;
  if (!own.isListed && !others.isListed) return isFarRarer || other.share > RARER * card.share ? 'contested' : 'own';
  if (isFarRarer) return own.part >= CLEARLY * others.part && others.pos !== 'x' ? 'lost' : 'contested';
  return others.part > toFactor(card, own.pos, others.pos, hints) * own.part ? 'contested' : 'own';
}

export interface Settled {
  /** Words of cards whose own word is more often a form of another card. */
  contested: Set<string>;
  /** By the word of a card, forms that it loses to a card of that spelling, in lower case. */
  lost: Map<string, Set<string>>;
}

/**
 * Decides about spellings that are the word of one card and a form of another. Dutch `was` is a form of `zijn`, seldom wax, so the card for wax
 * is contested. English `liver` is never a form of `live`, so that loses it. The bare form of one of the first cards never answers with a rare
 * card: there it is either contested or lost.
 *
 * @param cards - In the order of rank, all of them.
 */
export function settleSpellings(cards: readonly ContestedCard[], hints: ClassHints): Settled {
  const owners = new Map<string, Ranked[]>();
  for (const [at, card] of cards.entries())
    for (const form of card.forms) {
      const key = form.toLowerCase();
      const ranked = { card, rank: at + 1 };
      const known = owners.get(key);
      if (known) known.push(ranked);
      else owners.set(key, [ranked]);
    }
  const isRival = (word: string, other: string) =>
    word !== other && (!hints.nounsAreCapitalised || isCapital(word) === isCapital(other));
  const settled: Settled = { contested: new Set(), lost: new Map() };
  for (const [at, card] of cards.entries()) {
    const spelling = card.word.toLowerCase();
    for (const other of owners.get(spelling) ?? []) {
      if (!isRival(card.word, other.card.word)) continue;
      const verdict = judge({ card, rank: at + 1 }, other, hints);
      if (verdict === 'contested') settled.contested.add(card.word);
      if (verdict === 'lost')
        settled.lost.set(other.card.word, new Set([...(settled.lost.get(other.card.word) ?? []), spelling]));
    }
  }
  return settled;
}

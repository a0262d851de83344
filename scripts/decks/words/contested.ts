import type { PartOfSpeech } from '../read/freedict.ts';
import { compare } from './frequency.ts';
import type { Lemma } from './lemmas.ts';

/** A card with the lemmas that its spelling stands for. */
export interface ContestedCard {
  word: string;
  forms: readonly string[];
  /** Share of running text of all its forms together. */
  share: number;
  lemmas: readonly Lemma[];
}

/** What a language shows of the class of a word. */
export interface ClassHints {
  /** A capital tells a noun from the form of a verb, so the two do not contest a spelling. */
  nounsAreCapitalised: boolean;
  /** The look-up finds verbs by the pronouns and auxiliaries before them, so that the bare spelling may stay with the noun. */
  verbsShowInContext: boolean;
}

/** Where the lists have no use of a spelling, a card counts as rarer than a form of one that is this many times as common. */
const RARER = 20;

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
 * How many times as common a form of another card must be to come before a card's own word. The estimate favours whatever has many forms,
 * most of all verbs, and knows least about words that have one form: adverbs, prepositions.
 */
function toFactor(card: ContestedCard, own: PartOfSpeech, other: PartOfSpeech, hints: ClassHints): number {
  if (card.lemmas.some(({ pos }) => pos === 'r' || pos === 'x') && (other === 'a' || other === 'v')) return Infinity;
  if (other === 'v' && (own === 'n' || own === 'a')) {
    if (hints.verbsShowInContext) return 5;
    // A participle is an adjective only where dictionaries list it, and running text means the verb as often.
    return own === 'a' ? 0.25 : 2;
  }
  if (own === 'a' && other === 'n') return 5;
  return own === 'n' && other === 'n' ? 2 : 1;
}

function isBeaten(card: ContestedCard, other: ContestedCard, hints: ClassHints): boolean {
  const spelling = card.word.toLowerCase();
  const [own, others] = [toUse(card, spelling), toUse(other, spelling)];
  if (!own.isListed && !others.isListed) return other.share > RARER * card.share;
  return others.part > toFactor(card, own.pos, others.pos, hints) * own.part;
}

/**
 * Finds the cards whose own word is more often a form of another card in running text: Dutch `was` is a form of `zijn`, seldom wax.
 *
 * @returns Words of contested cards.
 */
export function findContested(cards: readonly ContestedCard[], hints: ClassHints): Set<string> {
  const owners = new Map<string, ContestedCard[]>();
  for (const card of cards)
    for (const form of card.forms) {
      const key = form.toLowerCase();
      const known = owners.get(key);
      if (known) known.push(card);
      else owners.set(key, [card]);
    }
  const isRival = (word: string, other: string) =>
    word !== other && (!hints.nounsAreCapitalised || isCapital(word) === isCapital(other));
  const contested = cards.filter((card) =>
    (owners.get(card.word.toLowerCase()) ?? []).some(
      (other) => isRival(card.word, other.word) && isBeaten(card, other, hints),
    ),
  );
  return new Set(contested.map(({ word }) => word));
}

import { DeckWords } from '../../../scripts/lookup/deck-words.ts';
import type { DeckFile } from '../../../src/library/formats/deck-file.ts';

/** A form of a common card that is also the word of a rare one. */
export interface SharedSpelling {
  spelling: string;
  common: string;
  rare: string;
  rareRank: number;
  /** Word of the entry that comes first when the spelling is looked up without any text around it. */
  first: string | undefined;
}

/** Cards whose forms are checked, from the first. */
const COMMON = 600;
/** Cards beyond this rank are rare. */
const RARE = 2500;

/**
 * Finds the forms of a deck's first cards that are also words of rare cards, and which of the two a look-up of the bare form puts first.
 *
 * @param common - Last rank of a common card.
 * @param rare - Last rank of a card that is not rare.
 */
export function findSharedSpellings(
  deck: Pick<DeckFile, 'from' | 'to' | 'cards'>,
  { common = COMMON, rare = RARE }: { common?: number; rare?: number } = {},
): SharedSpelling[] {
  const words = new DeckWords(deck);
  const rareRanks = new Map<string, number>();
  for (const [at, [word]] of deck.cards.entries()) if (at >= rare) rareRanks.set(word, at + 1);
  return deck.cards.slice(0, common).flatMap(([word, , forms = []]) =>
    forms.flatMap((spelling) => {
      const rareRank = rareRanks.get(spelling);
      if (rareRank === undefined) return [];
      const first = words.define(spelling, 0).entries[0]?.word;
      return [{ spelling, common: word, rare: spelling, rareRank, first }];
    }),
  );
}

/** The spellings that answer with the rare card. */
export function findStolen(spellings: readonly SharedSpelling[]): SharedSpelling[] {
  return spellings.filter(({ rare, first }) => first === rare);
}

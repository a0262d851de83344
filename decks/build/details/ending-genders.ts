import type { DeckFileCard } from '../../../src/library/formats/deck-file.ts';
import type { Gender } from '../../../src/model/card.ts';

/** Nouns that must share an ending before it says something, and the least share of them that has the same gender. */
const [FEWEST, LEAST_SHARE] = [30, 0.99];
/** Letters of the longest ending; what is before it has two at least. */
const LONGEST = 6;
const SHORTEST_START = 2;

/** Finds the genders of a noun by its ending; `undefined` where the ending does not decide them. */
export type FindByEnding = (noun: string) => readonly Gender[] | undefined;

/**
 * Learns which endings decide the gender of a noun: Spanish -ción, French -isme, Polish -ość.
 *
 * The longest ending that enough known nouns have counts, also if it leaves the gender open: most Spanish nouns in -a are feminine, but
 * those in -ma are not.
 */
export function learnEndings(known: Iterable<readonly [noun: string, genders: readonly Gender[]]>): FindByEnding {
  const counts = new Map<string, Map<string, number>>();
  for (const [noun, genders] of known) {
    const key = genders.join(' ');
    for (const ending of listEndings(noun)) {
      const ofEnding = counts.get(ending) ?? new Map<string, number>();
      counts.set(ending, ofEnding.set(key, (ofEnding.get(key) ?? 0) + 1));
    }
  }
  return (noun) => {
    for (const ending of listEndings(noun)) {
      const found = [...(counts.get(ending) ?? [])].sort(([, a], [, b]) => b - a);
      const all = found.reduce((sum, [, count]) => sum + count, 0);
      if (all < FEWEST) continue;
      const [genders, count] = found[0] ?? ['', 0];
      return count / all >= LEAST_SHARE ? (genders.split(' ') as Gender[]) : undefined;
    }
    return undefined;
  };
}

/** The longest first. */
function listEndings(noun: string): string[] {
  const longest = Math.min(LONGEST, noun.length - SHORTEST_START);
  return Array.from({ length: Math.max(0, longest) }, (_, index) => noun.slice(-(longest - index)).toLowerCase());
}

/** Gives nouns of one word that no dictionary has a gender for the one that their ending decides. */
export function withEndingGenders(cards: readonly DeckFileCard[]): DeckFileCard[] {
  const isNoun = ([word, , , details]: DeckFileCard) => details?.classes?.[0] === 'noun' && !/[\s-]/.test(word);
  const find = learnEndings(
    cards.filter(isNoun).flatMap(([word, , , details]) => (details?.genders ? [[word, details.genders] as const] : [])),
  );
  return cards.map((card): DeckFileCard => {
    const [word, meanings, forms, details] = card;
    if (!isNoun(card) || details?.genders) return card;
    const genders = find(word);
    return genders ? [word, meanings, forms ?? [], { ...details, genders: [...genders] }] : card;
  });
}

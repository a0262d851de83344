import { getBasics } from '../languages/get-basics.ts';

/** In dictionaries, this sign stands before an antonym. */
const ANTONYM = '≠ …';

/**
 * Turns the meanings of `likely` into those of `unlikely`, a word without a card.
 *
 * @param language - Of the meanings, ISO 639-3.
 */
export function toOpposites(meanings: readonly string[], language: string): string[] {
  const { opposite = ANTONYM } = getBasics(language);
  return meanings.map((meaning) => opposite.replace('…', () => meaning));
}

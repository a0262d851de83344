import { getBasics } from './get-basics.ts';

/** Lists the languages of the decks that answer for a language: Nynorsk is read with a deck of Norwegian, whose words it shares. */
export function listDeckLanguages(language: string): string[] {
  const { sharesDecksOf } = getBasics(language);
  return sharesDecksOf === undefined ? [language] : [language, sharesDecksOf];
}

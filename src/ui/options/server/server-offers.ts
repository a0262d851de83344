import type { Language } from '../../../model/language.ts';
import type { LanguagePair } from '../../../model/pair.ts';
import { findSpoken, isSameLanguage } from '../../shared/spoken-language.ts';

/** Decks that a notice offers. A server of more languages has its own list. */
const MOST_OFFERS = 6;

/**
 * Lists the decks that a person likely wants from a server: each language with flashcards, with meanings in a language of theirs. A server
 * does not say which pairs it has.
 *
 * @param spoken - BCP 47 tags of the browser's languages, best first.
 */
export function listServerOffers(languages: readonly Language[], spoken: readonly string[]): LanguagePair[] {
  const offers = languages.flatMap(({ iso639_3: from, has_flashcards }) => {
    const others = languages.map(({ iso639_3 }) => iso639_3).filter((code) => code !== from);
    const to = findSpoken(others, spoken) ?? others[0];
    return has_flashcards && to !== undefined ? [{ from, to }] : [];
  });
  // Few people learn the language they speak best.
  const [first = ''] = spoken;
  const wanted = offers.filter(({ from }) => !isSameLanguage(from, first));
  return (wanted.length > 0 ? wanted : offers).slice(0, MOST_OFFERS);
}

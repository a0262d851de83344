import { listLanguageCodes } from '../../language/language-code.ts';
import type { LanguageReference } from '../../model/language.ts';
import { compareByName, toLanguageTag } from './written-language.ts';

/** Languages by name, each with its English name, which decks store. */
export function listAllLanguages(): LanguageReference[] {
  const english = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });
  return listLanguageCodes()
    .map((iso639_3) => ({ iso639_3, name: english.of(toLanguageTag(iso639_3)) ?? '' }))
    .filter(({ name }) => name !== '')
    .sort(compareByName);
}

import type { Language, LanguageReference } from '../../model/language.ts';
import type { DeckEntry } from '../shared/deck-entries.ts';
import { compareByName } from '../shared/written-language.ts';

/** A language with its decks. */
export interface LanguageGroup {
  language: LanguageReference;
  entries: DeckEntry[];
}

/** Lists every known language, those with a deck first. */
export function groupByLanguage(languages: readonly Language[], entries: readonly DeckEntry[]): LanguageGroup[] {
  const groups = new Map<string, LanguageGroup>();
  for (const { iso639_3, name } of [...languages, ...entries.map((entry) => entry.from)]) {
    if (!groups.has(iso639_3)) groups.set(iso639_3, { language: { iso639_3, name }, entries: [] });
  }
  for (const entry of entries) groups.get(entry.from.iso639_3)?.entries.push(entry);
  return [...groups.values()].sort(
    (a, b) => Number(b.entries.length > 0) - Number(a.entries.length > 0) || compareByName(a.language, b.language),
  );
}

import type { InflectionRules } from '../inflection/inflection.ts';
import { INFLECTED_LANGUAGES } from '../languages/lists/inflected.ts';

/** Inflections by language. */
export type Inflections = ReadonlyMap<string, InflectionRules>;

/**
 * Loads the inflections of some languages, each once.
 *
 * @param languages - ISO 639-3 codes, as `toLanguageCode` gives them.
 * @returns All that were loaded so far. A language that has none is missing, and so is one that could not be loaded: look-ups work without it.
 */
export type LoadInflections = (languages: readonly string[]) => Promise<Inflections>;

/** @param loadInflection - Loads that of one of `INFLECTED_LANGUAGES`. */
export function createInflectionLoader(
  loadInflection: (language: string) => Promise<InflectionRules>,
): LoadInflections {
  const loaded = new Map<string, InflectionRules>();
  const loading = new Map<string, Promise<void>>();
  const load = async (language: string) => {
    try {
      loaded.set(language, await loadInflection(language));
    } catch (thrown) {
      console.warn('Inflection not loaded:', language, thrown instanceof Error ? thrown.message : 'unknown');
    }
  };
  return async (languages) => {
    for (const language of languages) {
      if (INFLECTED_LANGUAGES.has(language) && !loading.has(language)) loading.set(language, load(language));
    }
    await Promise.all(languages.map((language) => loading.get(language)));
    return loaded;
  };
}

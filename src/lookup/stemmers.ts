import { STEMMER_NAMES, type Stemmer } from '../language/stem.ts';

/** The stemmers that look-ups have asked for. Each is code of its own, which is loaded when the first word needs it. */
export interface Stemmers {
  /** @param language - ISO 639-3 code. @returns `undefined` where there is none, or none yet. */
  find(language: string): Stemmer | undefined;
  /** Which of the languages have a stemmer that was not loaded yet. */
  listMissing(languages: readonly string[]): string[];
  /** One that cannot be loaded is done without. */
  load(languages: readonly string[]): Promise<void>;
}

/** @param loadStemmer - Loads one by its name, as `STEMMER_NAMES` has it. */
export function createStemmers(loadStemmer: (name: string) => Promise<Stemmer>): Stemmers {
  const loaded = new Map<string, Stemmer | undefined>();
  const loading = new Map<string, Promise<void>>();
  const load = (name: string) => {
    const running =
      loading.get(name) ??
      loadStemmer(name).then(
        (stemmer) => void loaded.set(name, stemmer),
        (thrown: unknown) => {
          loaded.set(name, undefined);
          console.warn('A stemmer was not loaded:', name, thrown instanceof Error ? thrown.message : 'unknown');
        },
      );
    loading.set(name, running);
    return running;
  };
  const nameOf = (language: string) => STEMMER_NAMES.get(language) ?? '';
  return {
    find: (language) => loaded.get(nameOf(language)),
    listMissing: (languages) =>
      languages.filter((language) => STEMMER_NAMES.has(language) && !loaded.has(nameOf(language))),
    async load(languages) {
      await Promise.all(languages.map((language) => load(nameOf(language))));
    },
  };
}

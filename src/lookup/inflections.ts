import type { Inflection } from '../inflection/inflection.ts';

/** By ISO 639-3 code, as `toLanguageCode` gives it: those that have a table in `src/inflection/tables/`. */
export const INFLECTED_LANGUAGES: ReadonlySet<string> = new Set(
  (
    'afr ara aze bel ben bos bul cat ces cmn cym dan deu ell eng epo est eus fas fin fra gla gle glg heb hin hrv ' +
    'hun hye ind isl ita jpn kat kaz kor lat lav lit mkd msa nld nno nor pol por ron rus slk slv spa srp ' +
    'swa swe tam tgl tur ukr urd yid'
  ).split(' '),
);

/** The inflections that look-ups have asked for. Each is code of its own, which is loaded when the first word needs it. */
export interface Inflections {
  /** @param language - ISO 639-3 code. @returns `undefined` where there is none, or none yet. */
  find(language: string): Inflection | undefined;
  /** Which of the languages have one that was not loaded yet. */
  listMissing(languages: readonly string[]): string[];
  /** One that cannot be loaded is done without. */
  load(languages: readonly string[]): Promise<void>;
}

/** @param loadInflection - Loads that of one of `INFLECTED_LANGUAGES`. */
export function createInflections(loadInflection: (language: string) => Promise<Inflection>): Inflections {
  const loaded = new Map<string, Inflection | undefined>();
  const loading = new Map<string, Promise<void>>();
  const load = (language: string) => {
    const running =
      loading.get(language) ??
      loadInflection(language).then(
        (inflection) => void loaded.set(language, inflection),
        (thrown: unknown) => {
          loaded.set(language, undefined);
          console.warn('An inflection was not loaded:', language, thrown instanceof Error ? thrown.message : 'unknown');
        },
      );
    loading.set(language, running);
    return running;
  };
  return {
    find: (language) => loaded.get(language),
    listMissing: (languages) =>
      languages.filter((language) => INFLECTED_LANGUAGES.has(language) && !loaded.has(language)),
    async load(languages) {
      await Promise.all(languages.map(load));
    },
  };
}

import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { StarterDeckSummary } from '../../model/deck.ts';
import type { LanguageReference } from '../../model/language.ts';
import { findSpoken, isSameLanguage } from './spoken-language.ts';
import { compareByLearners, compareByName } from './written-language.ts';

/** Choice of a starter deck: the language to learn and the language of its meanings. */
export interface StarterChoice {
  /** Every language to learn, those that most people learn first, then by name. */
  sources: ReadonlySignal<LanguageReference[]>;
  /** Languages of meanings for the chosen language, by name; all if none is chosen. */
  targets: ReadonlySignal<LanguageReference[]>;
  /** Undefined if the browser gives no hint. */
  from: ReadonlySignal<string | undefined>;
  to: ReadonlySignal<string | undefined>;
  /** The deck of the two languages. */
  deck: ReadonlySignal<StarterDeckSummary | undefined>;
  chooseFrom(code: string): void;
  chooseTo(code: string): void;
}

/** @param spoken - BCP 47 tags of the browser's languages, best first. */
export function createStarterChoice(
  starters: ReadonlySignal<readonly StarterDeckSummary[]>,
  spoken: readonly string[],
): StarterChoice {
  const wantedFrom = signal<string | undefined>(undefined);
  const wantedTo = signal<string | undefined>(undefined);

  const sources = computed(() => listLanguages(starters.value.map((deck) => deck.from)).sort(compareByLearners));
  const from = computed(() => {
    const wanted = wantedFrom.value;
    if (sources.value.some(({ iso639_3 }) => iso639_3 === wanted)) return wanted;
    return guessLearnt(starters.value, spoken);
  });
  const targets = computed(() => {
    const learnt = from.value;
    const decks = starters.value.filter((deck) => learnt === undefined || deck.from.iso639_3 === learnt);
    return listLanguages(decks.map((deck) => deck.to));
  });
  const to = computed(() => {
    const codes = targets.value.map(({ iso639_3 }) => iso639_3);
    if (wantedTo.value !== undefined && codes.includes(wantedTo.value)) return wantedTo.value;
    return findSpoken(codes, spoken) ?? (codes.length === 1 ? codes[0] : undefined);
  });

  return {
    sources,
    targets,
    from,
    to,
    deck: computed(() =>
      starters.value.find((deck) => deck.from.iso639_3 === from.value && deck.to.iso639_3 === to.value),
    ),
    chooseFrom(code) {
      wantedFrom.value = code;
    },
    chooseTo(code) {
      wantedTo.value = code;
    },
  };
}

/** Each language once, by name. */
export function listLanguages(languages: readonly LanguageReference[]): LanguageReference[] {
  return [...new Map(languages.map((language) => [language.iso639_3, language])).values()].sort(compareByName);
}

/**
 * Guesses the language that a person learns from the browser's languages: one that is not their first, with meanings in the best of
 * their languages that has a deck.
 */
function guessLearnt(starters: readonly StarterDeckSummary[], spoken: readonly string[]): string | undefined {
  const home = findSpoken(
    starters.map((deck) => deck.to.iso639_3),
    spoken,
  );
  const [first] = spoken;
  const candidates = starters
    .filter((deck) => deck.to.iso639_3 === home)
    .map((deck) => deck.from.iso639_3)
    .filter((code) => first !== undefined && !isSameLanguage(code, first));
  return findSpoken(candidates, spoken);
}

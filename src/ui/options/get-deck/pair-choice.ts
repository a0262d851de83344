import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Language } from '../../../model/language.ts';
import type { LanguagePair } from '../../../model/pair.ts';
import { findSpoken, isSameLanguage } from '../../shared/spoken-language.ts';
import { compareByName } from '../../shared/written-language.ts';

/** The language to learn and the language of its meanings. The choice is always among the offered languages. */
export interface PairChoice {
  /** Languages that the server has flashcards for, by name. */
  sources: ReadonlySignal<Language[]>;
  /** All other languages of the server, by name. */
  targets: ReadonlySignal<Language[]>;
  from: ReadonlySignal<string | undefined>;
  to: ReadonlySignal<string | undefined>;
  pair: ReadonlySignal<LanguagePair | undefined>;
  chooseFrom(code: string): void;
  chooseTo(code: string): void;
}

/**
 * @param languages - What the connected server lists; empty while none is connected.
 * @param spoken - BCP 47 tags of the browser's languages, best first: the meanings are likely wanted in one of them.
 */
export function createPairChoice(
  languages: ReadonlySignal<readonly Language[]>,
  spoken: readonly string[],
): PairChoice {
  const wantedFrom = signal<string | undefined>(undefined);
  const wantedTo = signal<string | undefined>(undefined);

  const sources = computed(() => languages.value.filter(({ has_flashcards }) => has_flashcards).sort(compareByName));
  const from = computed(() => {
    const codes = sources.value.map(({ iso639_3 }) => iso639_3);
    if (wantedFrom.value !== undefined && codes.includes(wantedFrom.value)) return wantedFrom.value;
    // Few people learn the language they speak best.
    return codes.find((code) => !isFirstSpoken(code, spoken)) ?? codes[0];
  });
  const targets = computed(() => languages.value.filter(({ iso639_3 }) => iso639_3 !== from.value).sort(compareByName));
  const to = computed(() => {
    const codes = targets.value.map(({ iso639_3 }) => iso639_3);
    if (wantedTo.value !== undefined && codes.includes(wantedTo.value)) return wantedTo.value;
    return findSpoken(codes, spoken) ?? codes[0];
  });

  return {
    sources,
    targets,
    from,
    to,
    pair: computed(() =>
      from.value !== undefined && to.value !== undefined ? { from: from.value, to: to.value } : undefined,
    ),
    chooseFrom(code) {
      wantedFrom.value = code;
    },
    chooseTo(code) {
      wantedTo.value = code;
    },
  };
}

function isFirstSpoken(code: string, spoken: readonly string[]): boolean {
  return spoken[0] !== undefined && isSameLanguage(code, spoken[0]);
}

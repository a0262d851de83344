import type { DecideLanguage } from '../../src/lookup/decide-language.ts';
import type { LookupStore } from '../../src/store/lookup-store.ts';
import { loadScript } from './load-script.ts';

export const LANGUAGES_SCRIPT = '/languages.js';

type HasWords = (language: string) => Promise<boolean>;
type CreateDecide = (store: LookupStore, hasWords: HasWords) => DecideLanguage;

/** Where that script leaves it. */
const scope = globalThis as typeof globalThis & { createDecideLanguage?: CreateDecide };

export function offerLanguages(create: CreateDecide): void {
  scope.createDecideLanguage = create;
}

/**
 * Decides with the script. If the browser does not load it, text counts as being in the declared language, and the next
 * call tries again.
 */
export function createDecide(store: LookupStore, hasWords: HasWords): DecideLanguage {
  let decide: DecideLanguage | undefined;
  return async (pointed, guess) => {
    if (!scope.createDecideLanguage) await loadScript(LANGUAGES_SCRIPT).catch(() => undefined);
    decide ??= scope.createDecideLanguage?.(store, hasWords);
    return decide ? decide(pointed, guess) : pointed.claimed;
  };
}

import type { LanguageRules } from '../../src/lookup/language-rules.ts';
import { loadScript } from './load-script.ts';

export const LANGUAGES_SCRIPT = '/languages.js';

/** Where that script leaves them. */
const scope = globalThis as typeof globalThis & { languageRules?: LanguageRules };

export function offerLanguageRules(rules: LanguageRules): void {
  scope.languageRules = rules;
}

/** @throws {Error} When the browser does not load the script. */
export async function loadLanguageRules(): Promise<LanguageRules> {
  if (!scope.languageRules) await loadScript(LANGUAGES_SCRIPT);
  if (!scope.languageRules) throw new Error(`Expected the rules of languages in ${LANGUAGES_SCRIPT}, got none.`);
  return scope.languageRules;
}

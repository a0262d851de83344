import type { Rulebook } from '../../src/lookup/define.ts';
import type { Rules } from '../../src/lookup/rules.ts';
import { loadScript } from './load-script.ts';

export const RULES_SCRIPT = '/rules.js';

/** Where that script leaves them. */
const scope = globalThis as typeof globalThis & { lookUpRules?: Rules };

export function offerRules(rules: Rules): void {
  scope.lookUpRules = rules;
}

export const rulebook: Rulebook = {
  find: () => scope.lookUpRules,
  async load() {
    if (!scope.lookUpRules) await loadScript(RULES_SCRIPT);
    if (!scope.lookUpRules) throw new Error(`Expected the rules of look-ups in ${RULES_SCRIPT}, got none.`);
    return scope.lookUpRules;
  },
};

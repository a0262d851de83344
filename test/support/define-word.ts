import { loadInflection } from '../../scripts/inflections.ts';
import { type DefineRequest, define, type Rulebook } from '../../src/lookup/define.ts';
import { createInflections } from '../../src/lookup/inflections.ts';
import { RULES } from '../../src/lookup/rules.ts';
import type { LookupResult } from '../../src/model/lookup.ts';
import type { Store } from '../../src/store/store.ts';

export const inflections = createInflections(loadInflection);

/** With the rules there from the first look-up on, as they are once a word has needed them. */
export const rulebook: Rulebook = { find: () => RULES, load: async () => RULES };

/** Looks a word up as the background does. */
export const defineWord = (store: Store, request: DefineRequest): Promise<LookupResult> =>
  define(store, request, { rulebook, inflections });

import { loadInflections } from '../../scripts/inflections.ts';
import { type DefineRequest, define } from '../../src/lookup/define.ts';
import type { LookupResult } from '../../src/model/lookup.ts';
import type { Store } from '../../src/store/store.ts';

/** Looks a word up as the background does. */
export const defineWord = (store: Store, request: DefineRequest): Promise<LookupResult> =>
  define(store, request, loadInflections);

import { loadInflections } from '../../scripts/inflections.ts';
import { type DefineRequest, define } from '../../src/lookup/define.ts';
import type { LookupResult } from '../../src/model/lookup.ts';
import type { LookupStore } from '../../src/store/lookup-store.ts';

/** Looks a word up as the background does. */
export const defineWord = (store: LookupStore, request: DefineRequest): Promise<LookupResult> =>
  define(store, request, loadInflections);

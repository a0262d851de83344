import { loadInflection } from '../../scripts/inflections.ts';
import { type DefineRequest, define } from '../../src/lookup/define.ts';
import { createInflections } from '../../src/lookup/inflections.ts';
import type { LookupResult } from '../../src/messaging/lookup-views.ts';
import type { Store } from '../../src/store/store.ts';

export const inflections = createInflections(loadInflection);

/** Looks a word up as the background does. */
export const defineWord = (store: Store, request: DefineRequest): Promise<LookupResult> =>
  define(store, request, inflections);

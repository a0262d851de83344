import { loadStemmer } from '../../scripts/stemmers.ts';
import { type DefineRequest, define } from '../../src/lookup/define.ts';
import { createStemmers } from '../../src/lookup/stemmers.ts';
import type { LookupResult } from '../../src/messaging/lookup-views.ts';
import type { Store } from '../../src/store/store.ts';

export const stemmers = createStemmers(loadStemmer);

/** Looks a word up as the background does. */
export const defineWord = (store: Store, request: DefineRequest): Promise<LookupResult> =>
  define(store, request, stemmers);

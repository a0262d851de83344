import { createMemo, type Memo } from '../async/memo.ts';
import type { WeightsByPair } from '../model/weights.ts';
import { invalidate } from './content/cache/content-cache.ts';
import { ContentDatabase } from './content/content-database.ts';
import type { Access } from './database.ts';
import type { KeyValues } from './key-values.ts';
import { type LookupStore, openLookupStore } from './lookup-store.ts';
import { createJournal, type Journal } from './study/copies/journal.ts';
import { readWeights } from './study/log/weights.ts';
import { readStoredSettings } from './study/settings.ts';
import { StudyDatabase } from './study/study-database.ts';

/** Both databases. Only the background opens them. */
export interface Store extends LookupStore {
  content: Access<ContentDatabase>;
  study: Access<StudyDatabase>;
  /** The stored settings, cached until they change, because every page requests them with its first lookup. */
  settings: Memo<unknown>;
  /** The learner's weights, cached until the log changes. */
  weights: Memo<WeightsByPair>;
  /** The second copy of the log; undefined if there is no storage for it. */
  journal: Journal | undefined;
}

/**
 * Opens nothing yet: a database opens at its first use.
 *
 * @param suffix - Added to the databases' names, so that each test has its own.
 * @param keyValues - Storage of the second copy of the log.
 * @param lookupStore - The same databases, open for look-ups, whose caches are shared; `databases.found` is awaited.
 */
export function openStore(suffix = '', keyValues?: KeyValues, lookupStore?: LookupStore): Store {
  const shared: LookupStore =
    lookupStore ?? openLookupStore(suffix, async (name) => void (await { study, content }[name].open()));
  const study = new StudyDatabase(`study${suffix}`, shared.databases);
  const content = new ContentDatabase(`content${suffix}`, shared.databases);
  const settings = createMemo(() => readStoredSettings(study));
  const weights = createMemo(() => study.read(readWeights));
  content.watch((change) => invalidate(shared.cache, change));
  study.watch(({ table }) => {
    if (table === 'definitions') shared.definitions.forget();
    if (table === 'ops') weights.forget();
    if (table === 'settings') settings.forget();
  });
  return { ...shared, study, content, settings, weights, journal: keyValues && createJournal(keyValues, study) };
}

import { ContentDatabase, watchSources } from './content/content-database.ts';
import { createReader, type DatabaseName, forgetRows, type Reader } from './reader.ts';
import { createJournal, type Journal, type KeyValues } from './study/journal.ts';
import type { SettingsMemory } from './study/settings.ts';
import { StudyDatabase } from './study/study-database.ts';

/** Both databases. Only the background opens them. */
export interface Store extends Reader {
  content: ContentDatabase;
  study: StudyDatabase;
  /** What the learner chose, remembered until it changes. */
  settings: SettingsMemory;
  /** The second copy of the log; undefined where there is nowhere to keep it. */
  journal: Journal | undefined;
}

/**
 * Opens nothing yet: a database opens at its first use.
 *
 * @param suffix - Added to the databases' names, so that each test has its own.
 * @param keyValues - Where the second copy of the study's log is kept.
 * @param reader - That reads the same databases already.
 */
export function openStore(suffix = '', keyValues?: KeyValues, reader?: Reader): Store {
  const databases = { study: new StudyDatabase(`study${suffix}`), content: new ContentDatabase(`content${suffix}`) };
  const prepare = async (name: DatabaseName) => void (await databases[name].open());
  const shared = reader ?? createReader(suffix, prepare);
  watchSources(databases.content, {
    onChange: () => {
      shared.rowMemory.sources = undefined;
    },
    onRemoval: () => forgetRows(shared),
  });
  return {
    ...shared,
    ...databases,
    settings: { stored: undefined },
    journal: keyValues && createJournal(keyValues, databases.study),
  };
}

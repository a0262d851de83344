import { ContentDatabase } from './content-database.ts';
import type { DefinitionMemory } from './definitions.ts';
import { createDirectories, type Directories } from './directories.ts';
import { createJournal, type Journal, type KeyValues } from './journal.ts';
import { createRowMemory, type RowMemory } from './rows.ts';
import type { SettingsMemory } from './settings.ts';
import { StudyDatabase } from './study-database.ts';

/** Both databases. Only the background opens them. */
export interface Store {
  content: ContentDatabase;
  study: StudyDatabase;
  /** First keys of the blocks, remembered after their first use. */
  directories: Directories;
  /** Rows read last, unpacked. */
  rowMemory: RowMemory;
  /** The learner's definitions, remembered until one changes. */
  definitions: DefinitionMemory;
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
 */
export function openStore(suffix = '', keyValues?: KeyValues): Store {
  const study = new StudyDatabase(`study${suffix}`);
  const content = new ContentDatabase(`content${suffix}`);
  return {
    content,
    study,
    directories: createDirectories(),
    rowMemory: createRowMemory(content),
    definitions: { index: undefined },
    settings: { stored: undefined },
    journal: keyValues && createJournal(keyValues, study),
  };
}

import { createDirectories, type Directories } from './content/directories.ts';
import { createRowMemory, type RowMemory } from './content/rows.ts';
import { createReads, type DatabaseReads } from './reads.ts';
import type { DefinitionMemory } from './study/definitions.ts';
import { CONTENT_VERSION, STUDY_VERSION } from './versions.ts';

/** What a look-up needs of the store: reads of both databases, and what is remembered of them. */
export interface Reader {
  contentReads: DatabaseReads;
  studyReads: DatabaseReads;
  /** First keys of the blocks, remembered after their first use. */
  directories: Directories;
  /** Rows read last, unpacked. */
  rowMemory: RowMemory;
  /** The learner's definitions, remembered until one changes. */
  definitions: DefinitionMemory;
}

export type DatabaseName = 'content' | 'study';

/**
 * Opens nothing yet: a database opens at its first use.
 *
 * @param suffix - Added to the databases' names, so that each test has its own.
 * @param prepare - Makes a database that is not there yet, or brings it to this version.
 */
export function createReader(suffix: string, prepare: (database: DatabaseName) => Promise<void>): Reader {
  const connect = (database: DatabaseName, version: number) =>
    createReads({ name: `${database}${suffix}`, version, prepare: () => prepare(database) });
  return {
    contentReads: connect('content', CONTENT_VERSION),
    studyReads: connect('study', STUDY_VERSION),
    directories: createDirectories(),
    rowMemory: createRowMemory(),
    definitions: { index: undefined },
  };
}

/** Forgets all that is remembered of decks. */
export function forgetRows({ rowMemory, directories }: Reader): void {
  rowMemory.sources = undefined;
  rowMemory.blocks.rows.clear();
  rowMemory.entries.rows.clear();
  directories.forgetAll();
}

import { createMemo, type Memo } from '../async/memo.ts';
import { type Connection, createConnection } from './connection.ts';
import { type ContentCache, createContentCache } from './content/cache/content-cache.ts';
import { type Databases, findDatabases } from './databases.ts';
import { CONTENT_VERSION, STUDY_VERSION } from './opening.ts';
import { type DefinitionIndex, readDefinitions } from './study/caches/definitions.ts';

/** The part of the store that look-ups need: connections for reading, and caches. It loads no Dexie. */
export interface LookupStore {
  databases: Databases;
  contentConnection: Connection;
  studyConnection: Connection;
  cache: ContentCache;
  /** The learner's definitions, cached until one changes, because every hover lookup needs them. */
  definitions: Memo<DefinitionIndex>;
}

export type DatabaseName = 'content' | 'study';

/**
 * Opens nothing yet: a database opens at its first use.
 *
 * @param suffix - Added to the databases' names, so that each test has its own.
 * @param prepare - Creates a database, or upgrades it to this version.
 */
export function openLookupStore(
  suffix: string,
  prepare: (database: DatabaseName) => Promise<void>,
  databases = findDatabases(),
): LookupStore {
  const connect = (database: DatabaseName, version: number) =>
    createConnection({ databases, name: `${database}${suffix}`, version, prepare: () => prepare(database) });
  const studyConnection = connect('study', STUDY_VERSION);
  return {
    databases,
    contentConnection: connect('content', CONTENT_VERSION),
    studyConnection,
    cache: createContentCache(),
    definitions: createMemo(() => readDefinitions(studyConnection)),
  };
}

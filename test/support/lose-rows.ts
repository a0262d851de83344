interface RawRecords {
  delete(key: IDBValidKey): unknown;
}

interface RawIndex {
  records: RawRecords;
}

interface RawTable extends RawIndex {
  rawIndexes: Map<string, RawIndex>;
}

interface RawDatabase {
  rawObjectStores: Map<string, RawTable>;
}

/** The insides of fake-indexeddb, because no function of IndexedDB can damage a database. */
function findTable(database: string, name: string): RawTable {
  const databases: Map<string, RawDatabase> = Reflect.get(indexedDB, '_databases');
  const table = databases.get(database)?.rawObjectStores.get(name);
  if (!table) throw new Error(`Expected a table ${name} of ${database}, got none.`);
  return table;
}

/**
 * Removes rows from a table and leaves them in its indexes, as Firefox is expected to do when the page of its file that held the rows is damaged.
 */
export function loseRows(database: string, table: string, keys: readonly IDBValidKey[]): void {
  const { records } = findTable(database, table);
  for (const key of keys) records.delete(key);
}

const DAMAGED = 'The operation failed for reasons unrelated to the database itself.';

/** Makes every read of a table fail, as Firefox does when SQLite notices the damaged page. */
export function breakTable(database: string, table: string): void {
  breakRecords(findTable(database, table));
}

/** The same of an index, whose pages are others. */
export function breakIndex(database: string, table: string, index: string): void {
  const found = findTable(database, table).rawIndexes.get(index);
  if (!found) throw new Error(`Expected an index ${index} of ${table}, got none.`);
  breakRecords(found);
}

function breakRecords(holder: RawIndex): void {
  const broken = new Proxy(holder.records, {
    get() {
      throw new DOMException(DAMAGED, 'UnknownError');
    },
  });
  Object.assign(holder, { records: broken });
}

/** Makes every opening of a database fail until it is deleted. @returns Makes it open again. */
export function breakOpening(database: string): () => void {
  const { open, deleteDatabase } = indexedDB;
  const heal = () => {
    for (const name of ['open', 'deleteDatabase']) Reflect.deleteProperty(indexedDB, name);
  };
  Object.assign(indexedDB, {
    open(name: string, version?: number) {
      // An older version than the stored one does not open.
      return open.call(indexedDB, name, name === database ? 1 : version);
    },
    deleteDatabase(name: string) {
      if (name === database) heal();
      return deleteDatabase.call(indexedDB, name);
    },
  });
  return heal;
}

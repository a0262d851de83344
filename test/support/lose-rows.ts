interface RawRecords {
  delete(key: IDBValidKey): unknown;
}

interface RawTable {
  records: RawRecords;
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

/** Makes every read of a table fail, as Firefox does when SQLite notices the damaged page. */
export function breakTable(database: string, table: string): void {
  const broken = new Proxy(findTable(database, table).records, {
    get() {
      throw new DOMException('The operation failed for reasons unrelated to the database itself.', 'UnknownError');
    },
  });
  Object.assign(findTable(database, table), { records: broken });
}

interface RawDatabase {
  rawObjectStores: Map<string, { records: { delete(key: IDBValidKey): unknown } }>;
}

/**
 * Removes rows from a table and leaves them in its indexes, as Firefox is expected to do when the page of its file that held the rows is damaged.
 * No function of IndexedDB can do this, so it reaches into fake-indexeddb.
 */
export function loseRows(database: string, table: string, keys: readonly IDBValidKey[]): void {
  const databases: Map<string, RawDatabase> = Reflect.get(indexedDB, '_databases');
  const records = databases.get(database)?.rawObjectStores.get(table)?.records;
  if (!records) throw new Error(`Expected a table ${table} of ${database}, got none.`);
  for (const key of keys) records.delete(key);
}

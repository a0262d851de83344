import type { Database, SqlJsStatic, SqlValue } from 'sql.js';
import { AppError } from '../../../app-error.ts';
import { failVocabulary } from './fail-vocabulary.ts';

/** Largest database that is read, in bytes: it is held in memory, twice while it is opened. */
export const MAX_DATABASE_BYTES = 500_000_000;

const MAGIC = 'SQLite format 3\0';
const HEAD_BYTES = 100;

/** Source: "Database File Format" of SQLite. Both bytes are 2 for a database in WAL mode, otherwise 1. */
const VERSION_OFFSETS = [18, 19] as const;
const WAL = 2;

export interface Sqlite {
  /** Tables by name, with the statements that created them. */
  tables: ReadonlyMap<string, string>;
  /** Whether another program may keep its newest changes in a second file. */
  isWal: boolean;
  /** Runs a query that only reads. @throws {AppError} `vocabulary-damaged`. */
  rows(sql: string): Generator<SqlValue[]>;
  close(): void;
}

export function isSqlite(head: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(head.subarray(0, MAGIC.length)) === MAGIC;
}

/**
 * Opens a database that is in memory.
 *
 * @param bytes - Its file; changed in place.
 * @throws {AppError} `vocabulary-damaged`.
 */
export function openSqlite(sql: SqlJsStatic, bytes: Uint8Array): Sqlite {
  if (bytes.length < HEAD_BYTES || !isSqlite(bytes)) {
    failVocabulary('vocabulary-damaged', 'a database of SQLite', 'other bytes');
  }
  const isWal = VERSION_OFFSETS.every((offset) => bytes[offset] === WAL);
  // The engine has no shared memory for WAL. Without it, the file is as at its last checkpoint.
  if (isWal) for (const offset of VERSION_OFFSETS) bytes[offset] = 1;
  checkLength(bytes);
  return prepare(createDatabase(sql, bytes), isWal);
}

/** Apart from what is kept, which would hold the bytes of the file as well as the engine's copy. */
const createDatabase = (sql: SqlJsStatic, bytes: Uint8Array) => guard(() => new sql.Database(bytes));

/** A download that broke off is shorter than its head says. */
function checkLength(bytes: Uint8Array): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const size = view.getUint16(16);
  const pageBytes = size === 1 ? 65_536 : size;
  const stated = view.getUint32(28) * pageBytes;
  // Older versions of SQLite leave the count as it was.
  const isCounted = view.getUint32(24) === view.getUint32(92);
  if (!isCounted || stated <= bytes.length) return;
  failVocabulary('vocabulary-damaged', `a database of ${stated} bytes`, `${bytes.length}: it is incomplete`);
}

function prepare(database: Database, isWal: boolean): Sqlite {
  try {
    guard(() => database.run(PREPARATION));
    return {
      tables: listTables(database),
      isWal,
      rows: (query) => read(database, query),
      close: () => database.close(),
    };
  } catch (thrown) {
    database.close();
    throw thrown;
  }
}

/**
 * A file from elsewhere may define functions and views that do anything; none of them is used. Anki's own collation exists only in Anki, and
 * queries that touch an index with it would fail.
 */
const PREPARATION = `PRAGMA trusted_schema = OFF;
  PRAGMA cell_size_check = ON;
  PRAGMA writable_schema = ON;
  UPDATE sqlite_master SET sql = replace(sql, 'unicase', 'nocase') WHERE sql LIKE '%unicase%';
  PRAGMA writable_schema = RESET`;

function listTables(database: Database): Map<string, string> {
  const tables = new Map<string, string>();
  for (const [name, sql] of read(database, "SELECT name, sql FROM sqlite_master WHERE type = 'table' ORDER BY rowid")) {
    if (typeof name === 'string' && typeof sql === 'string' && !/^CREATE VIRTUAL/i.test(sql)) tables.set(name, sql);
  }
  return tables;
}

function* read(database: Database, query: string): Generator<SqlValue[]> {
  const statement = guard(() => database.prepare(query));
  try {
    while (guard(() => statement.step())) yield guard(() => statement.get());
  } finally {
    statement.free();
  }
}

/** The engine's own errors say nothing to a learner. */
function guard<T>(work: () => T): T {
  try {
    return work();
  } catch (thrown) {
    if (thrown instanceof AppError) throw thrown;
    const got = thrown instanceof Error ? thrown.message : 'an unknown failure';
    return failVocabulary('vocabulary-damaged', 'a database that can be read', got, thrown);
  }
}

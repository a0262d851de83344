import { type DBCoreTable, Dexie, type Table } from 'dexie';
import { isAppError } from '../app-error.ts';
import type { Databases } from './databases.ts';
import { superviseOpening } from './opening.ts';
import { toStorageError } from './storage-errors.ts';

/** Names of the tables that a class of databases declares. */
type TableName<Tables> = { [Name in keyof Tables]: Tables[Name] extends Table ? Name & string : never }[keyof Tables];

/** A change that a transaction has committed to one table. */
export interface TableChange {
  table: string;
  /** Whether rows were removed. */
  isRemoval: boolean;
}

/**
 * A database as the rest of the store uses it. Its tables are reached through these functions alone, so every failure is reported as an
 * `AppError`: `storage-full`, `storage-unavailable` or `storage-newer`. Other errors of `work` pass unchanged.
 */
export type Access<Tables extends Database> = Pick<
  Tables,
  'name' | 'open' | 'isOpen' | 'read' | 'snapshot' | 'write' | 'watch' | 'refusesWrites' | 'openings'
>;

/** Base class of both databases. A `work` that is given the tables itself runs in its caller's transaction. */
export abstract class Database extends Dexie {
  /** Whether the last transaction that writes failed because of the storage, which a damaged file may do that can still be read. */
  refusesWrites = false;
  /** How often it was opened. A damaged database may come back empty when the browser has closed it and it is opened again. */
  openings = 0;
  private readonly watchers: ((change: TableChange) => void)[] = [];

  /** @param databases - Its `found` is awaited. */
  constructor(name: string, durability: 'strict' | 'relaxed', databases?: Databases) {
    super(name, { chromeTransactionDurability: durability, ...(databases && { indexedDB: follow(databases) }) });
    superviseOpening(this);
    const count = () => {
      this.openings += 1;
    };
    this.on('ready', count, true);
    this.use({
      stack: 'dbcore',
      name: 'watch',
      create: (core) => ({ ...core, table: (name) => this.watchTable(core.table(name)) }),
    });
  }

  /** Reads without a transaction around it: each request of `work` sees the newest rows. */
  async read<T>(work: (tables: this) => PromiseLike<T>): Promise<T> {
    try {
      return await work(this);
    } catch (thrown) {
      throw toStorageError(thrown);
    }
  }

  // Dexie keeps a transaction open over native `await` only where it is given an async function.

  /** Reads in one transaction: all requests of `work` see the same rows. */
  snapshot<T>(names: readonly TableName<this>[], work: (tables: this) => PromiseLike<T>): Promise<T> {
    return this.read(() => this.transaction('r', [...names], async () => work(this)));
  }

  /** Writes in one transaction. When `work` fails, nothing has changed. @param names - The tables that `work` reads or writes. */
  async write<T>(names: readonly TableName<this>[], work: (tables: this) => PromiseLike<T>): Promise<T> {
    try {
      const result = await this.read(() => this.transaction('rw', [...names], async () => work(this)));
      this.refusesWrites = false;
      return result;
    } catch (thrown) {
      this.refusesWrites = isAppError(thrown) && thrown.code === 'storage-unavailable';
      throw thrown;
    }
  }

  /** Reports each change after its transaction has been committed, and before the caller of `write` continues. */
  watch(watcher: (change: TableChange) => void): void {
    this.watchers.push(watcher);
  }

  private watchTable(table: DBCoreTable): DBCoreTable {
    return {
      ...table,
      mutate: (request) => {
        const change = { table: table.name, isRemoval: request.type === 'delete' || request.type === 'deleteRange' };
        Dexie.currentTransaction?.on('complete', () => {
          for (const watcher of this.watchers) watcher(change);
        });
        return table.mutate(request);
      },
    };
  }
}

/** Dexie keeps what it is given, so this leads to the factory of the moment. */
function follow(databases: Databases): IDBFactory {
  return {
    open: (...asked) => databases.factory.open(...asked),
    deleteDatabase: (name) => databases.factory.deleteDatabase(name),
    databases: () => databases.factory.databases(),
    cmp: (one, other) => databases.factory.cmp(one, other),
  };
}

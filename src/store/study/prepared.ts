import { settle } from '../connection.ts';
import type { LookupStore } from '../lookup-store.ts';
import type { Store } from '../store.ts';
import type { MetaRow, SettingsRow } from './study-database.ts';

/** The stored settings, and what was last prepared from settings. */
export interface Prepared {
  stored: unknown;
  /** Describes the settings that were prepared. */
  origin: string | undefined;
  /** As JSON. */
  prepared: string | undefined;
}

/** @throws {AppError} `storage-unavailable`. */
export function readPrepared({ studyConnection }: LookupStore): Promise<Prepared> {
  return studyConnection.read(['settings', 'meta'], async (transaction) => {
    const meta = transaction.objectStore('meta');
    const [settings, origin, prepared] = (await Promise.all([
      settle(transaction.objectStore('settings').get('settings')),
      settle(meta.get('preparedFrom')),
      settle(meta.get('prepared')),
    ])) as [SettingsRow | undefined, MetaRow | undefined, MetaRow | undefined];
    return { stored: settings?.values, origin: toText(origin), prepared: toText(prepared) };
  });
}

const toText = (row: MetaRow | undefined) => (row === undefined ? undefined : String(row.value));

/** @throws {AppError} `storage-full`, `storage-unavailable`. */
export function keepPrepared({ study }: Store, origin: string, prepared: string): Promise<unknown> {
  return study.write(['meta'], ({ meta }) =>
    meta.bulkPut([
      { name: 'preparedFrom', value: origin },
      { name: 'prepared', value: prepared },
    ]),
  );
}

/** @throws {AppError} `storage-unavailable`. */
export function dropPrepared({ study }: Store): Promise<void> {
  return study.write(['meta'], ({ meta }) => meta.bulkDelete(['preparedFrom', 'prepared']));
}

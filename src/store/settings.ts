import { withStorageErrors } from './storage-errors.ts';
import type { Store } from './store.ts';
import { SETTINGS_VERSION } from './study-database.ts';

/**
 * Finds the learner's settings as they are stored; what they may hold is known to `settings/`.
 *
 * @throws {AppError} `storage-unavailable`.
 */
export async function findStoredSettings(store: Store): Promise<unknown> {
  const row = await withStorageErrors(() => store.study.settings.get('settings'));
  return row?.values;
}

/**
 * Replaces the settings by what `change` makes of them, in one strict transaction: changes of two pages both count.
 *
 * @returns What is stored now.
 * @throws {AppError} `storage-full`, `storage-unavailable`; then nothing was written.
 */
export function updateStoredSettings(
  store: Store,
  change: (stored: unknown) => Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const { study } = store;
  return withStorageErrors(() =>
    study.transaction('rw', study.settings, async () => {
      const values = change((await study.settings.get('settings'))?.values);
      await study.settings.put({ id: 'settings', v: SETTINGS_VERSION, values });
      return values;
    }),
  );
}

import { withStorageErrors } from '../storage-errors.ts';
import type { Store } from '../store.ts';
import { SETTINGS_VERSION } from './study-database.ts';

/** Keeps the settings in memory between changes: every page asks for them with its first look-up. Only the background writes them. */
export interface SettingsMemory {
  stored: Promise<unknown> | undefined;
}

/**
 * Finds the learner's settings as they are stored, not to be changed; what they may hold is known to `settings/`.
 *
 * @throws {AppError} `storage-unavailable`.
 */
export function findStoredSettings({ study, settings }: Store): Promise<unknown> {
  if (settings.stored === undefined) {
    const reading = withStorageErrors(async () => (await study.settings.get('settings'))?.values);
    settings.stored = reading;
    // A failure is not remembered: who asks next tries again.
    reading.catch(() => {
      if (settings.stored === reading) settings.stored = undefined;
    });
  }
  return settings.stored;
}

/**
 * Replaces the settings by what `change` makes of them, in one strict transaction: changes of two pages both count.
 *
 * @returns What is stored now.
 * @throws {AppError} `storage-full`, `storage-unavailable`; then nothing was written.
 */
export async function updateStoredSettings(
  store: Store,
  change: (stored: unknown) => Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const { study, settings } = store;
  const values = await withStorageErrors(() =>
    study.transaction('rw', study.settings, async () => {
      const changed = change((await study.settings.get('settings'))?.values);
      await study.settings.put({ id: 'settings', v: SETTINGS_VERSION, values: changed });
      return changed;
    }),
  );
  settings.stored = undefined;
  return values;
}

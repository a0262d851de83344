import type { Access } from '../database.ts';
import { SETTINGS_VERSION, type StudyDatabase } from './study-database.ts';

/**
 * Reads the learner's settings as they are stored. Callers must not change them; `settings/` knows their fields.
 *
 * @throws {AppError} `storage-unavailable`.
 */
export function readStoredSettings(study: Access<StudyDatabase>): Promise<unknown> {
  return study.read(async (tables) => (await tables.settings.get('settings'))?.values);
}

/**
 * Replaces the settings by what `change` makes of them, in one strict transaction: changes of two pages both count.
 *
 * @returns What is stored now.
 * @throws {AppError} `storage-full`, `storage-unavailable`; then nothing was written.
 */
export function updateStoredSettings(
  { study }: { study: Access<StudyDatabase> },
  change: (stored: unknown) => Record<string, unknown>,
): Promise<Record<string, unknown>> {
  return study.write(['settings'], async (tables) => {
    const changed = change((await tables.settings.get('settings'))?.values);
    await tables.settings.put({ id: 'settings', v: SETTINGS_VERSION, values: changed });
    return changed;
  });
}

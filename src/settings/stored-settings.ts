import { findStoredSettings, updateStoredSettings } from '../store/settings.ts';
import type { Store } from '../store/store.ts';
import { mergeSettings, parseSettings, type Settings, type SettingsChange } from './settings.ts';

/**
 * What the learner chose, with defaults for the rest.
 *
 * @throws {AppError} `storage-unavailable`.
 */
export async function readSettings(store: Store): Promise<Settings> {
  return parseSettings(await findStoredSettings(store));
}

/**
 * Changes some settings and keeps the others.
 *
 * @returns All settings as they are now.
 * @throws {AppError} `storage-full`, `storage-unavailable`; then nothing was changed.
 */
export async function changeSettings(store: Store, change: SettingsChange): Promise<Settings> {
  return parseSettings(await updateStoredSettings(store, (stored) => mergeSettings(stored, change)));
}

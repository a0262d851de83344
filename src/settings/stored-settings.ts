import type { Store } from '../store/store.ts';
import { updateStoredSettings } from '../store/study/settings.ts';
import { mergeSettings, parseSettings, type Settings, type SettingsChange } from './settings.ts';
import { changeSites, type SiteChange } from './site.ts';

/**
 * Reads the settings, with defaults for missing fields.
 *
 * @throws {AppError} `storage-unavailable`.
 */
export async function readSettings(store: Store): Promise<Settings> {
  return parseSettings(await store.settings.get());
}

/**
 * Changes some settings.
 *
 * @returns All settings after the change.
 * @throws {AppError} `storage-full`, `storage-unavailable`. On an error nothing changes.
 */
export async function changeSettings(store: Store, change: SettingsChange): Promise<Settings> {
  return parseSettings(await updateStoredSettings(store, (stored) => mergeSettings(stored, change)));
}

/**
 * Changes the settings of one site. Reads and writes in one transaction, because two tabs may do so at once.
 *
 * @returns All settings after the change.
 * @throws {AppError} `storage-full`, `storage-unavailable`. On an error nothing changes.
 */
export async function changeSite(store: Store, site: string, change: SiteChange): Promise<Settings> {
  const values = await updateStoredSettings(store, (stored) => {
    const { sites } = parseSettings(stored).hover;
    return mergeSettings(stored, { hover: { sites: changeSites(sites, site, change) } });
  });
  return parseSettings(values);
}

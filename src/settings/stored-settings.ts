import type { Store } from '../store/store.ts';
import { updateStoredSettings } from '../store/study/settings.ts';
import { mergeSettings, parseSettings, type Settings, type SettingsChange } from './settings.ts';
import { changeSites, type SiteChange } from './site.ts';

/**
 * What the learner chose, with defaults for the rest.
 *
 * @throws {AppError} `storage-unavailable`.
 */
export async function readSettings(store: Store): Promise<Settings> {
  return parseSettings(await store.settings.get());
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

/**
 * Changes what holds for one site, in the same transaction as it is read: two tabs may do so at once.
 *
 * @returns All settings as they are now.
 * @throws {AppError} `storage-full`, `storage-unavailable`; then nothing was changed.
 */
export async function changeSite(store: Store, site: string, change: SiteChange): Promise<Settings> {
  const values = await updateStoredSettings(store, (stored) => {
    const { sites } = parseSettings(stored).hover;
    return mergeSettings(stored, { hover: { sites: changeSites(sites, site, change) } });
  });
  return parseSettings(values);
}

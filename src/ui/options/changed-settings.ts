import { DEFAULT_SETTINGS, type Settings } from '../../settings/settings.ts';

export type SettingsSection = keyof Settings;

/** Some fields of a section, with their values. */
export type SettingsFields = Readonly<Record<string, unknown>>;

/** Per-site settings do not belong to the section: the list of sites has its own undo. */
const KEPT = ['sites'];

/** The fields of a section that differ from their defaults. */
export function listChanged(settings: Settings, section: SettingsSection): string[] {
  const fields: SettingsFields = settings[section];
  const defaults: SettingsFields = DEFAULT_SETTINGS[section];
  const isChanged = (name: string) => JSON.stringify(fields[name]) !== JSON.stringify(defaults[name]);
  return Object.keys(defaults).filter((name) => !KEPT.includes(name) && isChanged(name));
}

export function pickFields(settings: Settings, section: SettingsSection, names: readonly string[]): SettingsFields {
  const fields: SettingsFields = settings[section];
  return Object.fromEntries(names.map((name) => [name, fields[name]]));
}

import { perLocale } from '../shared/locale.ts';
import { defineTexts } from '../texts/load-texts.ts';

const group = defineTexts(
  'settings',
  import.meta.glob('../../locales/*.json', { query: '?part=settings', import: 'default' }),
);

export const autoRefreshText = group('autoRefresh');
export const resetText = group('reset');
export const settingsNumberText = group('numbers');
export const hoverText = group('hover');
export const marksText = group('marks');
export const translatorText = group('translator');
export const studySettingsText = group('studySettings');
export const reminderText = group('reminder');
export const ownWordsText = group('ownWords');
export const lookedUpText = group('lookedUp');
export const dataText = group('data');
export const appearanceText = group('appearance');
export const licenceText = group('licences');

const hourFormat = perLocale((tag) => new Intl.DateTimeFormat(tag, { hour: 'numeric', minute: '2-digit' }));

/** A full hour of the day as clocks show it: "6:00 PM". @param hour - 0 to 23. */
export function formatHour(hour: number): string {
  return hourFormat().format(new Date(2000, 0, 1, hour));
}

import type { Theme } from '../../settings/settings.ts';

/** What the section on the look of everything says. */
export const appearanceText = {
  title: 'Appearance',
  theme: 'Colours',
  themeHint: 'Usually: as the browser. For every screen of Wayword, and for the card on web pages.',
  themes: { system: 'As the browser', light: 'Light', dark: 'Dark' } satisfies Record<Theme, string>,
} as const;

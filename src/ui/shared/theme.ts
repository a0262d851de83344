import type { Theme } from '../../settings/settings.ts';

/** Key of the pages' copy of the theme, which is readable before the first paint, unlike the settings. */
const KEY = 'wayword.theme';

/**
 * Applies the stored theme or the browser's, and follows changes of either. Style sheets use `data-theme` of the root, which is
 * `light` or `dark`.
 */
export function startTheme(): void {
  const systemDark = matchMedia('(prefers-color-scheme: dark)');
  let theme = readKept();
  const show = () => {
    const isDark = theme === 'dark' || (theme !== 'light' && systemDark.matches);
    document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
  };
  show();
  systemDark.addEventListener('change', show);
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== KEY) return;
    theme = newValue;
    show();
  });
}

/** Applies a theme to this page and to pages opened later. */
export function keepTheme(theme: Theme): void {
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Blocked or full: the theme lasts until this page closes.
  }
  // Browsers notify only the other pages.
  dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: theme }));
}

function readKept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

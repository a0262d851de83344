import type { Theme } from '../../settings/settings.ts';

/** Where the pages keep their copy of what was chosen: it can be read before anything is painted, the settings cannot. */
const KEY = 'wayword.theme';

/**
 * Shows the theme that was last kept, or what the browser says, and again whenever either changes. Style sheets ask `data-theme` of
 * the root, which is `light` or `dark`.
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

/** Shows a theme from now on, in pages that open later, too. */
export function keepTheme(theme: Theme): void {
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Blocked or full: this page has it until it closes.
  }
  // Browsers tell only the other pages.
  dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: theme }));
}

function readKept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

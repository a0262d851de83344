// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { keepTheme, startTheme } from '../../../src/ui/shared/theme.ts';

const shown = () => document.documentElement.dataset.theme;

/** A browser in dark or light mode, until it is changed. */
function makeSystem(isDark: boolean) {
  const query = Object.assign(new EventTarget(), { matches: isDark });
  vi.stubGlobal('matchMedia', () => query);
  return {
    turn(toDark: boolean) {
      query.matches = toDark;
      query.dispatchEvent(new Event('change'));
    },
  };
}

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test.each([
  [undefined, false, 'light'],
  [undefined, true, 'dark'],
  ['system', true, 'dark'],
  ['light', true, 'light'],
  ['dark', false, 'dark'],
  ['what no version ever kept', true, 'dark'],
] as const)('stored %s, browser dark %s: %s', (kept, isDark, expected) => {
  makeSystem(isDark);
  if (kept !== undefined) localStorage.setItem('wayword.theme', kept);
  startTheme();
  expect(shown()).toBe(expected);
});

test('the chosen theme shows at once, and overrides the browser until it is reset', () => {
  const system = makeSystem(false);
  startTheme();
  keepTheme('dark');
  expect(shown()).toBe('dark');
  keepTheme('light');
  system.turn(true);
  expect(shown()).toBe('light');
  keepTheme('system');
  expect(shown()).toBe('dark');
  system.turn(false);
  expect(shown()).toBe('light');
});

test('a page that opens later starts with the choice', () => {
  makeSystem(false);
  keepTheme('dark');
  startTheme();
  expect(shown()).toBe('dark');
});

test('where the browser blocks the storage, the page has the theme until it closes', () => {
  makeSystem(false);
  vi.stubGlobal('localStorage', undefined);
  startTheme();
  expect(shown()).toBe('light');
  keepTheme('dark');
  expect(shown()).toBe('dark');
  vi.unstubAllGlobals();
});

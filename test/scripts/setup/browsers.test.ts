import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ensureBrowser, explainMissing, findBrowser } from '../../../scripts/setup/browsers.mjs';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wayword-path-'));
  vi.stubEnv('PATH', folder);
  vi.stubEnv('WAYWORD_CHROMIUM', undefined);
  vi.stubEnv('WAYWORD_FIREFOX', undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

function addProgram(name: string, { mode = 0o755, says = '' } = {}): string {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\necho '${says}'\n`);
  chmodSync(path, mode);
  return path;
}

test('a browser is found by its command, Chrome before Chromium', () => {
  const chromium = addProgram('chromium');
  expect(findBrowser('chromium')).toBe(chromium);
  const chrome = addProgram('google-chrome');
  expect(findBrowser('chromium')).toBe(chrome);
});

test('Chromium replaces a missing Chrome', () => {
  const chromium = addProgram('chromium');
  expect(findBrowser('chromium', 'chrome')).toBe(chromium);
  const chrome = addProgram('google-chrome');
  expect(findBrowser('chromium', 'chrome')).toBe(chrome);
});

test('a named product is used, or none', () => {
  const chromium = addProgram('chromium');
  expect(findBrowser('chromium', 'edge')).toBeUndefined();
  expect(explainMissing('chromium', 'edge')).toBe(
    'No Edge was found: install it, or name its program in WAYWORD_CHROMIUM.',
  );
  const edge = addProgram('microsoft-edge');
  expect(findBrowser('chromium', 'edge')).toBe(edge);
  expect(findBrowser('chromium', 'chromium')).toBe(chromium);
});

test('Firefox ESR replaces a missing Firefox', () => {
  const firefox = addProgram('firefox-esr');
  expect(findBrowser('firefox')).toBe(firefox);
});

test('a Firefox that is too old for the driver is ignored unless it is named', () => {
  const old = addProgram('firefox', { says: 'Mozilla Firefox 140.12.0esr' });
  expect(findBrowser('firefox')).toBeUndefined();
  const esr = addProgram('firefox-esr', { says: 'Mozilla Firefox 153.7.0esr' });
  expect(findBrowser('firefox')).toBe(esr);
  vi.stubEnv('WAYWORD_FIREFOX', old);
  expect(findBrowser('firefox')).toBe(old);
});

test('a named program has priority over any that is found', () => {
  addProgram('chromium');
  vi.stubEnv('WAYWORD_CHROMIUM', '/opt/my-chrome');
  expect(findBrowser('chromium')).toBe('/opt/my-chrome');
});

test.each([
  ['darwin', 'brew install --cask google-chrome', 'brew install --cask firefox'],
  ['win32', 'winget install Google.Chrome', 'winget install Mozilla.Firefox'],
] as const)('on %s, a missing browser is explained by the command that installs it', (platform, chrome, firefox) => {
  expect(explainMissing('chromium', undefined, platform)).toBe(
    `No Chrome, Chromium or Edge was found, and it could not be downloaded: install it (${chrome}), or name its program in WAYWORD_CHROMIUM.`,
  );
  expect(explainMissing('firefox', undefined, platform)).toBe(
    `No Firefox 153 or newer was found, and it could not be downloaded: install it (${firefox}), or name its program in WAYWORD_FIREFOX.`,
  );
});

test.each([
  ['apt-get', 'apt-get install chromium', 'apt-get install firefox-esr'],
  ['dnf', 'dnf install chromium', 'dnf install firefox'],
  ['pacman', 'pacman -S chromium', 'pacman -S firefox'],
  ['zypper', 'zypper install chromium', 'zypper install MozillaFirefox'],
  ['apk', 'apk add chromium', 'apk add firefox'],
])('on Linux with %s, it is explained by that', (manager, chromium, firefox) => {
  addProgram(manager);
  expect(explainMissing('chromium', undefined, 'linux')).toContain(`(${chromium})`);
  expect(explainMissing('firefox', undefined, 'linux')).toContain(`(${firefox})`);
});

test('Edge is not downloaded', async () => {
  expect(await ensureBrowser('chromium', 'edge')).toBeUndefined();
});

test('an installed browser is not fetched', async () => {
  const chromium = addProgram('chromium');
  expect(await ensureBrowser('chromium')).toBe(chromium);
});

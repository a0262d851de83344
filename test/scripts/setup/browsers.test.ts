import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { explainMissing, findBrowser } from '../../../scripts/setup/browsers.mjs';

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
  expect(explainMissing('chromium', 'edge')).toMatch(
    /^No Edge was found\. Looked for the commands microsoft-edge-stable and microsoft-edge, and for .+ WAYWORD_CHROMIUM\.$/,
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

test('missing programs are listed with instructions', () => {
  expect(explainMissing('firefox')).toMatch(/No Firefox 153 or newer .*apt-get install firefox-esr/);
  expect(explainMissing('chromium')).toContain('WAYWORD_CHROMIUM');
});

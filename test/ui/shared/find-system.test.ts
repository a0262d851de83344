import { expect, test } from 'vitest';
import { findSystem } from '../../../src/ui/shared/find-system.ts';

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', undefined, 'windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0', undefined, 'mac'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', undefined, 'linux'],
  ['Mozilla/5.0 (Android 15; Mobile; rv:142.0) Gecko/142.0 Firefox/142.0', undefined, 'android'],
  ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) Chrome/120.0.0.0 Safari/537.36', undefined, 'chromeOs'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/120.0.0.0', 'Windows', 'windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/120.0.0.0', 'macOS', 'mac'],
  ['Mozilla/5.0 (X11; Linux x86_64) Chrome/120.0.0.0', 'Chrome OS', 'chromeOs'],
  ['Mozilla/5.0 (X11; Linux x86_64) Chrome/120.0.0.0', 'Linux', 'linux'],
  ['Mozilla/5.0 (X11; FreeBSD amd64; rv:140.0) Gecko/20100101 Firefox/140.0', undefined, 'other'],
])('%s, %s: %s', (userAgent, platform, expected) => {
  const userAgentData = platform === undefined ? undefined : { platform };
  expect(findSystem({ userAgent, userAgentData })).toBe(expected);
});

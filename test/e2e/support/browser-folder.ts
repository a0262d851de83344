import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FIREFOX_TEMPLATE, makeFirefoxTemplate } from '../../../scripts/browser/firefox.ts';
import { getExecutable } from '../../../scripts/browser/launch.ts';

/**
 * Makes the folder for the profiles of all browsers of a run, and in it a Firefox profile that they copy.
 *
 * @returns Deletes the folder, with what a stopped worker has left there.
 */
export default async function setUp(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'wayword-browsers-'));
  const template = join(folder, 'template');
  await makeFirefoxTemplate(getExecutable('firefox'), template);
  // The workers inherit them.
  process.env.TMPDIR = folder;
  process.env[FIREFOX_TEMPLATE] = template;
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FIREFOX_TEMPLATE, makeFirefoxTemplate } from '../../../scripts/browser/launch.ts';

/** Creates a Firefox profile that all tests copy. @returns Deletes it. */
export default async function setUp(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'wayword-template-'));
  await makeFirefoxTemplate(folder);
  process.env[FIREFOX_TEMPLATE] = folder;
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

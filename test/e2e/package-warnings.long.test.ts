import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BUILD_DIRS } from '../../scripts/browser/extension-browser.ts';
import { launch } from '../../scripts/browser/launch.ts';

/** What Chrome's own list of extensions says about one. */
interface Info {
  id: string;
  name: string;
  manifestErrors: { message: string }[];
  runtimeErrors: { message: string }[];
  runtimeWarnings: string[];
}

interface List {
  getExtensionsInfo(of: object): Promise<Info[]>;
  reload(id: string, how: object): Promise<unknown>;
  updateProfileConfiguration(change: object): Promise<void>;
}

/** @returns What Chrome finds wrong with a build: its manifest, and what went wrong at its start. */
async function readWarnings(extensionDir: string): Promise<string[]> {
  const extension = await launch('chromium', { extensionDir });
  try {
    const page = await extension.open('chrome://extensions');
    const info = await page.evaluate(async () => {
      const { developerPrivate } = (globalThis as unknown as { chrome: { developerPrivate: List } }).chrome;
      const find = async () => (await developerPrivate.getExtensionsInfo({})).find(({ name }) => name === 'Wayword');
      // Only for developers does it write warnings down, and only while it loads an extension.
      await developerPrivate.updateProfileConfiguration({ inDeveloperMode: true });
      await developerPrivate.reload((await find())?.id ?? '', { failQuietly: true });
      await new Promise((done) => setTimeout(done, 1_000));
      return find();
    });
    if (!info) throw new Error('Expected Wayword among the extensions, found none.');
    return [...info.manifestErrors, ...info.runtimeErrors].map(({ message }) => message).concat(info.runtimeWarnings);
  } finally {
    await extension.close();
  }
}

test('Chrome has no warning about the package, and would have one about an unknown key of its manifest', async () => {
  expect(await readWarnings(BUILD_DIRS.chromium)).toEqual([]);
  const folder = await mkdtemp(join(tmpdir(), 'wayword-warnings-'));
  try {
    await cp(BUILD_DIRS.chromium, folder, { recursive: true });
    const path = join(folder, 'manifest.json');
    await writeFile(path, JSON.stringify({ ...JSON.parse(await readFile(path, 'utf8')), unheard_of: 1 }));
    expect((await readWarnings(folder)).join()).toContain('unheard_of');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

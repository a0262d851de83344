import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Browser } from 'puppeteer-core';
import { runInFirefoxScope } from './firefox-scope.ts';

/** Packed extension in the profile's folder. */
const ARCHIVE = 'wayword.xpi';

/** Whether a profile's folder has had the extension before. */
export function isInstalledForGood(profile: string): boolean {
  return existsSync(join(profile, ARCHIVE));
}

/**
 * Installs an unpacked extension in Firefox permanently, unless the profile has it already. The protocol's own
 * installation ends with the browser, which would then never start the extension again.
 *
 * The preference `xpinstall.signatures.required` must be off.
 */
export async function installForGood(browser: Browser, extensionDir: string, id: string): Promise<void> {
  const [folder, addonId] = [JSON.stringify(resolve(extensionDir)), JSON.stringify(id)];
  await runInFirefoxScope(
    { browser },
    `(async () => {
      const { AddonManager } = ChromeUtils.importESModule('resource://gre/modules/AddonManager.sys.mjs');
      if (await AddonManager.getAddonByID(${addonId})) return;
      const archive = await IOUtils.getFile(PathUtils.profileDir, '${ARCHIVE}');
      const writer = Cc['@mozilla.org/zipwriter;1'].createInstance(Ci.nsIZipWriter);
      // PR_RDWR, PR_CREATE_FILE, PR_TRUNCATE
      writer.open(archive, 0x04 | 0x08 | 0x20);
      const addFolder = async (path, prefix) => {
        for (const child of await IOUtils.getChildren(path)) {
          const name = prefix + PathUtils.filename(child);
          const { type } = await IOUtils.stat(child);
          if (type === 'directory') await addFolder(child, name + '/');
          else writer.addEntryFile(name, Ci.nsIZipWriter.COMPRESSION_NONE, await IOUtils.getFile(child), false);
        }
      };
      await addFolder(${folder}, '');
      writer.close();
      const install = await AddonManager.getInstallForFile(archive);
      await install.install();
    })()`,
  );
}

/** Gives the extension the person's permission to run in private windows, where temporary extensions do not run, and starts it again. */
export async function allowInPrivateWindows(browser: Browser, id: string): Promise<void> {
  const addonId = JSON.stringify(id);
  await runInFirefoxScope(
    { browser },
    `(async () => {
      const { ExtensionPermissions } = ChromeUtils.importESModule('resource://gre/modules/ExtensionPermissions.sys.mjs');
      const { AddonManager } = ChromeUtils.importESModule('resource://gre/modules/AddonManager.sys.mjs');
      const permission = { permissions: ['internal:privateBrowsingAllowed'], origins: [] };
      await ExtensionPermissions.add(${addonId}, permission);
      await (await AddonManager.getAddonByID(${addonId})).reload();
    })()`,
  );
}

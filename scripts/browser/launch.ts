import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findBrowser } from '../setup/browsers.mjs';
import { installInChromium, isLoadedAtStart, startChromium } from './chromium.ts';
import { type BrowserKind, BUILD_DIRS, type ExtensionBrowser, type StartOptions } from './extension-browser.ts';
import { installInFirefox, startFirefox } from './firefox.ts';
import { isInstalledForGood } from './firefox-install.ts';
import { closeWelcome } from './welcome.ts';

export interface LaunchOptions extends StartOptions {
  /** Folder of the built extension; by default where `npm run build` puts it. */
  extensionDir?: string;
  /** Leaves the welcome page open, which opens after an installation. */
  keepsWelcome?: boolean;
}

/** Starts a browser of its own with the extension. In a kept profile, the extension stays installed. */
export async function launch(kind: BrowserKind, options: LaunchOptions = {}): Promise<ExtensionBrowser> {
  const extensionDir = resolve(options.extensionDir ?? BUILD_DIRS[kind]);
  const { profile } = options;
  // Chromium forgets an unpacked extension when it ends.
  const isInstalled = kind === 'firefox' && profile !== undefined && isInstalledForGood(profile);
  const extension = await (kind === 'chromium' ? launchChromium : launchFirefox)(extensionDir, options);
  const hasWelcome = !isInstalled && existsSync(join(extensionDir, 'welcome.html'));
  if (hasWelcome && !options.keepsWelcome) await closeWelcome(extension);
  return extension;
}

/** @throws {Error} If there is none. */
export function getExecutable(kind: BrowserKind): string {
  const executablePath = findBrowser(kind);
  if (executablePath === undefined) throw new Error(`Expected a ${kind} on this machine, got none.`);
  return executablePath;
}

async function launchChromium(extensionDir: string, options: LaunchOptions): Promise<ExtensionBrowser> {
  const executablePath = getExecutable('chromium');
  const browser = await startChromium(executablePath, extensionDir, options);
  return installInChromium(browser, extensionDir, isLoadedAtStart(executablePath));
}

async function launchFirefox(extensionDir: string, options: LaunchOptions): Promise<ExtensionBrowser> {
  const { profile, isAlwaysPrivate } = options;
  const browser = await startFirefox(getExecutable('firefox'), extensionDir, options);
  return installInFirefox(browser, extensionDir, { profile, isInPrivateWindows: isAlwaysPrivate });
}

import type { Page } from 'puppeteer-core';
import type { ExtensionBrowser } from '../../../scripts/browser/extension-browser.ts';
import { runInFirefoxScope } from '../../../scripts/browser/firefox-scope.ts';

/**
 * Grants the extension a host, as a person does in Chromium's extensions page. A request for it is then granted without
 * a prompt, which a debugger cannot reach.
 *
 * @param pattern - Such as `https://127.0.0.1/*`.
 */
export async function allowHostInChromium({ browser, extensionUrl }: ExtensionBrowser, pattern: string): Promise<void> {
  const page = await browser.newPage();
  await page.goto('chrome://extensions');
  await page.evaluate(
    (id: string, host: string) => {
      const { chrome } = globalThis as unknown as {
        chrome: { developerPrivate: { addHostPermission(id: string, host: string): Promise<void> } };
      };
      return chrome.developerPrivate.addHostPermission(id, host);
    },
    new URL(extensionUrl('')).host,
    pattern,
  );
  await page.close();
}

/** Revokes the access to all sites, as a person does in Chromium's extensions page ("on click"). */
export async function takeBackAllHostsInChromium({ browser, extensionUrl }: ExtensionBrowser): Promise<void> {
  const page = await browser.newPage();
  await page.goto('chrome://extensions');
  await page.evaluate(
    (extensionId: string) => {
      const { chrome } = globalThis as unknown as {
        chrome: { developerPrivate: { updateExtensionConfiguration(change: object): Promise<void> } };
      };
      return chrome.developerPrivate.updateExtensionConfiguration({ extensionId, hostAccess: 'ON_CLICK' });
    },
    new URL(extensionUrl('')).host,
  );
  await page.close();
}

/**
 * Revokes the access to all sites, as a person can in Firefox's add-ons page. Firefox grants it at the installation
 * because of the content script, and with it the access to every server.
 */
export function takeBackAllHosts(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { browser } = globalThis as unknown as {
      browser: { permissions: { remove(permissions: object): Promise<boolean> } };
    };
    return browser.permissions.remove({ origins: ['<all_urls>'] });
  });
}

/** Waits for Firefox's permission prompt, and clicks one of its buttons. */
export async function answerFirefox(extension: ExtensionBrowser, answer: 'allow' | 'refuse'): Promise<void> {
  const button = answer === 'allow' ? 'button' : 'secondaryButton';
  // Buttons of a new prompt are disabled for half a second, to prevent accidental clicks.
  await runInFirefoxScope(
    extension,
    `(async () => {
      const panel = document.getElementById('notification-popup');
      const question = () => document.querySelector('#addon-webext-permissions-notification:not([hidden])');
      while (panel.state !== 'open' || !question()) await new Promise((resolve) => setTimeout(resolve, 50));
      while (panel.state === 'open' && question()) {
        question().${button}.click();
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
    })()`,
  );
}

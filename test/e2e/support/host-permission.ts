import type { Page } from 'puppeteer-core';
import { runInFirefoxScope } from '../../../scripts/browser/firefox-scope.ts';
import type { ExtensionBrowser } from '../../../scripts/browser/launch.ts';

/**
 * Allows the extension to ask a host, as a person does in Chromium's page of extensions. A request for it is then granted
 * without a prompt, which lies outside of what a debugger can reach.
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

/** Takes back the access to all sites, as a person does in Chromium's page of extensions ("on click"). */
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
 * Takes back the access to all sites, as a person can in Firefox's page of add-ons. Firefox gives it at the installation,
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

/** Waits until Firefox asks whether the extension may have what it wants, and presses a button of the question. */
export async function answerFirefox(extension: ExtensionBrowser, answer: 'allow' | 'refuse'): Promise<void> {
  const button = answer === 'allow' ? 'button' : 'secondaryButton';
  // Buttons of a question that has just appeared do nothing for half a second, so that nobody hits them by accident.
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

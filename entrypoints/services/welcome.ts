import { browser } from 'wxt/browser';

/** Opens the welcome page in the foreground. */
export function openWelcome(): void {
  void browser.tabs.create({ url: browser.runtime.getURL('/welcome.html') });
}

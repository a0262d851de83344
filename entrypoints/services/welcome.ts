import { browser } from 'wxt/browser';

/** Opens the page of the first steps, in front. */
export function openWelcome(): void {
  void browser.tabs.create({ url: browser.runtime.getURL('/welcome.html') });
}

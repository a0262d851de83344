import { browser } from 'wxt/browser';
import { defineContentScript } from 'wxt/utils/define-content-script';
import { send } from '../../src/messaging/client.ts';
import { findShadowRoot } from '../../src/page/shadow.ts';
import { startHover } from '../../src/page/start-hover.ts';

export default defineContentScript({
  matches: ['<all_urls>'],
  allFrames: true,
  matchAboutBlank: true,
  matchOriginAsFallback: true,
  runAt: 'document_idle',
  // Pages would see it.
  noScriptStartedPostMessage: true,
  main() {
    startHover({ view: window, send, findShadowRoot: (element) => findShadowRoot(element, browser.dom) });
  },
});

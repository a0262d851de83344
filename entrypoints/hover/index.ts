import { browser } from 'wxt/browser';
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { send } from '../../src/messaging/client.ts';
import { findShadowRoot } from '../../src/page/shadow.ts';
import { startHover } from '../../src/page/start-hover.ts';

/**
 * The content script; the manifest names it (`wxt.config.ts`). WXT's own wrapper of content scripts would send each page an
 * event with the extension's id.
 */
export default defineUnlistedScript(() => {
  startHover({ view: window, send, findShadowRoot: (element) => findShadowRoot(element, browser.dom) });
});

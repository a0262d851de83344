import { getBrowser, send } from '../../src/messaging/client.ts';
import type { PageEvent } from '../../src/messaging/hover-views.ts';
import { findShadowRoot } from '../../src/page/shadow.ts';
import { startHover } from '../../src/page/start-hover.ts';

/**
 * The content script; the manifest names it (`wxt.config.ts`), and the background loads it into tabs that were open before. WXT's own
 * wrapper of content scripts would send each page an event with the extension's id.
 */
export default {
  main() {
    if (globalThis.waywordRuns) return;
    globalThis.waywordRuns = true;
    startHover({
      view: window,
      send,
      findShadowRoot: (element) => findShadowRoot(element, getBrowser().dom),
      loadMore: () => send('hover.more', {}),
      onEvent(listener) {
        const { runtime } = getBrowser();
        // Gone already, it tells nothing, and `send` says so.
        if (!runtime?.id) return;
        runtime.onMessage.addListener((event: PageEvent) => {
          listener(event);
          // No answer: the event is for every frame.
          return undefined;
        });
      },
    });
  },
};

import { getBrowser, send } from '../../src/messaging/client.ts';
import type { PageEvent } from '../../src/messaging/hover-views.ts';
import { coreParts, readingParts } from '../../src/page/core-parts.ts';
import { findShadowRoot } from '../../src/page/shadow.ts';
import { startHover } from '../../src/page/start-hover.ts';

/**
 * The content script; the manifest names it (`wxt.config.ts`), and the background loads it into tabs that were open before. WXT's own
 * wrapper of content scripts would send each page an event with the extension's id.
 */
export default {
  main() {
    // The second is the frame that pinned cards are drawn in.
    if (globalThis.waywordRuns || (import.meta.env.FIREFOX && document.documentElement?.id === 'wayword')) return;
    globalThis.waywordRuns = true;
    startHover({
      view: window,
      send,
      findShadowRoot: import.meta.env.FIREFOX ? findShadowRoot : (element) => findShadowRoot(element, getBrowser().dom),
      // In Firefox the second part draws no cards here, but in a frame of its own.
      parts: import.meta.env.FIREFOX ? (readingParts as typeof coreParts) : coreParts,
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

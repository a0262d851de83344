import { getBrowser, send } from '../../src/messaging/client.ts';
import { coreParts, readingParts } from '../../src/page/hover-parts.ts';
import { findShadowRoot } from '../../src/page/shadow.ts';
import { makeHover } from '../../src/page/start-hover.ts';

/**
 * Hovering and cards: the background loads this script into a frame at the first sign of a person there
 * (`entrypoints/watch`).
 */
export default {
  main() {
    globalThis.waywordHover = (controller, onEvent) =>
      makeHover(
        {
          view: window,
          send,
          findShadowRoot: import.meta.env.FIREFOX
            ? findShadowRoot
            : (element) => findShadowRoot(element, getBrowser().dom),
          // In Firefox the second part renders cards in a frame of its own.
          parts: import.meta.env.FIREFOX ? (readingParts as typeof coreParts) : coreParts,
          loadActions: () => send('hover.more', {}),
          loadPieces: () => send('hover.pieces', {}),
          onEvent,
        },
        controller,
      ).handlers;
    globalThis.waywordArrived?.();
  },
};

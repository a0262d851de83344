import { getBrowser, send } from '../../src/messaging/client.ts';
import { coreParts, readingParts } from '../../src/page/core-parts.ts';
import { findShadowRoot } from '../../src/page/shadow.ts';
import { makeHover } from '../../src/page/start-hover.ts';

/** What hovers and shows cards: the background loads it into a frame when a person is first noticed there (`entrypoints/hear`). */
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
          // In Firefox the second part draws no cards here, but in a frame of its own.
          parts: import.meta.env.FIREFOX ? (readingParts as typeof coreParts) : coreParts,
          loadMore: () => send('hover.more', {}),
          onEvent,
        },
        controller,
      ).handlers;
  },
};

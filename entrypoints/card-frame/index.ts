import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { getBrowser, send } from '../../src/messaging/client.ts';
import type { PageEvent } from '../../src/messaging/events.ts';
import { runFramePart } from '../../src/page/frame/frame-part.ts';
import { findShadowRoot } from '../../src/page/shadow.ts';

/** Renders the pinned card in its frame. The background injects it into that frame, in Firefox only. */
export default defineUnlistedScript({
  include: ['firefox'],
  main() {
    // A sandboxed frame has an opaque origin, which no page has.
    if (window.origin !== 'null' || globalThis.waywordRuns) return;
    globalThis.waywordRuns = true;
    const start = ({ ports: [port] }: MessageEvent) => {
      if (!port) return;
      runFramePart(port, {
        view: window,
        send,
        findShadowRoot,
        onEvent: (listener) =>
          getBrowser().runtime.onMessage.addListener((event: PageEvent) => {
            listener(event);
            return undefined;
          }),
      });
    };
    window.addEventListener('message', start, { once: true });
  },
});

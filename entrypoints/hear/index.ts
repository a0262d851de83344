import { getBrowser } from '../../src/messaging/client.ts';
import type { Envelope } from '../../src/messaging/envelope.ts';
import type { PageEvent } from '../../src/messaging/events.ts';
import { hearPerson } from '../../src/page/hearing.ts';

/**
 * The content script; the manifest names it (`wxt.config.ts`), and the background loads it into tabs that were open before. It waits for
 * a person and has all else loaded then. WXT's own wrapper of content scripts would send each page an event with the extension's id.
 */
export default {
  main() {
    // The second is the frame that pinned cards are drawn in.
    if (globalThis.waywordRuns || (import.meta.env.FIREFOX && document.documentElement?.id === 'wayword')) return;
    globalThis.waywordRuns = true;
    let onEvent: ReturnType<typeof holdEvents> | undefined;
    hearPerson(window, async (controller) => {
      const { runtime } = getBrowser();
      // Without an id the extension was removed or updated under this page.
      if (!runtime?.id) controller.abort();
      onEvent ??= holdEvents();
      const answer = (await askToLoad()) ?? (await askToLoad());
      // A frame that the browser lets nothing else into.
      if (answer?.ok === false && answer.error.code === 'forbidden') controller.abort();
      // Where it was not loaded this throws.
      return (globalThis.waywordHover as NonNullable<typeof globalThis.waywordHover>)(controller, onEvent);
    });
  },
};

/** As `send` does it, which is more than every page should read: a background that is stopped meanwhile gives no answer. */
async function askToLoad(): Promise<Envelope<void> | undefined> {
  try {
    return await getBrowser().runtime.sendMessage({ type: 'hover.start' });
  } catch {
    return undefined;
  }
}

/** Hears what the background tells this page, and keeps it until somebody listens. */
function holdEvents(): (listener: (event: PageEvent) => void) => void {
  const held: PageEvent[] = [];
  let listener = (event: PageEvent): void => void held.push(event);
  getBrowser().runtime.onMessage.addListener((event: PageEvent) => {
    listener(event);
    // No answer: the event is for every frame.
    return undefined;
  });
  return (given) => {
    listener = given;
    held.forEach(given);
  };
}

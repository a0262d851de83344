import { getBrowser } from '../../src/messaging/client.ts';
import type { Envelope } from '../../src/messaging/envelope.ts';
import type { PageEvent } from '../../src/messaging/events.ts';
import { findDocumentLanguage } from '../../src/page/document-language.ts';
import { watchForPerson } from '../../src/page/watch-person.ts';

/**
 * The content script; the manifest names it (`wxt.config.ts`), and the background loads it into tabs that were open
 * before. It waits for the first sign of a person, then has everything else loaded. It does not use WXT's wrapper,
 * which sends each page an event with the extension's id.
 */
export default {
  main() {
    // The second host is the frame that renders pinned cards.
    if (globalThis.waywordRuns || (import.meta.env.FIREFOX && document.documentElement?.id === 'wayword')) return;
    globalThis.waywordRuns = true;
    let onEvent: ReturnType<typeof holdEvents> | undefined;
    watchForPerson(window, async (controller) => {
      const { runtime } = getBrowser();
      // Without an id the extension was removed or updated under this page.
      if (!runtime?.id) controller.abort();
      onEvent ??= holdEvents();
      const answer = await Promise.race([askToLoad(), arrival()]);
      // The browser excludes extensions from this frame.
      if (answer?.ok === false && answer.error.code === 'forbidden') controller.abort();
      // Throws where the script was not loaded.
      return (globalThis.waywordHover as NonNullable<typeof globalThis.waywordHover>)(controller, onEvent);
    });
  },
};

/** Resolves when the hover script is there, which is before the background has the time to answer. */
function arrival(): Promise<undefined> {
  return new Promise((resolve) => {
    globalThis.waywordArrived = () => resolve(undefined);
  });
}

/** A background that stops in the meantime does not answer, so it is asked twice. */
const askToLoad = async () => (await ask()) ?? (await ask());

/** A small version of `send`, whose size is too much for every page. */
async function ask(): Promise<Envelope<void> | undefined> {
  try {
    return await getBrowser().runtime.sendMessage({ type: 'hover.start', language: findDocumentLanguage(document) });
  } catch {
    return undefined;
  }
}

/** Receives events from the background, and holds them until there is a listener. */
function holdEvents(): (listener: (event: PageEvent) => void) => void {
  const held: PageEvent[] = [];
  let listener = (event: PageEvent): void => void held.push(event);
  getBrowser().runtime.onMessage.addListener((event: PageEvent) => {
    listener(event);
    // Do not respond: the event is for every frame.
    return undefined;
  });
  return (given) => {
    listener = given;
    held.forEach(given);
  };
}

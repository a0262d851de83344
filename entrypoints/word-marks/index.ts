import { getBrowser, send } from '../../src/messaging/client.ts';
import { HOVER_EVENT, type PageEvent, WORDS_EVENT } from '../../src/messaging/events.ts';
import { createFindPageRoot } from '../../src/page/words/find-page-root.ts';
import { createMarkedPage } from '../../src/page/words/marked-page.ts';

/** Marks the words of pages. The browser loads it into the pages where the learner wants that (`services/word-marks.ts`). */
export default {
  main() {
    if (!isOfThisSite()) return;
    if (globalThis.waywordMarks) return void globalThis.waywordMarks.reload();
    const page = createMarkedPage({
      send,
      findShadowRoot: createFindPageRoot(() => getBrowser().dom),
    });
    globalThis.waywordMarks = page;
    getBrowser().runtime.onMessage.addListener((event: PageEvent) => {
      if (event.type === HOVER_EVENT) void page.reload();
      if (event.type === WORDS_EVENT) page.refresh();
      // Do not respond: the event is for every frame.
      return undefined;
    });
    void page.reload();
  },
};

/** A frame of another site must not learn what the reader knows. */
function isOfThisSite(): boolean {
  try {
    return globalThis.top?.document !== undefined;
  } catch {
    return false;
  }
}

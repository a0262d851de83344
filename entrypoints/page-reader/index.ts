import { getBrowser, send } from '../../src/messaging/client.ts';
import type { RequestOf } from '../../src/messaging/messages.ts';
import { countPage, type PageNumbers } from '../../src/page/words/count-page.ts';
import { createFindPageRoot } from '../../src/page/words/find-page-root.ts';
import { createPageReader, type PageReader } from '../../src/page/words/page-reader.ts';

declare global {
  /** Called by the popup and by the background, in the page that they read. */
  var waywordReader:
    | (PageReader & {
        mark(request: RequestOf<'study.mark'>): Promise<boolean>;
        count(): Promise<PageNumbers | undefined>;
      })
    | undefined;
}

/** Reads the main text of a page. The popup loads it into the page whose words it counts, and the background for the toolbar button. */
export default {
  main() {
    const parts = { send, findShadowRoot: createFindPageRoot(() => getBrowser().dom) };
    // The popup may be reading while the background counts.
    globalThis.waywordReader ??= {
      ...createPageReader(parts),
      count: () => countPage(createPageReader(parts)),
      // Sent from the page, a sentence gets its title and address as from the hover card.
      mark: (request) =>
        send('study.mark', request).then(
          () => true,
          () => false,
        ),
    };
  },
};

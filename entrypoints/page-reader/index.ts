import { getBrowser, send } from '../../src/messaging/client.ts';
import type { RequestOf } from '../../src/messaging/messages.ts';
import { createFindPageRoot } from '../../src/page/words/find-page-root.ts';
import { createPageReader, type PageReader } from '../../src/page/words/page-reader.ts';

declare global {
  /** Called by the popup, in the page that it reads. */
  var waywordReader: (PageReader & { mark(request: RequestOf<'study.mark'>): Promise<boolean> }) | undefined;
}

/** Reads the main text of a page. The popup loads it into the page whose words it counts. */
export default {
  main() {
    globalThis.waywordReader = {
      ...createPageReader({ send, findShadowRoot: createFindPageRoot(() => getBrowser().dom) }),
      // Sent from the page, a sentence gets its title and address as from the hover card.
      mark: (request) =>
        send('study.mark', request).then(
          () => true,
          () => false,
        ),
    };
  },
};

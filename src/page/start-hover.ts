import { AppError } from '../app-error.ts';
import type { Send } from '../messaging/client.ts';
import { createCard } from './card.ts';
import { findPassage } from './find-passage.ts';
import { createHover } from './hover.ts';
import type { Passage } from './passage.ts';
import { watchPointer } from './pointer.ts';
import type { FindShadowRoot } from './shadow.ts';

export interface HoverHost {
  view: Window;
  send: Send;
  findShadowRoot: FindShadowRoot;
}

/** The card shows after both: the pointer stands still, then it stays. */
const SETTLE_MS = 24;
const DWELL_MS = 56;
const QUIET_AFTER_KEY_MS = 500;

/** Starts hover-to-define in one window. When the extension goes away under the page, it stops by itself and leaves nothing behind. */
export function startHover({ view, send, findShadowRoot }: HoverHost): void {
  const { document } = view;
  const hover = createHover({
    findPassage: (point) => findPassage(point, document, findShadowRoot),
    define: async ({ text, offset, language }: Passage) => {
      try {
        return await send('lookup.define', { text, offset, ...(language === undefined ? {} : { language }) });
      } catch (error) {
        if (error instanceof AppError && error.code === 'extension-gone') stop();
        throw error;
      }
    },
    card: createCard(document),
    wait: (ms, done) => {
      const timer = view.setTimeout(done, ms);
      return () => view.clearTimeout(timer);
    },
    dwellMs: DWELL_MS,
  });
  const stop = watchPointer(view, hover, { settleMs: SETTLE_MS, quietMs: QUIET_AFTER_KEY_MS });
}

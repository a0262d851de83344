import type { PageCore } from '../hover-parts.ts';
import { createNotice, type PageNotice } from './notice.ts';
import type { PinnedCard } from './pin.ts';
import { createPinnedCard, type DrawnCard } from './pinned-card.ts';

/** Shows pinned cards and messages for the second part of the content script. */
export interface Stage {
  readonly pinned: PinnedCard;
  readonly notice: PageNotice;
  /** Looks up the selection on a pinned card, or the word of a nested card. @returns Whether there was one. */
  lookUp(): boolean;
  /** Removes everything from the page. */
  stop(): void;
}

/** Creates a stage in the document itself. */
export function createStage(core: PageCore, onClosed?: () => void): Stage & { readonly pinned: DrawnCard } {
  const notice = createNotice(core);
  const pinned = createPinnedCard(core, notice, onClosed);
  return {
    notice,
    pinned,
    // Words on it are found like words of the page.
    lookUp: () => false,
    stop() {
      pinned.close();
      notice.hide();
    },
  };
}

import type { PageCore } from '../core.ts';
import { createNotice, type Notice } from './notice.ts';
import { createPinnedCard, type DrawnCard, type PinnedCard } from './pinned-card.ts';

/** Where the second part of the content script shows what is pinned and what is said. */
export interface Stage {
  readonly pinned: PinnedCard;
  readonly notice: Notice;
  /** Looks up what is selected on a pinned card, or what a card on it shows. @returns Whether there is such a thing. */
  lookUp(): boolean;
  /** Leaves nothing behind. */
  stop(): void;
}

/** Makes a stage of the document itself. */
export function createStage(core: PageCore, onClosed?: () => void): Stage & { readonly pinned: DrawnCard } {
  const notice = createNotice(core);
  const pinned = createPinnedCard(core, notice, onClosed);
  return {
    notice,
    pinned,
    // What is on it is found as on the page around it.
    lookUp: () => false,
    stop() {
      pinned.close();
      notice.hide();
    },
  };
}

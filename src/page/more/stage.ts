import type { PageCore } from '../core.ts';
import { createNotice, type Notice } from './notice.ts';
import { createPinnedCard, type DrawnCard, type PinnedCard } from './pinned-card.ts';

/** Where the second part of the content script shows what is pinned and what is said. */
export interface Stage {
  readonly pinned: PinnedCard;
  readonly notice: Notice;
}

/** Makes a stage of the document itself. */
export function createStage(core: PageCore, onClosed?: () => void): Stage & { readonly pinned: DrawnCard } {
  const notice = createNotice(core);
  return { notice, pinned: createPinnedCard(core, notice, onClosed) };
}

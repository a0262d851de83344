import { defineTexts } from '../texts/load-texts.ts';
import type { BrowseNotice } from './browse-notice.ts';

const group = defineTexts(
  'popup',
  import.meta.glob('../../locales/*.json', { query: '?part=popup', import: 'default' }),
);

export const popupText = group('popup');
/** Tooltips of its buttons. */
export const popupHints = group('hints');
const noticeText = group('notices');

/** The sentence for a notice of Browse. */
export function describeNotice(notice: Exclude<BrowseNotice, { kind: 'error' }>): string {
  switch (notice.kind) {
    case 'deck-ends':
      return noticeText.deckEnds({ rank: notice.lastRank });
    case 'deck-starts':
      return noticeText.deckStarts({ rank: notice.firstRank });
    case 'not-synced-yet':
      return noticeText.notSyncedYet({ rank: notice.rank, cards: notice.cards });
    case 'no-card':
      return noticeText.noCard({ asked: notice.asked, shown: notice.shown });
    case 'not-a-rank':
      return noticeText.notARank;
  }
}

import { ERROR_TEXTS } from '../shared/error-text.ts';
import { formatNumber } from '../shared/format.ts';
import { text } from '../shared/text.ts';
import type { BrowseNotice } from './browse-notice.ts';

export const popupText = {
  brand: text.productName,
  openInTab: 'Open in a tab',
  openAtTheSide: 'Open at the side',
  options: 'Options',
  chooseDeck: 'Choose a deck',
  languages: 'Languages',
  noDeck: 'No deck',
  syncingCount: (cards: number) => `Syncing · ${text.cards(cards)}`,
  closePanel: 'Close',

  hoverOn: 'Hover on',
  siteLabel: (site: string) => `Wayword on ${site}`,
  siteLanguage: (site: string) => `Language of the texts on ${site}`,
  languageOfPage: 'Language as the page says',
  views: 'Views',
  study: 'Study',
  browse: 'Browse',
  dueLabel: (count: number) => `${formatNumber(count)} due`,

  card: 'Flashcard',
  loading: 'Loading …',
  rank: (rank: number) => `Rank ${formatNumber(rank)}`,
  noMeanings: 'No meaning given',
  moreMeanings: 'More meanings',
  onItsWay: 'The first cards are on their way. They appear here by themselves.',
  noCards: 'There are no cards here yet.',

  back: 'Previous card',
  forward: 'Next card',
  moveLabel: 'Cards by rank',
  jumpLabel: 'Rank',
  of: (lastRank: number) => `of ${formatNumber(lastRank)}`,
  soFar: (lastRank: number) => `of ${formatNumber(lastRank)} so far`,

  emptyTitle: 'What do you learn?',
  emptyAdvice: 'No deck yet. Choose one, and its cards are on this machine at once. No network is needed.',
  start: (cards: string) => `Start with ${cards}`,
  startUndecided: 'Start',
  starting: 'Adding …',
  choiceMissing: 'Choose both languages first.',
  connect: 'Connect a flashcard server instead',

  keysTitle: 'Keys',
  showKeys: 'Keys',
} as const;

/** The sentence for what browsing has to say. */
export function describeNotice(notice: BrowseNotice): string {
  switch (notice.kind) {
    case 'deck-ends':
      return `This deck ends at rank ${formatNumber(notice.lastRank)}.`;
    case 'deck-starts':
      return `This deck starts at rank ${formatNumber(notice.firstRank)}.`;
    case 'not-synced-yet':
      return `Rank ${formatNumber(notice.rank)} is not here yet: ${text.cards(notice.cards)} ${notice.cards === 1 ? 'is' : 'are'} synced so far.`;
    case 'no-card':
      return `There is no card at rank ${formatNumber(notice.asked)}. This is the next one, ${formatNumber(notice.shown)}.`;
    case 'not-a-rank':
      return 'Type a rank as a whole number, such as 120.';
    case 'error':
      return `${ERROR_TEXTS[notice.code].title}. ${ERROR_TEXTS[notice.code].advice}`;
  }
}

import { formatCount, formatNumber } from '../../shared/format.ts';
import type { TextsOf } from '../texts.ts';

const popup = {
  popup: {
    openInTab: 'Open in a tab',
    openAtTheSide: 'Open at the side',
    options: 'Options',
    chooseDeck: 'Choose a deck',
    languages: 'Languages',
    noDeck: 'No deck',
    syncingCount: (cards: number) => formatCount(cards, { one: 'Syncing · # card', other: 'Syncing · # cards' }),
    closePanel: 'Close',

    hoverOn: (site: string) => `Hover on ${site}`,
    closedPage: 'Here the browser lets no extension look up words.',
    siteLabel: (site: string) => `Wayword on ${site}`,
    siteLanguage: (site: string) => `Language of the texts on ${site}`,
    languageOfPage: 'Language as the page says',
    views: 'Views',
    study: 'Study',
    browse: 'Browse',
    dueLabel: (count: number) => formatCount(count, { other: '# due' }),

    card: 'Flashcard',
    loading: 'Loading…',
    rank: (rank: number) => `Rank ${formatNumber(rank)}`,
    noMeanings: 'No meaning given',
    moreMeanings: 'More meanings',
    onItsWay: 'The first cards are on their way. They appear here by themselves.',
    noCards: 'There are no cards here yet.',

    back: 'Previous card',
    forward: 'Next card',
    moveLabel: 'Cards by rank',
    jumpLabel: 'Rank',
    /** Behind the field with the rank: "7 of 2,000". */
    of: (lastRank: number) => `of ${formatNumber(lastRank)}`,
    soFar: (lastRank: number) => `of ${formatNumber(lastRank)} so far`,

    emptyTitle: 'What are you learning?',
    emptyAdvice: 'No deck yet. Choose one, and its cards are on this machine at once. No network is needed.',
    start: (cards: number) => formatCount(cards, { one: 'Start with # card', other: 'Start with # cards' }),
    startUndecided: 'Start',
    starting: 'Adding…',
    choiceMissing: 'Choose both languages first.',
    connect: 'Connect a flashcard server instead',

    keysTitle: 'Keys',
    showKeys: 'Keys',
  },

  /** What browsing has to say. */
  notices: {
    deckEnds: (rank: number) => `This deck ends at rank ${formatNumber(rank)}.`,
    deckStarts: (rank: number) => `This deck starts at rank ${formatNumber(rank)}.`,
    notSyncedYet: (rank: number, cards: number) =>
      formatCount(cards, {
        one: `Rank ${formatNumber(rank)} is not here yet: # card is synced so far.`,
        other: `Rank ${formatNumber(rank)} is not here yet: # cards are synced so far.`,
      }),
    noCard: (asked: number, shown: number) =>
      `There is no card at rank ${formatNumber(asked)}. This is the next one, ${formatNumber(shown)}.`,
    notARank: 'Type a rank as a whole number, such as 120.',
  },
};

export type PopupTexts = TextsOf<typeof popup>;
export default popup;

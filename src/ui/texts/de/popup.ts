import { formatCount, formatNumber } from '../../shared/format.ts';
import type { PopupTexts } from '../en/popup.ts';

const popup: PopupTexts = {
  popup: {
    openInTab: 'In einem Tab öffnen',
    openAtTheSide: 'An der Seite öffnen',
    options: 'Optionen',
    chooseDeck: 'Stapel wählen',
    languages: 'Sprachen',
    noDeck: 'Kein Stapel',
    syncingCount: (cards) => formatCount(cards, { one: 'Abgleich · # Karte', other: 'Abgleich · # Karten' }),
    closePanel: 'Schließen',

    hoverOn: (site) => `Nachschlagen auf ${site}`,
    closedPage: 'Hier lässt der Browser keine Erweiterung nachschlagen.',
    siteLabel: (site) => `Wayword auf ${site}`,
    siteLanguage: (site) => `Sprache der Texte auf ${site}`,
    languageOfPage: 'Sprache laut Seite',
    views: 'Ansichten',
    study: 'Lernen',
    browse: 'Blättern',
    dueLabel: (count) => formatCount(count, { other: '# fällig' }),

    card: 'Karteikarte',
    loading: 'Wird geladen …',
    rank: (rank) => `Rang ${formatNumber(rank)}`,
    noMeanings: 'Keine Bedeutung angegeben',
    moreMeanings: 'Weitere Bedeutungen',
    onItsWay: 'Die ersten Karten sind unterwegs. Sie erscheinen hier von selbst.',
    noCards: 'Hier gibt es noch keine Karten.',

    back: 'Vorige Karte',
    forward: 'Nächste Karte',
    moveLabel: 'Karten nach Rang',
    jumpLabel: 'Rang',
    of: (lastRank) => `von ${formatNumber(lastRank)}`,
    soFar: (lastRank) => `von bisher ${formatNumber(lastRank)}`,

    emptyTitle: 'Was lernst du?',
    emptyAdvice:
      'Noch kein Stapel. Wähle einen, und seine Karten sind sofort auf diesem Gerät. Ein Netz brauchst du dafür nicht.',
    start: (cards) => formatCount(cards, { one: 'Mit # Karte anfangen', other: 'Mit # Karten anfangen' }),
    startUndecided: 'Anfangen',
    starting: 'Wird hinzugefügt …',
    choiceMissing: 'Wähle zuerst beide Sprachen.',
    connect: 'Stattdessen einen Karteikarten-Server verbinden',

    keysTitle: 'Tasten',
    showKeys: 'Tasten',
  },

  notices: {
    deckEnds: (rank) => `Dieser Stapel endet bei Rang ${formatNumber(rank)}.`,
    deckStarts: (rank) => `Dieser Stapel beginnt bei Rang ${formatNumber(rank)}.`,
    notSyncedYet: (rank, cards) =>
      formatCount(cards, {
        one: `Rang ${formatNumber(rank)} ist noch nicht da: Bisher ist # Karte geladen.`,
        other: `Rang ${formatNumber(rank)} ist noch nicht da: Bisher sind # Karten geladen.`,
      }),
    noCard: (asked, shown) =>
      `Auf Rang ${formatNumber(asked)} gibt es keine Karte. Das ist die nächste, Rang ${formatNumber(shown)}.`,
    notARank: 'Gib einen Rang als ganze Zahl ein, etwa 120.',
  },
};

export default popup;

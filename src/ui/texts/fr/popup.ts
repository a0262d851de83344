import { formatCount, formatNumber } from '../../shared/format.ts';
import type { PopupTexts } from '../en/popup.ts';

const popup: PopupTexts = {
  popup: {
    openInTab: 'Ouvrir dans un onglet',
    openAtTheSide: 'Ouvrir sur le côté',
    options: 'Options',
    chooseDeck: 'Choisir un paquet',
    languages: 'Langues',
    noDeck: 'Aucun paquet',
    syncingCount: (cards) =>
      formatCount(cards, {
        one: 'Synchronisation · # carte',
        many: 'Synchronisation · # de cartes',
        other: 'Synchronisation · # cartes',
      }),
    closePanel: 'Fermer',

    hoverOn: (site) => `Dictionnaire sur ${site}`,
    closedPage: 'Ici, le navigateur ne laisse chercher aucun mot.',
    siteLabel: (site) => `Wayword sur ${site}`,
    siteLanguage: (site) => `Langue des textes sur ${site}`,
    languageOfPage: 'Langue indiquée par la page',
    views: 'Vues',
    study: 'Étudier',
    browse: 'Parcourir',
    dueLabel: (count) => formatCount(count, { other: '# à réviser' }),

    card: 'Flashcard',
    loading: 'Chargement…',
    rank: (rank) => `Rang ${formatNumber(rank)}`,
    noMeanings: 'Aucune signification indiquée',
    moreMeanings: 'Autres significations',
    onItsWay: 'Les premières cartes arrivent. Elles s’afficheront ici toutes seules.',
    noCards: 'Il n’y a pas encore de cartes ici.',

    back: 'Carte précédente',
    forward: 'Carte suivante',
    moveLabel: 'Cartes par rang',
    jumpLabel: 'Rang',
    of: (lastRank) => `sur ${formatNumber(lastRank)}`,
    soFar: (lastRank) => `sur ${formatNumber(lastRank)} jusqu’ici`,

    emptyTitle: 'Qu’apprends-tu ?',
    emptyAdvice:
      'Pas encore de paquet. Choisis-en un, et ses cartes sont aussitôt sur cet appareil. Pas besoin de réseau.',
    start: (cards) =>
      formatCount(cards, {
        one: 'Commencer avec # carte',
        many: 'Commencer avec # de cartes',
        other: 'Commencer avec # cartes',
      }),
    startUndecided: 'Commencer',
    starting: 'Ajout…',
    choiceMissing: 'Choisis d’abord les deux langues.',
    connect: 'Connecter plutôt un serveur de flashcards',

    keysTitle: 'Touches',
    showKeys: 'Touches',
  },

  notices: {
    deckEnds: (rank) => `Ce paquet s’arrête au rang ${formatNumber(rank)}.`,
    deckStarts: (rank) => `Ce paquet commence au rang ${formatNumber(rank)}.`,
    notSyncedYet: (rank, cards) =>
      formatCount(cards, {
        one: `Le rang ${formatNumber(rank)} n’est pas encore là : # carte synchronisée jusqu’ici.`,
        many: `Le rang ${formatNumber(rank)} n’est pas encore là : # de cartes synchronisées jusqu’ici.`,
        other: `Le rang ${formatNumber(rank)} n’est pas encore là : # cartes synchronisées jusqu’ici.`,
      }),
    noCard: (asked, shown) =>
      `Il n’y a pas de carte au rang ${formatNumber(asked)}. Voici la suivante, au rang ${formatNumber(shown)}.`,
    notARank: 'Tape un rang en nombre entier, par exemple 120.',
  },
};

export default popup;

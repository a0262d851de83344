import { formatCount, formatDuration, formatEstimate, formatNumber } from '../../shared/format.ts';
import type { SyncTexts } from '../en/sync.ts';

const sync: SyncTexts = {
  sync: {
    label: (pair) => `Synchronisation du paquet ${pair}`,
    progressLabel: (pair) => `Cartes synchronisées du paquet ${pair}`,
    states: {
      running: 'Synchronisation',
      queued: 'En file d’attente',
      waiting: 'En attente',
      paused: 'En pause',
      failed: 'Arrêté',
      done: 'Synchronisé',
    },
    milestone: (state, cards) =>
      formatCount(cards, {
        one: `${state} : # carte`,
        many: `${state} : # de cartes`,
        other: `${state} : # cartes`,
      }),
    cardsSoFar: (cards) =>
      formatCount(cards, {
        one: '# carte jusqu’ici',
        many: '# de cartes jusqu’ici',
        other: '# cartes jusqu’ici',
      }),
    cardsOf: (cards, expected) =>
      formatCount(expected, {
        one: `${formatNumber(cards)} sur # carte`,
        many: `${formatNumber(cards)} sur # de cartes`,
        other: `${formatNumber(cards)} sur # cartes`,
      }),
    rate: (perSecond) => `${formatNumber(Math.round(perSecond))} par seconde`,
    timeLeft: (ms) => `encore ${formatEstimate(ms)} environ`,
    goesOnIn: (ms) => `Reprise dans ${formatDuration(ms)}.`,
    goesOnNow: 'Reprise…',
    skipped: (count) =>
      formatCount(count, {
        one: '# réponse illisible a été ignorée.',
        many: '# de réponses illisibles ont été ignorées.',
        other: '# réponses illisibles ont été ignorées.',
      }),
    serverAway: {
      title: 'Le serveur dont elle copie les cartes n’est pas connecté',
      advice:
        'Elle reprend dès que tu reconnectes ce serveur. Pour prendre le paquet d’un autre serveur, connecte-le et appuie sur Synchroniser dans les options.',
    },
    pause: 'Pause',
    resume: 'Reprendre',
    retry: 'Réessayer',
    cancel: 'Annuler',
  },
};

export default sync;

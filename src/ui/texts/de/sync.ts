import { formatCount, formatDuration, formatEstimate, formatNumber } from '../../shared/format.ts';
import type { SyncTexts } from '../en/sync.ts';

const sync: SyncTexts = {
  sync: {
    label: (pair) => `Abgleich von ${pair}`,
    progressLabel: (pair) => `Geladene Karten von ${pair}`,
    states: {
      running: 'Wird abgeglichen',
      queued: 'Kommt als Nächstes dran',
      waiting: 'Wartet',
      paused: 'Angehalten',
      failed: 'Abgebrochen',
      done: 'Abgeglichen',
    },
    milestone: (state, cards) => formatCount(cards, { one: `${state}: # Karte`, other: `${state}: # Karten` }),
    cardsSoFar: (cards) => formatCount(cards, { one: 'bisher # Karte', other: 'bisher # Karten' }),
    cardsOf: (cards, expected) =>
      formatCount(expected, {
        one: `${formatNumber(cards)} von # Karte`,
        other: `${formatNumber(cards)} von # Karten`,
      }),
    rate: (perSecond) => `${formatNumber(Math.round(perSecond))} pro Sekunde`,
    timeLeft: (ms) => `noch etwa ${formatEstimate(ms)}`,
    goesOnIn: (ms) => `Weiter geht es in: ${formatDuration(ms)}.`,
    goesOnNow: 'Es geht weiter …',
    skipped: (count) =>
      formatCount(count, {
        one: '# Antwort war nicht lesbar und wurde übersprungen.',
        other: '# Antworten waren nicht lesbar und wurden übersprungen.',
      }),
    serverAway: {
      title: 'Der Server, von dem er kopiert, ist nicht verbunden',
      advice:
        'Er geht weiter, sobald du diesen Server wieder verbindest. Willst du den Stapel von einem anderen Server, verbinde diesen und drücke in den Optionen auf Abgleichen.',
    },
    pause: 'Anhalten',
    resume: 'Fortsetzen',
    retry: 'Noch einmal versuchen',
    cancel: 'Abbrechen',
  },
};

export default sync;

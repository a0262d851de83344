import { formatCount, formatDuration, formatEstimate, formatNumber } from '../../shared/format.ts';
import type { SyncTexts } from '../en/sync.ts';

const sync: SyncTexts = {
  sync: {
    label: (pair) => `Sincronización del mazo ${pair}`,
    progressLabel: (pair) => `Tarjetas sincronizadas del mazo ${pair}`,
    states: {
      running: 'Sincronizando',
      queued: 'En cola',
      waiting: 'En espera',
      paused: 'En pausa',
      failed: 'Detenido',
      done: 'Sincronizado',
    },
    milestone: (state, cards) =>
      formatCount(cards, {
        one: `${state}: # tarjeta`,
        many: `${state}: # de tarjetas`,
        other: `${state}: # tarjetas`,
      }),
    cardsSoFar: (cards) =>
      formatCount(cards, {
        one: '# tarjeta por ahora',
        many: '# de tarjetas por ahora',
        other: '# tarjetas por ahora',
      }),
    cardsOf: (cards, expected) =>
      formatCount(expected, {
        one: `${formatNumber(cards)} de # tarjeta`,
        many: `${formatNumber(cards)} de # de tarjetas`,
        other: `${formatNumber(cards)} de # tarjetas`,
      }),
    rate: (perSecond) => `${formatNumber(Math.round(perSecond))} por segundo`,
    timeLeft: (ms) => `tiempo restante aprox.: ${formatEstimate(ms)}`,
    goesOnIn: (ms) => `Continúa en ${formatDuration(ms)}.`,
    goesOnNow: 'Continuando…',
    skipped: (count) =>
      formatCount(count, {
        one: '# respuesta no se pudo leer y se omitió.',
        many: '# de respuestas no se pudieron leer y se omitieron.',
        other: '# respuestas no se pudieron leer y se omitieron.',
      }),
    serverAway: {
      title: 'El servidor del que copia no está conectado',
      advice:
        'Sigue cuando vuelvas a conectar ese servidor. Para tomar el mazo de otro servidor, conéctalo y pulsa Sincronizar en las opciones.',
    },
    pause: 'Pausar',
    resume: 'Reanudar',
    retry: 'Reintentar',
    cancel: 'Cancelar',
  },
};

export default sync;

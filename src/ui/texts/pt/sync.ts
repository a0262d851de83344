import { formatCount, formatDuration, formatEstimate, formatNumber } from '../../shared/format.ts';
import type { SyncTexts } from '../en/sync.ts';

const sync: SyncTexts = {
  sync: {
    label: (pair) => `Sincronização de ${pair}`,
    progressLabel: (pair) => `Cartões sincronizados de ${pair}`,
    states: {
      running: 'Sincronizando',
      queued: 'Na fila',
      waiting: 'Esperando',
      paused: 'Em pausa',
      failed: 'Interrompido',
      done: 'Sincronizado',
    },
    milestone: (state, cards) =>
      formatCount(cards, {
        one: `${state}: # cartão`,
        many: `${state}: # de cartões`,
        other: `${state}: # cartões`,
      }),
    cardsSoFar: (cards) =>
      formatCount(cards, {
        one: '# cartão até agora',
        many: '# de cartões até agora',
        other: '# cartões até agora',
      }),
    cardsOf: (cards, expected) =>
      formatCount(expected, {
        one: `${formatNumber(cards)} de # cartão`,
        many: `${formatNumber(cards)} de # de cartões`,
        other: `${formatNumber(cards)} de # cartões`,
      }),
    rate: (perSecond) => `${formatNumber(Math.round(perSecond))} por segundo`,
    timeLeft: (ms) => `tempo restante: ${formatEstimate(ms)}`,
    goesOnIn: (ms) => `Continua em ${formatDuration(ms)}.`,
    goesOnNow: 'Continuando…',
    skipped: (count) =>
      formatCount(count, {
        one: '# resposta não pôde ser lida e foi pulada.',
        many: '# de respostas não puderam ser lidas e foram puladas.',
        other: '# respostas não puderam ser lidas e foram puladas.',
      }),
    serverAway: {
      title: 'O servidor de onde ela copia não está conectado',
      advice:
        'Ela continua quando você conectar esse servidor de novo. Para pegar o baralho de outro servidor, conecte-o e pressione Sincronizar nas opções.',
    },
    pause: 'Pausar',
    resume: 'Retomar',
    retry: 'Tentar de novo',
    cancel: 'Cancelar',
  },
};

export default sync;

import { formatCount, formatNumber } from '../../shared/format.ts';
import type { PopupTexts } from '../en/popup.ts';

const popup: PopupTexts = {
  popup: {
    openInTab: 'Abrir en una pestaña',
    openAtTheSide: 'Abrir al lado',
    options: 'Opciones',
    chooseDeck: 'Elegir un mazo',
    languages: 'Idiomas',
    noDeck: 'Ningún mazo',
    syncingCount: (cards) =>
      formatCount(cards, {
        one: 'Sincronizando · # tarjeta',
        many: 'Sincronizando · # de tarjetas',
        other: 'Sincronizando · # tarjetas',
      }),
    closePanel: 'Cerrar',

    hoverOn: (site) => `Diccionario en ${site}`,
    closedPage: 'Aquí el navegador no deja consultar palabras.',
    siteLabel: (site) => `Wayword en ${site}`,
    siteLanguage: (site) => `Idioma de los textos en ${site}`,
    languageOfPage: 'El idioma que dice la página',
    views: 'Vistas',
    study: 'Estudiar',
    browse: 'Explorar',
    dueLabel: (count) => formatCount(count, { one: '# pendiente', many: '# pendientes', other: '# pendientes' }),

    card: 'Tarjeta',
    loading: 'Cargando…',
    rank: (rank) => `Puesto ${formatNumber(rank)}`,
    noMeanings: 'Sin significado indicado',
    moreMeanings: 'Más significados',
    onItsWay: 'Las primeras tarjetas están en camino. Aparecerán aquí solas.',
    noCards: 'Aquí todavía no hay tarjetas.',

    back: 'Tarjeta anterior',
    forward: 'Tarjeta siguiente',
    moveLabel: 'Tarjetas por puesto',
    jumpLabel: 'Puesto',
    of: (lastRank) => `de ${formatNumber(lastRank)}`,
    soFar: (lastRank) => `de ${formatNumber(lastRank)} por ahora`,

    emptyTitle: '¿Qué aprendes?',
    emptyAdvice:
      'Todavía no hay ningún mazo. Elige uno y sus tarjetas estarán enseguida en este dispositivo. No hace falta red.',
    start: (cards) =>
      formatCount(cards, {
        one: 'Empezar con # tarjeta',
        many: 'Empezar con # de tarjetas',
        other: 'Empezar con # tarjetas',
      }),
    startUndecided: 'Empezar',
    starting: 'Añadiendo…',
    choiceMissing: 'Elige primero los dos idiomas.',
    connect: 'O bien conectar un servidor de tarjetas',

    keysTitle: 'Teclas',
    showKeys: 'Teclas',
  },

  notices: {
    deckEnds: (rank) => `Este mazo termina en el puesto ${formatNumber(rank)}.`,
    deckStarts: (rank) => `Este mazo empieza en el puesto ${formatNumber(rank)}.`,
    notSyncedYet: (rank, cards) =>
      formatCount(cards, {
        one: `El puesto ${formatNumber(rank)} aún no está aquí: por ahora hay # tarjeta sincronizada.`,
        many: `El puesto ${formatNumber(rank)} aún no está aquí: por ahora hay # de tarjetas sincronizadas.`,
        other: `El puesto ${formatNumber(rank)} aún no está aquí: por ahora hay # tarjetas sincronizadas.`,
      }),
    noCard: (asked, shown) =>
      `No hay tarjeta en el puesto ${formatNumber(asked)}. Esta es la siguiente, la del ${formatNumber(shown)}.`,
    notARank: 'Escribe un puesto con un número entero, por ejemplo 120.',
  },
};

export default popup;

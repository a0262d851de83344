import { formatCount, formatNumber } from '../../shared/format.ts';
import type { PopupTexts } from '../en/popup.ts';

const popup: PopupTexts = {
  popup: {
    openInTab: 'Abrir em uma aba',
    openAtTheSide: 'Abrir ao lado',
    options: 'Opções',
    chooseDeck: 'Escolher um baralho',
    languages: 'Idiomas',
    noDeck: 'Nenhum baralho',
    syncingCount: (cards) =>
      formatCount(cards, {
        one: 'Sincronizando · # cartão',
        many: 'Sincronizando · # de cartões',
        other: 'Sincronizando · # cartões',
      }),
    closePanel: 'Fechar',

    hoverOn: (site) => `Consulta em ${site}`,
    closedPage: 'Aqui o navegador não deixa consultar palavras.',
    siteLabel: (site) => `Wayword em ${site}`,
    siteLanguage: (site) => `Idioma dos textos em ${site}`,
    languageOfPage: 'Idioma indicado pela página',
    views: 'Visualizações',
    study: 'Estudar',
    browse: 'Folhear',
    dueLabel: (count) => formatCount(count, { other: '# para revisar' }),

    card: 'Flashcard',
    loading: 'Carregando…',
    rank: (rank) => `Posição ${formatNumber(rank)}`,
    noMeanings: 'Sem significado',
    moreMeanings: 'Mais significados',
    onItsWay: 'Os primeiros cartões estão a caminho. Eles aparecem aqui sozinhos.',
    noCards: 'Ainda não há cartões aqui.',

    back: 'Cartão anterior',
    forward: 'Próximo cartão',
    moveLabel: 'Cartões por posição',
    jumpLabel: 'Posição',
    of: (lastRank) => `de ${formatNumber(lastRank)}`,
    soFar: (lastRank) => `de ${formatNumber(lastRank)} até agora`,

    emptyTitle: 'O que você está aprendendo?',
    emptyAdvice:
      'Nenhum baralho ainda. Escolha um, e os cartões ficam na hora neste dispositivo. Não é preciso internet.',
    start: (cards) =>
      formatCount(cards, {
        one: 'Começar com # cartão',
        many: 'Começar com # de cartões',
        other: 'Começar com # cartões',
      }),
    startUndecided: 'Começar',
    starting: 'Adicionando…',
    choiceMissing: 'Escolha primeiro os dois idiomas.',
    connect: 'Ou conectar um servidor de flashcards',

    keysTitle: 'Teclas',
    showKeys: 'Teclas',
  },

  notices: {
    deckEnds: (rank) => `Este baralho termina na posição ${formatNumber(rank)}.`,
    deckStarts: (rank) => `Este baralho começa na posição ${formatNumber(rank)}.`,
    notSyncedYet: (rank, cards) =>
      formatCount(cards, {
        one: `A posição ${formatNumber(rank)} ainda não está aqui: # cartão sincronizado até agora.`,
        many: `A posição ${formatNumber(rank)} ainda não está aqui: # de cartões sincronizados até agora.`,
        other: `A posição ${formatNumber(rank)} ainda não está aqui: # cartões sincronizados até agora.`,
      }),
    noCard: (asked, shown) =>
      `Não há cartão na posição ${formatNumber(asked)}. Este é o próximo, na posição ${formatNumber(shown)}.`,
    notARank: 'Digite a posição como um número inteiro, por exemplo 120.',
  },
};

export default popup;

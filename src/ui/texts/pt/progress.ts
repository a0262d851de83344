import { formatCount, formatDate, formatEstimate, formatList, formatNumber, formatShare } from '../../shared/format.ts';
import type { ProgressTexts } from '../en/progress.ts';

const progress: ProgressTexts = {
  progress: {
    pageTitle: 'Wayword – Progresso',
    title: 'Progresso',
    views: 'Visualizações',
    viewNames: { statistics: 'Estatísticas', check: 'O que eu conheço', held: 'Separadas' },
    deck: 'Baralho',
    noDeck: 'Ainda não há nenhum baralho neste dispositivo.',
    getDeck: 'Obter um baralho',
    study: 'Estudar agora',
    numbers: 'Números',
    noNumber: '–',
    ranks: (first, last) => (first === last ? formatNumber(first) : `${formatNumber(first)}–${formatNumber(last)}`),
  },

  check: {
    title: 'Quais palavras você já conhece?',
    intro:
      'Você vê cerca de 30 palavras deste baralho e algumas que não existem. Diga de cada uma se você a conhece. Leva um ou dois minutos, e nada é alterado por isso.',
    start: 'Começar o teste',
    preparing: 'Escolhendo palavras…',
    waiting: 'Esperando o baralho…',
    waitingNote: 'O baralho ainda está sendo adicionado. O teste começa quando todas as palavras estiverem aqui.',
    incomplete: 'Ainda não estão aqui todas as palavras deste baralho. Comece o teste quando ele estiver completo.',
    known: 'Conheço',
    unknown: 'Não conheço',
    back: 'Voltar',
    stop: 'Parar',
    keys: 'Teclas: 1 Não conheço, 2 Conheço, Z Voltar',
    question: 'Você sabe o que esta palavra significa?',
    position: (place, total) => `${formatNumber(place)} de ${formatNumber(total)}`,
    progress: 'Palavras respondidas',
    again: 'Fazer o teste de novo',

    resultTitle: (known, size) =>
      formatCount(size, {
        one: `Você conhece cerca de ${formatNumber(known)} de # palavra`,
        many: `Você conhece cerca de ${formatNumber(known)} de # de palavras`,
        other: `Você conhece cerca de ${formatNumber(known)} de # palavras`,
      }),
    range: (low, high) =>
      `Em nove de cada dez casos, o número real está entre ${formatNumber(low)} e ${formatNumber(high)}.`,
    noGuesses: (asked) =>
      formatCount(asked, {
        one: 'Você não disse conhecer a única palavra que não existe.',
        many: 'Você não disse conhecer nenhuma das # de palavras que não existem.',
        other: 'Você não disse conhecer nenhuma das # palavras que não existem.',
      }),
    guesses: (claimed, asked) =>
      formatCount(asked, {
        one: `Você disse conhecer a única palavra que não existe (${formatList(claimed)}). Isso é levado em conta.`,
        many: `Você disse conhecer ${formatNumber(claimed.length)} das # de palavras que não existem (${formatList(claimed)}). Isso é levado em conta.`,
        other: `Você disse conhecer ${formatNumber(claimed.length)} das # palavras que não existem (${formatList(claimed)}). Isso é levado em conta.`,
      }),
    unclearTitle: 'Responda mais algumas palavras',
    unclear: 'Suas respostas ainda não dão um resultado claro. Diga “Conheço” só se souber o significado.',
    unclearAll:
      'Suas respostas não dão um resultado claro. Faça o teste de novo e diga “Conheço” só se souber o significado.',
    claimed: (claimed) => `Você disse conhecer palavras que não existem: ${formatList(claimed)}.`,
    continue: 'Continuar',
    curveTitle: 'Quantas palavras você conhece, por posição',
    curveRanks: 'Posições',
    curveShare: 'Conhecidas',
  },

  know: {
    title: 'Marcar as primeiras palavras como conhecidas',
    intro: 'Palavras conhecidas não são perguntadas. As que você já estuda ficam como estão.',
    rank: 'Até a posição',
    rankHint: (last) => `O baralho termina na posição ${formatNumber(last)}.`,
    rankHintSoFar: (last) =>
      `O baralho ainda está sendo adicionado. Por enquanto, vai até a posição ${formatNumber(last)}.`,
    slider: 'Até a posição, com um controle deslizante',
    noneExpected: 'Segundo o teste, você conhece todas elas.',
    expected: (unknown) => formatCount(unknown, { other: 'Segundo o teste, você não conhece cerca de # delas.' }),
    markUndecided: 'Marcar como conhecidas',
    mark: (count) =>
      formatCount(count, {
        one: 'Marcar # palavra como conhecida',
        many: 'Marcar # de palavras como conhecidas',
        other: 'Marcar # palavras como conhecidas',
      }),
    nothing: 'Nenhuma palavra até esta posição é nova.',
    fresh: (count) =>
      formatCount(count, {
        one: '# palavra até esta posição é nova.',
        many: '# de palavras até esta posição são novas.',
        other: '# palavras até esta posição são novas.',
      }),
    done: (count, rank) =>
      formatCount(count, {
        one: `# palavra até a posição ${formatNumber(rank)} foi marcada como conhecida.`,
        many: `# de palavras até a posição ${formatNumber(rank)} foram marcadas como conhecidas.`,
        other: `# palavras até a posição ${formatNumber(rank)} foram marcadas como conhecidas.`,
      }),
    undo: 'Desfazer',
    takenBack: 'Desfeito. Elas são novas outra vez.',
  },

  held: {
    titles: {
      suspended: 'Palavras pausadas',
      known: 'Palavras conhecidas',
      leech: 'Palavras que você sempre esquece',
    },
    none: {
      suspended: 'Nenhuma. “Pausar” em uma palavra durante o estudo a traz para cá.',
      known: 'Nenhuma está marcada como conhecida.',
      leech: 'Nenhuma. Uma palavra esquecida oito vezes aparece aqui.',
    },
    loading: 'Carregando…',
    rank: (rank) => `Posição ${formatNumber(rank)}`,
    notInDeck: 'Fora do baralho',
    lapses: (count) =>
      formatCount(count, { one: 'esquecida # vez', many: 'esquecida # de vezes', other: 'esquecida # vezes' }),
    acts: { want: 'Retomar', reset: 'Recomeçar', suspend: 'Pausar' },
    actLabel: (act, word) => `${act}: ${word}`,
    more: (left) =>
      formatCount(left, {
        one: 'Mostrar mais (falta #)',
        many: 'Mostrar mais (faltam #)',
        other: 'Mostrar mais (faltam #)',
      }),
    batch: (count, at) =>
      formatCount(count, {
        one: `# palavra marcada de uma vez, ${formatDate(at)}`,
        many: `# de palavras marcadas de uma vez, ${formatDate(at)}`,
        other: `# palavras marcadas de uma vez, ${formatDate(at)}`,
      }),
    takeBack: 'Desmarcar',
    done: {
      want: (word) => `${word} volta a ser perguntada.`,
      reset: (word) => `${word} recomeça como palavra nova.`,
      suspend: (word) => `${word} está pausada.`,
    },
    batchDone: (count) =>
      formatCount(count, {
        one: '# palavra é nova outra vez.',
        many: '# de palavras são novas outra vez.',
        other: '# palavras são novas outra vez.',
      }),
    undo: 'Desfazer',
    undone: 'Desfeito.',
  },

  stats: {
    loading: 'Carregando…',
    emptyTitle: 'Nada estudado ainda',
    empty: 'Depois das primeiras respostas, você vê aqui quantas palavras lembra e o que vem pela frente.',

    summary: 'Resumo',
    streak: 'Dias seguidos',
    streakLongest: (longest) =>
      formatCount(longest, {
        one: 'Maior sequência: # dia',
        many: 'Maior sequência: # de dias',
        other: 'Maior sequência: # dias',
      }),
    known: 'Palavras conhecidas',
    knownOf: (words) => formatCount(words, { other: 'De # neste baralho' }),
    knownOfSoFar: (words) => formatCount(words, { other: 'De # por enquanto neste baralho' }),
    recalled: 'Lembradas, últimos 30 dias',
    time: 'Tempo, últimos 30 dias',
    timeADay: (ms) => `${formatEstimate(ms)} por dia de estudo`,
    noTime: 'Nenhum',
    noShare: '–',

    forecast: 'Próximas revisões',
    forecastNote: 'Todos os baralhos. Palavras novas e esquecidas se somam a isso.',
    day: 'Dia',
    today: 'Hoje',
    words: 'Palavras',
    answers: 'Respostas por dia',
    answersNote: 'Todos os baralhos, últimos 30 dias.',
    remembered: 'Lembradas',
    forgotten: 'Esquecidas',
    retention: 'Quantas palavras você lembrou, por semana',
    retentionNote: 'Das palavras cujo dia havia chegado. As repetições no mesmo dia não contam.',
    week: 'Semana de',
    kept: 'Lembradas',
    wanted: (retention) => `Meta: ${formatShare(retention)}`,
    ranks: 'Palavras deste baralho por posição',
    ranksIncomplete:
      'O baralho ainda está sendo adicionado. As palavras por posição aparecem quando ele estiver completo.',
    ranksNote: 'Conhecidas: marcadas assim ou lembradas há três semanas ou mais.',
    rank: 'Posições',
    knownSeries: 'Conhecidas',
    learning: 'Em estudo',
    rest: 'Ainda não',
    minutes: 'Minutos por dia',
    minutesNote: 'Todos os baralhos, últimos 30 dias. Pausas de mais de dois minutos não contam.',
    minutesHead: 'Minutos',
  },
};

export default progress;

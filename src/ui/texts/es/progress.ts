import { formatCount, formatDate, formatEstimate, formatList, formatNumber, formatShare } from '../../shared/format.ts';
import type { ProgressTexts } from '../en/progress.ts';

const progress: ProgressTexts = {
  progress: {
    pageTitle: 'Wayword – Progreso',
    title: 'Progreso',
    views: 'Vistas',
    viewNames: { statistics: 'Estadísticas', check: 'Lo que conozco', held: 'Apartadas' },
    deck: 'Mazo',
    noDeck: 'Todavía no hay ningún mazo en este dispositivo.',
    getDeck: 'Conseguir un mazo',
    study: 'Estudiar ahora',
    numbers: 'Números',
    noNumber: '–',
    ranks: (first, last) => (first === last ? formatNumber(first) : `${formatNumber(first)}–${formatNumber(last)}`),
  },

  check: {
    title: '¿Qué palabras conoces ya?',
    intro:
      'Verás unas 30 palabras de este mazo y algunas que no existen. Di de cada una si la conoces. Lleva un minuto o dos y no cambia nada.',
    start: 'Empezar la prueba',
    preparing: 'Eligiendo palabras…',
    waiting: 'Esperando el mazo…',
    waitingNote: 'El mazo aún se está añadiendo. La prueba empieza cuando estén todas las palabras.',
    incomplete: 'Todavía no están todas las palabras de este mazo. Empieza la prueba cuando esté completo.',
    known: 'La conozco',
    unknown: 'No la conozco',
    back: 'Atrás',
    stop: 'Terminar',
    keys: 'Teclas: 1 No la conozco, 2 La conozco, Z Atrás',
    question: '¿Sabes qué significa esta palabra?',
    position: (place, total) => `${formatNumber(place)} de ${formatNumber(total)}`,
    progress: 'Palabras respondidas',
    again: 'Repetir la prueba',

    resultTitle: (known, size) =>
      formatCount(size, {
        one: `Conoces aproximadamente ${formatNumber(known)} de # palabra`,
        many: `Conoces aproximadamente ${formatNumber(known)} de # de palabras`,
        other: `Conoces aproximadamente ${formatNumber(known)} de # palabras`,
      }),
    range: (low, high) =>
      `Nueve de cada diez veces, el número real está entre ${formatNumber(low)} y ${formatNumber(high)}.`,
    noGuesses: (asked) =>
      formatCount(asked, {
        one: 'No dijiste que conocieras la única palabra que no existe.',
        many: 'No dijiste que conocieras ninguna de las # de palabras que no existen.',
        other: 'No dijiste que conocieras ninguna de las # palabras que no existen.',
      }),
    guesses: (claimed, asked) =>
      formatCount(asked, {
        one: `Dijiste que conocías la única palabra que no existe (${formatList(claimed)}). El resultado lo tiene en cuenta.`,
        many: `Dijiste que conocías ${formatNumber(claimed.length)} de las # de palabras que no existen (${formatList(claimed)}). El resultado lo tiene en cuenta.`,
        other: `Dijiste que conocías ${formatNumber(claimed.length)} de las # palabras que no existen (${formatList(claimed)}). El resultado lo tiene en cuenta.`,
      }),
    unclearTitle: 'Responde algunas palabras más',
    unclear: 'Tus respuestas todavía no dan un resultado claro. Di «La conozco» solo si sabes el significado.',
    unclearAll:
      'Tus respuestas no dan un resultado claro. Repite la prueba y di «La conozco» solo si sabes el significado.',
    claimed: (claimed) => `Dijiste que conocías palabras que no existen: ${formatList(claimed)}.`,
    continue: 'Continuar',
    curveTitle: 'Cuántas palabras conoces, por puesto',
    curveRanks: 'Puestos',
    curveShare: 'Conocidas',
  },

  know: {
    title: 'Marcar las primeras palabras como conocidas',
    intro: 'Las palabras conocidas no se preguntan. Las que ya estudias se quedan como están.',
    rank: 'Hasta el puesto',
    rankHint: (last) => `El mazo termina en el puesto ${formatNumber(last)}.`,
    rankHintSoFar: (last) => `El mazo aún se está añadiendo. De momento llega hasta el puesto ${formatNumber(last)}.`,
    slider: 'Hasta el puesto, con un control deslizante',
    noneExpected: 'Según la prueba, las conoces todas.',
    expected: (unknown) => formatCount(unknown, { other: 'Según la prueba, desconoces aproximadamente # de ellas.' }),
    markUndecided: 'Marcar como conocidas',
    mark: (count) =>
      formatCount(count, {
        one: 'Marcar # palabra como conocida',
        many: 'Marcar # de palabras como conocidas',
        other: 'Marcar # palabras como conocidas',
      }),
    nothing: 'Hasta este puesto no hay ninguna palabra nueva.',
    fresh: (count) =>
      formatCount(count, {
        one: 'Hasta este puesto hay # palabra nueva.',
        many: 'Hasta este puesto hay # de palabras nuevas.',
        other: 'Hasta este puesto hay # palabras nuevas.',
      }),
    done: (count, rank) =>
      formatCount(count, {
        one: `# palabra hasta el puesto ${formatNumber(rank)} está marcada como conocida.`,
        many: `# de palabras hasta el puesto ${formatNumber(rank)} están marcadas como conocidas.`,
        other: `# palabras hasta el puesto ${formatNumber(rank)} están marcadas como conocidas.`,
      }),
    undo: 'Deshacer',
    takenBack: 'Deshecho. Vuelven a ser nuevas.',
  },

  held: {
    titles: {
      suspended: 'Palabras en pausa',
      known: 'Palabras conocidas',
      leech: 'Palabras que olvidas una y otra vez',
    },
    none: {
      suspended: 'Ninguna. Al estudiar, “Pausar” trae aquí una palabra.',
      known: 'Ninguna está marcada como conocida.',
      leech: 'Ninguna. Una palabra que se olvida ocho veces aparece aquí.',
    },
    loading: 'Cargando…',
    rank: (rank) => `Puesto ${formatNumber(rank)}`,
    notInDeck: 'No está en el mazo',
    lapses: (count) =>
      formatCount(count, {
        one: 'olvidada # vez',
        many: 'olvidada # de veces',
        other: 'olvidada # veces',
      }),
    acts: { want: 'Volver a preguntar', reset: 'Empezar de cero', suspend: 'Pausar' },
    actLabel: (act, word) => `${act}: ${word}`,
    more: (left) =>
      formatCount(left, {
        one: 'Mostrar más (queda #)',
        many: 'Mostrar más (quedan #)',
        other: 'Mostrar más (quedan #)',
      }),
    batch: (count, at) =>
      formatCount(count, {
        one: `# palabra marcada de una vez, ${formatDate(at)}`,
        many: `# de palabras marcadas de una vez, ${formatDate(at)}`,
        other: `# palabras marcadas de una vez, ${formatDate(at)}`,
      }),
    takeBack: 'Deshacer',
    done: {
      want: (word) => `${word} se vuelve a preguntar.`,
      reset: (word) => `${word} empieza de cero como palabra nueva.`,
      suspend: (word) => `${word} está en pausa.`,
    },
    batchDone: (count) =>
      formatCount(count, {
        one: '# palabra vuelve a ser nueva.',
        many: '# de palabras vuelven a ser nuevas.',
        other: '# palabras vuelven a ser nuevas.',
      }),
    undo: 'Deshacer',
    undone: 'Deshecho.',
  },

  stats: {
    loading: 'Cargando…',
    emptyTitle: 'Aún no has estudiado nada',
    empty: 'Después de tus primeras respuestas verás aquí cuántas palabras retienes y lo que está por venir.',

    summary: 'De un vistazo',
    streak: 'Días seguidos',
    streakLongest: (longest) =>
      formatCount(longest, {
        one: 'Récord: # día',
        many: 'Récord: # de días',
        other: 'Récord: # días',
      }),
    known: 'Palabras conocidas',
    knownOf: (words) => formatCount(words, { other: 'De # en este mazo' }),
    knownOfSoFar: (words) => formatCount(words, { other: 'De # por ahora en este mazo' }),
    recalled: 'Retenidas, últimos 30 días',
    time: 'Tiempo, últimos 30 días',
    timeADay: (ms) => `${formatEstimate(ms)} por día de estudio`,
    noTime: 'Ninguno',
    noShare: '–',

    forecast: 'Próximos repasos',
    forecastNote: 'Todos los mazos. Se suman las palabras nuevas y las olvidadas.',
    day: 'Día',
    today: 'Hoy',
    words: 'Palabras',
    answers: 'Respuestas por día',
    answersNote: 'Todos los mazos, los últimos 30 días.',
    remembered: 'Recordadas',
    forgotten: 'Olvidadas',
    retention: 'Cuántas palabras has retenido, por semana',
    retentionNote: 'De las palabras cuyo día había llegado. No cuentan los pasos del mismo día.',
    week: 'Semana del',
    kept: 'Retenidas',
    wanted: (retention) => `Objetivo: ${formatShare(retention)}`,
    ranks: 'Palabras de este mazo por puesto',
    ranksIncomplete: 'El mazo aún se está añadiendo. Sus palabras por puesto aparecen cuando esté completo.',
    ranksNote: 'Conocidas: marcadas así o retenidas desde hace tres semanas o más.',
    rank: 'Puestos',
    knownSeries: 'Conocidas',
    learning: 'En curso',
    rest: 'Aún no',
    minutes: 'Minutos por día',
    minutesNote: 'Todos los mazos, los últimos 30 días. Las pausas de más de dos minutos no cuentan.',
    minutesHead: 'Minutos',
  },
};

export default progress;

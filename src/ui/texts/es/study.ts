import { formatCount, formatEstimate, formatNumber } from '../../shared/format.ts';
import type { StudyTexts } from '../en/study.ts';

const study: StudyTexts = {
  study: {
    card: 'Palabra que estudiar',
    show: 'Mostrar',
    rank: (rank) => `Puesto ${formatNumber(rank)}`,
    newWord: 'Palabra nueva',
    notInDeck: 'Ya no está en el mazo',
    ownWord: 'Palabra tuya',
    practice: 'Práctica: no cuenta nada',
    yours: 'Tu definición',
    noMeanings: 'Sin significado indicado. Puedes escribir tu propia definición.',
    speak: 'Pronunciar',
    left: (count) => formatCount(count, { one: 'queda #', many: 'quedan #', other: 'quedan #' }),
    progress: 'Hecho hoy',
    answers: '¿Qué tal la sabías?',
    ratings: { again: 'Olvidada', hard: 'Difícil', good: 'Recordada', easy: 'Fácil' },
    undo: 'Deshacer',
    know: 'La conozco',
    edit: 'Editar',
    bury: 'Mañana',
    suspend: 'Pausar',
    definition: 'Tu propia definición',
    save: 'Guardar',
    cancel: 'Cancelar',
    remove: 'Eliminar',
    leech: (lapses) =>
      formatCount(lapses, {
        one: 'Olvidada # vez. Escribe tu propia definición o pausa la palabra.',
        many: 'Olvidada # de veces. Escribe tu propia definición o pausa la palabra.',
        other: 'Olvidada # veces. Escribe tu propia definición o pausa la palabra.',
      }),
    clockBehind:
      'El reloj de este dispositivo va por detrás de tu última respuesta. Las respuestas cuentan para el día que marca.',

    doneTitle: 'Listo por hoy',
    nothingTitle: 'Nada que estudiar ahora',
    nothingAdvice:
      'Ya están todas las palabras de hoy, o no hay ninguna prevista. En las opciones eliges cuántas palabras nuevas vienen al día.',
    pauseTitle: 'Se acabó el tiempo',
    summary: (answers, remembered, ms) =>
      formatCount(answers, {
        one: `# respuesta en ${formatEstimate(ms)}, palabras recordadas: ${formatNumber(remembered)}.`,
        many: `# de respuestas en ${formatEstimate(ms)}, palabras recordadas: ${formatNumber(remembered)}.`,
        other: `# respuestas en ${formatEstimate(ms)}, palabras recordadas: ${formatNumber(remembered)}.`,
      }),
    newToday: (count) =>
      formatCount(count, {
        one: '# palabra nueva hoy.',
        many: '# de palabras nuevas hoy.',
        other: '# palabras nuevas hoy.',
      }),
    nothingTomorrow: 'Mañana no hay nada pendiente.',
    tomorrow: (count) =>
      formatCount(count, {
        one: 'Mañana: # palabra.',
        many: 'Mañana: # de palabras.',
        other: 'Mañana: # palabras.',
      }),
    progressLink: 'Progreso y estadísticas',
    goOn: 'Continuar',
    practise: 'Practicar más',
    fiveMinutes: '5 minutos',
    oneDeck: 'Solo este mazo',
  },

  notices: {
    'answered-elsewhere': 'Ya respondiste esta palabra en otra ventana. Esto es lo siguiente.',
    'nothing-to-undo': 'No hay nada que deshacer.',
    'nothing-to-redo': 'No hay nada que rehacer.',
    undone: 'Deshecho. Responde de nuevo.',
    'taken-back': 'Deshecho.',
    redone: 'Rehecho.',
    'no-practice': 'Todavía no hay nada que practicar.',
    known: 'Marcada como conocida. No se preguntará más.',
    paused: 'En pausa. No se preguntará.',
    'put-off': 'Aplazada hasta mañana.',
  },
};

export default study;

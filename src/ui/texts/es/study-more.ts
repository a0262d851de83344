import { formatCount, formatNumber } from '../../shared/format.ts';
import type { StudyMoreTexts } from '../en/study-more.ts';

const studyMore: StudyMoreTexts = {
  modes: {
    again: 'Volver a escuchar',
    showWord: 'Mostrar la palabra',
    typeMeaning: '¿Qué significa?',
    typeWord: (language) => `¿Cómo se dice en ${language}?`,
    check: 'Comprobar',
    almost: 'Casi. Míralo otra vez.',
    accentsAgain: 'Cuidado con los acentos; prueba otra vez.',
    verdicts: {
      right: 'Correcto.',
      accents: 'Correcto, pero cuidado con los acentos.',
      typo: 'Casi correcto.',
      wrong: 'No es lo que dice la tarjeta.',
    },
    youTyped: 'Escribiste:',
  },

  rescue: {
    lostTitle: 'Tu historial de estudio está incompleto',
    lost: (missing, entries) =>
      formatCount(missing, {
        one: `En los datos que devolvió el navegador falta # entrada de ${formatNumber(entries)}. Wayword tiene una segunda copia.`,
        many: `En los datos que devolvió el navegador faltan # de entradas de ${formatNumber(entries)}. Wayword tiene una segunda copia.`,
        other: `En los datos que devolvió el navegador faltan # entradas de ${formatNumber(entries)}. Wayword tiene una segunda copia.`,
      }),
    restore: (missing) =>
      formatCount(missing, {
        one: 'Recuperar # entrada',
        many: 'Recuperar # de entradas',
        other: 'Recuperar # entradas',
      }),
    giveUp: 'Empezar de nuevo sin ellas',
    giveUpQuestion: '¿Renunciar a ellas para siempre?',
    keep: 'Conservarlas',

    closedTitle: 'No se puede abrir tu historial de estudio',
    closed:
      'El navegador no abre los datos donde está. Puede que el disco esté lleno: libera espacio e inténtalo de nuevo. Si no, reinicia el navegador. Si eso no ayuda, guarda aquí una copia de seguridad: se hace a partir de una segunda copia. Después elimina Wayword, instálalo de nuevo y restaura la copia de seguridad en las opciones.',
  },
};

export default studyMore;

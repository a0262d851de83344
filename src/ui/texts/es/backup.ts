import { formatCount, formatDate, formatShare } from '../../shared/format.ts';
import type { BackupTexts } from '../en/backup.ts';

const backup: BackupTexts = {
  backup: {
    save: 'Guardar una copia de seguridad',
    choose: 'Restaurar una copia de seguridad',
    savedAs: (file) => `Guardado como ${file}, entre las descargas del navegador.`,
    working: 'Leyendo…',
    restoring: 'Restaurando…',
    restoredSoFar: (share) =>
      `Se está restaurando una copia de seguridad: ${formatShare(share)}. Mientras tanto puedes seguir estudiando.`,
    answers: (count) => formatCount(count, { one: '# respuesta', many: '# de respuestas', other: '# respuestas' }),
    definitions: (count) =>
      formatCount(count, {
        one: '# definición tuya',
        many: '# de definiciones tuyas',
        other: '# definiciones tuyas',
      }),
    period: (firstAt, lastAt) => `del ${formatDate(firstAt)} al ${formatDate(lastAt)}`,
    nothingFresh: 'Ya está todo aquí.',
    fresh: (count) =>
      formatCount(count, {
        one: '# de sus entradas aún no está aquí. No se pierde nada de lo que ya hay.',
        many: '# de sus entradas aún no están aquí. No se pierde nada de lo que ya hay.',
        other: '# de sus entradas aún no están aquí. No se pierde nada de lo que ya hay.',
      }),
    restore: 'Restaurar',
    cancel: 'Cancelar',
    restored: (count) =>
      formatCount(count, {
        one: 'Restaurado: # entrada nueva.',
        many: 'Restaurado: # de entradas nuevas.',
        other: 'Restaurado: # entradas nuevas.',
      }),
    withoutDeck: 'Los mazos no están en la copia. Consigue estos para seguir con sus palabras:',

    savedTitle: 'Copias de seguridad automáticas',
    savedIntro:
      'Una por cada día que estudias: las siete últimas y, antes de esas, una por semana. Se quedan en este dispositivo.',
    savedNone: 'Todavía ninguna. La primera se hará después de tu próxima respuesta.',
    download: 'Descargar',
    downloadOf: (at) => `Descargar la copia de seguridad del ${formatDate(at)}`,
    restoreOf: (at) => `Restaurar la copia de seguridad del ${formatDate(at)}`,
  },
};

export default backup;

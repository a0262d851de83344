import { formatCount } from '../../shared/format.ts';
import type { AboutTexts } from '../en/about.ts';

const about: AboutTexts = {
  about: {
    title: 'Acerca de',
    version: 'Versión',
    browser: 'Navegador',
    unknownBrowser: 'Desconocido',
    stored: 'En este dispositivo',
    used: (used, quota) => `${used} de ${quota} que permite el navegador`,
    notTold: 'El navegador no lo dice',
    decks: 'Mazos',
    study: 'Lo que has estudiado y escrito',
    about: (size) => `aprox. ${size}`,
    kept: 'A salvo de limpiezas',
    isKept: 'Sí: el navegador solo lo borra junto con Wayword.',
    isNotKept: 'No está garantizado: el navegador puede borrarlo si el disco se llena.',
    keep: 'Pedir al navegador que lo conserve',
    keepRefused:
      'El navegador no aceptó. Quizá lo haga cuando uses más Wayword. Guarda de vez en cuando una copia de seguridad en “Datos”.',
    privacy:
      'Nada de lo que lees, buscas, estudias o escribes sale de este dispositivo. Wayword solo envía solicitudes a un lugar: el servidor de tarjetas que conectes, si conectas alguno.',
    licence: 'Wayword es software libre bajo la GNU General Public License, versión 3 o posterior.',
    licenceLink: 'Leer la licencia',
  },

  selfCheck: {
    title: 'Comprobar los datos',
    intro: 'Lee cada mazo y todo lo que has estudiado, y repara lo que no esté bien. Mientras tanto puedes seguir.',
    again: 'Comprobar de nuevo',
    checking: 'Comprobando…',
    checkingDeck: (pair) => `Comprobando el mazo ${pair}…`,
    checkingStudy: 'Comprobando lo que has estudiado…',
    decks: (count) => formatCount(count, { one: '# mazo', many: '# de mazos', other: '# mazos' }),
    cards: (count) => formatCount(count, { one: '# tarjeta', many: '# de tarjetas', other: '# tarjetas' }),
    answers: (count) => formatCount(count, { one: '# respuesta', many: '# de respuestas', other: '# respuestas' }),
    right: (decks, cards, answers) => `${decks}, ${cards}, ${answers}: todo en orden.`,
    mended: (decks, cards, answers) => `Comprobado: ${decks}, ${cards}, ${answers}. Resultado:`,
    indexRebuilt: (pair, entries) =>
      formatCount(entries, {
        one: `Se rehízo el índice de palabras del mazo ${pair}: # entrada faltaba o era incorrecta.`,
        many: `Se rehízo el índice de palabras del mazo ${pair}: # de entradas faltaban o eran incorrectas.`,
        other: `Se rehízo el índice de palabras del mazo ${pair}: # entradas faltaban o eran incorrectas.`,
      }),
    cardsRestored: (pair, count) =>
      formatCount(count, {
        one: `El mazo ${pair} se tomó de nuevo de la extensión: # tarjeta no se podía leer.`,
        many: `El mazo ${pair} se tomó de nuevo de la extensión: # de tarjetas no se podían leer.`,
        other: `El mazo ${pair} se tomó de nuevo de la extensión: # tarjetas no se podían leer.`,
      }),
    cardsLost: (pair, count) =>
      formatCount(count, {
        one: `El mazo ${pair} perdió # tarjeta que no se podía leer. Las demás funcionan como antes.`,
        many: `El mazo ${pair} perdió # de tarjetas que no se podían leer. Las demás funcionan como antes.`,
        other: `El mazo ${pair} perdió # tarjetas que no se podían leer. Las demás funcionan como antes.`,
      }),
    syncAgain: (pair) => `Sincronizar de nuevo el mazo ${pair}`,
    syncStarted: (pair) => `Empezó la sincronización del mazo ${pair}.`,
    fetchAgain:
      'Para tener todas las tarjetas, conecta su servidor y sincronízalo de nuevo, o impórtalo otra vez desde su archivo.',
    left: (pair) => `El mazo ${pair} se omitió: su sincronización no ha terminado.`,
    staleRows: (count) =>
      formatCount(count, {
        one: '# estado de estudio no coincidía con tus respuestas y se recalculó.',
        many: '# de estados de estudio no coincidían con tus respuestas y se recalcularon.',
        other: '# estados de estudio no coincidían con tus respuestas y se recalcularon.',
      }),
    copyRewritten: 'La segunda copia de tus respuestas no era igual que la primera y se rehízo.',
    copyHasMore: (count) =>
      formatCount(count, {
        one: '# entrada de tu historial de estudio solo está en la segunda copia. Abre “Estudiar” para recuperarla.',
        many: '# de entradas de tu historial de estudio solo están en la segunda copia. Abre “Estudiar” para recuperarlas.',
        other:
          '# entradas de tu historial de estudio solo están en la segunda copia. Abre “Estudiar” para recuperarlas.',
      }),
    openStudy: 'Abrir “Estudiar”',
    backups: (count) =>
      formatCount(count, {
        one: '# copia de seguridad automática.',
        many: '# de copias de seguridad automáticas.',
        other: '# copias de seguridad automáticas.',
      }),
    backupMade: 'No había ninguna copia de seguridad. Se acaba de hacer una.',
    brokenBackups: (count) =>
      formatCount(count, {
        one: '# copia de seguridad ya no está completa y se reemplazará por una nueva.',
        many: '# de copias de seguridad ya no están completas y se reemplazarán por otras nuevas.',
        other: '# copias de seguridad ya no están completas y se reemplazarán por otras nuevas.',
      }),
  },

  shortcuts: {
    title: 'Atajos',
    onPages: 'En las páginas web',
    onPagesIntro: 'Funcionan en todas las pestañas. Los gestiona el navegador, y allí puedes cambiarlos.',
    commands: {
      _execute_action: 'Abrir Wayword',
      'look-up': 'Buscar la selección o la palabra donde está el cursor; fijar la tarjeta visible',
      'next-word': 'Buscar la siguiente palabra que está en un mazo',
      'previous-word': 'Buscar la palabra anterior que está en un mazo',
    },
    noKey: 'Sin tecla',
    noKeyWarning:
      'Un comando no tiene tecla: quizá la use otra extensión, o se haya quitado. Elige una en el navegador.',
    change: 'Cambiar estas teclas',
    changeByHand: 'Abre about:addons, pulsa la rueda dentada y elige “Administrar atajos de extensiones”.',
    onCard: 'En la tarjeta',
    onCardIntro:
      'En cuanto el puntero está sobre la tarjeta o la has fijado, y mientras no escribes. Hasta entonces, todas las teclas son de la página. Puedes desactivarlos en “Diccionario”.',
    pin: 'Fijar la tarjeta',
    speak: 'Pronunciar la palabra',
    study: 'Estudiar la palabra',
    know: 'Conozco esta palabra; otra vez: en realidad no',
    matches: 'Resultado siguiente, y volver',
    close: 'Cerrar la tarjeta',
    inStudy: 'Mientras estudias',
    inBrowse: 'Mientras exploras un mazo',
    addressBar: 'En la barra de direcciones',
    addressBarHint: 'Escribe esto, un espacio y una palabra: debajo responden tus mazos.',
  },
};

export default about;

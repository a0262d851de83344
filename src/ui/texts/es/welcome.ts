import { formatCount } from '../../shared/format.ts';
import type { WelcomeTexts } from '../en/welcome.ts';

const welcome: WelcomeTexts = {
  welcome: {
    title: 'Te damos la bienvenida a Wayword',
    lead: 'Lee la web en el idioma que aprendes: el significado de una palabra está donde está la palabra.',
    order: 'Cuatro pasos, en el orden que quieras. Sáltate los que no necesites.',
    done: 'Hecho:',

    deckTitle: '¿Qué aprendes?',
    speak: 'Hablo',
    onlyMeanings: 'Estos son los idiomas en los que este mazo tiene significados.',
    adding: 'Añadiendo el mazo a este dispositivo…',
    here: (cards) =>
      formatCount(cards, {
        one: '# tarjeta está en este dispositivo. No necesita red.',
        many: '# de tarjetas están en este dispositivo. No necesitan red.',
        other: '# tarjetas están en este dispositivo. No necesitan red.',
      }),
    picturesOnly: 'La mayoría de las palabras de una página no están entre ellas.',
    noDeck: '¿Faltan tus idiomas? Importa un archivo de palabras o conecta un servidor de tarjetas.',
    moreWords: 'Conseguir más palabras',
    add: (cards) =>
      formatCount(cards, { one: 'Añadir # tarjeta', many: 'Añadir # de tarjetas', other: 'Añadir # tarjetas' }),

    readTitle: 'Busca una palabra',
    readHints: {
      rest: 'Detén el puntero sobre una de estas palabras.',
      'rest-modifier': 'Mantén pulsada la tecla que elegiste y detén el puntero sobre una de estas palabras.',
      click: 'Haz clic en una de estas palabras.',
      'double-click': 'Haz doble clic en una de estas palabras.',
      off: 'Selecciona una de estas palabras y elige Wayword en su menú.',
    },
    touchHint: 'Toca una de estas palabras y mantén el dedo.',
    byKeyboard: (key) => `Con el teclado: ${key} va de palabra en palabra.`,
    noPassage: 'Cuando elijas un idioma, aquí habrá algo que leer.',
    passageLabel: 'Algo que leer',
    hovered: 'En otras páginas funciona así con las palabras de este mazo.',

    studyTitle: 'Estudia tu primera tarjeta',
    studyAdvice: 'Una palabra vuelve justo antes de que la olvides. Bastan unos minutos al día.',
    study: 'Estudiar',
    studyMore: 'Seguir estudiando',
    noStudy: 'Elige primero un idioma arriba.',

    pinTitle: 'Ten el botón a la vista',
    pinHints: {
      chrome: 'Pulsa la pieza de puzle junto a la dirección y luego la chincheta junto a Wayword.',
      edge: 'Pulsa la pieza de puzle junto a la dirección y luego el ojo junto a Wayword.',
      firefox:
        'Pulsa la pieza de puzle junto a la dirección, luego la rueda dentada junto a Wayword y luego “Fijar a la barra de herramientas”.',
      android: 'Abre el menú del navegador y elige “Extensiones”: allí está Wayword.',
    },
    pinned: 'El botón de Wayword está en la barra de herramientas. Abre tus tarjetas y dice cuántas tienes pendientes.',

    moreTitle: 'Si quieres',
    checkTitle: 'Sáltate lo que ya conoces',
    checkAdvice: 'Una prueba de un minuto o dos calcula cuántas palabras conoces ya.',
    check: 'Comprobar lo que conozco',
    connectTitle: 'Usa un servidor de tarjetas',
    connectAdvice: 'Con su dirección y tu clave, sus mazos llegan a este dispositivo.',
    connect: 'Conectar un servidor',

    finished: 'Todo listo. Abre una página en el idioma que aprendes y lee.',
    inNewTab: '(en una pestaña nueva)',
    keysTitle: 'Teclas',
    lookUpKey: (key) => `${key} busca lo que está seleccionado en una página.`,
    studyKeys: 'Mientras estudias, Espacio muestra el significado, 1 y 2 responden y Z deshace.',
    again: 'Puedes volver a esta página desde las opciones.',
  },
};

export default welcome;

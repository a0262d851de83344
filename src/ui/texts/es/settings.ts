import { formatCount, formatNumber } from '../../shared/format.ts';
import type { SettingsTexts } from '../en/settings.ts';

const settings: SettingsTexts = {
  autoRefresh: {
    label: 'Actualizar automáticamente los mazos del servidor',
    hint: 'Por defecto: nunca. Solo se pregunta al servidor que has conectado. La copia antigua de un mazo se usa hasta que la nueva esté completa.',
    periods: { off: 'Nunca', weekly: 'Cada semana', monthly: 'Cada mes' },
  },

  reset: {
    button: 'Restablecer los valores por defecto',
    label: (section) => `Restablecer los valores por defecto: ${section}`,
    done: 'Se han restablecido los valores por defecto.',
    sitesKept: 'Los sitios conservan sus propios ajustes.',
    undo: 'Deshacer',
    undone: 'Tus ajustes vuelven a estar como antes.',
  },

  numbers: {
    wrong: (max, stored) =>
      `Escribe un número entero de 0 a ${formatNumber(max)}. Mientras tanto sigue en ${formatNumber(stored)}.`,
  },

  hover: {
    title: 'Diccionario',
    trigger: 'Buscar una palabra cuando',
    triggerHint:
      'Por defecto: el puntero se detiene sobre ella. Una tecla, el menú de una selección y la barra de herramientas funcionan siempre.',
    triggers: {
      rest: 'el puntero se detiene sobre ella',
      'rest-modifier': 'el puntero se detiene sobre ella y hay una tecla pulsada',
      click: 'hago clic en ella',
      'double-click': 'hago doble clic en ella',
      off: 'lo pido solo con una tecla o el menú',
    },
    modifier: 'Tecla que mantener pulsada',
    modifierHint: 'Por defecto: Alt (en un Mac: Opción).',
    modifiers: { alt: 'Alt', control: 'Ctrl', shift: 'Mayús' },
    dwell: 'Espera hasta que aparece la tarjeta, en milisegundos',
    dwellHint: (usual) => `Por defecto: ${formatNumber(usual)}. Con más, la tarjeta solo aparece donde te detienes.`,
    switches: {
      selection: {
        label: 'Buscar lo que selecciono',
        hint: 'Por defecto, activado. Exactamente las palabras seleccionadas, tal cual.',
      },
      touch: {
        label: 'Buscar con el dedo',
        hint: 'Por defecto, activado. Toca una palabra y mantén el dedo.',
      },
      keys: {
        label: 'Usar teclas de letras en la tarjeta',
        hint: 'Por defecto, activado. En cuanto el puntero está sobre la tarjeta o la has fijado: P la fija, S pronuncia la palabra, A la añade al estudio, K la marca como conocida, N y B van al resultado siguiente y al anterior. Hasta entonces, todas las teclas son de la página. Nunca mientras escribes.',
      },
    },
    scale: 'Tamaño del texto de la tarjeta',
    scaleHint: (usual) => `Por defecto: ${usual}.`,
    sites: 'Sitios con ajustes propios',
    noSites: 'Ninguno. Desactiva un sitio o elige su idioma en la ventana de la barra de herramientas o en la tarjeta.',
    sitesHint: 'Olvida un sitio y todo valdrá para él como para los demás.',
    siteEntry: (site, choices) => `${site}: ${choices.join(' · ')}`,
    siteOff: 'desactivado',
    siteKeys: 'las letras actúan en cuanto aparece una tarjeta',
    keySite: 'Sitio donde las letras actúan en cuanto aparece una tarjeta',
    keySiteHint: 'Por ejemplo, news.example. Mientras se ve una tarjeta, la página no recibe las teclas de la tarjeta.',
    addSite: 'Añadir',
    wrongSite: 'Escribe el nombre de un sitio, por ejemplo, news.example.',
    forget: 'Olvidar',
    forgetLabel: (site) => `Olvidar ${site}`,
  },

  studySettings: {
    title: 'Estudio',
    progress: 'Progreso: estadísticas, lo que ya conoces, palabras apartadas',
    newPerDay: 'Palabras nuevas por día',
    newPerDayHint: (usual) =>
      `Por defecto: ${formatNumber(usual)}, entre todos los mazos. Cada palabra nueva vuelve unas diez veces en su primer año.`,
    retention: 'Porcentaje de palabras que quieres retener',
    retentionHint: (usual) =>
      `Por defecto: ${usual}. Una palabra vuelve cuando la probabilidad de que la sepas ha bajado hasta este valor. Un valor más alto significa más repasos.`,
    retentions: {
      '0.8': '80 %: menos repasos',
      '0.85': '85 %',
      '0.9': '90 %: recomendado',
      '0.95': '95 %: cerca del doble de repasos',
    },
    ratings: 'Respuestas',
    ratingsHint:
      'Por defecto: dos. Si habías olvidado una palabra, la respuesta es “Olvidada”, por cerca que estuvieras.',
    ratingCounts: { two: 'Olvidada, Recordada', four: 'Olvidada, Difícil, Recordada, Fácil' },
    front: 'Qué se pregunta',
    frontHint:
      'Por defecto: la palabra. Para el sonido, tu navegador necesita una voz del idioma. Si no la hay, se muestra la palabra.',
    fronts: {
      word: 'La palabra: dices qué significa',
      meaning: 'El significado: dices la palabra',
      sound: 'El sonido de la palabra: primero escuchas',
    },
    readings: 'Mostrar la lectura con la pregunta',
    readingsHint:
      'Activado de forma predeterminada. Kana, pinyin o AFI sobre la palabra. Si no, aparecen con la respuesta.',
    typing: 'Escribir la respuesta',
    typingHint:
      'Por defecto, desactivado. Vale cualquier significado de la tarjeta, también el tuyo. Tras un error al teclear se pregunta otra vez, y los acentos se perdonan una vez. Al final decides tú.',
    vulgar: 'Presentar palabras vulgares',
    vulgarHint:
      'Por defecto, desactivado. Las palabras que el mazo marca como vulgares u ofensivas se consultan como las demás, pero el estudio solo las presenta si las pides.',
    keys: 'Usar teclas de letras y cifras al estudiar',
    keysHint:
      'Por defecto, activado. La lista de teclas del estudio dice cuáles. Si no, solo actúan Espacio, Intro, las flechas y Escape. Nunca mientras escribes.',
  },

  reminder: {
    label: 'Recordármelo una vez al día',
    hint: 'Por defecto, desactivado. Sin sonido, y solo si hay palabras pendientes y aún no has estudiado.',
    hour: 'Desde las',
    hourHint: (usual) => `Por defecto: ${usual}.`,
    refused:
      'El navegador no deja que Wayword muestre notificaciones. Puedes permitirlo cuando vuelvas a activar esto.',
  },

  ownWords: {
    title: 'Mis palabras',
    intro:
      'Definiciones que has escrito y palabras que no están en ningún mazo. Van primero dondequiera que se muestre una palabra.',
    none: 'Todavía ninguna. Escribe una aquí, en la tarjeta de una página web o mientras estudias.',
    noDeck: 'Consigue primero un mazo: una palabra pertenece a un par de idiomas.',
    search: 'Buscar en mis palabras',
    found: (count) => formatCount(count, { one: '# palabra', many: '# de palabras', other: '# palabras' }),
    more: (left) =>
      formatCount(left, {
        one: 'Mostrar más (queda #)',
        many: 'Mostrar más (quedan #)',
        other: 'Mostrar más (quedan #)',
      }),
    notInDeck: 'Palabra tuya',
    rank: (rank) => `Puesto ${formatNumber(rank)}`,
    add: 'Añadir una palabra',
    pair: 'Idiomas',
    word: 'Palabra',
    meaning: 'Definición',
    sentence: 'Frase en la que aparece',
    sentenceHint: 'Si quieres: se muestra con la definición cuando estudias.',
    toStudy: 'Añadirla al estudio',
    save: 'Guardar',
    cancel: 'Cancelar',
    edit: 'Editar',
    remove: 'Eliminar',
    study: 'Estudiar',
    actLabel: (act, word) => `${act}: ${word}`,
    missing: 'Escribe primero la palabra y su definición.',
    undo: 'Deshacer',
    notices: {
      saved: (word) => `${word} se guardó.`,
      studied: (word) => `${word} saldrá en tu próxima sesión.`,
      removed: (word) => `${word} se eliminó de tus palabras.`,
      restored: (word) => `${word} vuelve a estar.`,
    },
  },

  data: {
    title: 'Datos',
    intro: 'Lo que has estudiado y escrito, y tus ajustes, en un solo archivo. Nunca contiene claves de API.',
  },

  appearance: {
    title: 'Apariencia',
    theme: 'Colores',
    themeHint:
      'Por defecto: como el navegador. Para todas las pantallas de Wayword y para la tarjeta en las páginas web.',
    themes: { system: 'Como el navegador', light: 'Claro', dark: 'Oscuro' },
  },

  licences: {
    title: 'Licencias',
    intro: 'Wayword es software libre: puedes usarlo, estudiarlo, compartirlo y cambiarlo.',
    productLicence: 'GNU General Public License, versión 3 o posterior',
    decks: 'Los mazos iniciales y de qué están hechos',
    loading: 'Cargando…',
    licenceOf: 'Licencia',
    changes: 'Cambios',
    sources: 'Fuentes',
    decksOf: 'Mazos',
    manyDecks: (count) => formatCount(count, { one: '# mazo', many: '# de mazos', other: '# mazos' }),
  },
};

export default settings;

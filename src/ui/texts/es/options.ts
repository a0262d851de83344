import { formatCount, formatDate, formatList, formatNumber } from '../../shared/format.ts';
import type { OptionsTexts } from '../en/options.ts';

const options: OptionsTexts = {
  options: {
    pageTitle: 'Wayword – Opciones',
    title: 'Opciones',

    connection: 'Servidor',
    connectionIntro:
      'Un servidor de tarjetas te da sus mazos. Wayword los copia en este dispositivo; después ya no hace falta la red.',
    address: 'Dirección del servidor',
    addressHint: 'Por ejemplo, https://cards.example.org',
    key: 'Clave de API',
    keyHint: 'Se guarda en este dispositivo y solo se envía a este servidor.',
    showKey: 'Mostrar',
    hideKey: 'Ocultar',
    showKeyLabel: 'Mostrar la clave de API',
    hideKeyLabel: 'Ocultar la clave de API',
    connect: 'Conectar',
    connecting: 'Conectando…',
    keepConnection: 'Cancelar',
    disconnect: 'Desconectar',
    disconnectHint: 'Olvida la clave. Tus mazos se quedan.',
    change: 'Cambiar de servidor',
    changeServerIntro: 'Otra dirección necesita su propia clave: la que está guardada no se envía allí.',
    keyStored: 'Guardada; no se muestra.',
    replaceKey: 'Reemplazar la clave',
    replaceKeyIntro: 'Primero se prueba la clave nueva. Si el servidor la rechaza, se queda la anterior.',
    newKey: 'Nueva clave de API',
    useKey: 'Usar esta clave',
    certificateAdvice:
      'Quizá también el navegador haya rechazado el certificado del servidor. Abre la dirección en una pestaña y allí lo dirá:',
    connectedTo: 'Conectado a',
    disconnected: 'Desconectado. La clave se olvidó; tus mazos se quedan.',
    connected: (languages, withFlashcards) =>
      formatCount(languages, {
        one: `Conectado: # idioma, ${formatNumber(withFlashcards)} con tarjetas`,
        many: `Conectado: # de idiomas, ${formatNumber(withFlashcards)} con tarjetas`,
        other: `Conectado: # idiomas, ${formatNumber(withFlashcards)} con tarjetas`,
      }),

    getDeck: 'Conseguir un mazo',
    starters: 'Mazos iniciales',
    startersIntro: 'Vienen con Wayword: sin servidor, sin clave, sin red.',
    shortStarters: (count) =>
      formatCount(count, {
        one: '# idioma más con sus primeras palabras',
        many: '# de idiomas más con sus primeras palabras',
        other: '# idiomas más con sus primeras palabras',
      }),
    add: 'Añadir',
    adding: 'Añadiendo…',
    added: 'Añadido',
    actionLabel: (action, deck) => `${action}: ${deck}`,
    starterAdded: (pair, cards) =>
      formatCount(cards, {
        one: `El mazo ${pair} está en este dispositivo: # tarjeta.`,
        many: `El mazo ${pair} está en este dispositivo: # de tarjetas.`,
        other: `El mazo ${pair} está en este dispositivo: # tarjetas.`,
      }),
    fromServerTitle: 'Desde tu servidor',
    sync: 'Sincronizar',
    syncAgain: 'Sincronizar de nuevo',
    underWay: 'Sincronizando',
    syncStarted: (pair) => `Empezó la sincronización del mazo ${pair}. Continúa aunque cierres esta página.`,
    synced: (pair, cards) =>
      formatCount(cards, {
        one: `El mazo ${pair} está sincronizado: # tarjeta.`,
        many: `El mazo ${pair} está sincronizado: # de tarjetas.`,
        other: `El mazo ${pair} está sincronizado: # tarjetas.`,
      }),
    answersUnread: (count) =>
      formatCount(count, {
        one: '# respuesta del servidor no se pudo leer: puede faltar una tarjeta.',
        many: '# de respuestas del servidor no se pudieron leer: pueden faltar tarjetas.',
        other: '# respuestas del servidor no se pudieron leer: pueden faltar tarjetas.',
      }),
    nothingToLearn: 'Este servidor aún no tiene tarjetas en ningún idioma.',

    decks: 'Mazos en este dispositivo',
    loading: 'Cargando…',
    noDecks: 'Todavía ninguno.',
    noDecksAdvice: 'Añade abajo un mazo inicial o conecta un servidor.',
    fromServer: (address) => `De ${address}`,
    fromFile: (name) => `Del archivo ${name}`,
    starter: 'Mazo inicial, viene con Wayword',
    licence: (id) => `Licencia: ${id}`,
    updated: (at) => `actualizado el ${formatDate(at)}`,
    incomplete: 'incompleto',
    severalHint:
      'Las palabras se buscan en estos mazos de arriba abajo. La exploración y los puestos siguen el mazo principal.',
    sourceLabel: (name, pair) => `${name} (${pair})`,
    main: 'Principal',
    makeMain: 'Hacer principal',
    isMainNow: (name) => `${name} es ahora el mazo principal.`,
    inLookups: 'Buscar palabras',
    inStudy: 'Palabras nuevas al estudiar',
    moveUp: 'Subir',
    moveDown: 'Bajar',
    moved: (name, place, count) => `${name} está ahora en el lugar ${formatNumber(place)} de ${formatNumber(count)}.`,
    rename: 'Cambiar nombre',
    name: 'Nombre',
    save: 'Guardar',
    cancel: 'Cancelar',
    refresh: 'Actualizar',
    nothingChanged: 'La última actualización no cambió nada.',
    refreshChanged: (parts) => `Última actualización: ${formatList(parts)}`,
    wordsAdded: (count) =>
      formatCount(count, { one: '# palabra nueva', many: '# de palabras nuevas', other: '# palabras nuevas' }),
    wordsChanged: (count) =>
      formatCount(count, {
        one: '# palabra con otros significados',
        many: '# de palabras con otros significados',
        other: '# palabras con otros significados',
      }),
    wordsGone: (count) =>
      formatCount(count, {
        one: '# palabra desaparecida',
        many: '# de palabras desaparecidas',
        other: '# palabras desaparecidas',
      }),
    wordsMissing: (count) =>
      formatCount(count, {
        one: '# palabra desaparecida o ilegible',
        many: '# de palabras desaparecidas o ilegibles',
        other: '# palabras desaparecidas o ilegibles',
      }),
    moreWords: (count) => formatCount(count, { other: 'y # más' }),
    refreshLabel: (pair) => `Actualizar el mazo ${pair}`,
    export: 'Exportar',
    exportLabel: (pair) => `Exportar el mazo ${pair}`,
    remove: 'Eliminar',
    removeLabel: (pair) => `Eliminar el mazo ${pair}`,
    confirmRemoval: (name, pair, cards) => `¿Eliminar “${name}” (${pair}, ${cards}) de este dispositivo?`,
    loneWords: (count) =>
      formatCount(count, {
        one: '# palabra que estudias está solo en este mazo.',
        many: '# de palabras que estudias están solo en este mazo.',
        other: '# palabras que estudias están solo en este mazo.',
      }),
    keepWords: (count) =>
      formatCount(count, {
        one: 'Conservar esta palabra entre mis palabras',
        many: 'Conservar # de palabras entre mis palabras',
        other: 'Conservar estas # palabras entre mis palabras',
      }),
    confirmNote: 'Lo que has aprendido y escrito se conserva.',
    removeConfirmed: 'Eliminar el mazo',
    keep: 'Conservar',
    removed: (pair) => `El mazo ${pair} se eliminó.`,
    wordsKept: (count) =>
      formatCount(count, {
        one: '# palabra está ahora entre tus palabras.',
        many: '# de palabras están ahora entre tus palabras.',
        other: '# palabras están ahora entre tus palabras.',
      }),
  },

  importStart: {
    title: 'Desde un archivo',
    intro:
      'Una tabla (CSV, TSV), notas exportadas de Anki como texto, líneas JSON o un mazo en el formato de Wayword. El archivo se lee en este dispositivo y no se envía a ninguna parte.',
    choose: 'Añadir un mazo desde un archivo',
    drop: 'o suelta el archivo aquí',
    letGo: 'Suelta para abrir el archivo',
  },
};

export default options;

import { formatCount, formatList, formatNumber } from '../../shared/format.ts';
import type { DeckFilesTexts } from '../en/deck-files.ts';

const deckFiles: DeckFilesTexts = {
  import: {
    reading: 'Leyendo…',
    wordsIn: 'Palabras en',
    meaningsIn: 'Significados en',
    columns: 'Columnas',
    guessed: 'Wayword no conoce los nombres de estas columnas: comprueba que sean las correctas.',
    word: 'Palabra',
    meanings: 'Significados',
    rank: 'Puesto',
    forms: 'Formas flexionadas',
    readings: 'Lectura o pronunciación',
    classes: 'Clase de palabra',
    genders: 'Género o artículo',
    parts: 'Plural o formas principales',
    examples: 'Ejemplos',
    none: 'Ninguna',
    inOrder: 'Ninguna: el orden de las filas',
    hasHeader: 'La primera fila da nombre a las columnas',
    column: (place) => `Columna ${formatNumber(place)}`,
    columnWith: (place, sample) => `Columna ${formatNumber(place)}: ${sample}`,
    severalColumns: (places) => `Columnas ${formatList(places)}`,
    preview: 'Las primeras tarjetas, tal como se guardarán',
    separators: 'Los significados de una celda se separan por los puntos y comas, por “ / ” y por los saltos de línea.',
    noMeanings: '(sin significado)',
    moreMeanings: (count) => formatCount(count, { other: 'y # más' }),
    characters: (count) =>
      formatCount(count, { one: '(# carácter)', many: '(# de caracteres)', other: '(# caracteres)' }),
    import: 'Importar',
    close: 'Cerrar',
    cancel: 'Cancelar',
    missing: {
      from: 'Elige el idioma de las palabras.',
      to: 'Elige el idioma de los significados.',
      'other-language': 'Las palabras y los significados deben estar en dos idiomas distintos.',
      columns: 'Corrige el archivo o elige otras columnas.',
      file: 'Corrige el archivo y vuelve a elegirlo.',
    },
    addAs: 'Añadir o actualizar',
    ownList: 'Añadir como lista aparte',
    ownNote: 'Tus otros mazos se quedan como están.',
    newerVersion: (name) => `Versión más reciente de “${name}”`,
    newerNote: (name) => `Las tarjetas del archivo reemplazan las de “${name}”. Lo que has aprendido se conserva.`,
    use: 'Usar',
    uses: { study: 'Para estudiar y consultar', 'look-up': 'Solo para consultar' },
    useNote: 'Un diccionario se consulta, y el estudio no toma palabras nuevas de él.',
    progressLabel: (name) => `Leyendo ${name}`,
    progress: (cards) =>
      formatCount(cards, { one: '# tarjeta leída', many: '# de tarjetas leídas', other: '# tarjetas leídas' }),
    percent: (share) => formatCount(share, { other: '# % leído' }),
    stayHere: 'Deja esta página abierta hasta que termine.',
    finishing: 'Preparando la búsqueda de palabras…',
    added: (cards, name) => `Se añadió “${name}”: ${cards}.`,
    updated: (cards, name) => `Se actualizó “${name}”: ${cards}.`,
    addedTo: (pair, seconds) =>
      formatCount(seconds, {
        one: `${pair}, en # segundo.`,
        many: `${pair}, en # de segundos.`,
        other: `${pair}, en # segundos.`,
      }),
    browse: 'Explorar el mazo',
    cancelled: 'Cancelado. No se cambió nada.',
    broken: (name) => `No se puede importar ${name}.`,
    unchanged: 'No se cambió nada.',
  },
  knownWords: {
    title: 'Palabras sin significados',
    intro:
      'Este archivo tiene palabras, pero no significados. Si es una lista de palabras que conoces, puedes marcarlas como conocidas en tu mazo. También se encuentran las formas y las palabras con artículo.',
    noDeck:
      'Este archivo tiene palabras, pero no significados. Con un mazo de estos idiomas podrías marcar en él las palabras como conocidas.',
    looking: 'Buscando las palabras en tu mazo…',
    found: (pair, count) =>
      formatCount(count, {
        one: `Tu mazo ${pair} tiene # de estas palabras.`,
        many: `Tu mazo ${pair} tiene # de estas palabras.`,
        other: `Tu mazo ${pair} tiene # de estas palabras.`,
      }),
    fresh: (count) =>
      formatCount(count, {
        one: '# de ellas aún es nueva.',
        many: '# de ellas aún son nuevas.',
        other: '# de ellas aún son nuevas.',
      }),
    missing: (count) =>
      formatCount(count, {
        one: 'No se encontró # palabra.',
        many: 'No se encontraron # de palabras.',
        other: 'No se encontraron # palabras.',
      }),
    notFound: (words) => `No encontradas: ${words}`,
    mark: (count) =>
      formatCount(count, {
        one: 'Marcar # palabra como conocida',
        many: 'Marcar # de palabras como conocidas',
        other: 'Marcar # palabras como conocidas',
      }),
    markNone: 'Marcar como conocidas',
    done: (count) =>
      formatCount(count, {
        one: '# palabra está marcada como conocida.',
        many: '# de palabras están marcadas como conocidas.',
        other: '# palabras están marcadas como conocidas.',
      }),
    undo: 'Deshacer',
    takenBack: 'Deshecho. Vuelven a ser nuevas.',
  },

  formats: {
    deck: 'Mazo de Wayword',
    jsonLines: 'Líneas JSON',
    commas: 'Tabla, separada por comas',
    semicolons: 'Tabla, separada por puntos y comas',
    tabs: 'Tabla, separada por tabulaciones',
    bars: 'Tabla, separada por barras verticales',
    other: (delimiter) => `Tabla, separada por “${delimiter}”`,
  },

  export: {
    chooseLabel: (pair) => `Guardar el mazo ${pair} como archivo`,
    question: 'Guardar como archivo',
    formats: { deck: 'Mazo de Wayword', 'json-lines': 'Líneas JSON', csv: 'CSV', tsv: 'TSV' },
    notes: {
      deck: 'con fuente y licencia',
      'json-lines': 'para programas',
      csv: 'para hojas de cálculo',
      tsv: 'para Anki y hojas de cálculo',
    },
    cancel: 'Cancelar',
    close: 'Cerrar',
    progress: (cards, total) => `Escribiendo: ${formatNumber(cards)} de ${formatNumber(total)}`,
    done: (name) => `${name} está listo: el navegador lo guarda con tus descargas.`,
  },
};

export default deckFiles;

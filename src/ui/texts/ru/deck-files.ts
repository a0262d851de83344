import { formatCount, formatList, formatNumber } from '../../shared/format.ts';
import type { DeckFilesTexts } from '../en/deck-files.ts';

const deckFiles: DeckFilesTexts = {
  import: {
    reading: 'Чтение…',
    wordsIn: 'Язык слов',
    meaningsIn: 'Язык значений',
    columns: 'Столбцы',
    guessed: 'Wayword не знает таких названий столбцов: проверьте, верно ли они выбраны.',
    word: 'Слово',
    meanings: 'Значения',
    rank: 'Ранг',
    forms: 'Формы слова',
    readings: 'Чтение или произношение',
    classes: 'Часть речи',
    genders: 'Род или артикль',
    parts: 'Множественное число или основные формы',
    examples: 'Примеры',
    none: 'Нет',
    inOrder: 'Нет: по порядку строк',
    hasHeader: 'В первой строке — названия столбцов',
    column: (place) => `Столбец ${formatNumber(place)}`,
    columnWith: (place, sample) => `Столбец ${formatNumber(place)}: ${sample}`,
    severalColumns: (places) => `Столбцы ${formatList(places)}`,
    preview: 'Первые карточки в том виде, в каком они сохранятся',
    separators: 'Значения в одной ячейке разделяются точкой с запятой, знаком « / » и переводом строки.',
    noMeanings: '(нет значения)',
    moreMeanings: (count) => formatCount(count, { other: 'и ещё #' }),
    characters: (count) =>
      formatCount(count, { one: '(# символ)', few: '(# символа)', many: '(# символов)', other: '(# символа)' }),
    import: 'Импортировать',
    close: 'Закрыть',
    cancel: 'Отмена',
    missing: {
      from: 'Выберите язык слов.',
      to: 'Выберите язык значений.',
      'other-language': 'Слова и значения должны быть на разных языках.',
      columns: 'Исправьте файл или выберите другие столбцы.',
      file: 'Исправьте файл и выберите его снова.',
    },
    addAs: 'Добавить или обновить',
    ownList: 'Добавить отдельным списком',
    ownNote: 'Остальные колоды останутся как есть.',
    newerVersion: (name) => `Новая версия «${name}»`,
    newerNote: (name) => `Карточки файла заменят карточки «${name}». Всё выученное сохранится.`,
    use: 'Использовать',
    uses: { study: 'Для изучения и поиска', 'look-up': 'Только для поиска' },
    useNote: 'В словаре слова ищутся, а новые слова для изучения из него не берутся.',
    progressLabel: (name) => `Чтение: ${name}`,
    progress: (cards) =>
      formatCount(cards, {
        one: 'Прочитана # карточка',
        few: 'Прочитано # карточки',
        many: 'Прочитано # карточек',
        other: 'Прочитано # карточки',
      }),
    percent: (share) =>
      formatCount(share, {
        one: 'Прочитан # процент',
        few: 'Прочитано # процента',
        many: 'Прочитано # процентов',
        other: 'Прочитано # процента',
      }),
    stayHere: 'Не закрывайте эту страницу, пока всё не закончится.',
    finishing: 'Подготовка слов к поиску…',
    added: (cards, name) => `Добавлено «${name}»: ${cards}.`,
    updated: (cards, name) => `Обновлено «${name}»: ${cards}.`,
    addedTo: (pair, seconds) =>
      formatCount(seconds, {
        one: `${pair}, за # секунду.`,
        few: `${pair}, за # секунды.`,
        many: `${pair}, за # секунд.`,
        other: `${pair}, за # секунды.`,
      }),
    browse: 'Просмотреть колоду',
    cancelled: 'Отменено. Ничего не изменилось.',
    broken: (name) => `Не удалось импортировать ${name}.`,
    unchanged: 'Ничего не изменилось.',
  },
  knownWords: {
    title: 'Слова без значений',
    intro:
      'В этом файле есть слова, но нет значений. Если это список слов, которые вы знаете, их можно отметить в вашей колоде как знакомые. Формы слов и слова с артиклем тоже находятся.',
    noDeck:
      'В этом файле есть слова, но нет значений. Если бы у вас была колода этих языков, слова можно было бы отметить в ней как знакомые.',
    looking: 'Поиск слов в вашей колоде…',
    found: (pair, count) => formatCount(count, { other: `Найдено в вашей колоде ${pair}: #.` }),
    fresh: (count) => formatCount(count, { other: 'Из них ещё новых: #.' }),
    missing: (count) => formatCount(count, { other: 'Не найдено: #.' }),
    notFound: (words) => `Не найдены: ${words}`,
    mark: (count) =>
      formatCount(count, {
        one: 'Отметить # слово как знакомое',
        few: 'Отметить # слова как знакомые',
        many: 'Отметить # слов как знакомые',
        other: 'Отметить # слова как знакомые',
      }),
    markNone: 'Отметить как знакомые',
    done: (count) =>
      formatCount(count, {
        one: '# слово отмечено как знакомое.',
        few: '# слова отмечены как знакомые.',
        many: '# слов отмечено как знакомые.',
        other: '# слова отмечены как знакомые.',
      }),
    undo: 'Отменить',
    takenBack: 'Отменено. Слова снова новые.',
  },

  formats: {
    deck: 'Колода Wayword',
    jsonLines: 'Строки JSON',
    commas: 'Таблица с разделителем «запятая»',
    semicolons: 'Таблица с разделителем «точка с запятой»',
    tabs: 'Таблица с разделителем «табуляция»',
    bars: 'Таблица с разделителем «вертикальная черта»',
    other: (delimiter) => `Таблица с разделителем «${delimiter}»`,
  },

  export: {
    chooseLabel: (pair) => `Сохранить в файл: ${pair}`,
    question: 'Сохранить в файл',
    formats: { deck: 'Колода Wayword', 'json-lines': 'Строки JSON', csv: 'CSV', tsv: 'TSV' },
    notes: {
      deck: 'с источником и лицензией',
      'json-lines': 'для программ',
      csv: 'для электронных таблиц',
      tsv: 'для Anki и электронных таблиц',
    },
    cancel: 'Отмена',
    close: 'Закрыть',
    progress: (cards, total) => `Запись: ${formatNumber(cards)} из ${formatNumber(total)}`,
    done: (name) => `Файл ${name} готов: браузер сохранит его в загрузках.`,
  },
};

export default deckFiles;

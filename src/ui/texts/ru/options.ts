import { formatCount, formatDate, formatList, formatNumber } from '../../shared/format.ts';
import type { OptionsTexts } from '../en/options.ts';

const options: OptionsTexts = {
  options: {
    pageTitle: 'Wayword — Настройки',
    title: 'Настройки',

    connection: 'Сервер',
    connectionIntro:
      'Сервер карточек даёт вам свои колоды. Wayword копирует их на это устройство, и после этого сеть не нужна.',
    address: 'Адрес сервера',
    addressHint: 'Например, https://cards.example.org',
    key: 'Ключ API',
    keyHint: 'Хранится на этом устройстве и отправляется только этому серверу.',
    showKey: 'Показать',
    hideKey: 'Скрыть',
    showKeyLabel: 'Показать ключ API',
    hideKeyLabel: 'Скрыть ключ API',
    connect: 'Подключить',
    connecting: 'Подключение…',
    keepConnection: 'Отмена',
    disconnect: 'Отключить',
    disconnectHint: 'Удаляет ключ. Ваши колоды останутся.',
    change: 'Сменить сервер',
    changeServerIntro: 'Другому адресу нужен свой ключ: сохранённый туда не отправляется.',
    keyStored: 'Сохранён, не показывается.',
    replaceKey: 'Заменить ключ',
    replaceKeyIntro: 'Сначала новый ключ проверяется. Если сервер его отклонит, останется старый.',
    newKey: 'Новый ключ API',
    useKey: 'Использовать этот ключ',
    certificateAdvice: 'Возможно, браузер отклонил и сертификат сервера. Чтобы проверить, откройте адрес во вкладке:',
    connectedTo: 'Подключено к',
    disconnected: 'Отключено. Ключ удалён; ваши колоды остались.',
    connected: (languages, withFlashcards) =>
      formatCount(languages, {
        one: `Подключено: # язык, с карточками: ${formatNumber(withFlashcards)}`,
        few: `Подключено: # языка, с карточками: ${formatNumber(withFlashcards)}`,
        many: `Подключено: # языков, с карточками: ${formatNumber(withFlashcards)}`,
        other: `Подключено: # языка, с карточками: ${formatNumber(withFlashcards)}`,
      }),

    getDeck: 'Получить колоду',
    starters: 'Стартовые колоды',
    startersIntro: 'Они входят в Wayword: без сервера, без ключа, без сети.',
    shortStarters: (count) =>
      formatCount(count, {
        one: 'Ещё # язык с первыми словами',
        few: 'Ещё # языка с первыми словами',
        many: 'Ещё # языков с первыми словами',
        other: 'Ещё # языка с первыми словами',
      }),
    add: 'Добавить',
    adding: 'Добавление…',
    added: 'Добавлено',
    actionLabel: (action, deck) => `${action}: ${deck}`,
    starterAdded: (pair, cards) =>
      formatCount(cards, {
        one: `Колода «${pair}» теперь на этом устройстве: # карточка.`,
        few: `Колода «${pair}» теперь на этом устройстве: # карточки.`,
        many: `Колода «${pair}» теперь на этом устройстве: # карточек.`,
        other: `Колода «${pair}» теперь на этом устройстве: # карточки.`,
      }),
    fromServerTitle: 'С вашего сервера',
    sync: 'Синхронизировать',
    syncAgain: 'Синхронизировать ещё раз',
    underWay: 'Синхронизация',
    syncStarted: (pair) => `Синхронизация колоды «${pair}» началась. Она продолжится, даже если закрыть эту страницу.`,
    synced: (pair, cards) =>
      formatCount(cards, {
        one: `Колода «${pair}» синхронизирована: # карточка.`,
        few: `Колода «${pair}» синхронизирована: # карточки.`,
        many: `Колода «${pair}» синхронизирована: # карточек.`,
        other: `Колода «${pair}» синхронизирована: # карточки.`,
      }),
    answersUnread: (count) =>
      formatCount(count, {
        one: 'Не удалось прочитать # ответ сервера: возможно, не хватает карточки.',
        few: 'Не удалось прочитать # ответа сервера: возможно, не хватает карточек.',
        many: 'Не удалось прочитать # ответов сервера: возможно, не хватает карточек.',
        other: 'Не удалось прочитать # ответа сервера: возможно, не хватает карточек.',
      }),
    nothingToLearn: 'На этом сервере пока нет карточек ни на одном языке.',

    decks: 'Колоды на этом устройстве',
    loading: 'Загрузка…',
    noDecks: 'Пока нет.',
    noDecksAdvice: 'Добавьте стартовую колоду ниже или подключите сервер.',
    fromServer: (address) => `С сервера ${address}`,
    fromFile: (name) => `Из файла ${name}`,
    starter: 'Стартовая колода, входит в Wayword',
    licence: (id) => `Лицензия: ${id}`,
    updated: (at) => `обновлено: ${formatDate(at)}`,
    incomplete: 'не полностью',
    severalHint: 'Слова ищутся в этих колодах сверху вниз. Листание и ранги — по основной колоде.',
    sourceLabel: (name, pair) => `${name} (${pair})`,
    main: 'Основная',
    makeMain: 'Сделать основной',
    isMainNow: (name) => `${name} — теперь основная колода.`,
    inLookups: 'Искать слова',
    inStudy: 'Новые слова для изучения',
    moveUp: 'Выше',
    moveDown: 'Ниже',
    moved: (name, place, count) => `${name} теперь на месте ${formatNumber(place)} из ${formatNumber(count)}.`,
    rename: 'Переименовать',
    name: 'Название',
    save: 'Сохранить',
    cancel: 'Отмена',
    refresh: 'Обновить',
    nothingChanged: 'При последнем обновлении ничего не изменилось.',
    refreshChanged: (parts) => `Последнее обновление: ${formatList(parts)}`,
    wordsAdded: (count) =>
      formatCount(count, {
        one: '# новое слово',
        few: '# новых слова',
        many: '# новых слов',
        other: '# нового слова',
      }),
    wordsChanged: (count) =>
      formatCount(count, {
        one: '# слово с другими значениями',
        few: '# слова с другими значениями',
        many: '# слов с другими значениями',
        other: '# слова с другими значениями',
      }),
    wordsGone: (count) =>
      formatCount(count, {
        one: '# слово удалено',
        few: '# слова удалено',
        many: '# слов удалено',
        other: '# слова удалено',
      }),
    wordsMissing: (count) =>
      formatCount(count, {
        one: '# слово удалено или не прочитано',
        few: '# слова удалены или не прочитаны',
        many: '# слов удалено или не прочитано',
        other: '# слова удалены или не прочитаны',
      }),
    moreWords: (count) => formatCount(count, { other: 'и ещё #' }),
    refreshLabel: (pair) => `Обновить: ${pair}`,
    export: 'Экспорт',
    exportLabel: (pair) => `Экспорт: ${pair}`,
    remove: 'Удалить',
    removeLabel: (pair) => `Удалить: ${pair}`,
    confirmRemoval: (name, pair, cards) => `Удалить «${name}» (${pair}, ${cards}) с этого устройства?`,
    loneWords: (count) =>
      formatCount(count, {
        one: '# слово, которое вы учите, есть только в этой колоде.',
        few: '# слова, которые вы учите, есть только в этой колоде.',
        many: '# слов, которые вы учите, есть только в этой колоде.',
        other: '# слова, которые вы учите, есть только в этой колоде.',
      }),
    keepWords: (count) =>
      formatCount(count, {
        one: 'Оставить # слово среди моих слов',
        few: 'Оставить # слова среди моих слов',
        many: 'Оставить # слов среди моих слов',
        other: 'Оставить # слова среди моих слов',
      }),
    confirmNote: 'Всё, что вы выучили и написали сами, сохранится.',
    removeConfirmed: 'Удалить колоду',
    keep: 'Оставить',
    removed: (pair) => `Колода «${pair}» удалена.`,
    wordsKept: (count) =>
      formatCount(count, {
        one: '# слово теперь среди ваших.',
        few: '# слова теперь среди ваших.',
        many: '# слов теперь среди ваших.',
        other: '# слова теперь среди ваших.',
      }),
  },

  importStart: {
    title: 'Из файла',
    intro:
      'Таблица (CSV, TSV), записи из Anki в виде текста, строки JSON или колода самого Wayword. Файл читается на этом устройстве и никуда не отправляется.',
    choose: 'Добавить колоду из файла',
    drop: 'или перетащите файл сюда',
    letGo: 'Отпустите, чтобы открыть файл',
  },
};

export default options;

import { formatCount, formatNumber } from '../../shared/format.ts';
import type { PopupTexts } from '../en/popup.ts';

const popup: PopupTexts = {
  popup: {
    openInTab: 'Открыть во вкладке',
    openAtTheSide: 'Открыть сбоку',
    options: 'Настройки',
    chooseDeck: 'Выбрать колоду',
    languages: 'Языки',
    noDeck: 'Нет колоды',
    syncingCount: (cards) =>
      formatCount(cards, {
        one: 'Синхронизация · # карточка',
        few: 'Синхронизация · # карточки',
        many: 'Синхронизация · # карточек',
        other: 'Синхронизация · # карточки',
      }),
    closePanel: 'Закрыть',

    hoverOn: (site) => `Подсказки на ${site}`,
    closedPage: 'Здесь браузер не даёт расширениям искать слова.',
    siteLabel: (site) => `Wayword на ${site}`,
    siteLanguage: (site) => `Язык текстов на ${site}`,
    languageOfPage: 'Язык, указанный на странице',
    views: 'Разделы',
    study: 'Учить',
    browse: 'Листать',
    dueLabel: (count) => formatCount(count, { other: 'к повторению: #' }),

    card: 'Карточка',
    loading: 'Загрузка…',
    rank: (rank) => `Ранг ${formatNumber(rank)}`,
    noMeanings: 'Значение не указано',
    moreMeanings: 'Другие значения',
    onItsWay: 'Первые карточки уже загружаются. Они появятся здесь сами.',
    noCards: 'Здесь пока нет карточек.',

    back: 'Предыдущая карточка',
    forward: 'Следующая карточка',
    moveLabel: 'Карточки по рангу',
    jumpLabel: 'Ранг',
    of: (lastRank) => `из ${formatNumber(lastRank)}`,
    soFar: (lastRank) => `из ${formatNumber(lastRank)} (пока)`,

    emptyTitle: 'Что вы учите?',
    emptyAdvice: 'Колоды пока нет. Выберите её, и карточки сразу появятся на этом устройстве. Сеть не нужна.',
    start: (cards) =>
      formatCount(cards, {
        one: 'Начать: # карточка',
        few: 'Начать: # карточки',
        many: 'Начать: # карточек',
        other: 'Начать: # карточки',
      }),
    startUndecided: 'Начать',
    starting: 'Добавление…',
    choiceMissing: 'Сначала выберите оба языка.',
    connect: 'Подключить вместо этого сервер карточек',

    keysTitle: 'Клавиши',
    showKeys: 'Клавиши',
  },

  notices: {
    deckEnds: (rank) => `Последний ранг в этой колоде — ${formatNumber(rank)}.`,
    deckStarts: (rank) => `Первый ранг в этой колоде — ${formatNumber(rank)}.`,
    notSyncedYet: (rank, cards) =>
      formatCount(cards, {
        one: `Синхронизация ещё не дошла до ранга ${formatNumber(rank)}: пока загружена # карточка.`,
        few: `Синхронизация ещё не дошла до ранга ${formatNumber(rank)}: пока загружено # карточки.`,
        many: `Синхронизация ещё не дошла до ранга ${formatNumber(rank)}: пока загружено # карточек.`,
        other: `Синхронизация ещё не дошла до ранга ${formatNumber(rank)}: пока загружено # карточки.`,
      }),
    noCard: (asked, shown) =>
      `Карточки с рангом ${formatNumber(asked)} нет. Это следующая, с рангом ${formatNumber(shown)}.`,
    notARank: 'Введите ранг целым числом, например 120.',
  },
};

export default popup;

import { formatCount, formatDate, formatEstimate, formatList, formatNumber, formatShare } from '../../shared/format.ts';
import type { ProgressTexts } from '../en/progress.ts';

const progress: ProgressTexts = {
  progress: {
    pageTitle: 'Wayword — Прогресс',
    title: 'Прогресс',
    views: 'Разделы',
    viewNames: { statistics: 'Статистика', check: 'Что я знаю', held: 'Отложенные' },
    deck: 'Колода',
    noDeck: 'На этом устройстве пока нет колод.',
    getDeck: 'Получить колоду',
    study: 'Учить сейчас',
    numbers: 'Числа',
    noNumber: '–',
    ranks: (first, last) => (first === last ? formatNumber(first) : `${formatNumber(first)}–${formatNumber(last)}`),
  },

  check: {
    title: 'Какие слова вы уже знаете?',
    intro:
      'Вы увидите около 30 слов этой колоды и несколько несуществующих. О каждом скажите, знаете ли вы его. Это займёт минуту-другую и ничего не изменит.',
    start: 'Начать проверку',
    preparing: 'Выбор слов…',
    waiting: 'Ожидание колоды…',
    waitingNote: 'Колода ещё добавляется. Проверка начнётся, когда появятся все слова.',
    incomplete: 'В этой колоде пока не все слова. Начните проверку, когда колода будет добавлена полностью.',
    known: 'Знаю',
    unknown: 'Не знаю',
    back: 'Назад',
    stop: 'Прекратить',
    keys: 'Клавиши: 1 Не знаю, 2 Знаю, Z Назад',
    question: 'Вы знаете, что значит это слово?',
    position: (place, total) => `${formatNumber(place)} из ${formatNumber(total)}`,
    progress: 'Пройдено слов',
    again: 'Проверить ещё раз',

    resultTitle: (known, size) =>
      formatCount(size, {
        one: `Вы знаете примерно ${formatNumber(known)} из # слова`,
        few: `Вы знаете примерно ${formatNumber(known)} из # слов`,
        many: `Вы знаете примерно ${formatNumber(known)} из # слов`,
        other: `Вы знаете примерно ${formatNumber(known)} из # слова`,
      }),
    range: (low, high) =>
      `В девяти случаях из десяти настоящее число — от ${formatNumber(low)} до ${formatNumber(high)}.`,
    noGuesses: (asked) =>
      formatCount(asked, {
        one: 'Из # несуществующего слова вы не назвали знакомым ни одного.',
        few: 'Из # несуществующих слов вы не назвали знакомым ни одного.',
        many: 'Из # несуществующих слов вы не назвали знакомым ни одного.',
        other: 'Из # несуществующего слова вы не назвали знакомым ни одного.',
      }),
    guesses: (claimed, asked) =>
      formatCount(asked, {
        one: `Из # несуществующего слова вы назвали знакомыми ${formatNumber(claimed.length)} (${formatList(claimed)}). Это учтено.`,
        few: `Из # несуществующих слов вы назвали знакомыми ${formatNumber(claimed.length)} (${formatList(claimed)}). Это учтено.`,
        many: `Из # несуществующих слов вы назвали знакомыми ${formatNumber(claimed.length)} (${formatList(claimed)}). Это учтено.`,
        other: `Из # несуществующего слова вы назвали знакомыми ${formatNumber(claimed.length)} (${formatList(claimed)}). Это учтено.`,
      }),
    unclearTitle: 'Ответьте ещё на несколько слов',
    unclear: 'По вашим ответам пока нельзя судить уверенно. Выбирайте «Знаю», только если знаете значение.',
    unclearAll:
      'По вашим ответам нельзя судить уверенно. Пройдите проверку ещё раз и выбирайте «Знаю», только если знаете значение.',
    claimed: (claimed) => `Вы назвали знакомыми слова, которых не существует: ${formatList(claimed)}.`,
    continue: 'Продолжить',
    curveTitle: 'Сколько слов вы знаете, по рангу',
    curveRanks: 'Ранги',
    curveShare: 'Знакомые',
  },

  know: {
    title: 'Отметить первые слова как знакомые',
    intro: 'Знакомые слова не спрашиваются. Слова, которые вы уже учите, остаются как есть.',
    rank: 'До ранга',
    rankHint: (last) => `Последний ранг в колоде — ${formatNumber(last)}.`,
    rankHintSoFar: (last) => `Колода ещё добавляется. Пока последний ранг в ней — ${formatNumber(last)}.`,
    slider: 'До ранга, ползунком',
    noneExpected: 'Судя по проверке, вы знаете их все.',
    expected: (unknown) => formatCount(unknown, { other: 'Судя по проверке, вы не знаете примерно # из них.' }),
    markUndecided: 'Отметить как знакомые',
    mark: (count) =>
      formatCount(count, {
        one: 'Отметить # слово как знакомое',
        few: 'Отметить # слова как знакомые',
        many: 'Отметить # слов как знакомые',
        other: 'Отметить # слова как знакомые',
      }),
    nothing: 'До этого ранга новых слов нет.',
    fresh: (count) =>
      formatCount(count, {
        one: 'До этого ранга # новое слово.',
        few: 'До этого ранга # новых слова.',
        many: 'До этого ранга # новых слов.',
        other: 'До этого ранга # новых слова.',
      }),
    done: (count, rank) =>
      formatCount(count, {
        one: `# слово до ранга ${formatNumber(rank)} отмечено как знакомое.`,
        few: `# слова до ранга ${formatNumber(rank)} отмечены как знакомые.`,
        many: `# слов до ранга ${formatNumber(rank)} отмечены как знакомые.`,
        other: `# слова до ранга ${formatNumber(rank)} отмечены как знакомые.`,
      }),
    undo: 'Отменить',
    takenBack: 'Отменено. Слова снова новые.',
  },

  held: {
    titles: {
      suspended: 'Слова на паузе',
      known: 'Знакомые слова',
      leech: 'Слова, которые всё время забываются',
    },
    none: {
      suspended: 'Нет. Сюда попадают слова, у которых во время занятий нажата кнопка «Пауза».',
      known: 'Ни одно слово не отмечено как знакомое.',
      leech: 'Нет. Слово, забытое восемь раз, появится здесь.',
    },
    loading: 'Загрузка…',
    rank: (rank) => `Ранг ${formatNumber(rank)}`,
    notInDeck: 'Нет в колоде',
    lapses: (count) =>
      formatCount(count, {
        one: 'забыто # раз',
        few: 'забыто # раза',
        many: 'забыто # раз',
        other: 'забыто # раза',
      }),
    acts: { want: 'Спрашивать', reset: 'Начать заново', suspend: 'Пауза' },
    actLabel: (act, word) => `${act}: ${word}`,
    more: (left) => formatCount(left, { other: 'Показать ещё (осталось: #)' }),
    batch: (count, at) =>
      formatCount(count, {
        one: `# слово отмечено за раз, ${formatDate(at)}`,
        few: `# слова отмечено за раз, ${formatDate(at)}`,
        many: `# слов отмечено за раз, ${formatDate(at)}`,
        other: `# слова отмечено за раз, ${formatDate(at)}`,
      }),
    takeBack: 'Снять отметку',
    done: {
      want: (word) => `Слово «${word}» снова будет спрашиваться.`,
      reset: (word) => `Слово «${word}» начинается заново, как новое.`,
      suspend: (word) => `Слово «${word}» на паузе.`,
    },
    batchDone: (count) =>
      formatCount(count, {
        one: '# слово снова новое.',
        few: '# слова снова новые.',
        many: '# слов снова новые.',
        other: '# слова снова новые.',
      }),
    undo: 'Отменить',
    undone: 'Отменено.',
  },

  stats: {
    loading: 'Загрузка…',
    emptyTitle: 'Занятий пока не было',
    empty: 'После первых ответов здесь будет видно, сколько слов вы помните и что предстоит.',

    summary: 'Коротко',
    streak: 'Дней подряд',
    streakLongest: (longest) =>
      formatCount(longest, {
        one: 'Рекорд: # день',
        few: 'Рекорд: # дня',
        many: 'Рекорд: # дней',
        other: 'Рекорд: # дня',
      }),
    known: 'Знакомые слова',
    knownOf: (words) => formatCount(words, { other: 'Из # в этой колоде' }),
    knownOfSoFar: (words) => formatCount(words, { other: 'Из # добавленных в эту колоду' }),
    recalled: 'Вспомнено за 30 дней',
    time: 'Время за 30 дней',
    timeADay: (ms) => `${formatEstimate(ms)} за день занятий`,
    noTime: 'Нет',
    noShare: '–',

    forecast: 'Предстоящие повторения',
    forecastNote: 'Все колоды. К ним добавятся новые и забытые слова.',
    day: 'День',
    today: 'Сегодня',
    words: 'Слова',
    answers: 'Ответы по дням',
    answersNote: 'Все колоды, последние 30 дней.',
    remembered: 'Помню',
    forgotten: 'Не помню',
    retention: 'Доля слов, которые вы вспомнили, по неделям',
    retentionNote: 'Из слов, которые пора было повторить. Повторы в тот же день не считаются.',
    week: 'Неделя с',
    kept: 'Вспомнено',
    wanted: (retention) => `Цель: ${formatShare(retention)}`,
    ranks: 'Слова этой колоды по рангу',
    ranksIncomplete: 'Колода ещё добавляется. Слова по рангам появятся, когда она будет добавлена полностью.',
    ranksNote: 'Знакомые: отмечены так или помнятся три недели и дольше.',
    rank: 'Ранги',
    knownSeries: 'Знакомые',
    learning: 'Изучаются',
    rest: 'Не начаты',
    minutes: 'Минуты по дням',
    minutesNote: 'Все колоды, последние 30 дней. Перерывы дольше двух минут не считаются.',
    minutesHead: 'Минуты',
  },
};

export default progress;

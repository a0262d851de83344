import { formatCount, formatEstimate, formatNumber } from '../../shared/format.ts';
import type { StudyTexts } from '../en/study.ts';

const study: StudyTexts = {
  study: {
    card: 'Слово для изучения',
    show: 'Показать',
    rank: (rank) => `Ранг ${formatNumber(rank)}`,
    newWord: 'Новое слово',
    notInDeck: 'Больше нет в колоде',
    ownWord: 'Ваше слово',
    practice: 'Тренировка: ничего не засчитывается',
    yours: 'Ваше',
    noMeanings: 'Значение не указано. Можно написать своё.',
    speak: 'Произнести',
    left: (count) => formatCount(count, { other: 'осталось: #' }),
    progress: 'Сделано сегодня',
    answers: 'Насколько хорошо вы помнили слово?',
    ratings: { again: 'Не помню', hard: 'Трудно', good: 'Помню', easy: 'Легко' },
    undo: 'Отменить',
    know: 'Знаю',
    edit: 'Изменить',
    bury: 'Завтра',
    suspend: 'Пауза',
    definition: 'Ваше значение',
    save: 'Сохранить',
    cancel: 'Отмена',
    remove: 'Удалить',
    leech: (lapses) =>
      formatCount(lapses, {
        one: 'Забыто # раз. Напишите своё значение или поставьте слово на паузу.',
        few: 'Забыто # раза. Напишите своё значение или поставьте слово на паузу.',
        many: 'Забыто # раз. Напишите своё значение или поставьте слово на паузу.',
        other: 'Забыто # раза. Напишите своё значение или поставьте слово на паузу.',
      }),
    clockBehind:
      'Часы этого устройства отстают от вашего последнего ответа. Ответы засчитываются за день, который они показывают.',

    doneTitle: 'На сегодня всё',
    nothingTitle: 'Сейчас учить нечего',
    nothingAdvice:
      'Все слова на сегодня пройдены, или их не требуется. Сколько новых слов в день вам нужно, можно выбрать в настройках.',
    pauseTitle: 'Время вышло',
    summary: (answers, remembered, ms) =>
      formatCount(answers, {
        one: `# ответ, вспомнено: ${formatNumber(remembered)}, время: ${formatEstimate(ms)}.`,
        few: `# ответа, вспомнено: ${formatNumber(remembered)}, время: ${formatEstimate(ms)}.`,
        many: `# ответов, вспомнено: ${formatNumber(remembered)}, время: ${formatEstimate(ms)}.`,
        other: `# ответа, вспомнено: ${formatNumber(remembered)}, время: ${formatEstimate(ms)}.`,
      }),
    newToday: (count) =>
      formatCount(count, {
        one: 'Сегодня # новое слово.',
        few: 'Сегодня # новых слова.',
        many: 'Сегодня # новых слов.',
        other: 'Сегодня # нового слова.',
      }),
    nothingTomorrow: 'На завтра повторений нет.',
    tomorrow: (count) =>
      formatCount(count, {
        one: 'Завтра: # слово.',
        few: 'Завтра: # слова.',
        many: 'Завтра: # слов.',
        other: 'Завтра: # слова.',
      }),
    progressLink: 'Прогресс и статистика',
    goOn: 'Продолжить',
    practise: 'Тренировка',
    fiveMinutes: '5 минут',
    oneDeck: 'Только эта колода',
  },

  notices: {
    'answered-elsewhere': 'На это слово уже дан ответ в другом окне. Вот следующее.',
    'nothing-to-undo': 'Отменять нечего.',
    'nothing-to-redo': 'Возвращать нечего.',
    undone: 'Отменено. Ответьте ещё раз.',
    'taken-back': 'Отменено.',
    redone: 'Возвращено.',
    'no-practice': 'Тренироваться пока не на чем.',
    known: 'Отмечено как знакомое. Больше спрашиваться не будет.',
    paused: 'На паузе. Спрашиваться не будет.',
    'put-off': 'Отложено до завтра.',
  },
};

export default study;

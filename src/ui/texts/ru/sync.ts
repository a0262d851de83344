import { formatCount, formatDuration, formatEstimate, formatNumber } from '../../shared/format.ts';
import type { SyncTexts } from '../en/sync.ts';

const sync: SyncTexts = {
  sync: {
    label: (pair) => `Синхронизация: ${pair}`,
    progressLabel: (pair) => `Синхронизировано карточек: ${pair}`,
    states: {
      running: 'Синхронизация',
      queued: 'В очереди',
      waiting: 'Ожидание',
      paused: 'На паузе',
      failed: 'Прервано',
      done: 'Синхронизировано',
    },
    milestone: (state, cards) =>
      formatCount(cards, {
        one: `${state}: # карточка`,
        few: `${state}: # карточки`,
        many: `${state}: # карточек`,
        other: `${state}: # карточки`,
      }),
    cardsSoFar: (cards) =>
      formatCount(cards, {
        one: 'пока # карточка',
        few: 'пока # карточки',
        many: 'пока # карточек',
        other: 'пока # карточки',
      }),
    cardsOf: (cards, expected) =>
      formatCount(expected, {
        one: `${formatNumber(cards)} из # карточки`,
        few: `${formatNumber(cards)} из # карточек`,
        many: `${formatNumber(cards)} из # карточек`,
        other: `${formatNumber(cards)} из # карточки`,
      }),
    rate: (perSecond) => `${formatNumber(Math.round(perSecond))} в секунду`,
    timeLeft: (ms) => `ещё примерно ${formatEstimate(ms)}`,
    goesOnIn: (ms) => `До продолжения: ${formatDuration(ms)}.`,
    goesOnNow: 'Продолжение…',
    skipped: (count) =>
      formatCount(count, {
        one: '# ответ не удалось прочитать, он пропущен.',
        few: '# ответа не удалось прочитать, они пропущены.',
        many: '# ответов не удалось прочитать, они пропущены.',
        other: '# ответа не удалось прочитать, они пропущены.',
      }),
    serverAway: {
      title: 'Сервер, с которого она копирует, не подключён',
      advice:
        'Она продолжится, когда вы снова подключите этот сервер. Чтобы взять колоду с другого сервера, подключите его и нажмите «Синхронизировать» в настройках.',
    },
    pause: 'Пауза',
    resume: 'Продолжить',
    retry: 'Повторить',
    cancel: 'Отмена',
  },
};

export default sync;

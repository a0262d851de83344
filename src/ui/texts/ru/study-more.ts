import { formatCount, formatNumber } from '../../shared/format.ts';
import type { StudyMoreTexts } from '../en/study-more.ts';

const studyMore: StudyMoreTexts = {
  modes: {
    again: 'Прослушать ещё раз',
    showWord: 'Показать слово',
    typeMeaning: 'Что это значит?',
    typeWord: (language) => `Как это сказать? Язык: ${language}`,
    check: 'Проверить',
    almost: 'Почти. Посмотрите ещё раз.',
    accentsAgain: 'Обратите внимание на диакритику и попробуйте ещё раз.',
    verdicts: {
      right: 'Верно.',
      accents: 'Верно, но обратите внимание на диакритику.',
      typo: 'Почти верно.',
      wrong: 'На карточке не так.',
    },
    youTyped: 'Вы ввели:',
  },

  rescue: {
    lostTitle: 'Ваш журнал занятий неполон',
    lost: (missing, entries) =>
      formatCount(entries, {
        one: `Браузер вернул хранилище не целиком: не хватает ${formatNumber(missing)} из # записи. У Wayword есть вторая копия.`,
        few: `Браузер вернул хранилище не целиком: не хватает ${formatNumber(missing)} из # записей. У Wayword есть вторая копия.`,
        many: `Браузер вернул хранилище не целиком: не хватает ${formatNumber(missing)} из # записей. У Wayword есть вторая копия.`,
        other: `Браузер вернул хранилище не целиком: не хватает ${formatNumber(missing)} из # записи. У Wayword есть вторая копия.`,
      }),
    restore: (missing) =>
      formatCount(missing, {
        one: 'Вернуть # запись',
        few: 'Вернуть # записи',
        many: 'Вернуть # записей',
        other: 'Вернуть # записи',
      }),
    giveUp: 'Начать заново без них',
    giveUpQuestion: 'Отказаться от них навсегда?',
    keep: 'Оставить',

    closedTitle: 'Не удаётся открыть ваш журнал занятий',
    closed:
      'Браузер не открывает хранилище, в котором он лежит. Возможно, диск заполнен: освободите место и повторите попытку. Если дело не в этом, перезапустите браузер. Если и это не поможет, сохраните здесь резервную копию: она создаётся из второй копии. Затем удалите Wayword, установите его снова и восстановите резервную копию в настройках.',
  },
};

export default studyMore;

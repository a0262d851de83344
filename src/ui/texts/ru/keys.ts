import type { KeysTexts } from '../en/keys.ts';

const keys: KeysTexts = {
  names: { space: 'Пробел', enter: 'Enter', home: 'Home', end: 'End', shift: 'Shift' },

  browse: {
    forward: 'Следующая карточка',
    back: 'Предыдущая карточка',
    first: 'Первая карточка',
    last: 'Последняя карточка',
    jump: 'Перейти к рангу',
    keys: 'Показать эти клавиши',
  },

  study: {
    reveal: 'Показать обратную сторону; затем: выделенный ответ',
    check: 'При вводе ответа: проверить его',
    undo: 'Отменить, сколько угодно раз',
    redo: 'Вернуть отменённое',
    know: 'Я знаю это слово',
    edit: 'Написать своё значение',
    speak: 'Произнести слово',
    bury: 'Не раньше завтрашнего дня',
    suspend: 'Поставить слово на паузу',
    keys: 'Показать эти клавиши',
  },

  ratings: { two: 'Не помню, Помню', four: 'Не помню, Трудно, Помню, Легко' },
};

export default keys;

import { formatCount } from '../../shared/format.ts';
import type { SharedTexts } from '../en/shared.ts';

const shared: SharedTexts = {
  text: {
    productName: 'Wayword',
    tryAgain: 'Повторить',
    dismiss: 'Закрыть',
    pairLabel: (from, to) => `${from} — ${to}`,
    pairJoint: 'на',
    firstSteps: 'Первые шаги',
    learn: 'Я учу',
    meaningsIn: 'Язык значений',
    chooseLanguage: 'Выберите язык',
    words: (count) => formatCount(count, { one: '# слово', few: '# слова', many: '# слов', other: '# слова' }),
    pictureWords: (count) =>
      formatCount(count, {
        one: '# существительное с картинкой',
        few: '# существительных с картинками',
        many: '# существительных с картинками',
        other: '# существительных с картинками',
      }),
    cards: (count) =>
      formatCount(count, { one: '# карточка', few: '# карточки', many: '# карточек', other: '# карточки' }),
    sentence: (title) => `${title}.`,
    sentences: (sentences) => sentences.join(' '),
  },

  interfaceLanguage: {
    label: 'Язык Wayword',
    hint: 'По умолчанию: как в браузере. Сразу меняет все страницы и карточку на веб-страницах.',
    auto: (language) => `Как в браузере: ${language}`,
  },
};

export default shared;

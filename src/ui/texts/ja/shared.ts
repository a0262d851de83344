import { formatCount } from '../../shared/format.ts';
import type { SharedTexts } from '../en/shared.ts';

const shared: SharedTexts = {
  text: {
    productName: 'Wayword',
    tryAgain: '再試行',
    dismiss: '閉じる',
    pairLabel: (from, to) => `${from}→${to}`,
    pairJoint: 'から',
    firstSteps: '最初のステップ',
    learn: '学ぶ言語',
    meaningsIn: '意味の言語',
    chooseLanguage: '言語を選択',
    words: (count) => formatCount(count, { other: '#語' }),
    pictureWords: (count) => formatCount(count, { other: '絵の単語#語（名詞のみ）' }),
    cards: (count) => formatCount(count, { other: 'カード#枚' }),
    sentence: (title) => `${title}。`,
    sentences: (sentences) => sentences.join(''),
  },

  interfaceLanguage: {
    label: 'Waywordの言語',
    hint: '標準：ブラウザーと同じ。すべての画面とウェブページのカードが、すぐに切り替わります。',
    auto: (language) => `ブラウザーと同じ：${language}`,
  },
};

export default shared;

import { formatCount } from '../../shared/format.ts';
import type { SharedTexts } from '../en/shared.ts';

const shared: SharedTexts = {
  text: {
    productName: 'Wayword',
    tryAgain: '重试',
    dismiss: '关闭',
    pairLabel: (from, to) => `${from}→${to}`,
    pairJoint: '到',
    firstSteps: '新手入门',
    learn: '我学的语言',
    meaningsIn: '释义的语言',
    chooseLanguage: '选择语言',
    words: (count) => formatCount(count, { other: '# 个单词' }),
    pictureWords: (count) => formatCount(count, { other: '# 个图片单词（仅名词）' }),
    cards: (count) => formatCount(count, { other: '# 张卡片' }),
    sentence: (title) => `${title}。`,
    sentences: (sentences) => sentences.join(''),
  },

  interfaceLanguage: {
    label: 'Wayword 的语言',
    hint: '默认：跟随浏览器。所有页面和网页上的卡片会立即切换。',
    auto: (language) => `跟随浏览器：${language}`,
  },
};

export default shared;

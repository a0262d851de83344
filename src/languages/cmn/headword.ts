import type { Language } from '../language.ts';

export const headword: Language['headword'] = {
  // In the other characters.
  isForm: (text) => /^\p{Script=Han}+$/u.test(text) || undefined,
  hasLatinReadings: true,
  grammarWords: '的 了 着 过 得 地 把 被 吧 吗 呢 啊 呀 嘛 之 所 们 个',
};

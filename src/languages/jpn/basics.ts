import type { Language } from '../language.ts';

export const basics: Language['basics'] = {
  crossesBreaks: true,
  usesKana: true,
  reading: /^[\p{sc=Hiragana}\p{sc=Katakana}ー ]+$/u,
  opposite: '「…」の反対',
};

import type { Language } from '../language.ts';

export const basics: Language['basics'] = {
  acrossBreaks: 'of several characters',
  usesKana: true,
  reading: /^[\p{sc=Hiragana}\p{sc=Katakana}ー]+$/u,
};

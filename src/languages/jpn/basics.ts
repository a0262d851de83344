import type { Language } from '../language.ts';

export const basics: Language['basics'] = {
  reading: /^[\p{sc=Hiragana}\p{sc=Katakana}ー]+$/u,
};

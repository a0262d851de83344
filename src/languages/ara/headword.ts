import type { Language } from '../language.ts';

export const headword: Language['headword'] = {
  // Words whose first letters look like an article but belong to the word: `الله`, `الذي`, `الآن`.
  shorten: (word) =>
    /^ال(?:له|لي|ذي|تي|ذين|لذان|لتان|لواتي|لائي|آن|ان)$/u.test(word)
      ? word
      : word.replace(/^ٱ?ا?لْ?ـ*(?=\p{L})/u, (al) => (al.startsWith('ا') || al.startsWith('ٱ') ? '' : al)),
};

import type { Language } from '../language.ts';

export const headword: Language['headword'] = {
  shorten: (word) => word.replace(/^ה[\u05B0-\u05BC]*[-\u05BE]?(?=\p{L}\p{M}*\p{L}\p{M}*\p{L})/u, ''),
};

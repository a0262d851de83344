import type { Language } from '../language.ts';

export const basics: Language['basics'] = {
  crossesBreaks: true,
  // Syllables in Latin letters with tone marks, as the decks write them: `péng you`.
  reading: /^\p{sc=Latin}[\p{sc=Latin}\p{M}'’ :·-]*$/u,
  opposite: '“…”的反义',
};

import type { Language } from '../language.ts';

export const basics: Language['basics'] = {
  articles: { masculine: 'o', feminine: 'a' },
  opposite: 'não …',
};

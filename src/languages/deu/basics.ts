import type { Language } from '../language.ts';

export const basics: Language['basics'] = {
  articles: { masculine: 'der', feminine: 'die', neuter: 'das' },
  capitalisesNouns: true,
  opposite: 'nicht …',
};

import type { Language } from '../language.ts';

export const basics: Language['basics'] = {
  articles: { masculine: 'de', feminine: 'de', neuter: 'het', common: 'de' },
  opposite: 'niet …',
};

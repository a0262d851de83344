import type { Language } from '../language.ts';

export const basics: Language['basics'] = {
  articles: { neuter: 'ett', common: 'en' },
  opposite: 'inte …',
};

import type { Language } from '../language.ts';

export const basics: Language['basics'] = {
  articles: { masculine: 'en', feminine: 'ei', neuter: 'et', common: 'en' },
};

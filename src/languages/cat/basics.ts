import type { Language } from '../language.ts';

export const basics: Language['basics'] = {
  articles: { masculine: 'el', feminine: 'la' },
  changeArticle: (_, { bare }) => (/^h?[aeiou]/.test(bare) ? { article: 'l’' } : undefined),
};

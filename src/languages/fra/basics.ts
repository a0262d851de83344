import type { Language } from '../language.ts';

export const basics: Language['basics'] = {
  articles: { masculine: 'le', feminine: 'la' },
  changeArticle: (_, { bare }) => {
    // `l’homme`, but `le héros`: only a dictionary knows.
    if (bare.startsWith('h')) return {};
    return /^[aeiouœæ]/.test(bare) ? { article: 'l’' } : undefined;
  },
  opposite: 'pas …',
};

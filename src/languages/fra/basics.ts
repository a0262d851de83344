import type { Language } from '../language.ts';
import { withoutMarks } from '../shared/without-marks.ts';

export const basics: Language['basics'] = {
  articles: { masculine: 'le', feminine: 'la' },
  changeArticle: (_, word) => {
    const bare = withoutMarks(word);
    // `l’homme`, but `le héros`: only a dictionary knows.
    if (bare.startsWith('h')) return { article: undefined };
    return /^[aeiouœæ]/.test(bare) ? { article: 'l’' } : undefined;
  },
};

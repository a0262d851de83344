import type { Language } from '../language.ts';
import { withoutMarks } from '../shared/without-marks.ts';

export const basics: Language['basics'] = {
  articles: { masculine: 'el', feminine: 'la' },
  changeArticle: (_, word) => (/^h?[aeiou]/.test(withoutMarks(word)) ? { article: 'l’' } : undefined),
};

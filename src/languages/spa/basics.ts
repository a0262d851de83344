import type { Language } from '../language.ts';
import { isStressedA } from './stressed-a.ts';

export const basics: Language['basics'] = {
  articles: { masculine: 'el', feminine: 'la' },
  changeArticle: (article, { word }) => (article === 'la' && isStressedA(word) ? { article: 'el ' } : undefined),
  opposite: 'no …',
};

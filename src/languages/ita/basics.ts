import type { Language } from '../language.ts';

export const basics: Language['basics'] = {
  articles: { masculine: 'il', feminine: 'la' },
  changeArticle: (article, { bare }) => {
    if (/^h?[aeou]|^i(?![aeou])/.test(bare)) return { article: 'l’' };
    const takesLo = article === 'il' && /^(?:s[^aeiou]|z|gn|[px][ns]|x|y|i)/.test(bare);
    return takesLo ? { article: 'lo ', tellsGender: true } : undefined;
  },
  opposite: 'non …',
};

import type { Language } from '../language.ts';

export const detection: Language['detection'] = {
  functionWords:
    'и в не на с что он как это по но из за от то у же к о бы для так или вы его она они если только был была были быть может все я мы при до',
  letters: 'щйьюяыэёъ',
  confusedWith: 'ukr bel bul mkd srp',
};

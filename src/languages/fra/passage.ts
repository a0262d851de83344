import type { Language } from '../language.ts';

export const passage: Language['passage'] = [
  'Au petit matin, la ville était encore calme. Un vieil homme ouvrit la fenêtre de sa petite maison. Dans la rue, une jeune fille lisait un livre.',
  '« Qu’est-ce que tu lis ? » dit-il. « Une histoire de la mer, répondit-elle. Je ne comprends pas tous les mots. Mais chaque jour, j’en comprends plus. »',
];

import type { Language } from '../language.ts';

export const passage: Language['passage'] = [
  'De manhã cedo, a cidade ainda estava calma. Um velho abriu a janela da sua pequena casa. Na rua, uma menina lia um livro.',
  '— Que livro é esse? — perguntou ele. — Uma história do mar — respondeu ela. — Não entendo todas as palavras. Mas a cada dia entendo mais.',
];

import type { Language } from '../language.ts';

export const passage: Language['passage'] = [
  'Wcześnie rano miasto było jeszcze spokojne. Stary człowiek otworzył okno swojego małego domu. Na ulicy siedziała dziewczyna z książką.',
  '— Co czytasz? — zapytał. — Historię o morzu — odpowiedziała. — Nie rozumiem każdego słowa. Ale każdego dnia rozumiem więcej.',
];

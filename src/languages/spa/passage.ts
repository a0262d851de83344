import type { Language } from '../language.ts';

export const passage: Language['passage'] = [
  'Por la mañana, la ciudad todavía estaba tranquila. Un hombre viejo abrió la ventana de su pequeña casa. En la calle, una niña leía un libro.',
  '—¿Qué lees? —preguntó él. —Una historia del mar —respondió ella—. No entiendo todas las palabras, pero cada día entiendo más.',
];

import type { Language } from '../language.ts';

export const passage: Language['passage'] = [
  'Tidigt på morgonen var staden ännu lugn. En gammal man öppnade fönstret i sitt lilla hus. På gatan satt en flicka med en bok.',
  '”Vad läser du?” frågade han. ”En historia om havet”, svarade hon. ”Jag förstår inte alla ord. Men varje dag förstår jag lite mer.”',
];

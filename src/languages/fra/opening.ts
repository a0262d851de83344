import type { Language } from '../language.ts';

export const opening: Language['opening'] = 'faire aller vouloir savoir fois personne partie fils monsieur dernier';

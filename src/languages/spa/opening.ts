import type { Language } from '../language.ts';

export const opening: Language['opening'] = 'bueno grande señor señora malo música';

import type { Language } from '../language.ts';

export const opening: Language['opening'] = 'go get like good';

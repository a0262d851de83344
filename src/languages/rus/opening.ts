import type { Language } from '../language.ts';

export const opening: Language['opening'] = 'год человек хотеть идти ребёнок великий';

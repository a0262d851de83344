import type { Language } from '../language.ts';

export const opening: Language['opening'] = 'Herr lieben lieb nächste';

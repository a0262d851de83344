import type { Language } from '../language.ts';

export const opening: Language['opening'] = 'ir fazer ver dar vir bom grande senhor senhora música';

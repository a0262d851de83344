import { toSet } from '../../inflection/phrases.ts';
import type { Language } from '../language.ts';

export const inflection: Language['inflection'] = {
  compounds: { links: ['-'], lost: [], ignored: toSet('hogy nem egy meg van volt ezt azt csak már még') },
};

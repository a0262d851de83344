import { toVerbFirst } from '../../inflection/phrases.ts';
import type { Language } from '../language.ts';

export const inflection: Language['inflection'] = {
  phrases: toVerbFirst(
    'не дуже завжди ніколи вже теж ще більше',
    /(?:ого|ому|ими|им|ім|их|ій|ої|ою|а|у|е|і|ий)$/u,
    'ий|ій|а|я|е|є|і',
    { hasCases: true },
  ),
};

import { toFixedStart, toVerbFirst } from '../../inflection/phrases.ts';
import type { Language } from '../language.ts';

export const inflection: Language['inflection'] = {
  phrases: toVerbFirst(
    'nie się bardzo zawsze nigdy już też jeszcze więcej',
    /(?:iego|ego|iemu|emu|ymi|imi|ych|ich|iej|ej|ym|im|ią|ą|ie|e|ia|a|y|i)$/u,
    'y|i|a|ia|e|ie',
    { hasCases: true, fits: toFixedStart('bez co do i na nie o od po pod przez przy w we z za') },
  ),
};

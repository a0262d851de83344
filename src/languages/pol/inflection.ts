import type { InflectionCode } from '../../inflection/compile.ts';
import { toVerbFirst } from '../../inflection/phrases.ts';

export const inflection: InflectionCode = {
  phrases: toVerbFirst(
    'nie się bardzo zawsze nigdy już też jeszcze więcej',
    /(?:iego|ego|iemu|emu|ymi|imi|ych|ich|iej|ej|ym|im|ią|ą|ie|e|ia|a|y|i)$/u,
    'y|i|a|ia|e|ie',
    { hasCases: true },
  ),
};

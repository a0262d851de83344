import type { Language } from '../language.ts';

export const detection: Language['detection'] = {
  functionWords: 'ang ng sa na ay mga at ko mo siya niya ito hindi para may kung din rin lang naman ako ka ni si',
  letters: 'ñ',
};

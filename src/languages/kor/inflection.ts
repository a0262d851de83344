import type { Language } from '../language.ts';
import { splitAuxiliary } from './auxiliaries.ts';
import { splitParticles } from './particles.ts';

export const inflection: Language['inflection'] = {
  clitics: splitParticles,
  splitAuxiliary,
  runTogether: {
    text: /^[가-힣]{4,24}$/u,
    maxWord: 7,
    // A little, well, more, surely, again, why, what.
    single: /^[좀잘더꼭또왜뭐]$/u,
    // Two books, three people.
    counted: /^([한두세네])([권개명번잔병대])$/u,
  },
};

import type { Language } from '../language.ts';

export const headword: Language['headword'] = {
  before: "die 'n ’n om te",
  infinitiveParticle: 'te',
};

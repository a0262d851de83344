import type { Language } from '../language.ts';

export const detection: Language['detection'] = {
  functionWords:
    'ja on ei et see ma sa ta oli kui mis aga ka ning või seda siis mida oma veel välja olen kes nii selle ole saab kõik nende ühe pärast',
  letters: 'äöõüšž',
};

import type { Language } from '../language.ts';

export const detection: Language['detection'] = {
  functionWords:
    'ja on ei että se en hän oli mutta kun niin ovat tai ole minä mitä vain joka myös jos kuin olen tämä sen voit sinä ne kanssa mukaan',
  letters: 'äöå',
};

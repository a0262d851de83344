import type { Language } from '../language.ts';

export const detection: Language['detection'] = {
  functionWords:
    'el la los las de del y a al en un una que es no se con por para su sus lo como más o pero este esta ha son fue si ya me le muy cuando sin sobre también hay está ser entre todo desde yo mi tiene',
  letters: 'áéíñóúü',
  confusedWith: 'glg',
};

import type { Language } from '../language.ts';

export const detection: Language['detection'] = {
  functionWords:
    'de het een van en in is dat op te zijn met voor niet aan er die om ook als maar bij of naar kan uit door wordt worden deze dit was hij ze wat over nog dan heeft hebben zich u je wij tot hun meer werd',
  letters: 'ëïéèêöü',
  confusedWith: 'afr',
};

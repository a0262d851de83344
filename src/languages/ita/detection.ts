import type { Language } from '../language.ts';

export const detection: Language['detection'] = {
  functionWords:
    'il lo la i gli le un una di del della dei delle che e è in nel nella per non con si da dal dalla a al alla sono su come più questo questa ma o se anche ha hanno essere ci suo sua loro tra quando molto',
  letters: 'àèéìíîòóùú',
};

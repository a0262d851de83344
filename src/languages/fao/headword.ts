import type { Language } from '../language.ts';

export const headword: Language['headword'] = {
  before: 'at ein eitt',
};

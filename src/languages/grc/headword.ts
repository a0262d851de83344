import type { Language } from '../language.ts';

export const headword: Language['headword'] = {
  before: 'ὁ ἡ τό τὸ οἱ αἱ τά τὰ',
};

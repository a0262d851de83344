import type { Language } from '../language.ts';

export const headword: Language['headword'] = {
  toOtherGender: (word, ending) => (/^(?:a|um|ae|e)$/.test(ending) ? [word.replace(/(?:us|is|a)$/, '') + ending] : []),
};

import type { Language } from '../language.ts';
import { replaceVowel } from '../shared/second-gender.ts';

export const headword: Language['headword'] = {
  before: 'się',
  after: 'się',
  grammarWords: 'się by',
  toOtherGender: replaceVowel,
  complements: 'o na w z ze do od za po przed przez nad pod u dla ku + coś kogoś czegoś komuś czymś kimś',
  supports: 'być mieć',
  lightVerbs: 'być mieć iść',
};

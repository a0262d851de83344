import type { Language } from '../language.ts';
import { ARTICLES } from './articles.ts';

export const headword: Language['headword'] = {
  before: `${ARTICLES} r e s sich zu etw etwas jd jdn jdm jds jmd jmdn jmdm jmds jemand jemanden jemandem`,
  grammarWords: `${ARTICLES} zu sich`,
  // `zu Fuß` is not an infinitive.
  infinitiveParticle: 'zu',
  syllableMark: /(?<=\p{L})[|·](?=\p{L})/gu,
  genderSign: /(?<=\p{L}{3})[*:_/]-?(?=in(?:nen)?$)/u,
  toOtherGender: (word, ending) => (/^in(?:nen)?$/.test(ending) ? [word.replace(/e$/, '') + ending] : []),
  complements:
    'an auf aus bei durch für gegen in mit nach über um unter von vor zu zum zur dat akk + etw etwas jdn jdm jmdn jmdm',
  supports: 'sein haben',
};

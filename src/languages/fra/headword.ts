import type { Language } from '../language.ts';
import { ELIDED_ARTICLE } from '../shared/romance.ts';
import { ARTICLES } from './articles.ts';
import { FEMININES } from './feminines.ts';

export const headword: Language['headword'] = {
  before: `${ARTICLES} des du se qqch qqn`,
  after: 'qqch qqn qch qn',
  elided: ELIDED_ARTICLE,
  grammarWords: `${ARTICLES} de des du à au aux en y se ne`,
  toOtherGender: (word, ending) => {
    const change = FEMININES.find(([feminine, masculine]) => feminine.test(ending) && masculine.test(word));
    return [(change ? word.replace(change[1], '') : word) + ending];
  },
  complements: "à de en sur pour avec contre dans par + qqch qqn quelqu'un qch qn",
  supports: 'avoir être',
  lightVerbs: 'aller faire mettre venir tenir être avoir',
};

import { stemmer } from '@orama/stemmers/romanian';
import { type Inflection, toList } from './inflection.ts';

export const inflection: Inflection = {
  stemmer,
  endings: [
    { endings: toList('ul ului ule u i ii ilor e ele elor uri urile urilor l lui le lor'), instead: [''] },
    { endings: toList('a e ei ele elor i ii ile ilor o'), instead: ['ă'] },
    { endings: toList('a i ei ii ile ilor o'), instead: ['e'] },
    { endings: toList('a ua ele elor ule le lor uă'), instead: ['ea', 'a'] },
    { endings: toList('ul ului i ii ilor e ele elor a le lor'), instead: ['u'] },
    { endings: toList('i ii ilor'), instead: [''], undo: [/ț$/u, 't'] },
    { endings: toList('i ii ilor'), instead: ['', 'ă', 'e'], undo: [/z$/u, 'd'] },
    { endings: toList('i ii ilor ile'), instead: ['', 'e', 'ă'], undo: [/ș$/u, 's'] },
    { endings: toList('i ile ilor'), instead: ['te', 'tă'], undo: [/ț$/u, ''] },
    { endings: toList('e ele elor'), instead: [''], undo: [/oa(?=[^aăâeiîou]+$)/u, 'o'] },
    { endings: toList('i ile ilor'), instead: ['ă', 'e'], undo: [/o(?=[^aăâeiîou]+$)/u, 'oa'] },
    { endings: toList('i ile ilor'), instead: ['ă', 'e'], undo: [/ă(?=[^aăâeiîou]+$)/u, 'a'] },
    { endings: toList('i ile ilor'), instead: ['te'], undo: [/ărț$/u, 'ar'] },
  ],
};

import { type Inflection, toList } from './inflection.ts';

export const inflection: Inflection = {
  endings: [
    { endings: toList('s es d ed ing r er st est'), instead: [''] },
    { endings: toList('ing ed er est'), instead: ['e'] },
    { endings: toList('ing ed er est'), instead: [''], undo: [/(.)\1$/u, '$1'] },
    { endings: toList('ies ied ier iest'), instead: ['y'] },
  ],
};

import { type Inflection, toList } from './inflection.ts';

const CASES = toList('o oj on ojn');
const ADJECTIVES = toList('a aj an ajn');
const PARTICIPLES = toList('ant int ont at it ot').flatMap((participle) =>
  [...ADJECTIVES, 'e', ...CASES].map((ending) => participle + ending),
);

export const inflection: Inflection = {
  endings: [
    // Domoj, belan; tiujn, min, hejmen.
    { endings: toList('j n jn'), instead: [''] },
    // Parolas, parolu, parolanta, parolinte.
    { endings: [...toList('as is os us u'), ...PARTICIPLES], instead: ['i'] },
    // Words of one root: rapide of rapida, hejme of hejmo, parolo of paroli, suna of suno.
    { endings: toList('e en'), instead: ['a', 'o', 'i'] },
    { endings: ADJECTIVES, instead: ['o', 'i', 'e'] },
    { endings: CASES, instead: ['a', 'i'] },
    { endings: ['i'], instead: ['o', 'a'] },
    // A woman, small and big ones: patrino, dometo, domegoj.
    { endings: toList('in et eg').flatMap((suffix) => CASES.map((ending) => suffix + ending)), instead: ['o'] },
    {
      endings: toList('et eg').flatMap((suffix) => [...ADJECTIVES, 'e'].map((ending) => suffix + ending)),
      instead: ['a'],
    },
  ],
};

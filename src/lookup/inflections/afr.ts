import { type Inflection, type LetterChange, toList } from './inflection.ts';

const PARTICLES =
  'aan|af|agter|by|deur|in|mee|mis|na|neer|om|onder|oor|op|saam|teen|terug|toe|uit|vas|voor|voort|vry|weer|weg';

/** What an ending does to the letters before it: bome, manne, briewe, golwe; skepe, stede. */
const CHANGES: readonly LetterChange[] = [
  [/([aeou])([^aeiou])$/u, '$1$1$2'],
  [/([^aeiou])\1$/u, '$1'],
  [/w$/u, 'f'],
  [/([aeou])w$/u, '$1$1f'],
  [/e(?=[pd]$)/u, 'i'],
  [/e(?=d$)/u, 'a'],
];

const IRREGULAR = {
  wees: 'is was',
  hê: 'het had gehad',
  kan: 'kon',
  sal: 'sou',
  wil: 'wou',
  moet: 'moes',
  ek: 'my',
  jy: 'jou',
  hy: 'hom',
  sy: 'haar',
  hulle: 'hul',
  goed: 'beter beste',
  baie: 'meer meeste',
};

export const inflection: Inflection = {
  irregular: IRREGULAR,
  endings: [
    // Honde, tafels, foto's, kinders, eiers, produkte, hoofde; bome, manne.
    ...CHANGES.map((undo) => ({ endings: toList('e es er ers ens'), instead: [''], undo })),
    { endings: toList("e s 's ers ens te de"), instead: [''] },
    // Moontlikhede; vlieë, oë, dae, vrae, brûe, tye.
    { endings: ['hede'], instead: ['heid'] },
    { endings: toList('ë'), instead: ['g', 'd', ''] },
    { endings: ['ë', 'ër'], instead: ['ed', 'eg'] },
    { endings: ['ë', 'ër'], instead: ['g'], undo: [/([aou])$/u, '$1$1'] },
    { endings: [''], instead: [''], undo: [/ae$/u, 'ag'] },
    { endings: [''], instead: [''], undo: [/ae$/u, 'aag'] },
    { endings: [''], instead: [''], undo: [/ûe$/u, 'ug'] },
    { endings: [''], instead: ['d', 'g'], undo: [/(?<=y)e$/u, ''] },
    // Small ones: hondjie, boompie, koninkie, mannetjie.
    { endings: toList('jie jies tjie tjies pie pies ie ies'), instead: [''] },
    { endings: toList('kie kies'), instead: ['g', ''] },
    { endings: toList('etjie etjies'), instead: [''] },
    { endings: toList('etjie etjies'), instead: [''], undo: [/([^aeiou])\1$/u, '$1'] },
    // Adjectives: mooier, mooiste; kleiner, dikker, grootste; goeie, breër.
    { endings: toList('er ste st der'), instead: [''] },
    { endings: toList('ie'), instead: ['d', ''] },
    // Verbs: gemaak, opgestaan, lopende.
    { prefix: 'ge', endings: toList(' d de te t'), instead: [''] },
    { endings: [''], instead: [''], undo: [new RegExp(`^(${PARTICLES})ge`, 'u'), '$1'] },
    { endings: toList('end ende'), instead: [''] },
    { endings: toList('end ende'), instead: [''], undo: [/([aeou])([^aeiou])$/u, '$1$1$2'] },
    { endings: toList('end ende'), instead: [''], undo: [/([^aeiou])\1$/u, '$1'] },
  ],
};

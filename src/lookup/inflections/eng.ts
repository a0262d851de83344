import { type Inflection, type LetterChange, respell, toList, toSet } from './inflection.ts';

/** What is written in one way in Britain and in another in America, either way round, with endings or without. */
const BRITISH: readonly LetterChange[] = [
  // Colour, favourite, neighbourhood.
  [/(?<=..)our(?=$|[^aeiou]|[aei])/u, 'or'],
  [/(?<=..)or(?=$|[^aeiou]|[aei])/u, 'our'],
  // Organise, analysing, realisation.
  [/(?<=..[iy])s(?=e[drs]?$|ing$|ers?$|ations?$|able$)/u, 'z'],
  [/(?<=..[iy])z(?=e[drs]?$|ing$|ers?$|ations?$|able$)/u, 's'],
  // Theatre, centred, fibre; litres.
  [/(?<=[^aeiou])re(?=[ds]?$)/u, 'er'],
  [/(?<=.[btdgc])er(?=s?$)/u, 're'],
  // Defence, licence; practise.
  [/(?<=..[ei]n)c(?=es?$)/u, 's'],
  [/(?<=..[ei]n)s(?=es?$)/u, 'c'],
  [/(?<=cti)s(?=e[ds]?$)/u, 'c'],
  // Travelling, jewellery; fulfil, skilful, enrolment.
  [/(?<=..[aeiou])ll(?=ed$|ing$|ers?$|ery$|ous$)/u, 'l'],
  [/(?<=..[aeiou])l(?=$|s$|ful|ment)/u, 'll'],
  [/(?<=..[aeiou])ll(?=$|s$|ful|ment)/u, 'l'],
  // Dialogue, catalogue.
  [/ogue(?=s?$)/u, 'og'],
  [/og(?=s?$)/u, 'ogue'],
  // Paediatric, oestrogen, manoeuvre.
  [/[ao]e(?=[^aeiou])/u, 'e'],
  [/oeuv/u, 'euv'],
];

/** Each is also the other. */
const SINGLE: readonly (readonly [string, string])[] = [
  ['grey', 'gray'],
  ['programme', 'program'],
  ['tyre', 'tire'],
  ['cheque', 'check'],
  ['kerb', 'curb'],
  ['plough', 'plow'],
  ['pyjamas', 'pajamas'],
  ['aeroplane', 'airplane'],
  ['aluminium', 'aluminum'],
  ['jewellery', 'jewelry'],
  ['mum', 'mom'],
  ['mummy', 'mommy'],
  ['cosy', 'cozy'],
  ['sceptical', 'skeptical'],
  ['mould', 'mold'],
  ['moustache', 'mustache'],
  ['storey', 'story'],
  ['draught', 'draft'],
  ['doughnut', 'donut'],
  ['yoghurt', 'yogurt'],
  ['manoeuvre', 'maneuver'],
  ['ageing', 'aging'],
  ['towards', 'toward'],
  ['whilst', 'while'],
  ['amongst', 'among'],
];
const OTHERS = new Map(
  SINGLE.flatMap(([british, american]) => [[british, american] as const, [american, british] as const]),
);

const respellAll = respell(...BRITISH);

/** Plurals that no ending makes. */
const PLURALS = {
  man: 'men',
  woman: 'women',
  child: 'children',
  person: 'people',
  foot: 'feet',
  tooth: 'teeth',
  goose: 'geese',
  mouse: 'mice',
  louse: 'lice',
  ox: 'oxen',
  die: 'dice',
  penny: 'pence',
  cactus: 'cacti',
  fungus: 'fungi',
  octopus: 'octopi',
  phenomenon: 'phenomena',
  criterion: 'criteria',
  crisis: 'crises',
  analysis: 'analyses',
  basis: 'bases',
};

export const inflection: Inflection = {
  verbPlaces: {
    verbMeaning: {
      deu: /^\p{Ll}.*n$/u,
      fra: /(?:er|ir|re)$/,
      ita: /(?:re|rsi)$/,
      nld: /(?:en|aan|oen|ien|zijn)$/,
      pol: /ć(?: się)?$/,
      por: /[aeiô]r(?:-se)?$/,
      rus: /(?:ть|ти|чь)(?:ся|сь)?$/,
      spa: /[aeií]r(?:se)?$/,
      swe: /[aå]s?$/,
    },
    before: toSet('i you he she it we they who'),
    between: toSet('never always also just only really ever'),
    beforeInfinitive: toSet(
      "to can could will would shall should may might must cannot can't won't don't doesn't didn't couldn't wouldn't shouldn't",
    ),
    auxiliaries: toSet("have has had having haven't hasn't hadn't i've you've we've they've"),
    adverbs: toSet('not never always already just also ever only recently'),
    participle: /(?:[dtn]|[mn]e|un[gk]|um)$/,
    beforeOthers: toSet(
      'the a an this these my your his her its our their some any no every each another many of in on at for with from by into',
    ),
  },
  spellings: (key) => [OTHERS.get(key) ?? OTHERS.get(key.replace(/s$/u, '')) ?? key, ...respellAll(key)],
  // Without the ending it is us.
  irregular: { ...PLURALS, use: 'using used' },
  // Quickly, happily, possibly, basically, simply, truly; darkness, happiness.
  derivations: [
    { endings: toList('ly ness'), instead: [''] },
    { endings: toList('ily iness'), instead: ['y'] },
    { endings: toList('ally'), instead: [''] },
    { endings: toList('ly'), instead: ['le', 'e', 'l'] },
  ],
  endings: [
    { endings: toList('s es d ed ing r er st est'), instead: [''] },
    { endings: toList('ing ed er est'), instead: ['e'] },
    { endings: toList('ing ed er est'), instead: [''], undo: [/(.)\1$/u, '$1'] },
    { endings: toList('ies ied ier iest'), instead: ['y'] },
    // Leaves and knives.
    { endings: ['ves'], instead: ['f', 'fe'] },
    // Postmen and saleswomen.
    { endings: ['men'], instead: ['man'] },
  ],
};

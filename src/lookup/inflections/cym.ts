import { type Inflection, type LetterChange, toList } from './inflection.ts';

/** The first letter of a Welsh word changes behind other words, and what it was has to be guessed: the likelier first. */
const MUTATIONS: readonly LetterChange[] = [
  // Soft: gath, beint, dad, ardd; fara, fam, ddyn, lyfr, raff.
  [/^g(?!g)/u, 'c'],
  [/^b/u, 'p'],
  [/^d(?!d)/u, 't'],
  [/^(?=[aeiouwyâêîôûŵŷlrn](?!h))/u, 'g'],
  [/^f(?!f)/u, 'b'],
  [/^f(?!f)/u, 'm'],
  [/^dd/u, 'd'],
  [/^l(?!l)/u, 'll'],
  [/^r(?!h)/u, 'rh'],
  // Nasal: nghath, mhen, nhad, ngardd, mrawd, nannedd.
  [/^ngh/u, 'c'],
  [/^mh/u, 'p'],
  [/^nh/u, 't'],
  [/^ng(?!h)/u, 'g'],
  [/^m(?!h)/u, 'b'],
  [/^n(?![gh])/u, 'd'],
  // Aspirate: chath, phen, thad; hysgol.
  [/^([cpt])h/u, '$1'],
  [/^h(?=[aeiouwyâêîôûŵŷ])/u, ''],
];

const PLURALS = toList('au iau on ion i ydd oedd edd od iaid aid ed ys wyr');
/** Vowels that a plural's ending changes: gerddi, meibion, dynion, caneuon, afonydd, byrddau. */
const VOWELS: readonly LetterChange[] = [
  [/nn$/u, 'n'],
  [/rr$/u, 'r'],
  [/e(?=[^aeiouwy]+$)/u, 'a'],
  [/ei(?=[^aeiouwy]+$)/u, 'a'],
  [/ei(?=[^aeiouwy]+$)/u, 'ai'],
  [/y(?=[^aeiouwy]+$)/u, 'w'],
  [/eu$/u, 'au'],
  [/o(?=[^aeiouwy]+$)/u, 'aw'],
  [/a(?=[^aeiouwy]+$)/u, 'â'],
  [/e(?=[^aeiouwy]+$)/u, 'ê'],
  [/y(?=[^aeiouwy]+$)/u, 'o'],
  [/y([^aeiouwy]+)y(?=[^aeiouwy]+$)/u, 'w$1w'],
  [/o(?=[^aeiouwy]+$)/u, 'ô'],
];
/** Plurals without an ending: ceir, tadau; brain, cerrig, ieir, esgyrn, cyrff, ffyrdd. */
const INNER: readonly LetterChange[] = [
  [/ei(?=[^aeiouwy]+$)/u, 'a'],
  [/ai(?=[^aeiouwy]+$)/u, 'a'],
  [/y(?=[^aeiouwy]+$)/u, 'o'],
  [/y(?=[^aeiouwy]+$)/u, 'a'],
  [/e(.+)y(?=[^aeiouwy]+$)/u, 'a$1w'],
  [/e(.+)y(?=[^aeiouwy]+$)/u, 'a$1e'],
  [/e(.+)i(?=[^aeiouwy]+$)/u, 'a$1e'],
  [/ei/u, 'ia'],
];

const VERB_ENDINGS = toList(
  'af i it ith iff wn wch ant an ais aist odd es est on och aswn asoch ason asant ' +
    'et ai ech en ent af o wyd ir id asid asai wyf wyt a ed iais iaist iodd ies iest ion ioch iaf iwch iant ia iai iwyd ir',
);
const VERBAL_NOUNS = ['', 'o', 'io', 'u', 'i', 'a', 'd', 'ed', 'eg', 'an', 'yd'];

const IRREGULAR = {
  bod: 'yw ydy ydyw mae maen maent oes sydd wyf wyt ydw dw dwi rwyf rwyt rydw rydych rydyn ydych ydym ydynt bu bûm buodd buom buont bydd byddaf byddai byddwch byddwn byddant byddech oedd oeddwn oeddem oeddent roedd roeddwn roeddent bo basai',
  mynd: 'af aiff ewch est es aeth aethon aethant euthum awn ânt âi',
  dod: 'daw deuaf dewch daeth daethon daethant dest dois deuai',
  gwneud: 'gwna gwnaf gwnaeth gwnes gwnest gwnaethon gwnewch gwnawn gwnânt gwnâi gwneir',
  cael: 'caf caiff cei cafodd cawn cewch cânt ces cest câi ceir cawsant cafwyd',
  tŷ: 'tai',
  plentyn: 'plant',
  brawd: 'brodyr',
  dant: 'dannedd',
  buwch: 'buchod',
  iâr: 'ieir',
  ci: 'cŵn',
  gŵr: 'gwŷr',
};

export const inflection: Inflection = {
  irregular: IRREGULAR,
  beginnings: MUTATIONS,
  endings: [
    // Nouns: llyfrau, ysgolion, pentrefi, afonydd, cathod; gerddi, dynion.
    { endings: PLURALS, instead: [''] },
    ...VOWELS.map((undo) => ({ endings: PLURALS, instead: [''], undo })),
    ...INNER.map((undo) => ({ endings: [''], instead: [''], undo })),
    // Plant, llygod, pysgod, moch, coed: one has an ending and many have none; athrawon, merched; teuluoedd.
    { endings: toList('od aid au on i '), instead: ['yn', 'en', 'an'] },
    { endings: [''], instead: ['yn', 'en', 'ed'] },
    { endings: ['aid'], instead: ['aden'] },
    { endings: ['ai'], instead: ['y'] },
    { endings: ['awon'], instead: ['o', 'aw'] },
    { endings: toList('wyr'), instead: ['wr', 'ydd'] },
    { endings: toList('feydd feydd fâu'), instead: ['fa'] },
    { endings: ['ï'], instead: ['i'] },
    // Adjectives: mwyaf, hynach, cochion, gwen; tecach.
    { endings: toList('ach af ed ion on'), instead: [''] },
    { endings: toList('ach af ed'), instead: [''], undo: [/c$/u, 'g'] },
    { endings: toList('ach af ed'), instead: [''], undo: [/p$/u, 'b'] },
    { endings: toList('ach af ed'), instead: [''], undo: [/t$/u, 'd'] },
    { endings: toList('ach af ed'), instead: [''], undo: [/y(?=[^aeiouwy]+$)/u, 'w'] },
    { endings: [''], instead: [''], undo: [/e(?=[^aeiouwy]+$)/u, 'y'] },
    { endings: [''], instead: [''], undo: [/o(?=[^aeiouwy]+$)/u, 'w'] },
    // Verbs: canodd, darllenais, meddyliais, cerddaf, gwelir; ceir the verbal noun.
    { endings: VERB_ENDINGS, instead: VERBAL_NOUNS },
    { endings: toList('iais iodd iaf iwn iwch iant iwyd iech'), instead: [''], undo: [/y(?=[^aeiouwy]+$)/u, 'w'] },
    { endings: toList('a aiff'), instead: [''] },
    { endings: ['naf', 'nais', 'nodd', 'nwn', 'nwch', 'nant', 'nir', 'nwyd'], instead: ['n', 'ndo', 'nnu', 'nnill'] },
    { endings: toList('awaf awais awodd'), instead: ['o', 'aw', 'ando'] },
  ],
};

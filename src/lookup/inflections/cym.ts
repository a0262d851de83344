import { type Inflection, join, type LetterChange, toList } from './inflection.ts';

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
/** What is written onto a word behind an apostrophe: mae'r, sy'n; ddechrau'r. */
const WRITTEN_ON = "'(?:r|n|i|w|u|m|th|ch)$";
const BEGINNINGS: readonly LetterChange[] = [
  ...MUTATIONS,
  [new RegExp(WRITTEN_ON, 'u'), ''],
  ...MUTATIONS.map(
    ([found, before]): LetterChange => [new RegExp(`${found.source}(?<rest>.+)${WRITTEN_ON}`, 'u'), `${before}$<rest>`],
  ),
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

/** A preposition's persons: arnaf, arno; ganddo. */
const withPersons = (stem: string, other = stem) =>
  [...join(stem, 'af at om och'), ...join(other, 'o i yn ynt')].join(' ');

const IRREGULAR = {
  y: 'yr',
  yn: `yng ym ynof ynot ynom ynoch ${join('yndd', 'o i yn ynt').join(' ')}`,
  a: 'ac',
  â: 'ag',
  i: 'imi iti iddo iddi inni ichi iddyn iddynt',
  gan: `gennyf gen gennyt gennym gennych ganddo ganddi ganddyn ganddynt chan`,
  ar: withPersons('arn'),
  o: 'ohonof ohonot ohono ohoni ohonom ohonoch ohonyn ohonynt',
  am: withPersons('amdan'),
  at: withPersons('at'),
  dan: withPersons('dan'),
  dros: 'drosof drosot drosto drosti droson drostyn drostynt',
  drwy: 'drwof drwot drwyddo drwyddi drwom drwyddyn drwyddynt trwyddo trwyddi',
  heb: 'hebof hebot hebddo hebddi hebom hebddyn hebddynt',
  rhwng: 'rhyngof rhyngot rhyngddo rhyngddi rhyngom rhyngoch rhyngddyn rhyngddynt',
  wrth: 'wrthyf wrthyt wrtho wrthi wrthym wrthych wrthyn wrthynt',
  bod: 'yw ydy ydyw ydi mae maen maent oes sy sydd wyf wyt ydw dw dwi rwyf rwyt rydw rydych rydyn ydych ydym ydyn ydynt dydw dydy dydi dydyn dyw bu fu bûm buodd buom buont bydd byddaf byddi byddai byddwch byddwn byddan byddant byddech oedd oeddwn oeddem oedden oeddent roedd roeddwn roedden roeddent doedd bo boed basai baswn basech bysai bysa byswn byswch buasai buaswn',
  mynd: 'af aiff ewch est es aeth aethon aethant euthum awn ânt âi â',
  dod: 'daw deuaf dewch daeth daethon daethant dest dois deuai dôi',
  gwneud: 'gwna gwnaf gwnaeth gwnes gwnest gwnaethon gwnaed gwnewch gwnawn gwnânt gwnâi gwneir',
  cael: 'caf caiff cei cafodd cawn cewch cânt ces cest câi ceir cawsant cafwyd cawsom',
  rhoi: 'rhof rhoddaf rhydd rhoddir rhodd rhoddodd rhoddwyd rhoes rhowch rhown rhoddai',
  dweud: 'dywed dywedaf dywedodd dywedais dywedir dywedwyd dywedai dywedwch dwedodd',
  tybied: 'tybiodd tybir tybiai',
  adnabod: 'adwaen adnabyddir adnabyddid adnabu',
  arall: 'eraill',
  bychan: 'bechan bychain',
  cryf: 'cref',
  gwyn: 'gwen',
  byr: 'ber',
  tri: 'tair',
  pedwar: 'pedair',
  dau: 'dwy',
  mawr: 'mwy mwyaf cymaint',
  bach: 'llai lleiaf',
  da: 'gwell gorau cystal',
  drwg: 'gwaeth gwaethaf',
  uchel: 'uwch uchaf',
  isel: 'is isaf',
  hen: 'hŷn hynaf',
  ifanc: 'iau ieuengaf ifainc',
  agos: 'nes nesaf',
  hawdd: 'haws hawsaf',
  Cymro: 'cymry',
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
  beginnings: BEGINNINGS,
  endings: [
    { endings: toList('wyr'), instead: ['wr', 'ydd', 'iwr'] },
    // Nouns: llyfrau, ysgolion, pentrefi, afonydd, cathod; gerddi, dynion.
    { endings: PLURALS, instead: [''] },
    ...VOWELS.map((undo) => ({ endings: PLURALS, instead: [''], undo })),
    ...INNER.map((undo) => ({ endings: [''], instead: [''], undo })),
    // Plant, llygod, pysgod, moch, coed: one has an ending and many have none; athrawon, merched; teuluoedd.
    { endings: toList('od aid au on i '), instead: ['yn', 'en', 'an'] },
    { endings: [''], instead: ['yn', 'en', 'ed'] },
    { endings: ['aid'], instead: ['aden'] },
    { endings: ['ai'], instead: ['y', 'ŷ'] },
    { endings: ['awon'], instead: ['o', 'aw'] },
    { endings: toList('feydd feydd fâu'), instead: ['fa'] },
    { endings: toList('ï ïau ïoedd ïon'), instead: ['i'] },
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
    // Siaredir of siarad, dechreuodd of dechrau.
    { endings: toList('ir i wch ais id'), instead: VERBAL_NOUNS, undo: [/e(?=[^aeiouwy]+$)/u, 'a'] },
    { endings: VERB_ENDINGS, instead: [''], undo: [/eu$/u, 'au'] },
    { endings: toList('a aiff'), instead: [''] },
    { endings: ['naf', 'nais', 'nodd', 'nwn', 'nwch', 'nant', 'nir', 'nwyd'], instead: ['n', 'ndo', 'nnu', 'nnill'] },
    { endings: toList('awaf awais awodd'), instead: ['o', 'aw', 'ando'] },
  ],
};

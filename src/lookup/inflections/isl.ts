import { type Inflection, type LetterChange, toList } from './inflection.ts';

const V = 'aeiouyáéíóúýöæ';
/** The last vowel before an ending. */
const toChange = (from: string, to: string): LetterChange => [new RegExp(`${from}(?=[^${V}]+$)`, 'u'), to];

/** Of nouns, with the article that is written onto them. */
const NOUNS = toList(
  'i s ar a um ir u ur is jar ja jum v vi var vum va ' +
    'inn inum num sins isins arins jarins arnir irnir urnir ana ina unum anna ' +
    'in inni innar arinnar jarinnar nni nnar urnar irnar arnar jarnar janna junum una unni na ið ð inu nu m',
);
const WEAK_MASCULINE = toList('a ar um inn ann anum ans arnir ana unum anna');
const WEAK_FEMININE = toList('u ur um na an una unni unnar urnar unum nanna anna nna');
const WEAK_NEUTER = toList('u um na að anu ans un unum nanna');
const ADJECTIVES = toList(
  'an um s ir a ra ri rar ar t u i ari ara astur ust ast asti asta astir astar astan astri astrar astra ustu ustum asts ' +
    'stur st sti sta stir star ustum ð',
);
const INN = toList('inn in ið ins inni innar inna num nir nar na nu ni nari nasta ');

/** Bönkum, sögu, hvöss; sakar of sök, tannar of tönn; katta, ketti of köttur; firðir of fjörður; sumur, kennurum, verslanir. */
const VOWELS: readonly LetterChange[] = [
  toChange('ö', 'a'),
  toChange('a', 'ö'),
  toChange('u', 'a'),
  toChange('a', 'u'),
  toChange('e', 'ö'),
  toChange('e', 'a'),
  toChange('æ', 'ó'),
  toChange('ý', 'ú'),
  toChange('ja', 'jö'),
  toChange('i', 'jö'),
  [/ö(?=[^aeiouyáéíóúýöæ]+u[^aeiouyáéíóúýöæ]+$)/u, 'a'],
  [/ö([^aeiouyáéíóúýöæ]+)u(?=[^aeiouyáéíóúýöæ]+$)/u, 'a$1a'],
];
/** Lyklar, seglar, gamlir; akrar, hamrar, vetrar, himnar; the doubled letter of steinn and bíll. */
const CONTRACTED: readonly LetterChange[] = [
  [/([ln])$/u, '$1$1'],
  [/(?<=[^aeiouyáéíóúýöæl])l$/u, 'ill'],
  [/(?<=[^aeiouyáéíóúýöæl])l$/u, 'ull'],
  [/(?<=[^aeiouyáéíóúýöæl])l$/u, 'all'],
  [/(?<=[^aeiouyáéíóúýöærn])n$/u, 'inn'],
  [/(?<=[^aeiouyáéíóúýöær])r$/u, 'ur'],
  [/(?<=[^aeiouyáéíóúýöær])r$/u, 'ar'],
  [/a([^aeiouyáéíóúýöær]+)r$/u, 'ö$1ur'],
];

const VERBS = toList(
  'i ir um ið ar aði aðir uðum uðuð uðu að aður uð aða aðir ast aðist umst ist uðust andi aðu ur r ' +
    'ði ðir ðum ðuð ðu ður ðar ð di dir dum duð du dur t ti tir tum tuð tu tur u st inn in inna nir nar na num',
);
const IRREGULAR = {
  vera: 'er ert erum eruð eru var varst vorum voru sé sért séu væri værum væru verið',
  hafa: 'hef hefur höfum hafði höfðum höfðu haft hefði',
  fara: 'fer ferð fór fórum fóru færi',
  koma: 'kem kemur kom komum komu kæmi',
  segja: 'segi segir sagði sögðum sögðu sagt',
  sjá: 'sé sér sá sáum sáu séð sjáum',
  fá: 'fæ fær fékk fengum fengu fengið',
  ganga: 'geng gengur gekk gengu gengið',
  standa: 'stend stendur stóð stóðu staðið',
  taka: 'tek tekur tók tóku tekið',
  vita: 'veit veist vissi vissu vitað',
  vilja: 'vil vill vilt vildi vildu',
  geta: 'get getur gat gátum gátu getað',
  gefa: 'gef gefur gaf gáfu gefið',
  halda: 'held heldur hélt héldu haldið',
  láta: 'læt lætur lét létu látið',
  liggja: 'ligg liggur lá lágu legið',
  lesa: 'les lest las lásu lesið',
  eiga: 'á átt eigum átti áttu',
  verða: 'verð verður varð urðum urðu orðið yrði',
  kaupa: 'keypti keyptum keyptu keypt',
  stór: 'stærri stærstur stærst stærsta stærsti stærstu',
  gamall: 'gömul eldri elstur elst elsta elsti elstu',
  góður: 'gott betri betra bestur best besta besti bestu',
  mikill: 'mikið meiri meira mestur mest mesta mesti mestu',
  lítill: 'lítið litla litlu litlir litlar litlum minni minna',
  bóndi: 'bændur bændum bændurnir',
  maður: 'mann manni manns menn manna mönnum maðurinn manninn manninum mannsins mennirnir mennina mönnunum mannanna',
};

export const inflection: Inflection = {
  irregular: IRREGULAR,
  endings: [
    // Hests, landi; hestinum, bankans, stúlkunnar, auganu.
    { endings: NOUNS, instead: ['', 'ur', 'ir', 'r'] },
    { endings: [''], instead: ['ur', 'i', 'ir'] },
    { endings: WEAK_MASCULINE, instead: ['i'] },
    { endings: WEAK_FEMININE, instead: ['a'] },
    { endings: WEAK_NEUTER, instead: ['a'] },
    { endings: toList('s um a ð nu ns n in sins unum anna jum'), instead: ['i'] },
    ...VOWELS.map((undo) => ({ endings: ['', ...NOUNS], instead: ['', 'ur'], undo })),
    { endings: WEAK_MASCULINE, instead: ['i'], undo: toChange('ö', 'a') },
    { endings: WEAK_MASCULINE, instead: ['i'], undo: toChange('u', 'a') },
    { endings: [...WEAK_FEMININE, ...WEAK_NEUTER], instead: ['a'], undo: toChange('ö', 'a') },
    ...CONTRACTED.map((undo) => ({ endings: ['', ...NOUNS, ...ADJECTIVES], instead: [''], undo })),
    { endings: toList('endur enda endum endurnir endurna endunum endanna'), instead: ['andi'] },
    { endings: ['', ...NOUNS], instead: ['maður'], undo: [/m[aeö]nn$/u, ''] },
    // Adjectives: fallegan, stórri, hvítt, rautt; opið.
    { endings: ADJECTIVES, instead: ['ur', '', 'r'] },
    { endings: ['', ...ADJECTIVES], instead: ['ur', ''], undo: toChange('ö', 'a') },
    { endings: toList('tt'), instead: ['ður', 'r', 'ddur'] },
    { endings: INN, instead: ['inn'] },
    // Verbs: talar, kallaði, lærðum, keyptu; telur; köllum.
    { endings: VERBS, instead: ['a', 'ja'] },
    { endings: [''], instead: ['a', 'ja'] },
    { endings: VERBS, instead: ['a'], undo: toChange('ö', 'a') },
    { endings: toList('i ir um u t tur'), instead: ['ða', 'da', 'ta'] },
  ],
};

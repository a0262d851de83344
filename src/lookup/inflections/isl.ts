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
const STRONG = {
  fara: 'fer ferð fór fórum fóru færi',
  koma: 'kem kemur kom komum komu kæmi',
  sjá: 'sé sér sá sáum sáu séð sjáum',
  fá: 'fæ fær fékk fengum fengu fengið',
  ganga: 'geng gengur gekk gengu gengið',
  standa: 'stend stendur stóð stóðu staðið',
  taka: 'tek tekur tók tóku tekið',
  gefa: 'gef gefur gaf gáfu gefið',
  halda: 'held heldur hélt héldu haldið',
  láta: 'læt lætur lét létu látið',
  lesa: 'les lest las lásu lesið',
  ákveða: 'ákveð ákveður ákvað ákváðu ákveðið',
  bera: 'ber bar báru borið',
  bjóða: 'býð býður bauð buðu boðið',
  brjóta: 'brýt brýtur braut brutu brotið',
  draga: 'dreg dregur dró drógu dregið',
  drekka: 'drakk drukku drukkið',
  falla: 'fell fellur féll féllu fallið',
  finna: 'fann fundu fundið',
  grípa: 'greip gripu gripið',
  hefja: 'hóf hófu hafið',
  hlaupa: 'hleyp hleypur hljóp hlupu hlaupið',
  leggja: 'legg lagði lögðu lagt',
  líta: 'leit litu litið',
  ljúka: 'lýk lýkur lauk luku lokið',
  ráða: 'ræð ræður réð réðu ráðið',
  sitja: 'sit situr sat sátu setið',
  slá: 'slæ slær sló slógu slegið',
  stíga: 'steig stigu stigið',
  vinna: 'vann unnu unnið',
  þiggja: 'þigg þáði',
};

const IRREGULAR = {
  ...STRONG,
  vera: 'er ert erum eruð eru var varst vorum voru sé sért séu væri værum væru verið',
  hafa: 'hef hefur höfum hafði höfðum höfðu haft hefði hefðu hafi',
  segja: 'segi segir sagði sögðum sögðu sagt',
  vita: 'veit veist vissi vissu vitað',
  vilja: 'vil vill vilt vildi vildu',
  geta: 'get getur gat gátum gátu getað gæti gætu',
  liggja: 'ligg liggur lá lágu legið',
  eiga: 'á átt eigum átti áttu',
  verða: 'verð verður varð urðum urðu orðið yrði',
  kaupa: 'keypti keyptum keyptu keypt',
  mega: 'má mátt megum mátti máttu',
  ná: 'næ nær náði náðu',
  kunna: 'kann kunni kunnu',
  munu: 'mun munum mundi',
  skulu: 'skal skulum',
  þurfa: 'þarf þurfti þurftu',
  muna: 'man mundi',
  búa: 'bý býr bjó bjuggu búið',
  deyja: 'dey deyr dó dóu dáið',
  þykja: 'þykir þótti þóttu þótt',
  ég: 'mig mér mín',
  þú: 'þig þér þín',
  hann: 'hans honum þeir þá þeim þeirra',
  hún: 'hana henni hennar þær þeim þeirra',
  það: 'því þess þau þeim þeirra',
  við: 'okkur okkar',
  þið: 'ykkur ykkar',
  sig: 'sér sín',
  sá: 'sú þann þeirri þeirrar þær þeir þau þá því þess',
  þessi: 'þetta þennan þessa þessum þessu þessari þessarar þessara þessar þessir þess',
  minn: 'mín mitt mína minnar minni mínum mínu mínir mínar míns',
  þinn: 'þín þitt þína þinnar þinni þínum þínu þínir þínar þíns',
  sinn: 'sín sitt sína sinnar sinni sínum sínu sínir sínar síns',
  einhver: 'eitthvað einhverja einhvern einhverjum einhverju einhverri einhverrar einhvers einhverjir einhverjar',
  hver: 'hvert hvern hverja hverjum hverju hverri hverrar hverra hvers hverjir hverjar',
  enginn: 'engin ekkert engan enga engum engu engri engar engir einskis',
  annar: 'önnur annað annan aðra öðrum öðru annarri annarrar annarra aðrir aðrar annars',
  nokkur: 'nokkuð nokkurn nokkra nokkrum nokkru nokkurri nokkrir nokkrar nokkurra',
  hinn: 'hin hitt hið hina hinum hinu hinir hinar hinna hins',
  margur: 'fleiri fleira flestir flestar flest',
  síðari: 'síðasti síðasta síðustu síðast',
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
    { endings: toList('s um a ð nu ns n in sins unum anna arnar irnar jum'), instead: ['i'] },
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
    { endings: toList('i ir um u t tur tir tar ta tum'), instead: ['ða', 'da', 'ta'] },
    // Leitt, rætt; vakti, valið, taldi.
    { endings: toList('ddi ddir ddum ddu tt ddur'), instead: ['ða'] },
    { endings: toList('ti tir tum tu di dir dum du ði ðum ðu ið'), instead: ['ja'], undo: toChange('a', 'e') },
    { endings: toList('tum tu dum du ðum ðu'), instead: ['ja'], undo: toChange('ö', 'e') },
    ...Object.entries(STRONG).map(([verb, forms]) => ({ endings: toList(forms), instead: [verb] })),
  ],
};

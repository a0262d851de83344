import { type Inflection, type LetterChange, toList } from './inflection.ts';

/** Letters that a slender ending makes slender: bàird of bàrd, fir of fear, beòil of beul, èisg of iasg, bìdh of biadh, cuirp of corp, inneil of inneal. */
const SLENDER: readonly LetterChange[] = [
  [/(?<=[aouàòù])i(?=[^aeiouàèìòù]+$)/u, ''],
  [/(?<=[^aeouàèìòù])i(?=[^aeiouàèìòù]+$)/u, 'ea'],
  [/(?<=e)i(?=[^aeiouàèìòù]+$)/u, 'a'],
  [/(?:èi|eòi)(?=[^aeiouàèìòù]+$)/u, 'eu'],
  [/(?:èi|ì)(?=[^aeiouàèìòù]+$)/u, 'ia'],
  [/ui(?=[^aeiouàèìòù]+$)/u, 'o'],
];
/** And a broad one broad: màthraichean of màthair, obrach of obair, feòla of feòil. */
const BROAD: readonly LetterChange[] = [
  [/(?<=[aouàòù])(?=[^aeiouàèìòù]+$)/u, 'i'],
  [/(?<=[^aeiouàèìòù])(?=[lrn]$)/u, 'ai'],
  [/(?<=[^aeiouàèìòù])(?=[lrn]$)/u, 'i'],
  [/(?<=[^aeiouàèìòù])(?=[lrn]$)/u, 'a'],
];

const PLURALS = toList('an ean annan eannan aichean ichean achan eachan tean tan a e ibh aibh');
/** Finite verbs, and the noun of a verb: fàgail, gealltainn, dèanamh, tuigsinn. */
const OF_VERBS = toList(
  'aidh idh as eas adh eadh ainn inn amaid eamaid aibh ibh ar ear te ta ail eil tainn tinn amh eamh sinn eachd achd',
);

const IRREGULAR = {
  bi: 'tha bha bhith bith bidh bithidh robh bheil eil biodh bhiodh bitheadh bhitheadh bhios',
  rach: 'chaidh deach deachaidh dol dhol thèid tèid rachadh',
  thig: 'thàinig tàinig tighinn thighinn tig thigeadh tigeadh',
  abair: 'thuirt tuirt ràdh ràdha their theirear',
  dèan: 'rinn nì',
  faigh: 'fhuair gheibh gheibhear',
  faic: 'chunnaic chì chithear faca fhaca',
  cluinn: 'chuala cuala',
  toir: 'thug tug bheir bheirear bheireadh',
  beir: 'rug rugadh breith',
  ruig: 'ràinig',
  cùm: 'cum chum cumail chumail cumaidh',
  is: 'bu gur',
  an: 'am na nan nam',
  gu: 'gun gum thugam thugad thuige thuice thugainn thugaibh thuca',
  do: 'dhan don dhomh dhut dha dhi dhuinn dhuibh dhaibh',
  de: 'dhen den dhìom dhìot dheth dhith dhinn dhibh dhiubh dhe',
  aig: 'agam agad aige aice againn agaibh aca',
  air: 'orm ort oirre oirnn oirbh orra',
  ri: 'rium riut ris rithe ruinn ribh riutha',
  le: 'leam leat leis leatha leinn leibh leotha',
  bho: 'bhon bhuam bhuat bhuaithe bhuaipe bhuainn bhuaibh bhuapa',
  as: 'asam asad às aiste aisde asainn asaibh asta',
  ro: 'romham romhad roimhe roimhpe romhainn romhaibh romhpa',
  eadar: 'eadarainn eadaraibh eatarra eatorra',
  ann: 'anns annam annad innte annainn annaibh annta',
  duine: 'daoine dhaoine',
  bean: 'mnà mhnà mnathan bhoireannaich',
  cù: 'coin choin chon',
  bò: 'bà bhà',
  taigh: 'tigh thigh',
  beag: 'lugha',
  mòr: 'motha',
  math: 'feàrr',
  dona: 'miosa',
  dùthaich: 'dùthchannan dùthcha',
};

export const inflection: Inflection = {
  irregular: IRREGULAR,
  beginnings: [
    // After dh', b', d' and m': dh'fhàg, dh'òl. Then an t-seachdain, na h-eileanan, a n-athair.
    [/^(?:dh|[bdm])'(?:(f)h)?/u, '$1'],
    [/^[tnh]-/u, ''],
    [/^([bcdfgmpst])h/u, '$1'],
  ],
  endings: [
    // What is said with stress: am bliadhna-sa, mise-san.
    { endings: toList('-sa -se -san'), instead: [''] },
    // Nouns and adjectives: mìltean, cumhachdan, dùthchannan, ùrnaighean, plèanaichean, ùra.
    { endings: PLURALS, instead: [''] },
    { endings: toList('an ean aichean ichean'), instead: toList('a e') },
    { endings: toList('aidhean idhean'), instead: toList('adh eadh aidh idh') },
    { endings: ['annan'], instead: ['aich'] },
    ...SLENDER.map((undo) => ({ endings: ['', 'e', 'ean'], instead: [''], undo })),
    ...BROAD.map((undo) => ({ endings: toList('a an ach aichean ichean'), instead: [''], undo })),
    // Verbs: dhiùltadh, gealltainn; tòisichidh, aontachadh.
    { endings: OF_VERBS, instead: [''] },
    { endings: toList('achadh eachadh'), instead: toList('aich ich') },
    { endings: toList('adh eadh'), instead: [''], undo: [/(?<=[aouàòù])(?=[^aeiouàèìòù]+$)/u, 'i'] },
    { endings: ['eadh'], instead: [''], undo: [/(?<=[^aeiouàèìòù])(?=[lrn]$)/u, 'i'] },
  ],
};

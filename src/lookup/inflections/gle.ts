import { type Inflection, type LetterChange, toList } from './inflection.ts';

/** Letters that a slender ending makes slender: báid of bád, éin of éan, éisc of iasc, fir of fear; marcaigh of marcach. */
const SLENDER: readonly LetterChange[] = [
  [/(?<=[aouáóú])i(?=[^aeiouáéíóú]+$)/u, ''],
  [/éi(?=[^aeiouáéíóú]+$)/u, 'éa'],
  [/éi(?=[^aeiouáéíóú]+$)/u, 'ia'],
  [/(?<=[^aeouáéíóú])i(?=[^aeiouáéíóú]+$)/u, 'ea'],
  [/oi(?=[^aeiouáéíóú]+$)/u, 'ea'],
  [/igh$/u, 'ch'],
  [/igh$/u, 'each'],
];
/** And a broad one broad: feola of feoil, múinteora of múinteoir. */
const BROAD: LetterChange = [/(?<=[aouáóúeéí])(?=[^aeiouáéíóú]+$)/u, 'i'];

const FIRST_VERBS = toList(
  'ann aim aimid ai aigí as amar adar faidh faimid fear far fadh fainn fá faimis fadís adh ainn tá aimis aidís tar tear ta aí fas ' +
    'eann im imid igí eas eamar eadar fidh fimid finn fí fimis fidís eadh inn teá tí imis idís tear te eas',
);
const SECOND_VERBS = toList(
  'íonn ím ímid íos íomar íodar íodh ínn íteá ímis ídís ítear ítí ígí ithe iú í ú ' +
    'óidh óimid ófar ódh óinn ófá óimis óidís ófaí eoidh eoimid eofar eodh eoinn eofá eoimis eoidís',
);
const BROAD_SECOND = SECOND_VERBS.filter((ending) => /^[íi]/u.test(ending)).map((ending) => `a${ending}`);
const ALL_SECOND = [...SECOND_VERBS, ...BROAD_SECOND];

const IRREGULAR = {
  bí: 'tá táim táimid táid níl nílim bhí bhíomar raibh rabhamar beidh beimid bheadh bheinn bheith bíonn bhfuil bíodh bhíodh',
  abair: 'deir deirim deireann dúirt déarfaidh déarfadh rá',
  téigh: 'téann chuaigh rachaidh rachadh dul ndeachaigh',
  tar: 'tagann tháinig tiocfaidh thiocfadh teacht dteacht',
  faigh: 'faigheann fuair gheobhaidh gheobhadh bhfaighidh fáil fháil',
  déan: 'rinne ndearna',
  feic: 'chonaic bhfaca facthas',
  clois: 'chuala',
  tabhair: 'tugann thug tabharfaidh tugtar',
  ith: 'íosfaidh itheann',
  beir: 'rug béarfaidh',
  bean: 'mná mhná ban mban mhnaoi',
  teach: 'tí thí dtí tithe thithe dtithe',
  lá: 'lae laethanta',
};

export const inflection: Inflection = {
  irregular: IRREGULAR,
  beginnings: [
    // After d', b' and m': d'fhan, d'ól.
    [/^[dbm]'(?:(f)h)?/u, '$1'],
    // Bhfear, mbean, gcat; na héin, an tsúil. Then bhean, chat.
    [/^(?:bh(?=f)|m(?=b)|g(?=c)|n(?=[dg])|b(?=p)|d(?=t)|t(?=s)|[nth](?=[aeiouáéíóú]))/u, ''],
    [/^([bcdfgmpst])h/u, '$1'],
  ],
  endings: [
    // Nouns and adjectives: cosa, móra, súile; cailíní, tíortha, áiteanna, busanna, teangacha, páistí, gúnaí.
    { endings: toList('a e í aí ta te tha the anna eanna nna acha eacha cha na igh aigh'), instead: [''] },
    { endings: ['í'], instead: ['e'] },
    { endings: ['aí'], instead: ['a'] },
    { endings: ['ithe'], instead: ['í'] },
    { endings: ['nle'], instead: ['neal'] },
    ...SLENDER.map((undo) => ({ endings: ['', 'e'], instead: [''], undo })),
    { endings: ['', ...toList('a aí í ta tha anna acha')], instead: [''], undo: BROAD },
    // Marcaigh, gealaí, báistí, tábhachtaí; baile, bailte; suimiúla; deacra, cathracha, litreacha.
    { endings: toList('aí'), instead: ['ach'] },
    { endings: toList('í'), instead: ['each', 'ach'] },
    { endings: toList('te the nta'), instead: ['e'] },
    { endings: ['úla'], instead: ['úil'] },
    { endings: toList('ra re rach racha reach reacha'), instead: ['air', 'ir'] },
    { endings: ['reacha'], instead: ['air'], undo: [/(?<=[aá])i(?=[^aeiou]+$)/u, ''] },
    { endings: ['tha'], instead: [''], undo: [/ío(?=r$)/u, 'í'] },
    // Verbs: brisfidh, ólann; ceannaíonn, éireoidh, osclaíonn; sábhálann, taispeánfaidh; briseadh, ceannach, bailiú.
    { endings: FIRST_VERBS, instead: [''] },
    { endings: FIRST_VERBS, instead: [''], undo: [/(?<=[áé])(?=[ln]$)/u, 'i'] },
    { endings: ALL_SECOND, instead: ['igh', 'aigh'] },
    { endings: ALL_SECOND, instead: [''], undo: [/(?<=[^aeiouáéíóú])(?=[lrns]$)/u, 'ai'] },
    { endings: ALL_SECOND, instead: [''], undo: [/(?<=[^aeiouáéíóú])(?=[lrns]$)/u, 'i'] },
    { endings: toList('ann im imid ifidh ifear ifeadh ite ar amar amh adh'), instead: ['igh'] },
    { endings: toList('ach t'), instead: ['aigh', '', 'igh'] },
  ],
};

import { type Inflection, join, type LetterChange, toList } from './inflection.ts';

/** Letters that a slender ending makes slender: báid of bád, éin of éan, éisc of iasc, fir of fear; marcaigh of marcach. */
const SLENDER: readonly LetterChange[] = [
  [/(?<=[aouáóú])i(?=[^aeiouáéíóú]+$)/u, ''],
  [/éi(?=[^aeiouáéíóú]+$)/u, 'éa'],
  [/éi(?=[^aeiouáéíóú]+$)/u, 'ia'],
  [/(?<=[^aeouáéíóú])i(?=[^aeiouáéíóú]+$)/u, 'ea'],
  [/oi(?=[^aeiouáéíóú]+$)/u, 'ea'],
  [/ei(?=[^aeiouáéíóú]+$)/u, 'ea'],
  [/igh$/u, 'ch'],
  [/igh$/u, 'each'],
];
/** And a broad one broad: feola of feoil, múinteora of múinteoir. */
const BROAD: LetterChange = [/(?<=[aouáóúeéí])(?=[^aeiouáéíóú]+$)/u, 'i'];

const FIRST_VERBS = toList(
  'ann aim aimid ai aigí as amar adar faidh faimid fear far fadh fainn fá faimis fadís faí adh ainn tá aimis aidís tar tear ta aí fas ' +
    'eann im imid igí eas eamar eadar fidh fimid finn fí feá fimis fidís eadh inn teá tí imis idís tear te eas',
);
const SECOND_VERBS = toList(
  'íonn ím ímid íos íomar íodar íodh ínn íteá ímis ídís ítear ítí ígí ithe iú í ú ' +
    'óidh óimid ófar ódh óinn ófá óimis óidís ófaí eoidh eoimid eofar eodh eoinn eofá eoimis eoidís',
);
const BROAD_SECOND = SECOND_VERBS.filter((ending) => /^[íi]/u.test(ending)).map((ending) => `a${ending}`);
const ALL_SECOND = [...SECOND_VERBS, ...BROAD_SECOND];

/** Of the few verbs that have other stems: each with these endings. */
const FUTURE = 'faidh faimid far fadh fainn fá faimis fadís faí fidh fimid fear feadh finn feá fimis fidís fí';
const future = (stem: string) => join(stem, FUTURE).join(' ');
const present = (stem: string) => join(stem, 'ann aim aimid tar adh eann im imid tear eadh').join(' ');

const IRREGULAR = {
  an: 'na',
  is: 'ba mba níorbh gurb gurbh arb arbh nárbh',
  ar: 'orm ort air uirthi orainn oraibh orthu',
  ag: 'agam agat aige aici againn agaibh acu',
  le: 'liom leat leis léi linn libh leo lena lenár',
  do: 'dom duit dó di dúinn daoibh dóibh don dá dár',
  de: 'díom díot di dínn díbh díobh den dá',
  i: 'ionam ionat ann inti ionainn ionaibh iontu in sa san sna ina inár inar',
  ó: 'uaim uait uaidh uaithi uainn uaibh uathu ón óna ónár',
  faoi: 'fúm fút fúithi fúinn fúibh fúthu faoin faoina',
  chuig: 'chugam chugat chuige chuici chugainn chugaibh chucu',
  roimh: 'romham romhat roimhe roimpi romhainn romhaibh rompu',
  thar: 'tharam tharat thairis thairsti tharainn tharaibh tharstu',
  trí: 'tríom tríot tríd tríthi trínn tríbh tríothu',
  as: 'asam asat aisti asainn asaibh astu',
  uile: 'uilig',
  maith: 'fearr',
  olc: 'measa',
  mór: 'mó móide',
  beag: 'lú',
  fada: 'faide sia',
  te: 'teo',
  furasta: 'fusa',
  bí: 'tá táim táimid táid táthar níl nílim nílimid bhí bhíomar raibh rabhamar beidh beimid beifear bheadh bheinn bheith bíonn bím bímid bhfuil bhfuilim fuil bíodh bhíodh atá',
  abair: `deir deirim deirimid dúirt dúramar rá ${present('deir')} ${future('déar')}`,
  téigh: `chuaigh chuamar deachaigh dul ${join('rach', 'aidh aimid ar adh ainn faí').join(' ')} ${present('té')}`,
  tar: `tháinig thángamar teacht tagtha ${join('tioc', FUTURE).join(' ')} ${present('tag')}`,
  faigh: `fuair fuarthas fáil ${join('gheobh faigh', 'aidh aimid ar adh ainn idh imid eadh inn').join(' ')} ${join('faigh', 'eann im imid tear').join(' ')}`,
  déan: 'rinne rinneamar rinneadh ndearna dearna dearnadh',
  feic: 'chonaic chonaiceamar chonacthas faca fhaca facthas',
  clois: 'chuala chualamar chualathas',
  tabhair: `thug thugamar tugadh tugtha ${future('tabhar')} ${present('tug')}`,
  ith: `íosfaidh ${future('íos')} itheann`,
  beir: `rug rugadh ${future('béar')}`,
  bean: 'mná ban mnaoi',
  teach: 'tí tigh tithe',
  lá: 'lae laethanta',
  duine: 'daoine',
  deoch: 'dí deochanna',
  muir: 'mara',
  traein: 'traenach traenacha',
  pearsa: 'pearsan pearsana',
  cara: 'carad cairde',
  talamh: 'talún tailte',
  athair: 'athar aithreacha',
  máthair: 'máthar máithreacha',
  deirfiúr: 'deirféar deirfiúracha',
  deartháir: 'dearthár deartháireacha',
  sliabh: 'sléibhe sléibhte',
  bliain: 'bliana blianta',
  mí: 'míosa míonna',
};

export const inflection: Inflection = {
  irregular: IRREGULAR,
  beginnings: [
    // After d', b' and m': d'fhan, d'ól.
    [/^[dbm]'(?:(f)h)?/u, '$1'],
    // Bhfear, mbean, gcat; na héin, an tsúil. Then bhean, chat.
    [/^(?:bh(?=f)|m(?=b)|g(?=c)|n(?=[dg])|b(?=p)|d(?=t)|t(?=s)|[nth](?=[aeiouáéíóú]))/u, ''],
    [/^([bcdfgmpst])h/u, '$1'],
    [/^[nt]-/u, ''],
  ],
  endings: [
    // Nouns and adjectives: cosa, móra, súile; cailíní, tíortha, áiteanna, busanna, teangacha, páistí, gúnaí.
    { endings: toList('a e í aí ta te tha the anna eanna nna acha eacha cha na igh aigh'), instead: [''] },
    { endings: ['í'], instead: ['e'] },
    { endings: ['aí'], instead: ['a'] },
    { endings: ['ithe'], instead: ['í'] },
    { endings: ['nle'], instead: ['neal'] },
    // Ainmneacha; bádóirín.
    { endings: toList('neacha ín'), instead: [''] },
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

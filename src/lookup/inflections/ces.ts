import { type Endings, type Inflection, join, toList } from './inflection.ts';
import { negate, swap } from './slavic.ts';

const CASES = [
  ...toList('a u ovi em e ě i y é ové í ů ům ech ách ích ami mi ím emi'),
  ...join('ov', 'a u ě o y i ou ým ých ými'),
  'ův',
];
const HARD = 'ý á é ého ému ém ým ých ými ýma ou';
const SOFT = 'í ího ímu ím ích ími íma';
const PRESENT = toList('u i eš e eme ete ou í');
const PAST = ' a o i y s as os';
const PASSIVE = ` a o i y u í ím ích ími n${HARD.replaceAll(' ', ' n')}`;

const VERBS: Endings[] = [
  // jsem, chci, mám, vím; jdu, šel; píšu, beru, vezmu, řeknu, můžu, vedu, čtu; spím, stojím.
  { endings: toList('em i e me te ou'), instead: [''], undo: [/^js$/u, 'být'] },
  ...swap('^bud:bý ^by:bý ^chc:chtí jd:jí íš:sá íš:sa zv:zvá br:brá vezm:vzí čn:čí jm:jmou', {
    endings: [...PRESENT, ...join('l', PAST)],
    instead: ['t'],
  }),
  { endings: join('l', PAST), instead: ['t'] },
  ...swap('š:sa ž:za č:ka per:pra per:prá ber:bra ber:brá žen:hna žen:hná ([pmb]):$1a', {
    endings: PRESENT,
    instead: ['t'],
  }),
  ...swap('můž:mo moh:mo řek:ří řekn:ří peč?:pé teč:té tek:té', {
    endings: [...PRESENT, ...join('l', PAST)],
    instead: ['ct', 'ci'],
  }),
  ...swap('ved:vé nes:né vez:vé rost:růs klad:klá krad:krá čt:čí čet:čí jed:jí jed:je plet:plé met:mé', {
    endings: [...PRESENT, ...join('l', PAST)],
    instead: ['st', 'zt', 't'],
  }),
  ...swap('aj:á aj:a ij:í yj:ý ej:í uj:ou ř:ří', { endings: [...PRESENT, '', 'me', 'te'], instead: ['t'] }),
  ...swap('^m:mí', { endings: toList('ám áš á áme áte ají'), instead: ['t'] }),
  ...swap('^v:vědě sp:spá stoj:stá boj:bá', { endings: toList('ím íš í íme íte'), instead: ['t'] }),
  ...swap('š:jí', { endings: toList('el la lo li ly'), instead: ['t'] }),
  ...swap('vza:vzí ča:čí ja:jmou [eě]:í y:ý i:í u:ou', {
    endings: [...join('l', PAST), ...join('t', PASSIVE.replaceAll('n', ''))],
    instead: ['t'],
  }),
  // dělám, dělal, dělán, dělání, dělající; maluji.
  {
    endings: [
      ...toList('ám áš á áme áte ají ej ejme ejte'),
      ...join('al ál', PAST),
      ...join('án an', PASSIVE),
      ...join('ajíc', SOFT),
    ],
    instead: ['at', 'át'],
  },
  { endings: [...join('uj', ' i u eš e eme ete í ou me te'), ...join('ujíc', SOFT)], instead: ['ovat'] },
  // prosím, umějí, držel; pros, prosme; prošen, placen, hozen.
  {
    endings: [
      ...toList('ím íš í íme íte ejí ějí i ete ěte eme ěme ej ejme ejte ěj ějme ějte me te'),
      ...join('íc ejíc ějíc', SOFT),
      ...join('en ěn', PASSIVE),
      '',
    ],
    instead: ['it', 'et', 'ět'],
  },
  { endings: toList('ějí ejí'), instead: ['ít'] },
  ...swap('u(.):ou$1 ť:t ď:d ň:n a(.):á$1', { endings: toList(' me te'), instead: ['it'] }),
  ...swap('c:t z:d šť:st št:st žd:zd š:s ž:z', { endings: join('en ěn', PASSIVE), instead: ['it'] }),
  // minu, minul, zvykl, minut.
  {
    endings: [
      ...toList('nu neš ne neme nete nou ni něme něte'),
      ...join('nul l', PAST),
      ...join('nut', PASSIVE.replaceAll('n', '')),
    ],
    instead: ['nout'],
  },
];

const IRREGULAR = {
  být: 'je není jest bych bys bychom byste',
  já: 'mě mne mi mně mnou',
  ty: 'tebe tě ti tobě tebou',
  on: 'jeho ho jej něho něj mu jemu němu něm jím ním jich jim je nich nim ně jimi nimi',
  ona: 'jí ji ní ni',
  oni: 'jich jim je nich nim ně jimi nimi',
  my: 'nás nám námi',
  vy: 'vás vám vámi',
  se: 'sebe sobě si sebou',
  ten: 'toho tomu tom tím ta to té tu tou ti ty těch těm těmi',
  tento: 'tohoto tomuto tomto tímto tato toto této tuto touto tito tyto těchto těmto těmito',
  můj: 'mého mému mém mým moje moji má mou mé mí mých mými',
  všechen: 'všeho všemu všem vším vše všichni všechny všechna všechno vší všech všemi',
  kdo: 'koho komu kom kým',
  co: 'čeho čemu čem čím',
  někdo: 'někoho někomu někom někým',
  něco: 'něčeho něčemu něčem něčím',
  nikdo: 'nikoho nikomu nikom nikým',
  nic: 'ničeho ničemu ničem ničím',
  člověk: 'lidé lidi lidí lidem lidmi lidech',
  dítě: 'děti dětí dětem dětmi dětech',
  dobře: 'lépe líp nejlépe nejlíp',
  hodně: 'více víc nejvíce nejvíc',
  mnoho: 'více víc nejvíce nejvíc',
  málo: 'méně míň nejméně nejmíň',
  dlouho: 'déle nejdéle',
  daleko: 'dále dál nejdále nejdál',
  v: 've',
  k: 'ke ku',
  s: 'se',
  z: 'ze',
  aby: 'abych abys abychom abyste',
  kdyby: 'kdybych kdybys kdybychom kdybyste',
};

export const inflection: Inflection = {
  irregular: IRREGULAR,
  endings: [
    // Nouns: hradu, školy, města, stanicích; dívce; škol without an ending; domu.
    { endings: CASES, instead: [''] },
    {
      endings: [
        ...toList('y ě e i u o ou ám ách ami í ím ích emi ovi ové ů ům ech é'),
        ...join('ov', 'a u ě o y ou ým ých ými'),
        'ův',
      ],
      instead: ['a', 'e', 'ě'],
    },
    { endings: toList('a u e ě em y ů ům ech ách'), instead: ['o', 'um', 'us'] },
    { endings: toList('ete eti etem ata at atům atech aty'), instead: ['e'] },
    ...swap('o([^aeiouyáéíóúůýě]+):ů$1 ([^aeiouyáéíóúůýě])([^aeiouyáéíóúůýě]):$1e$2', {
      endings: CASES,
      instead: [''],
    }),
    ...swap('ř:r', { endings: toList('e i ích'), instead: ['', 'a', 'o'] }),
    { endings: toList('ce'), instead: ['ka', 'k'] },
    { endings: toList('ci cích'), instead: ['k', 'ek'] },
    { endings: toList('ze zi zích'), instead: ['ha', 'h', 'ga', 'g'] },
    { endings: toList('še ších'), instead: ['cha', 'ch'] },
    { endings: toList('če'), instead: ['k', 'ec'] },
    { endings: toList('ně ni ní ň'), instead: ['ň', 'ně', 'ní'] },
    { endings: toList('dě di dí'), instead: ['ď'] },
    { endings: toList('tě ti tí ť'), instead: ['ť', 'tě'] },
    { endings: [''], instead: ['a', 'o', 'e', 'um'] },
    { endings: [''], instead: ['a', 'o'], undo: [/e(?=[^aeiouyáéíóúůýě]$)/u, ''] },
    // Adjectives: dobrého, jarní, čeští; novější, mladší, nejvyšší; rychle, rychleji.
    { endings: [...toList(HARD), 'í'], instead: ['ý'] },
    { endings: toList(SOFT), instead: ['í'] },
    { endings: [...toList(HARD), 'oje', 'oji'], instead: ['ůj'], isMeant: /^[st]vůj$/ },
    ...swap('^([nv])aš:$1áš', { endings: toList('e eho emu em ím i í ich im imi'), instead: [''] }),
    { endings: ['ští'], instead: ['ský'] },
    { endings: ['čtí'], instead: ['cký'] },
    { endings: ['cí', 'ce'], instead: ['ký'] },
    { endings: ['zí', 'ze'], instead: ['hý'] },
    { endings: ['ří', 'ře'], instead: ['rý'] },
    ...['', 'nej'].flatMap((prefix) => [
      { prefix, endings: [...join('ejš ějš', SOFT), ...toList('eji ěji')], instead: ['ý', 'í'] },
      { prefix, endings: join('š', SOFT), instead: ['ý', 'ký', 'oký'] },
      ...swap('ř:r š:s ž:z iž:íz už:úz krat:krát lep:dobr vět:velk men:mal hor:špatn del:dlouh', {
        prefix,
        endings: [...join('ejš š', SOFT), 'eji'],
        instead: ['ý', 'ký', 'oký'],
      }),
    ]),
    { endings: toList('e ě o'), instead: ['ý'] },
    { endings: toList('ě'), instead: ['í'] },
    ...VERBS,
    ...negate(VERBS, /t$/),
    { prefix: 'ne', endings: [...toList(HARD), 'í'], instead: ['ý'] },
    { prefix: 'ne', endings: toList(SOFT), instead: ['í'] },
    // Nouns made of adjectives: rychlost.
    { endings: toList('ost osti ostí ostem ostech ostmi'), instead: ['ý', 'í'] },
  ],
};

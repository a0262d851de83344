import { type Endings, type Inflection, join, toList } from './inflection.ts';
import { negate, swap } from './slavic.ts';

const CASES = toList('a u ovi om e i y ia ovia ov och ách iach ami mi í iam iami ou');
const HARD = 'ý á é ého ému om ým ých ými ú ej ou í y a e eho emu ym ych ymi u i';
const SOFT = 'í ia ie ieho iemu om ím ích ími iu ej ou';
/** After a long vowel: cudzieho, but idúceho. */
const SHORT = 'i a e eho emu om im ich imi u ej ou';
const PRESENT = toList('em eš e eme ete ú iem ieš ie ieme iete i ime ite ia');
const CONSONANTS = '([^aeiouyáéíóúýô])([^aeiouyáéíóúýô])';
const PAST = toList('ol l la lo li');
const PASSIVE = join('n', `${HARD} ie ia iu ím`);

const VERBS: Endings[] = [
  // som, mám, viem, chcem; idem, prídem, prišiel; píšem, beriem, vezmem, začnem; vediem, môžem, jem; spím, stojím.
  { endings: toList('om i me te ú'), instead: [''], undo: [/^s$/u, 'byť'] },
  ...swap('^([md]):$1a', { endings: toList('ám áš á áme áte ajú'), instead: ['ť'] }),
  ...swap('^v:vedie pov:poveda', { endings: PRESENT, instead: ['ť'] }),
  ...swap(
    '^bud:by ^bo:by ^chc:chcie íš:ísa ([áa])ž:$1za ([áa])č:$1ka ber:bra per:pra žen:hna zv:zva čn:ča jm:ja vezm:vzia šl:sla',
    {
      endings: [...PRESENT, ...PAST],
      instead: ['ť'],
    },
  ),
  ...swap('ij:i yj:y uj:u ej:ia', { endings: [...PRESENT, '', 'me', 'te'], instead: ['ť'] }),
  ...swap(
    '^id:ís íd:ís jd:js (^|z)j:$1jes jed:jes vied:vies ved:vies nes:nies vez:viez plet:plies ([lr])ad:$1ás ast:ás',
    {
      endings: [...PRESENT, ...PAST],
      instead: ['ť'],
    },
  ),
  ...swap('môž:mô moh:mô peč:pie piek:pie teč:tie tiek:tie rieč:rie', {
    endings: [...PRESENT, ...PAST],
    instead: ['cť'],
  }),
  ...swap('^i?š:ís iš:ís yš:yjs aš:ájs', { endings: toList('iel la lo li'), instead: ['ť'] }),
  ...swap('^sp:spa stoj:stá boj:bá', { endings: toList('ím íš í íme íte ia'), instead: ['ť'] }),
  // robím, pozdravil, rob, robený; rozumiem, rozumejú, videl; vidiaci.
  {
    endings: [
      ...toList('ím íš í íme íte ia im iš i ime ite me te il ila ilo ili'),
      ...join('iac', ` ${SHORT}`),
      ...join('e', PASSIVE.join(' ')),
      '',
    ],
    instead: ['iť'],
  },
  ...swap('ť:t ď:d ň:n ľ:l', { endings: toList(' me te'), instead: ['iť'] }),
  ...swap('c:t ([pbml]):$1', { endings: [...PRESENT, '', 'me', 'te'], instead: ['ať'] }),
  {
    endings: [
      ...toList('ím íš í íme íte ia im iš i iem ieš ie ieme iete ejú ej ejme ejte el ela elo eli em eš e eme ete ú'),
      ...join('iac ejúc', ` ${SHORT}`),
      ...join('e', PASSIVE.join(' ')),
    ],
    instead: ['ieť', 'eť'],
  },
  // robievam, čítal, volaný; pracujem; nesiem, padol.
  {
    endings: [
      ...toList('ám áš á áme áte am aš a ame ate ajú aj ajme ajte al ala alo ali jú'),
      ...join('ajúc', ` ${SHORT}`),
      ...join('a', PASSIVE.join(' ')),
    ],
    instead: ['ať'],
  },
  { endings: [...join('uj', 'em eš e eme ete ú me te'), 'uj', ...join('ujúc', ` ${SHORT}`)], instead: ['ovať'] },
  { endings: [...PAST, ...join('n', HARD), ...join('t', HARD)], instead: ['ť'] },
  {
    endings: [
      ...join('n', 'em eš e eme ete ú iem ieš ie ieme iete i ime ite ul ula ulo uli'),
      ...join('nut', `${HARD} ie ia iu ím`),
      ...PAST,
    ],
    instead: ['núť', 'nuť'],
  },
];

const IRREGULAR = {
  byť: 'je',
  ja: 'mňa ma mne mi mnou',
  ty: 'teba ťa tebe ti tebou',
  on: 'jeho ho neho ňho mu jemu nemu ňom ním jich ich nich im nim nimi ne',
  ona: 'jej ju ňu nej ňou',
  oni: 'ich nich im nim nimi ne',
  my: 'nás nám nami',
  vy: 'vás vám vami',
  sa: 'seba sebe si sebou',
  ten: 'toho tomu tom tým tá to tej tú tou tí tie tých tými',
  tento: 'tohto tomuto tomto týmto táto toto tejto túto touto títo tieto týchto týmito',
  môj: 'môjho môjmu mojom mojím moja moje moju mojej mojou moji mojich mojim mojimi',
  tvoj: 'tvojho tvojmu tvojom tvojím tvoja tvoje tvoju tvojej tvojou tvoji tvojich tvojim tvojimi',
  svoj: 'svojho svojmu svojom svojím svoja svoje svoju svojej svojou svoji svojich svojim svojimi',
  náš: 'nášho nášmu našom naším naša naše našu našej našou naši našich našim našimi',
  váš: 'vášho vášmu vašom vaším vaša vaše vašu vašej vašou vaši vašich vašim vašimi',
  všetok: 'všetko všetka všetci všetky všetku všetkého všetkej všetkému všetkom všetkým všetkých všetkými',
  kto: 'koho komu kom kým',
  čo: 'čoho čomu čom čím',
  nikto: 'nikoho nikomu nikom nikým',
  nič: 'ničoho ničomu ničom ničím',
  niekto: 'niekoho niekomu niekom niekým',
  niečo: 'niečoho niečomu niečom niečím',
  človek: 'ľudia ľudí ľuďom ľuďmi ľuďoch',
  deň: 'dňa dňu dni dní dňom dňami dňoch',
  dobre: 'lepšie najlepšie',
  veľa: 'viac najviac',
  málo: 'menej najmenej',
  nízko: 'nižšie najnižšie',
  vysoko: 'vyššie najvyššie',
  v: 'vo',
  k: 'ku',
  s: 'so',
  z: 'zo',
};

export const inflection: Inflection = {
  irregular: IRREGULAR,
  endings: [
    // Nouns: hradu, ženách, mestá, stanici; otca, koňa; vysvedčením; matke, vojaci.
    { endings: CASES, instead: [''] },
    { endings: toList('y e u o ou ám ách am ach ami i í iam iach iami ovi ov ovia om och'), instead: ['a'] },
    { endings: toList('a á u e om ám ách ami'), instead: ['o', 'um', 'us'] },
    { endings: toList('a ia u om í iam iach iami'), instead: ['e'] },
    { endings: toList('y ov och om mi ami'), instead: ['us', 'o'] },
    { endings: toList('ia iu ím í iam iach iami'), instead: ['ie', 'ia'] },
    { endings: toList('aťa aťu aťom ati atá atám atách atami'), instead: ['a'] },
    ...swap(
      `o([^aeiouyáéíóúýôľ]+):ô$1 e([^aeiouyáéíóúýô]+):ie$1 ${CONSONANTS}:$1e$2 ${CONSONANTS}:$1o$2 ${CONSONANTS}:$1ie$2 n:eň`,
      {
        endings: CASES,
        instead: [''],
      },
    ),
    ...swap('l:ľ d:ď t:ť n:ň', { endings: toList('a u i e ia í ou om iam iach iami'), instead: ['', 'a'] }),
    { endings: ['ci'], instead: ['k'] },
    // Without an ending: škôl, žien, ulíc, okien, matiek.
    { endings: [''], instead: ['a', 'o', 'e'] },
    ...swap(
      'liek:ľk i?e([^aeiouyáéíóúýô]):$1 o([^aeiouyáéíóúýô]):$1 ie([^aeiouyáéíóúýô]+):e$1 á([^aeiouyáéíóúýô]+):a$1 í([^aeiouyáéíóúýô]+):i$1 ú([^aeiouyáéíóúýô]+):u$1 ô([^aeiouyáéíóúýô]+):o$1',
      {
        endings: [''],
        instead: ['a', 'o', 'e'],
      },
    ),
    // Adjectives: dobrého, jarnej, krásne; cudzieho, idúceho; novšia, rýchlejšie, najkratší; bratovho.
    { endings: toList(`${HARD} o`), instead: ['ý', 'y'] },
    { endings: toList(SOFT), instead: ['í'] },
    { endings: toList(SHORT), instead: ['i'] },
    ...['', 'naj'].flatMap((prefix) => [
      { prefix, endings: join('ejš š', SOFT), instead: ['ý', 'y', 'í', 'i', 'ký', 'ky', 'oký'] },
      { prefix, endings: ['ejšie'], instead: ['o', 'e'] },
      ...swap('y[šž]:ys ižš:íz už:úz rat:rát lep:dobr hor:zl väč:veľk men:mal', {
        prefix,
        endings: join('š', SOFT),
        instead: ['ý', 'y', 'ky', 'oký'],
      }),
    ]),
    { endings: toList('a o e i u ho mu ej om ou ým ých ými'), instead: [''], isMeant: /(?:ov|in)$/ },
    ...VERBS,
    ...negate(VERBS, /ť$/),
    { prefix: 'ne', endings: toList(`${HARD} o`), instead: ['ý', 'y'] },
    // Nouns made of adjectives: rýchlosť.
    { endings: toList('osť osti osťou ostí ostiam ostiach osťami'), instead: ['ý', 'y', 'í'] },
  ],
};

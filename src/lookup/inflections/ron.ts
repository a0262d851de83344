import { stemmer } from '@orama/stemmers/romanian';
import { type Inflection, join, type LetterChange, toList } from './inflection.ts';

const IRREGULAR = {
  eu: 'mă mie îmi mine',
  tu: 'te ție îți tine',
  el: 'îl lui îi',
  ea: 'o ei îi',
  ei: 'le lor îi',
  ele: 'le lor',
  noi: 'ne nouă',
  voi: 'vă vouă',
  sine: 'se își sieși',
  care: 'căruia căreia cărora',
  cine: 'cui',
  acest: 'acestui această acestei acești aceste acestor',
  acel: 'acelui acea acelei acei acele acelor',
  acesta: 'acestuia aceasta acesteia aceștia acestea acestora',
  acela: 'aceluia aceea aceleia aceia acelea acelora ceea',
  meu: 'mea mei mele',
  tău: 'ta tăi tale',
  său: 'sa săi sale',
  nostru: 'noastră noștri noastre',
  vostru: 'voastră voștri voastre',
  tot: 'toată toți toate tuturor',
  un: 'o unui unei unor',
  al: 'a ai ale alor',
  om: 'oameni oamenii oamenilor',
  copil: 'copii copiii copiilor',
  mână: 'mâini mâinile mâinilor',
  cap: 'capete capetele capetelor',
  face: 'fac facă făcut făcută făcea făceau',
  ști: 'știu știi știe știm știut știa',
  fi: 'e este sunt ești suntem sunteți era eram erau fost fie fiu',
  avea: 'are am ai avem aveți au avut aibă ar aș ați or',
  vedea: 'văd văzut văzând vadă',
  putea: 'pot poți poate poată',
  veni: 'vin vii vine vină',
  juca: 'joc joci joacă joace',
  lua: 'iau iei ia',
  da: 'dau dai dă',
  sta: 'stau stai stă',
  vrea: 'vreau vrei vrut va voi vei vom veți vor',
};

const PLURALS = toList('uri urile urilor');
const PAST = toList('seți răm răți ră sem seși se serăm serăți seră i și');
const PARTICIPLE = toList('t tă ți te tul tului ta tei ții ților tele telor');

const FIRST_VERBS = [
  ...toList('ez ezi ează ăm ați eze o i ă am ai au ași ând ându a e'),
  ...join('a', [...PAST, ...PARTICIPLE]),
];
const FOURTH_VERBS = [
  ...toList('esc ești ește im iți ească eam eai ea eau eați ind ii i e ă'),
  ...join('i', [...PAST, ...PARTICIPLE]),
];
const SECOND_VERBS = [...toList('em eți i e ă eam eai ea eau eați ând u ui'), ...join('u', [...PAST, ...PARTICIPLE])];

/** What an ending does to the letters before it, undone: joacă, învață, cred and crezi, poți; vine. */
const CHANGES: readonly LetterChange[] = [
  [/oa(?=[^aăâeiîou]+$)/u, 'o'],
  [/ea(?=[^aăâeiîou]+$)/u, 'e'],
  [/z$/u, 'd'],
  [/ț$/u, 't'],
  [/șt$/u, 'sc'],
  [/ă(?=[^aăâeiîou]+$)/u, 'a'],
  [/a(?=[^aăâeiîou]+$)/u, 'ă'],
];

export const inflection: Inflection = {
  irregular: IRREGULAR,
  stemmer,
  endings: [
    { endings: toList('ul ului ule u i ii ilor e ele elor uri urile urilor l lui le lor'), instead: [''] },
    { endings: toList('a e ei ele elor i ii ile ilor o'), instead: ['ă'] },
    { endings: toList('a i ei ii ile ilor o'), instead: ['e'] },
    { endings: toList('a ua ele elor ule le lor uă'), instead: ['ea', 'a'] },
    { endings: toList('ul ului i ii ilor e ele elor a ă le lor'), instead: ['u'] },
    { endings: toList('i ii ilor'), instead: [''], undo: [/ț$/u, 't'] },
    { endings: toList('i ii ilor'), instead: ['', 'ă', 'e'], undo: [/z$/u, 'd'] },
    { endings: toList('i ii ilor ile'), instead: ['', 'e', 'ă'], undo: [/ș$/u, 's'] },
    { endings: toList('i ile ilor'), instead: ['te', 'tă'], undo: [/ț$/u, ''] },
    { endings: toList('e ele elor'), instead: [''], undo: [/oa(?=[^aăâeiîou]+$)/u, 'o'] },
    { endings: toList('i ile ilor'), instead: ['ă', 'e'], undo: [/o(?=[^aăâeiîou]+$)/u, 'oa'] },
    { endings: toList('i ile ilor'), instead: ['ă', 'e'], undo: [/ă(?=[^aăâeiîou]+$)/u, 'a'] },
    { endings: toList('i ile ilor'), instead: ['te'], undo: [/ărț$/u, 'ar'] },
    { endings: ['ării'], instead: ['are'] },
    {
      endings: [...toList('e ei ele elor i ii ile ilor'), ...PLURALS],
      instead: ['ă'],
      undo: [/e(?=[^aăâeiîou]+$)/u, 'ea'],
    },
    {
      endings: [...toList('e ei ele elor i ii ile ilor'), ...PLURALS],
      instead: ['ă'],
      undo: [/e(?=[^aăâeiîou]+$)/u, 'a'],
    },
    { endings: PLURALS, instead: ['e'] },
    { endings: PLURALS, instead: ['e', 'ă'], undo: [/ă(?=[^aăâeiîou]+$)/u, 'a'] },
    // Adjectives and people: mare, marii; franceză, franțuzoaică; muncitoare, matematicieni, românei.
    { endings: toList('oare oarei oarele oarelor'), instead: ['or'] },
    { endings: toList('ei eni enii enilor ene enele'), instead: ['', 'an'] },
    { endings: toList('oasă oase oasei oasele oșii oși'), instead: ['os'] },
    { endings: toList('ii ilor iile iilor iul iului'), instead: ['e', 'iu', 'ie'] },
    // Verbs, also by their first person, as dictionaries have them: lucrează, vorbesc, plănuit; pot, văzut, mergeam.
    { endings: FIRST_VERBS, instead: ['a', 'ez', ''] },
    { endings: FOURTH_VERBS, instead: ['i', 'esc', 'iesc', 'î', ''] },
    { endings: [...toList('ăsc ăști ăște âm âți'), ...join('â', [...PAST, ...PARTICIPLE])], instead: ['î'] },
    { endings: SECOND_VERBS, instead: ['e', 'ea', ''] },
    { endings: [''], instead: ['e', 'ea', 'a', 'i'] },
    ...CHANGES.map((undo) => ({ endings: ['', ...toList('i e ă ut uți')], instead: ['a', 'e', 'ea', 'i', ''], undo })),
    { endings: toList('s să și se sei sese seră'), instead: ['e', 'de', 'ge', 'te', 'ne'] },
    { endings: toList('t tă ți te'), instead: ['ge', 'ce'], undo: [/[pc]?$/u, ''] },
  ],
};

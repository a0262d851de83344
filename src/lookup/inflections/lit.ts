import { type Endings, type Inflection, join, type LetterChange, toList } from './inflection.ts';
import { swap } from './slavic.ts';

/** Of nouns, by the end of their word. */
const AS = toList('o ui ą u e ai ų ams us ais uose uos am');
const IS = toList('io iui į iu yje y i iai ių iams ius iais iuose ie');
const A = toList('os ai ą oje ų oms as omis ose oj om');
const E = toList('ės ei ę e ėje ių ėms es ėmis ėse ėj ėm');
const IS_FEMININE = toList('ies iai į imi yje ys ių ims is imis yse ie');
const US = toList('aus ui ų umi uje ūs ums umis uose au');

/** Of adjectives and participles: geras, gražus, medinis, and gerasis with its article. */
const GOOD = toList('as o am ą u ame i ų iems us ais uose a os ai oje oms as omis ose');
const NICE = toList('aus iam ų iu iame ūs ių iems ius iais iuose i ios iai ią ia ioje ioms ias iomis iose u');
const WOODEN = toList('is io iam į iu iame iai i ių iems ius iais iuose ė ės ei ę e ėje ėms es ėmis ėse');
const THE_GOOD = toList(
  'asis ojo ajam ąjį uoju ajame ieji ųjų iesiems uosius aisiais uosiuose oji osios ajai ąją ąja ojoje osioms ąsias osiomis osiose',
);
const ACTIVE = toList(
  'is čio čiam į čiu čiame ys čių tiems čius čiais čiuose i čios čiai čią čia čioje čioms čias čiomis čiose',
);

const PAST_PARTICIPLE = [
  'ęs',
  'ę',
  'us',
  ...join('us', ['į', ...toList('i io iam iu iame ių iems ius iais iuose ios iai ią ia ioje ioms ias iomis iose')]),
  ...join(
    'us',
    toList(
      'ysis iojo iajam įjį iuoju iajame ieji iųjų iesiems iuosius iaisiais ioji iosios iajai iąją iąja iojoje iosioms',
    ),
  ),
];
const PASSIVE = [...GOOD, ...THE_GOOD];
/** Behind the infinitive's own stem: dirbs, dirbdavo, dirbtų, dirbk, dirbtas, dirbęs, dirbdamas. */
const OF_INFINITIVE = [
  ...toList(
    'siu si s sime site davau davai davo davome davote čiau tum tų tume tumėme tumėte k ki kite kim kime davom davot sim sit tumėm tumėt kim kit',
  ),
  ...join('t tin sim', PASSIVE),
  ...join('dav', PAST_PARTICIPLE),
  ...join('dam', toList('as a i os')),
  ...join(
    'sian',
    ACTIVE.map((ending) => (ending.startsWith('č') ? ending : `t${ending}`)),
  ),
];

/** Of short verbs, what stands before the endings of the present and the past: randa of rasti, leidžia of leisti, gėrė of gerti. */
const UNLIKE =
  'and:as and:ąs end:is ind:įs [ei]nt:is en[tč]:ęs un[tč]:ųs dž:s č:s [td]:s in([kg]):i$1 en([kg]):e$1 enk:ink er([kgp]):ir$1 el([kp]):il$1 [ei]rt:irs ie([kt]):i$1 ([^s])st:$1 st:s ršt:r mp:p (au|ei)n:$1 uv:ū ūv:ū ij:y ėj:ei duod:duo dav:duo ded:dė ėm:im ė([rlm]):e$1 y([lnr]):i$1 ū([lrm]):u$1';

const ENDINGS_OF_A = [
  ...toList('u i a ame ate am at ant'),
  ...join(
    'an',
    ACTIVE.map((ending) => (ending.startsWith('č') ? ending : `t${ending}`)),
  ),
  ...join('am', PASSIVE),
];
const ENDINGS_OF_I = [
  ...toList('iu i ime ite im it int'),
  ...join('in', toList('tis čio čiam tį čiu tys čių tiems čius ti čios čiai čią')),
  ...join('im', PASSIVE),
];
const ENDINGS_OF_O = [
  ...toList('au ai o ome ote om ot ant ąs anti antis antys ančių ančio ančios'),
  ...join('om', PASSIVE),
];
const PAST_O = [...toList('au ai o ome ote om ot'), ...PAST_PARTICIPLE];
const PAST_E = [
  ...toList('iau ei ė ėme ėte ėm ėt'),
  ...PAST_PARTICIPLE,
  ...join('i', PAST_PARTICIPLE.slice(2)),
  ...toList('imas imo imą imu imui imai imų imus'),
];

/** Of verbs by what stands before -ti: kelia-uja, kelia-vo, kalb-a, kalbė-jo, skait-o, skait-ė, gyve-na; dirb-a, dirb-o. */
const VERBS: readonly Endings[] = [
  { endings: OF_INFINITIVE, instead: ['ti', 'tis'] },
  { endings: [...join('uoj', ENDINGS_OF_A), ...join('av', PAST_O)], instead: ['uoti'] },
  { endings: [...join('auj', ENDINGS_OF_A), ...join('av', PAST_O)], instead: ['auti'] },
  { endings: [...join('j', ENDINGS_OF_A), ...join('j', PAST_O)], instead: ['ti'], isMeant: /[oėyiu]ti$/u },
  { endings: [...ENDINGS_OF_I, ...ENDINGS_OF_A], instead: ['ėti'] },
  { endings: ENDINGS_OF_O, instead: ['yti', 'oti'] },
  { endings: PAST_E, instead: ['yti', 'ti'] },
  { endings: [...ENDINGS_OF_A, ...PAST_O, ...join('i', ENDINGS_OF_A)], instead: ['ti'] },
  ...swap(UNLIKE, { endings: [...ENDINGS_OF_A, ...join('i', ENDINGS_OF_A), ...PAST_O, ...PAST_E], instead: ['ti'] }),
  // Soft before the past of a participle: skaldžiusi of skaldyti.
  ...swap('dž:d č:t', { endings: join('i', PAST_PARTICIPLE.slice(2)), instead: ['yti', 'ti'] }),
  { endings: ['ia'], instead: ['ėti'] },
  { endings: ENDINGS_OF_A, instead: ['oti', 'yti'] },
];
const REFLEXIVE = toList(
  'asi osi isi usi iesi imės amės omės itės atės otės ėsi davosi tųsi ausi aisi iausi kis sis sies siuosi tis',
);

/** Of soft stems: medžio of medis, svečių of svetys, bičių of bitė. */
const SOFT: readonly LetterChange[] = [
  [/č$/u, 't'],
  [/dž$/u, 'd'],
];

const IRREGULAR = {
  aš: 'manęs man mane manimi manyje mano',
  tu: 'tavęs tau tave tavimi tavo',
  mes: 'mūsų mums mus mumis mumyse',
  jūs: 'jūsų jums jus jumis jumyse',
  jis: 'jo jam jį juo jame jie jų jiems juos jais juose',
  ji: 'jos jai ją ja joje jų joms jas jomis jose',
  jie: 'jų jiems juos jais juose',
  savęs: 'sau save savimi savyje',
  kas: 'ko kam ką kuo kame',
  tas: 'to tam tą tuo tame tie tų tiems tuos tais tuose ta tai tos toje toms tas tomis tose',
  šis: 'šio šiam šį šiuo šiame šie šių šiems šiuos šiais šiuose ši šios šiai šią šia šioje šioms šias šiomis šiose',
  pats: 'paties pačiam patį pačiu pačiame patys pačių patiems pačius pačiais pati pačios pačiai pačią pačia pačioje pačioms pačias pačiomis',
  daug: 'daugiau daugiausia',
  didelis:
    'didesnis didesnio didesnį didesni didesnių didesnė didesnės didesnę didžiausias didžiausią didžiausia didžiausi',
  mėnuo: 'mėnesio mėnesiui mėnesį mėnesiai mėnesių mėnesiams mėnesius mėnesiais',
  būti: 'yra esu esi esame esate nėra buvo būna buvau buvai buvome buvote nebuvo bus būsiu būsi būsime nebus būtų nebūtų buvęs esant',
  eiti: 'einu eini eina einame einate neina ėjo ėjau ėjai ėjome nėjo',
  duoti: 'duodu duodi duoda duodame duodate davė daviau davei davėme',
  imti: 'imu imi ima imame ėmė ėmiau ėmėme',
  žmogus: 'žmonės žmonių žmonėms žmones žmonėmis žmonėse',
  šuo: 'šuns šuniui šunį šunimi šunyje šunys šunų šunims šunis šunimis',
};

export const inflection: Inflection = {
  irregular: IRREGULAR,
  endings: [
    // Namo, brolio, knygos, gatvės, akies, sūnaus; medžio, bičių.
    { endings: AS, instead: ['as'] },
    { endings: IS, instead: ['is', 'ys'] },
    { endings: IS, instead: ['ias', 'ius'] },
    { endings: A, instead: ['a'] },
    { endings: E, instead: ['ė'] },
    { endings: IS_FEMININE, instead: ['is'] },
    { endings: US, instead: ['us'] },
    // Behind j the i is not written: atveju; koks, tokiam, kuriuos.
    { endings: toList('o ui u uje ų ams us uose'), instead: ['is'], isMeant: /jis$/u },
    { endings: [...NICE, ...toList('io į ie iuo iuos')], instead: ['s', 'is'], isMeant: /oks$|^kuris$/u },
    { endings: [...join('i', A)], instead: ['ia', 'i'] },
    { endings: [...toList('iaus ų iumi iuje'), ...IS], instead: ['ius'] },
    ...SOFT.map((undo) => ({ endings: IS, instead: ['is', 'ys', 'ė'], undo })),
    { endings: toList('ens eniui enį eniu enyje enys enų enims enis enimis enyse'), instead: ['uo'] },
    { endings: toList('ers eriai erį erimi erys erų erims eris'), instead: ['uo', 'ė'] },
    // Of plurals alone: akinių, žirklėmis, rogėse.
    { endings: toList('ų ams us ais uose'), instead: ['ai'] },
    { endings: toList('ų ims imis yse is'), instead: ['ys'] },
    { endings: toList('ų oms as omis ose'), instead: ['os'] },
    { endings: toList('ių ėms es ėmis ėse'), instead: ['ės'] },
    // Gero, gerosios, gražiam, medinės; geriausias, gražesnė, greičiau.
    { endings: PASSIVE, instead: ['as'] },
    { endings: [...NICE, 'iai', 'iau', ...join('i', THE_GOOD)], instead: ['us'] },
    { endings: THE_GOOD, instead: ['asis'] },
    { endings: ['iau'], instead: ['iai', 'ai', 'i'] },
    { endings: toList('osi uisi ąsi usi esi'), instead: ['asis'] },
    { endings: WOODEN, instead: ['is'] },
    {
      endings: [...toList('ai iai iau'), ...join('iaus iausi', PASSIVE), ...join('esn ėlesn', WOODEN)],
      instead: ['as', 'us'],
    },
    // Gerokas, gerumas.
    { endings: [...join('ok', GOOD), ...join('um', ['as', ...AS])], instead: ['as', 'us'] },
    ...SOFT.map((undo) => ({
      endings: [...NICE, 'iau', 'iai', ...join('iausi', PASSIVE), ...join('i', THE_GOOD)],
      instead: ['us', 'as'],
      undo,
    })),
    ...VERBS.flatMap((verbs) => [verbs, { ...verbs, prefix: 'ne' }]),
    ...SOFT.map((undo) => ({ endings: toList('iau iu'), instead: ['yti', 'ėti', 'ti'], undo })),
    { endings: REFLEXIVE, instead: ['tis', 'ytis', 'ėtis', 'otis'] },
    ...swap(UNLIKE, { endings: toList('asi iasi osi ėsi iesi ausi iausi'), instead: ['tis'] }),
  ],
};

import { type Endings, type Inflection, join, type LetterChange, toList } from './inflection.ts';

const MASCULINE = toList('a am u ā i iem us os');
const FEMININE = toList('as ai u ā ām ās');
const GOOD = toList('a am u ā i iem us os as ai ām ās');
const THE_GOOD = toList('ais ajam o ajā ie ajiem os ajos ā ās ajai ajām ajās');
const ADJECTIVES = [...GOOD, ...THE_GOOD];
/** Participles, with the ending of their own word. */
const PARTICIPLE = ['s', ...ADJECTIVES];

/** What an ending does to the letter before it, undone: brāļa, lāča, suņa, žurnālistu of -ts, biežu, kurpju. */
const SOFT: readonly LetterChange[] = [
  [/ļ$/u, 'l'],
  [/ņ$/u, 'n'],
  [/š$/u, 't'],
  [/š$/u, 's'],
  [/ž$/u, 'd'],
  [/ž$/u, 'z'],
  [/č$/u, 'c'],
  [/dž$/u, 'dz'],
  [/(?<=[pbmv])j$/u, ''],
  [/šņ$/u, 'sn'],
  [/žņ$/u, 'zn'],
  [/ļļ$/u, 'll'],
  [/ļņ$/u, 'ln'],
];

/** Behind the infinitive's stem: runās, runātu, runājis, runāts, runādams. */
const OF_INFINITIVE = [
  ...toList('šu si s sim sit siet šot tu dams dama dami damas'),
  ...join('t', PARTICIPLE),
  ...join('šan', ['a', ...FEMININE]),
];
const PAST = [...toList('u i a ām āt is usi uši ušas ušā'), ...join('uš', ADJECTIVES)];
const PRESENT = [...toList('u i a am at ām āt iet ot'), ...join('oš am ām', PARTICIPLE)];
const OF_J = ['j', ...new Set([...join('j', [...PAST, ...PRESENT])])];
const REFLEXIVE = toList(
  'os ies as amies aties āmies āties ās šos sies simies sities tos oties jos jies jas jamies jaties jās jāmies jāties joties usies ušies ušās jusies jušies šoties šanās',
);
const isVerb = /(?:t|ties)$/u;

/** Of short verbs, before the endings: beidz of beigt, nāc of nākt; and before those of the present alone. */
const HARD: readonly LetterChange[] = [
  [/c$/u, 'k'],
  [/dz$/u, 'g'],
];
const UNLIKE: readonly LetterChange[] = [
  [/ie([kt])$/u, 'i$1'],
  [/iet$/u, 'is'],
  [/o([td])$/u, 'as'],
  [/op$/u, 'ap'],
  [/(?<=[vtc])elk$/u, 'ilk'],
  [/ērk$/u, 'irk'],
  [/([ūīurm])st$/u, '$1'],
  [/ž$/u, 'z'],
  [/š$/u, 's'],
  [/ļ$/u, 'l'],
  [/([pbm])j$/u, '$1'],
  [/in$/u, 'ī'],
  [/n$/u, ''],
];

const VERBS: readonly Endings[] = [
  { endings: OF_INFINITIVE, instead: ['t'], isMeant: isVerb },
  { endings: ['', ...OF_J], instead: ['t'], isMeant: /[āēīou]t$/u },
  { endings: ['', ...PRESENT], instead: ['īt', 'ēt', 'āt'], isMeant: isVerb },
  { endings: ['', ...PAST, ...PRESENT], instead: ['t'], isMeant: isVerb },
  { endings: REFLEXIVE, instead: ['ties', 'īties', 'ēties', 'āties'], isMeant: isVerb },
  ...[...HARD, ...UNLIKE].map((undo) => ({ endings: REFLEXIVE, instead: ['ties'], undo })),
  // Eju and ēdu, met and mest, nācu: the last letter of a short stem changes.
  ...HARD.map((undo) => ({ endings: ['', ...PAST, ...PRESENT], instead: ['t'], undo })),
  { endings: ['', ...PAST, ...PRESENT], instead: ['t'], undo: [/[tdz]$/u, 's'] },
  // Liek of likt, prot of prast, velk of vilkt, griež of griezt, kļūst of kļūt; saka of sacīt, sēž of sēdēt.
  ...UNLIKE.map((undo) => ({ endings: ['', ...PRESENT], instead: ['t'], undo, isMeant: isVerb })),
  { endings: PRESENT, instead: ['īt'], undo: [/k$/u, 'c'] },
  { endings: ['', ...PRESENT], instead: ['ēt'], undo: [/ž$/u, 'd'] },
  // Iet and dot with what is before them: pieiet, atdod.
  { endings: toList('eju ej ejam ejat ejot gāju gāji gāja gājām gājis gājusi'), instead: ['iet'] },
  { endings: toList('dodu dod dodam dodat dodot devu devi deva devām devis devusi'), instead: ['dot'] },
];

const IRREGULAR = {
  būt: 'esmu esi ir esam esat nav neesmu biju biji bija bijām bijāt nebija būšu būsi būs nebūs būtu nebūtu esot bijis bijusi',
  iet: 'ejot eju ej ejam ejat neiet gāju gāji gāja gājām iešu ies',
  dot: 'dodu dod dodam dodat devu devi deva devām',
  nākt: 'nāc nācis',
  es: 'manis man mani manī',
  tu: 'tevis tev tevi tevī',
  mēs: 'mūsu mums mūs mūsos',
  jūs: 'jūsu jums jūsos',
  sevis: 'sev sevi sevī',
  kas: 'kā kam ko',
  tas: 'tā tam to tajā tanī tie tiem tos tajos tās tai tām tajās',
  šis: 'šī šā šim šo šajā šai šie šiem šos šajos šīs šīm šajās',
  pats: 'paša pašam pašu pašā paši pašiem pašus pati pašas pašai pašās',
  suns: 'suņa suni sunim sunī suņi suņu suņiem suņus suņos',
};

export const inflection: Inflection = {
  irregular: IRREGULAR,
  endings: [
    // Tēva, mājas, upē, tirgum; brāļi, kurpju.
    { endings: MASCULINE, instead: ['s', 'š'] },
    { endings: FEMININE, instead: ['a'] },
    { endings: toList('es ei i ē ēm ēs u'), instead: ['e'] },
    { endings: toList('im i ī'), instead: ['is', 's'] },
    { endings: toList('ij i ī is īm īs u'), instead: ['s'] },
    { endings: toList('um u ū i iem us os'), instead: ['us'] },
    ...SOFT.map((undo) => ({ endings: toList('a u i iem us os am'), instead: ['is', 's', 'e'], undo })),
    { endings: toList('a u i iem us os am'), instead: ['is'], isMeant: /[ģķrts]is$/u },
    // Of plurals alone: brillēm, kāzās, džinsos.
    { endings: toList('u ām ās'), instead: ['as'] },
    { endings: toList('u ēm ēs'), instead: ['es'] },
    { endings: toList('u iem us os'), instead: ['i'] },
    { endings: toList('ju vju īm īs'), instead: ['is'] },
    // Small ones: bērniņš, kājiņa, brālītis, upīte, kociņš.
    { endings: join('iņ', ['š', ...GOOD]), instead: ['s', 'a'] },
    { endings: [...toList('ītis īti ītim ītī'), ...join('īš', GOOD)], instead: ['is'] },
    { endings: join('īt', toList('e es ei i ē ēm ēs')), instead: ['e'] },
    { endings: join('iņ', ['š', ...GOOD]), instead: ['s', 'a'], undo: [/c$/u, 'k'] },
    { endings: join('iņ', ['š', ...GOOD]), instead: ['s', 'a'], undo: [/dz$/u, 'g'] },
    // Jaunais, jaunākā; labi.
    { endings: [...ADJECTIVES, ...join('āk', ['', ...PARTICIPLE])], instead: ['s', 'š'] },
    { prefix: 'vis', endings: join('āk', ['', ...PARTICIPLE]), instead: ['s', 'š'] },
    { endings: ['āk'], instead: ['i'] },
    { prefix: 'vis', endings: ['āk'], instead: ['i'] },
    { endings: THE_GOOD, instead: ['ais'] },
    ...VERBS.flatMap((verbs) => [verbs, { ...verbs, prefix: 'ne' }]),
    ...VERBS.map((verbs) => ({ ...verbs, prefix: 'jā' })),
  ],
};

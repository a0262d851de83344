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
const OF_J = [...new Set([...join('j', [...PAST, ...PRESENT])])];
const REFLEXIVE = toList(
  'os ies as amies aties āmies āties ās šos sies simies sities tos oties jos jies jas jamies jaties jās jāmies jāties joties usies ušies ušās jusies jušies šoties šanās',
);
const isVerb = /(?:t|ties)$/u;

const VERBS: readonly Endings[] = [
  { endings: OF_INFINITIVE, instead: ['t'], isMeant: isVerb },
  { endings: ['', ...OF_J], instead: ['t'], isMeant: /[āēīo]t$/u },
  { endings: ['', ...PRESENT], instead: ['īt', 'ēt', 'āt'], isMeant: isVerb },
  { endings: ['', ...PAST, ...PRESENT], instead: ['t'], isMeant: isVerb },
  { endings: REFLEXIVE, instead: ['ties', 'īties', 'ēties', 'āties'], isMeant: isVerb },
  // Eju and ēdu, met and mest, nācu: the last letter of a short stem changes.
  { endings: [...PAST, ...PRESENT], instead: ['kt'], undo: [/c$/u, ''] },
  { endings: ['', ...PAST, ...PRESENT], instead: ['t'], undo: [/[tdz]$/u, 's'] },
];

const IRREGULAR = {
  būt: 'esmu esi ir esam esat nav neesmu biju biji bija bijām bijāt nebija būšu būsi būs nebūs būtu nebūtu esot bijis bijusi',
  iet: 'eju ej ejam ejat neiet gāju gāji gāja gājām iešu ies',
  dot: 'dodu dod dodam dodat devu devi deva devām',
  nākt: 'nāc nācis',
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
    { endings: toList('a u i iem us os am'), instead: ['is'], isMeant: /[ģķ]is$/u },
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
    ...VERBS.flatMap((verbs) => [verbs, { ...verbs, prefix: 'ne' }]),
    ...VERBS.slice(0, 4).map((verbs) => ({ ...verbs, prefix: 'jā' })),
  ],
};

import { type Endings, type Inflection, join, type LetterChange, toList } from './inflection.ts';

const SECOND_AND_FIRST = toList('us i o um orum os is a ae am as arum e');
const THIRD = toList('is i em e es um ibus ium ia a');
const OF_I = ['is', 'i', 'e', 'em', 'es', 'ium', 'ibus', 'ia'];

/** The genitive's stem, and the nominative: regis, iudicis, noctis; virtutis, militis, capitis; legionis, hominis, nominis; … */
const THIRD_STEMS: readonly LetterChange[] = [
  [/[cg]$/u, 'x'],
  [/ic$/u, 'ex'],
  [/ct$/u, 'x'],
  [/[td]$/u, 's'],
  [/i[td]$/u, 'es'],
  [/it$/u, 'ut'],
  [/(?<=[oi])n$/u, ''],
  [/in$/u, 'o'],
  [/in$/u, 'en'],
  // Corporis, floris; generis, pulveris; patris; urbis, principis; cordis, problematis, ossis.
  [/[oeu]r$/u, 'us'],
  [/or$/u, 'os'],
  [/er$/u, 'is'],
  [/(?<=[^aeiou])r$/u, 'er'],
  [/(?<=[bpm])$/u, 's'],
  [/ip$/u, 'eps'],
  [/(?<=it)iner$/u, 'er'],
  [/(?<=cor)d$|(?<=a)t$|(?<=s)s$|(?<=l)l$/u, ''],
];

const PRESENT = toList('s t mus tis nt tur ntur ris mur mini re ri te');
const PAST = toList('m s t mus tis nt r ris tur mur mini ntur');
const PERFECT = [
  ...toList('i isti it imus istis erunt ere isse'),
  ...join('era isse', toList('m s t mus tis nt')),
  ...toList('ero eris erit erimus eritis erint erim'),
];
const PASSIVE_PARTICIPLE = SECOND_AND_FIRST;

/** The present system behind a stem's vowel: ama-, mone-, reg(e)-, audi-. */
const listPresent = (vowel: string, past: string, future: readonly string[], wish: string) => [
  ...PRESENT.map((ending) => vowel + ending),
  ...PAST.flatMap((ending) => [`${past}ba${ending}`, `${vowel}re${ending}`, wish + ending]),
  ...future,
  ...join(`${past}nt`, OF_I),
  `${past}ns`,
  ...join(`${past}nd`, SECOND_AND_FIRST),
];
const FUTURE_BO = toList('bo bis bit bimus bitis bunt bor beris bitur bimur bimini buntur');
const FUTURE_AM = toList('am es et emus etis ent ar eris etur emur emini entur');
const REGERE = toList('is it imus itis unt itur untur imur imini i e ite or');

const VERBS: readonly Endings[] = [
  {
    endings: [
      ...listPresent('a', 'a', join('a', FUTURE_BO), 'e'),
      ...join('av', PERFECT),
      ...join('at atur', PASSIVE_PARTICIPLE),
      ...toList('a er'),
    ],
    instead: ['o', 'are', 'or', 'ari'],
  },
  {
    endings: [
      ...listPresent('e', 'e', join('e', FUTURE_BO), 'ea'),
      ...join('u', PERFECT),
      ...join('it itur', PASSIVE_PARTICIPLE),
      'e',
    ],
    instead: ['eo', 'ere', 'eor', 'eri'],
  },
  {
    endings: [...listPresent('e', 'e', FUTURE_AM, 'a'), ...REGERE, ...join('iv u', PERFECT)],
    instead: ['o', 'ere', 'or', 'i'],
  },
  {
    endings: [
      ...listPresent('i', 'ie', join('i', FUTURE_AM), 'ia'),
      ...join('iv i', PERFECT),
      ...join('it itur', PASSIVE_PARTICIPLE),
      ...toList('iunt iuntur i ior ere it itur imus'),
    ],
    instead: ['io', 'ire', 'ior', 'iri', 'ere'],
  },
];

const OF_STEM = ['o', 'io', 'eo', 'ere', 'ire'];
/** Perfects and participles that the stem is changed in: dixit, duxit, scripsit, misit, cessit; cepit, accepit; dictus, captus, missus. */
const PERFECT_STEMS: readonly LetterChange[] = [
  ...['c', 'g', 'h', 'qu'].map((letter): LetterChange => [/x$/u, letter]),
  [/vix$/u, 'viv'],
  [/ps$/u, 'b'],
  [/s$/u, 'd'],
  [/s$/u, 'tt'],
  [/ss$/u, 'd'],
  [/e(?=[pc]$)/u, 'a'],
  [/e(?=[pc]$)/u, 'i'],
  [/eg$/u, 'ag'],
  [/(?<=[uia])(?=[cgp]$)/u, 'n'],
];
const PARTICIPLE_STEMS: readonly LetterChange[] = [
  ...['c', 'g', 'h', 'qu'].map((letter): LetterChange => [/ct$/u, letter]),
  [/pt$/u, 'b'],
  [/pt$/u, 'p'],
  [/ept$/u, 'ip'],
  [/ect$/u, 'ic'],
  [/s$/u, 'd'],
  [/ss$/u, 'tt'],
  [/t$/u, ''],
];

/** Altior, altissimus; of fortis, felix, sapiens too. */
const COMPARED = [
  ...toList('ior ius iorem ioris iori iore iores iora iorum ioribus'),
  ...join('issim', SECOND_AND_FIRST),
];

const SUM =
  'es est sumus estis sunt eram eras erat eramus eratis erant ero eris erit erimus eritis erunt sim sis sit simus sitis sint essem esses esset essent ' +
  'fui fuisti fuit fuimus fuistis fuerunt fuisse fueram fuerat fuerant fuerit fuisset fuissent futurus futura futurum';
const POSSUM =
  'potes potest possumus potestis possunt poteram poterat poterant poterit poterunt possit possint posset possent potui potuit potuerunt';

const RULES: readonly Endings[] = [
  // Puella, dominus, bellum, bonus; puer, ager.
  { endings: toList('ae am as arum is'), instead: ['a'] },
  { endings: toList('i o um orum os is e'), instead: ['us'] },
  { endings: toList('i o a orum is'), instead: ['um'] },
  { endings: toList('a ae am as arum'), instead: ['us'] },
  { endings: SECOND_AND_FIRST, instead: [''], isMeant: /[ei]r$/u },
  { endings: SECOND_AND_FIRST, instead: [''], undo: [/(?<=[^aeiou])r$/u, 'er'] },
  // Consul, civis, nubes, mare, urbs; rex, civitas.
  { endings: THIRD, instead: [''] },
  { endings: OF_I, instead: ['is', 'es', 'e'] },
  ...THIRD_STEMS.map((undo) => ({ endings: THIRD, instead: [''], undo })),
  // Manus, cornu, res.
  { endings: toList('ui um u uum ibus'), instead: ['us'] },
  { endings: toList('ua uum ibus us ui'), instead: ['u'] },
  { endings: toList('ei em e erum ebus'), instead: ['es'] },
  // Adjectives: fortior, felicissimus, pulcherrimus, facillimus; fortiter, sapienter.
  { endings: COMPARED, instead: ['us', 'is'] },
  { endings: COMPARED, instead: [''], undo: [/c$/u, 'x'] },
  { endings: COMPARED, instead: [''], undo: [/t$/u, 's'] },
  { endings: join('rim', SECOND_AND_FIRST), instead: [''], isMeant: /er$/u },
  { endings: join('lim', SECOND_AND_FIRST), instead: ['is'], isMeant: /ilis$/u },
  { endings: ['iter'], instead: ['is', 'us'] },
  { endings: ['ter'], instead: ['s'], isMeant: /ns$/u },
  ...VERBS,
  { endings: PERFECT, instead: OF_STEM },
  ...PERFECT_STEMS.map((undo) => ({ endings: PERFECT, instead: OF_STEM, undo })),
  ...PARTICIPLE_STEMS.map((undo) => ({
    endings: [...SECOND_AND_FIRST, ...join('ur', SECOND_AND_FIRST)],
    instead: OF_STEM,
    undo,
  })),
];

const IRREGULAR = {
  res: 'rei rem re rerum rebus',
  sum: SUM,
  esse: SUM,
  possum: POSSUM,
  posse: POSSUM,
};

export const inflection: Inflection = {
  irregular: IRREGULAR,
  marks: 'left out',
  // Virumque: and, written onto the word.
  endings: [
    { endings: ['que'], instead: [''] },
    ...RULES.map((rule) => ({ ...rule, endings: rule.endings.flatMap((ending) => [ending, `${ending}que`]) })),
  ],
};

import type { Inflection } from './inflection.ts';
import { type Chain, type Harmony, toEndings } from './turkic.ts';

const COMMON = { L: '[лдт]', D: '[дт]', N: '[ндт]', M: '[мбп]' };
const BACK: Harmony = { letters: { ...COMMON, A: 'а', I: 'ы', G: '[ғқ]', K: 'қ' }, last: '[аоұыуияюё]' };
const FRONT: Harmony = { letters: { ...COMMON, A: 'е', I: 'і', G: '[гк]', K: 'к' }, last: '[әеөүіуиэ]' };

const CASE = '(?:NIң|G?A|NI|DA(?:GI)?|[дтн]Aн|Mен)';
const CASE_OF_HIS = '(?:нIң|нA|н|нDA(?:GI)?|нAн|мен)';
const OWNED = `(?:(?:I?мIз|I?ңIз|I?м|I?ң)${CASE}?|с?I${CASE_OF_HIS}?)`;
const CLOSED = '[бвгғдйжзкқлмнңпрстфхһцчшщь]+';
const ENDS = ['', CLOSED];

const NOUNS: Chain[] = ENDS.flatMap((end) => [
  { chain: `LAр(?:${OWNED}|${CASE})?`, end },
  { chain: CASE, end },
  { chain: OWNED, end },
  { chain: '(?:LI|сIз|LIK)', end },
]);

const OF_HIS: Chain = { chain: `I${CASE_OF_HIS}?`, end: CLOSED };

/** Letters that a vowel behind them changes: қасығы, жүрегі, кітабы. */
const CHANGED: Chain[] = [
  ['ғ', 'қ'],
  ['г', 'к'],
  ['б', 'п'],
].map(([after, before = '']) => ({ chain: `${after}(?=[ыі])${OWNED}`, before, end: CLOSED }));

const WHO = '(?:мIн|мын|сIң|сIз|мIз|сIңдAр|сIздAр|LAр)';
const PAST = '(?:DI(?:м|ң|K|ңIз|ңдAр)?)';
const MAY = `сA(?:м|ң|K|ңIз)?`;
const NOT = 'MA';
const TENSE = `(?:${PAST}|${MAY}|(?:A|й)(?:${WHO}|дI|DI)?|GAн(?:${WHO})?(?:LAр|${CASE}|дA)?|(?:I)?п(?:${WHO}|тI|едI)?|(?:A|I)?р(?:${WHO})?|сIн|Iң(?:Iз)?|GAлI|A?тIн|йтIн|у(?:${OWNED}|${CASE})?)`;

const VERBS: Chain[] = [
  { chain: `${TENSE}`, instead: ['у'], end: '[^аәеёиоөұүыіэюя]*' },
  { chain: `${NOT}(?:${TENSE})?`, instead: ['у'], end: '[^аәеёиоөұүыіэюя]*' },
  // A vowel that the card's ending has taken: оқиды is of оқу.
  { chain: `иды|идI|и(?:мын|сың|мыз|ды)`, instead: ['у'], end: '[^аәеёиоөұүіэюя]*' },
  { chain: `I${TENSE}`, instead: ['у'], end: '[^аәеёиоөұүыіэюя]*' },
  { chain: `I${NOT}${TENSE}`, instead: ['у'], end: '[^аәеёиоөұүыіэюя]*' },
];

export const inflection: Inflection = {
  endings: [
    ...[BACK, FRONT].flatMap((harmony) =>
      [...NOUNS, OF_HIS, ...CHANGED, ...VERBS].flatMap((chain) => toEndings(harmony, chain)),
    ),
    { endings: [''], instead: ['у'] },
  ],
};

import { type Endings, type Inflection, join, type LetterChange, ofShape, toList } from './inflection.ts';

/** Letters that are written in another way at a word's end. */
const FINALS: readonly LetterChange[] = toList('נן מם כך פף צץ').map(([inside = '', end = '']) => [
  new RegExp(`${inside}$`, 'u'),
  end,
]);

/** Endings, also of words whose last letter is written in another way. */
const toRules = (endings: string, instead: string[] = ['']): Endings[] => [
  { endings: toList(endings), instead },
  ...(instead.includes('') ? FINALS.map((undo) => ({ endings: toList(endings), instead: [''], undo })) : []),
];

/** What stands before a verb and goes from it in the sentence. */
const BEFORE_VERB =
  '(אויס|אויפ|אנ|אפ|איינ|אונטער|איבער|אומ|ארויס|אריינ|ארויפ|אראפ|ארומ|אהיימ|אוועק|מיט|צו|צוזאמענ|צוריק|פאר|פאראויס|פונאנדער|ביי|דורכ|נאכ|פיר)';

/** The beginning of a participle: גע, אויסגע, or what always stays, as of באצויגן. */
const PARTICIPLE = `^(?:${BEFORE_VERB}?גע|(בא|דער|אנט|פאר|צע))`;

/** What happens to a verb's first letters: געמאכט, אויסגעפרעגט, אויסצולערנען. */
const PARTICIPLES: readonly LetterChange[] = [
  [/^גע/u, ''],
  [new RegExp(`^${BEFORE_VERB}(?:גע|צו)`, 'u'), '$1'],
];

/** Vowels of strong participles: געבליבן of בלייבן, געטרונקען of טרינקען, געהאלפן of העלפן, געהויבן of הייבן. */
const VOWELS: readonly (readonly [string, string])[] = [
  ['י', 'יי'],
  ['ו', 'י'],
  ['א', 'ע'],
  ['וי', 'יי'],
];
const STRONG = VOWELS.map(
  ([inside, before]): LetterChange => [
    new RegExp(`${PARTICIPLE}([^אויע]*)${inside}(?=[^אויע])`, 'u'),
    `$1$2$3${before}`,
  ],
);

/** Participles that no rule makes: געגאנגען, פארשטאנען, אויפגענומען. */
const ODD_PARTICIPLES = Object.entries({
  גאנגען: 'גיין',
  שטאנען: 'שטיין',
  נומען: 'נעמען',
  צויגן: 'ציען',
  פלויגן: 'פליען',
  זעסן: 'זיצן',
  לעגן: 'ליגן',
  געסן: 'עסן',
}).flatMap(([participle, verb]) => ofShape(PARTICIPLE + participle, `$1$2${verb}`));

/** Vowels of plurals and of what is small or more: טעג of טאג, שטעט, פיס of פוס, הייזער of הויז, לענגער. */
const UMLAUTS: readonly LetterChange[] = [
  [/ע(?=[^אויע]+$)/u, 'א'],
  [/י(?=[^אויע]+$)/u, 'ו'],
  [/יי(?=[^אויע]+$)/u, 'וי'],
];

const IRREGULAR = {
  זיין: 'בין ביסט איז זענען זענט זיינען זיינט געווען זיי',
  האבן: 'האב האט האסט געהאט האסטו',
  וועלן: 'וועט וועל וועסט ווילט וויל ווילסט געוואלט',
  גיין: 'גיי גייט גייסט',
  טאן: 'טוט טו טוסט טוען טוענ געטאן',
  וויסן: 'ווייס ווייסט געוואוסט געווסט',
  געבן: 'גיט גיסט גיב געגעבן',
  קענען: 'קען קענט קענסט געקענט געקאנט',
  מוזן: 'מוז געמוזט',
  זאלן: 'זאל זאלסט',
  דארפן: 'דארף',
  מען: 'מע',
  אלע: 'אלעמען',
  דער: 'די דאס דעם',
  א: 'אן',
  איך: 'מיך מיר',
  דו: 'דיך דיר',
  ער: 'אים',
  מיר: 'אונדז',
  איר: 'אייך',
  אויף: 'אויפן',
  אין: 'אינעם',
  מענטש: 'מענטשן',
  גוט: 'בעסער בעסטער בעסטע',
  גרויס: 'גרעסער גרעסטער גרעסטע',
};

export const inflection: Inflection = {
  marks: 'left out',
  irregular: IRREGULAR,
  endings: [
    // Verbs: מאכט, זאג, לייענען; געמאכט, אויסגעפרעגט, אנגעהויבן, לאכנדיק.
    { endings: ['', ...toList('ט סט סטו ענדיק נדיק')], instead: toList('ן ען') },
    ...PARTICIPLES.flatMap((undo) => [
      { endings: toList('ט טע טער טן'), instead: toList('ן ען'), undo },
      { endings: ['', ...toList('ע ער')], instead: [''], undo },
    ]),
    ...ODD_PARTICIPLES,
    ...STRONG.map((undo) => ({ endings: [''], instead: [''], undo })),
    // Nouns and adjectives: טישן, בילדער, טאטעס, בחורים, מלאכות; גוטע, גוטער, ביטערע; הייזער, בעט, ביימעלעך.
    ...toRules('ן ען ער ס עס ים לעך עלעך לע עלע'),
    { endings: ['ות'], instead: toList('ה ע') },
    { endings: ['ים'], instead: ['ה'] },
    ...toRules('ע ער ן ען עם נעם סטע סטער סטן ערע ערער ערן'),
    ...UMLAUTS.flatMap((undo) => [{ endings: ['', ...toList('ער לעך עלעך ן ל ערע סטע')], instead: [''], undo }]),
    { endings: join(toList('ל עלע'), ['', 'ך']), instead: [''] },
  ],
};

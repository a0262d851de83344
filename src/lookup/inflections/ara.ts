import { type Endings, type Inflection, ofShape, respell, toList } from './inflection.ts';

/** What is written onto a noun, and onto a verb: والكتاب, سيكتب. */
const BEFORE_NOUN = '(?:[وف]?(?:[بك]?ال|لل|[بكل])|[وف])';
const BEFORE_VERB = '(?:[وف][سل]?|[سل])';
const HIS = '(?:ي|ك|ه|ها|نا|كم|كن|هم|هن|هما|كما)';
const HIM = '(?:ني|ك|ه|ها|نا|كم|هم|هن|هما)?';

/** A shape of the word's letters, with and without what is written onto it, and what the card's word is made of. */
function toNoun(shape: string, ...words: string[]): Endings[] {
  return ['', '[وفبكل]', BEFORE_NOUN].flatMap((before) => ofShape(`^${before}${shape}`, ...words));
}

function toVerb(shape: string, ...words: string[]): Endings[] {
  return ['', '[وف]', BEFORE_VERB].flatMap((before) => ofShape(`^${before}${shape}${HIM}`, ...words));
}

/** A plural within the word, which may have an owner. */
const toPlural = (shape: string, ...words: string[]) => toNoun(`${shape}(?:${HIS}|ا|ًا|اً)?`, ...words);

const STEM = '(.{2,}?)';

/** Common words whose forms no rule makes; what is written onto others may be written onto these. */
const IRREGULAR = toList(
  'ا?لتي|ا?لذين|ا?للذان|ا?للذين|ا?للتان|ا?للتين|ا?للاتي|ا?للواتي=الذي هذه|هذان|هذين|هاتان|هاتين|هؤلاء=هذا تلك|أولئك=ذلك ' +
    'أخرى=آخر أولى=أول نسا[ءئؤ]=امرأة إخوة|إخوان=أخ أخوات=أخت آبا[ءئؤ]=أب أمهات=أم أبنا[ءئؤ]=ابن بنات=بنت أسما[ءئؤ]=اسم ' +
    'أيام=يوم سنين=سنة مياه=ماء أيدي?=يد أسئلة=سؤال أصحاب=صاحب',
).map((pair) => pair.split('='));

const ENDINGS: readonly Endings[] = [
  ...IRREGULAR.flatMap(([forms = '', word = '']) => toPlural(`(?:${forms})`, word)),
  // Plurals and duals: سيارات, مطارات, مهندسون; with an owner: سياراتهم, كتابه, سيارته, مستشفاه.
  ...toNoun(`${STEM}ات${HIS}?`, '$1ة', '$1'),
  ...toNoun(`${STEM}[وي]ات${HIS}?`, '$1ة', '$1اة'),
  ...toNoun(`${STEM}(?:ون|ين|ان|ا|ًا|اً|و${HIS})`, '$1'),
  ...toNoun(`${STEM}ت(?:ان|ين|ا|ا?${HIS}|ي${HIS})`, '$1ة', '$1'),
  ...toNoun(`${STEM}${HIS}`, '$1'),
  ...toNoun(`${STEM}(?:ا${HIS}|ي(?:ات|ان|ين))`, '$1ى', '$1ا'),
  ...toNoun(`${STEM}(?:او(?:ات|ي|ية))`, '$1اء', '$1ا'),
  // Women, and adjectives of their kind: كبيرة, معلمة; كبرى.
  ...toNoun(`${STEM}ة`, '$1'),
  ...toNoun('(.)(.)(.)ى', 'أ$1$2$3'),
  // Plurals within the word: أولاد, أحوال, بنوك, كلاب, طلاب, مدارس, مفاتيح, مشاريع, شوارع, نوافذ, رسائل, حدائق; وزراء,
  // أصدقاء, أعضاء, أطباء, قضاة; أسلحة, أدوية, فنادق, صناديق. Colours have the shape of وزراء: حمراء.
  ...toPlural('أ(.)(.)ا(.)', '$1$2$3', '$1$2$3ة'),
  ...toPlural('أ(.)وا(.)', '$1ا$2'),
  ...toPlural('(.)(.)و(.)', '$1$2$3'),
  ...toPlural('(.)(.)ا(.)', '$1$2$3', '$1ا$2$3', '$1$2$3ة'),
  ...toPlural('م(.)ا(.)(.)', 'م$1$2$3ة', 'م$1$2$3'),
  ...toPlural('م(.)ا(.)ي(.)', 'م$1$2ا$3', 'م$1$2و$3'),
  ...toPlural('(.)وا(.)(.)', '$1ا$2$3', '$1ا$2$3ة'),
  ...toPlural('(.)وا(.)ي(.)', '$1ا$2و$3'),
  ...toPlural('(.)(.)ائ(.)', '$1$2ا$3ة', '$1$2ي$3ة'),
  ...toPlural('(.)(.)(.)ا[ءئؤ]', '$1$2ي$3', '$1ا$2$3', 'أ$1$2$3'),
  ...toPlural('أ(.)(.)(.)ا[ءئؤ]', '$1$2ي$3', '$1$2$3'),
  ...toPlural('أ(.)(.)ا[ءئؤ]', '$1$2و', '$1$2ي$2'),
  ...toPlural('(.)(.)اة', '$1ا$2ي', '$1ا$2'),
  ...toPlural('أ(.)(.)(.)ة', '$1$2ا$3'),
  ...toPlural('أ(.)(.)ية', '$1$2اء'),
  ...toPlural('(.)(.)ا(.)(.)', '$1$2$3$4', '$1$2$3$4ة'),
  ...toPlural('(.)(.)ا(.)ي(.)', '$1$2$3و$4', '$1$2$3ا$4', '$1$2$3ي$4'),
  ...toNoun('(.)(.)(.)', '$1$2ا$3', '$1$2ي$3', '$1$2$3ة', '$1$2ي$3ة'),
  // A verb's last letter may look like an ending: يمكن, أعلنها.
  ...toVerb('[يتنأ](.{3,})', '$1', 'أ$1', 'ا$1'),
  ...toVerb('[يتنأ](.{3,}?)', '$1', 'أ$1', 'ا$1'),
  ...toVerb('(.{3,}?)', '$1'),
  // The past of verbs: كتبت, كتبوا, كتبه; قلت, مررت, أردت, مشيت, مشوا; اكتب.
  ...toVerb(`${STEM}(?:ت|تم|تما|تن|تمو|نا|ن|وا|و|ا|تا)?`, '$1'),
  ...toVerb(`[يتن]?${STEM}[ؤئ](?:وا|ون|ين|ي)`, '$1أ', '$1ء'),
  ...toVerb('(.)(.)(?:ت|تم|نا|ن)', '$1ا$2'),
  ...toVerb('(.)(.)\\2(?:ت|تم|نا|ن)', '$1$2'),
  ...toVerb('(أ.|ا..|است.)(.)(?:ت|تم|نا|ن)', '$1ا$2'),
  ...toVerb(`${STEM}(?:ي(?:ت|تم|نا|ن)|وا|ت|تا|ا)`, '$1ى'),
  ...toVerb(`${STEM}و(?:ت|تم|نا|ن)`, '$1ا'),
  ...toVerb(`ا${STEM}(?:وا|ي)?`, '$1'),
  // The present and the future: يكتب, سيكتبون, أرسل, ينتظر; يقول, لم يكن, يصل, يمشي, يدعو.
  ...toVerb(`[يتنأ]${STEM}(?:ون|ين|ان|ن|وا|ي|ا)?`, '$1', 'أ$1', 'ا$1'),
  ...toVerb('[يتنأ](.)(.)', '$1ا$2'),
  ...toVerb('[يتنأ](.)[وي](.)(?:ون|ين|ان|ن|وا|ي)?', '$1ا$2'),
  ...toVerb('[يتنأ]ست(.)ي(.)(?:ون|ين|ان|ن|وا|ي)?', 'است$1ا$2'),
  ...toVerb('[يتنأ](.)ي(.)(?:ون|ين|ان|ن|وا|ي)?', 'أ$1ا$2'),
  ...toVerb('[يتنأ](..)(?:ون|ين|ان|ن|وا|ي)?', 'و$1'),
  ...toVerb(`[يتنأ]${STEM}(?:[يوى]|ون|ين|ا)`, '$1ى', '$1ا', 'أ$1ى', 'ا$1ى'),
];

export const inflection: Inflection = {
  // The seat of a hamza as in Egypt, or left out: مسئول, شئ.
  spellings: respell([/ئو/u, 'ؤو'], [/ؤو/u, 'ئو'], [/ئ$/u, 'يء'], [/يء$/u, 'ئ']),
  // Cards may have vowel signs, which texts leave out.
  marks: 'differ',
  irregular: {
    ب: 'به بها بهم بهما بهن بي بك بكم بنا',
    ل: 'له لها لهم لهما لهن لي لك لكم لنا',
    رأى: 'يرى ترى نرى أرى يرون ترون ترين',
  },
  endings: ENDINGS,
};

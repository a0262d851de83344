import { type Endings, type Inflection, ofShape, toList } from './inflection.ts';

/** What is written onto a noun, and onto a verb: ובבית, כשכתב. */
const BEFORE_NOUN = '(?:ו?(?:כש|מש|ש)?(?:[בכל]ה?|מה?|ה)|ו?(?:כש|מש|ש)|ו)';
const BEFORE_VERB = '(?:ו?כ?ש|ו)';

const STEM = '(.{2,}?)';
const ROOT = '(.)(.)(.)';

/** Letters that are written in another way at a word's end. */
const FINALS = toList('נן מם כך פף צץ');

const toRules = (before: string, shape: string, words: readonly string[]): Endings[] =>
  ['', before].flatMap((letters) => ofShape(`^${letters}${shape}`, ...words));

const toNoun = (shape: string, ...words: string[]) => toRules(BEFORE_NOUN, shape, words);

/** The last letter of a root may be a final one: הולכים is of הלך. */
function toVerb(shape: string, ...words: string[]): Endings[] {
  const plain = toRules(BEFORE_VERB, shape, words);
  const last = /\$[23](?=$)/u;
  const place = shape.lastIndexOf('(.)');
  return [
    ...plain,
    ...FINALS.flatMap(([inside = '', end = '']) =>
      toRules(
        BEFORE_VERB,
        shape.slice(0, place) + inside + shape.slice(place + 3),
        words.filter((word) => last.test(word)).map((word) => word.replace(last, end)),
      ),
    ),
  ];
}

const OWNERS = '(?:י|ך|ו|ה|נו|כם|כן|ם|ן)';
const OWNERS_OF_MANY = '(?:י|יי|יך|יו|יה|ינו|יכם|יכן|יהם|יהן)';
const MANY = `(?:ים|יים|ות|ות${OWNERS_OF_MANY}|${OWNERS_OF_MANY}|${OWNERS})`;

/** Persons of the past, the present and the future. */
const PAST = '(?:תי|ת|נו|ו|ה|תם|תן)';
const PRESENT = '(?:ת|ה|ים|ות)?';
const FUTURE = '[איתנ]';
const WHO = '[יו]?';

const ENDINGS: readonly Endings[] = [
  // Nouns and adjectives: תמונות, תמונתי, שנים; רכבות, מוניות, חנויות, ישראלית; ילדים, הכלבים, ספריהם, שולחנות.
  ...toNoun(`${STEM}(?:ות${OWNERS_OF_MANY}?|ת${OWNERS}?|ים|יים|${OWNERS_OF_MANY})`, '$1ה'),
  ...toNoun(`${STEM}ות${OWNERS_OF_MANY}?`, '$1ת'),
  ...toNoun(`${STEM}יות${OWNERS_OF_MANY}?`, '$1ית', '$1ייה'),
  ...toNoun(`${STEM}ויות${OWNERS_OF_MANY}?`, '$1ות'),
  ...toNoun(`${STEM}י(?:ם|ת|ות)`, '$1י'),
  ...toNoun(`${STEM}${MANY}`, '$1'),
  ...FINALS.flatMap(([inside, end]) => toNoun(`${STEM}${inside}${MANY}`, `$1${end}`)),
  ...toNoun(`${STEM}ת`, '$1'),
  // Verbs, whose card has the past or the infinitive: כתבתי, כותבים, יכתוב, לכתוב.
  ...toVerb(`${STEM}${PAST}`, '$1'),
  ...toVerb(`${ROOT}${PAST}`, 'ל$1$2ו$3', 'ל$1$2$3'),
  ...toVerb(`(.)ו(.)(.)${PRESENT}`, '$1$2$3', 'ל$1$2ו$3'),
  ...toVerb(`${FUTURE}(.)(.)ו?(.)${WHO}`, '$1$2$3', 'ל$1$2ו$3', 'ל$1$2$3'),
  ...toVerb('ל(.)(.)ו(.)', '$1$2$3'),
  // דיברתי, מדברת, תדבר, לדבר.
  ...toVerb(`(.)י(.)(.)(?:${PAST})?`, 'ל$1$2$3'),
  ...toVerb(`מ${ROOT}${PRESENT}`, '$1י$2$3', 'ל$1$2$3'),
  ...toVerb(`(?:${FUTURE}|ל)${ROOT}${WHO}`, '$1י$2$3'),
  // הזמנתי, מזמינים, יזמין, להזמין.
  ...toVerb(`ה(.)(.)י?(.)(?:${PAST})?`, 'ה$1$2י$3', 'לה$1$2י$3'),
  ...toVerb(`(?:מ|${FUTURE}|לה)(.)(.)י(.)(?:${PRESENT}|${WHO})`, 'ה$1$2י$3', 'לה$1$2י$3'),
  // התלבשה, מתלבש, להתלבש.
  ...toVerb(`(?:ה|מ|ל?ה|${FUTURE})ת${ROOT}(?:${PAST}|${PRESENT}|${WHO})`, 'הת$1$2$3', 'להת$1$2$3'),
  // רציתי, רצו, רוצים, ירצה, לרצות.
  ...toVerb('(.)(.)(?:י(?:תי|ת|נו|תם|תן)|ו|תה)', '$1$2ה', 'ל$1$2ות'),
  ...toVerb('(.)ו(.)(?:ה|ים|ות)', '$1$2ה', 'ל$1$2ות'),
  ...toVerb(`${FUTURE}(.)(.)[היו]`, '$1$2ה', 'ל$1$2ות'),
  ...toVerb('ל(.)(.)ות', '$1$2ה'),
  // גרתי, יגור, לגור.
  ...toVerb('(.)(.)(?:תי|ת|נו|ו|ה|תם|ים|ות)?', 'ל$1ו$2', 'ל$1י$2'),
  ...toVerb(`(?:${FUTURE}|ל)(.)[וי](.)${WHO}`, '$1$2', 'ל$1ו$2', 'ל$1י$2'),
];

export const inflection: Inflection = {
  // Cards may have vowel signs, which texts leave out.
  marks: 'differ',
  endings: ENDINGS,
};

import { type Endings, type Inflection, ofShape, toList } from './inflection.ts';

/** What is written onto a noun, and onto a verb: ובבית, כשכתב. */
const BEFORE_NOUN = '(?:ו?(?:כש|מש|ש)?(?:[בכל]ה?|מה?|ה)|ו?(?:כש|מש|ש)|ו)';
const BEFORE_VERB = '(?:ו?כ?ש|ו)';
const BEFORE_PARTICIPLE = '(?:ו?כ?ש?ה|ו?כ?ש|ו)';

const STEM = '(.{2,}?)';
const ROOT = '(.)(.)(.)';
const ROOT_OF_FOUR = '([^וי])([^וי])([^וי])(.)';

/** Letters that are written in another way at a word's end. */
const FINALS = toList('נן מם כך פף צץ');

const toRules = (before: string, shape: string, words: readonly string[]): Endings[] =>
  ['', before].flatMap((letters) => ofShape(`^${letters}${shape}`, ...words));

/** The word may begin with what looks like a second prefix: שבעלי is of בעל. */
const toNoun = (shape: string, ...words: string[]) => [
  ...toRules('[והבכלש]', shape, words),
  ...ofShape(`^${BEFORE_NOUN}${shape}`, ...words),
];

const toVerb = (shape: string, ...words: string[]) => toVerbal(BEFORE_VERB, shape, words);
const toParticiple = (shape: string, ...words: string[]) => toVerbal(BEFORE_PARTICIPLE, shape, words);

/** The last letter of a root may be a final one: הולכים is of הלך. */
function toVerbal(before: string, shape: string, words: readonly string[]): Endings[] {
  const plain = toRules(before, shape, words);
  const last = /\$[1-4](?=$)/u;
  const place = shape.lastIndexOf('(.)');
  return [
    ...plain,
    ...FINALS.flatMap(([inside = '', end = '']) =>
      toRules(
        before,
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

const FUTURE_TWO = `${FUTURE}י?`;
const PAST_OPEN = '(?:י(?:תי|ת|נו|תם|תן)|ו|תה)';
const OPEN = '(?:ה|ים|ות|ו|י)';
const HIM = '(?:ו|ה|ם|ן)?';

/** Verbs whose first letter falls out, and other common ones, by their forms. */
const IRREGULAR_VERBS = toList(
  'לתת|[אתינ]י?תן|[תי]י?תנו|תיתני|תני?|תנו|נת(?:תי|ת|נו|תם)=נתן,לתת לקחת|[אתינ]י?קח|[תי]י?קחו|תיקחי|קחי?|קחו=לקח,לקחת ' +
    'ללכת|[אתינ]לך|[תי]לכו|תלכי|לכו|לכי=הלך,ללכת לשבת|[אתינ]שב|[תי]שבו|תשבי|שבו|שבי=ישב,לשבת ' +
    'לצאת|[אתינ]צא|[תי]צאו|תצאי|צאו|צאי=יצא,לצאת לרדת|[אתינ]רד|[תי]רדו|תרדי|רדו|רדי=ירד,לרדת ' +
    'לדעת|[אתינ]דע|[תי]דעו|תדעי=ידע,לדעת לומר|תגידו?|תגידי|[אינ]גיד|יגידו=אמר,לומר ' +
    'אהיה|[תינ]היה|[תי]היו|תהיי|הייתי|היית[םן]?|היינו|היו|הי[יי]?תה=היה,להיות ' +
    'לבוא|[אתינ]בוא|[תי]בואו|תבואי|בואו?|בואי|באתי?|באנו|באתם|באה|באות|באים=בא,לבוא ' +
    '[אתינ]י?סע|[תי]י?סעו|תיסעי|סעו?=נסע,לנסוע ליפול|[אתינ]י?פול|[תי]י?פלו=נפל,ליפול',
).map((pair) => pair.split('='));

const IRREGULAR_NOUNS = toList(
  'אנשי(?:ם|ו|ה|הם|נו)?=איש נשי(?:ם|ו|הם)?=אישה,אשה זו|זאת|אלה|אלו=זה בנות=בת בני(?:ם|ו|ה|הם|נו)?|בנות=בן ' +
    'בתי(?:ם|ו|ה|הם|נו)?=בית ימי(?:ם|ו|ה|הם|נו)?|ימות=יום ערי(?:ם|ו|ה|הם|נו)?=עיר אבות(?:יו|יהם|ינו)?=אב,אבא אימהות=אם,אימא ' +
    'עצמ(?:י|ך|ה|נו|כם|כן|ם|ן)=עצמו',
).map((pair) => pair.split('='));

const ENDINGS: readonly Endings[] = [
  ...IRREGULAR_VERBS.flatMap(([forms = '', words = '']) => toVerb(`(?:${forms})`, ...words.split(','))),
  ...IRREGULAR_NOUNS.flatMap(([forms = '', words = '']) => toNoun(`(?:${forms})`, ...words.split(','))),
  // Nouns and adjectives: תמונות, תמונתי, שנים; רכבות, מוניות, חנויות, ישראלית; ילדים, הכלבים, ספריהם, שולחנות.
  ...toNoun(`${STEM}(?:ות${OWNERS_OF_MANY}?|ת${OWNERS}?|ים|יים|${OWNERS_OF_MANY})`, '$1ה'),
  ...toNoun(`${STEM}ות${OWNERS_OF_MANY}?`, '$1ת'),
  ...toNoun(`${STEM}יות${OWNERS_OF_MANY}?`, '$1ית', '$1ייה'),
  ...toNoun(`${STEM}ויות${OWNERS_OF_MANY}?`, '$1ות'),
  ...toNoun(`${STEM}יית${OWNERS}?`, '$1יה', '$1ייה'),
  ...toNoun(`${STEM}י(?:ם|ת|ות|ים)`, '$1י'),
  ...toNoun(`${STEM}יים`, '$1י'),
  ...toNoun(`${STEM}${MANY}`, '$1'),
  ...FINALS.flatMap(([inside, end]) => toNoun(`${STEM}${inside}${MANY}`, `$1${end}`)),
  ...toNoun(`${STEM}ת`, '$1'),
  // A vav at the beginning is doubled behind other letters: הוועדה.
  ...ofShape('^ו?(?:כש|מש|ש)?[הבכלמ]וו(.+)', 'ו$1'),
  ...ofShape('^ו?(?:כש|מש|ש)?[הבכלמ]וו(.+)(?:ות|ת)', 'ו$1ה'),
  // Verbs, whose card has the past or the infinitive: כתבתי, כותבים, יכתוב, לכתוב.
  ...toVerb(`${STEM}${PAST}`, '$1'),
  ...toVerb(`${ROOT}${PAST}`, '$1$2$3', 'ל$1$2ו$3', 'ל$1$2$3'),
  ...toParticiple(`(.)ו(.)(.)${PRESENT}`, '$1$2$3', 'ל$1$2ו$3'),
  ...toVerb(`${FUTURE}(.)(.)ו?(.)${WHO}`, '$1$2$3', 'ל$1$2ו$3', 'ל$1$2$3'),
  ...toVerb('ל(.)(.)ו(.)', '$1$2$3'),
  // דיברתי, מדברת, תדבר, לדבר; כיסיתי, מכסה; תרגמתי, מתרגמים.
  ...toVerb(`(.)י(.)(.)(?:${PAST})?`, 'ל$1$2$3'),
  ...toParticiple(`מ${ROOT}${PRESENT}`, '$1י$2$3', 'ל$1$2$3'),
  ...toVerb(`(?:${FUTURE}|ל)${ROOT}${WHO}`, '$1י$2$3'),
  ...toVerb(`(.)י(.)${PAST_OPEN}`, '$1י$2ה', 'ל$1$2ות'),
  ...toParticiple(`(?:מ|${FUTURE}|ל)(.)(.)${OPEN}`, '$1י$2ה', 'ל$1$2ות'),
  ...toVerb(`(?:${FUTURE}|ל)?${ROOT_OF_FOUR}(?:${PAST}|${WHO})`, '$1$2$3$4', 'ל$1$2$3$4'),
  ...toParticiple(`מ${ROOT_OF_FOUR}${PRESENT}`, '$1$2$3$4', 'ל$1$2$3$4'),
  // הזמנתי, מזמינים, יזמין, להזמין; הכנתי, מביאים, תציב; מראים.
  ...toVerb(`ה(.)(.)י?(.)(?:${PAST})?`, 'ה$1$2י$3', 'לה$1$2י$3'),
  ...toParticiple(`(?:מ|${FUTURE}|לה)(.)(.)י(.)(?:${PRESENT}|${WHO}|${HIM})`, 'ה$1$2י$3', 'לה$1$2י$3'),
  ...toVerb(`ה(.)י?(.)(?:${PAST})`, 'ה$1י$2', 'לה$1י$2'),
  ...toParticiple(`(?:מ|${FUTURE}|לה)(.)י(.)(?:${PRESENT}|${WHO}|${HIM})`, 'ה$1י$2', 'לה$1י$2'),
  ...toVerb(`ה(.)(.)${PAST_OPEN}`, 'ה$1$2ה', 'לה$1$2ות'),
  ...toParticiple(`(?:מ|${FUTURE}|לה)(.)(.)${OPEN}`, 'ה$1$2ה', 'לה$1$2ות'),
  // התלבשה, מתלבש, להתלבש; השתמשו, מצטערת; מתעניין; מתנקה.
  ...toParticiple(`(?:ה|מ|ל?ה|${FUTURE})ת${ROOT}(?:${PAST}|${PRESENT}|${WHO})`, 'הת$1$2$3', 'להת$1$2$3'),
  ...toParticiple(`(?:ה|מ|ל?ה|${FUTURE})([סשצז][תטד])(.)(.)(?:${PAST}|${PRESENT}|${WHO})`, 'ה$1$2$3', 'לה$1$2$3'),
  ...toParticiple(`(?:ה|מ|ל?ה|${FUTURE})ת(.{4,5}?)(?:${PAST}|${PRESENT}|${WHO})`, 'הת$1', 'להת$1'),
  ...toParticiple(`(?:ה|מ|ל?ה|${FUTURE})ת(.)(.)(?:${PAST_OPEN}|${OPEN})`, 'הת$1$2ה', 'להת$1$2ות'),
  // ייכנס, להיכנס; מוזמן, יוזמן.
  ...toVerb(`(?:${FUTURE_TWO}|להי)${ROOT}${WHO}`, 'נ$1$2$3', 'להי$1$2$3'),
  ...toVerb(`נ${ROOT}(?:${PAST}|${PRESENT})`, 'להי$1$2$3'),
  ...toParticiple(`(?:מ|${FUTURE})ו${ROOT}(?:${PRESENT}|${WHO})`, 'הו$1$2$3'),
  // רציתי, רצו, רוצים, ירצה, לרצות.
  ...toVerb(`(.)(.)${PAST_OPEN}`, '$1$2ה', 'ל$1$2ות'),
  ...toParticiple('(.)ו(.)(?:ה|ים|ות)', '$1$2ה', 'ל$1$2ות'),
  ...toVerb(`${FUTURE}(.)(.)[היו]`, '$1$2ה', 'ל$1$2ות'),
  ...toVerb('ל(.)(.)ות', '$1$2ה'),
  // גרתי, דנה, יגור, לגור.
  ...toVerb('(.)(.)(?:תי|ת|נו|ו|ה|תם|ים|ות)', '$1$2', 'ל$1ו$2', 'ל$1י$2'),
  ...toVerb('(.)(.)', 'ל$1ו$2', 'ל$1י$2'),
  ...toVerb(`(?:${FUTURE}|ל)(.)[וי](.)${WHO}`, '$1$2', 'ל$1ו$2', 'ל$1י$2'),
];

export const inflection: Inflection = {
  // Cards may have vowel signs, which texts leave out.
  marks: 'differ',
  irregular: {
    של: 'שלי שלך שלו שלה שלנו שלכם שלכן שלהם שלהן',
    את: 'אותי אותך אותו אותה אותנו אתכם אתכן אותם אותן',
    ל: 'לי לך לו לה לנו לכם לכן להם להן',
    ב: 'בי בך בו בה בנו בכם בכן בהם בהן',
  },
  endings: ENDINGS,
};

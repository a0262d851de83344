import { type Inflection, ofShape, toList } from './inflection.ts';

/** Persons of the present and of the past; `ه` makes the participle: رفته‌ام. */
const PRESENT = '(?:یم|ید|ند|م|ی|د)';
const PAST = '(?:ه(?:ام|ای|است|ایم|اید|اند)?|یم|ید|ند|م|ی)?';
const HIM = '(?:ش|شان|ت|تان|مان)?';

/** Stems of the present that are not in the infinitive, with what stands there instead. */
const STEMS = toList(
  'رو=رفتن کن=کردن گو=گفتن گوی=گفتن بین=دیدن آ=آمدن آی=آمدن خواه=خواستن ده=دادن شو=شدن گیر=گرفتن نویس=نوشتن زن=زدن نشین=نشستن ' +
    'دار=داشتن ساز=ساختن یاب=یافتن نما=نمودن نمای=نمودن فرما=فرمودن فرمای=فرمودن جو=جستن جوی=جستن گذار=گذاشتن پرداز=پرداختن ' +
    'انداز=انداختن شنو=شنیدن شناس=شناختن فروش=فروختن چین=چیدن بند=بستن شکن=شکستن گرد=گشتن گذر=گذشتن میر=مردن ریس=رشتن خیز=خاستن پذیر=پذیرفتن',
).map((pair) => pair.split('='));

/** The same as they are spoken: می‌گم, نمی‌خوام. */
const SPOKEN = toList('ا=آمدن گ=گفتن ر=رفتن ش=شدن د=دادن خوا=خواستن ذار=گذاشتن دون=دانستن تون=توانستن').map((pair) =>
  pair.split('='),
);

/** A plural within the word, which Arabic words have, and what is written onto it. */
const toPlural = (shape: string, ...words: string[]) => ofShape(`^${shape}(?:ی|م|ت|ش|مان|تان|شان)?`, ...words);

/** The present has something before it, but for the third letter of commands: می‌روم, نمی‌روی, برو, نرو. */
const toPresent = (stem: string, infinitive: string) =>
  ofShape(`^(?:ن?می|ب|ن|بی|نی)${stem}${PRESENT}?${HIM}`, infinitive);

export const inflection: Inflection = {
  irregular: {
    بودن:
      'است هست نیست هستم هستی هستیم هستید هستند نیستم نیستی نیستیم نیستید نیستند باشم باشی باشد باشیم باشید باشند باش ' +
      'نباشم نباشی نباشد نباشیم نباشید نباشند میباشد میباشند نمیباشد نمیباشند',
    بایستن: 'باید نباید بایستی',
    آن: 'آنها آنان',
    این: 'اینها اینان',
    اصل: 'اصول',
    علم: 'علوم',
    امر: 'امور',
    حق: 'حقوق',
    حد: 'حدود',
    خط: 'خطوط',
    فرد: 'افراد',
    هدف: 'اهداف',
    شخص: 'اشخاص',
    فکر: 'افکار',
    عدد: 'اعداد',
    شعر: 'اشعار',
    خبر: 'اخبار',
    طرف: 'اطراف',
    نوع: 'انواع',
    وقت: 'اوقات',
    عضو: 'اعضا اعضای اعضاء',
    اثر: 'آثار',
    شرط: 'شرایط',
    مسئله: 'مسائل مسایل',
  },
  endings: [
    // Plurals: کتاب‌ها, کتاب‌هایم, بچه‌های, مردان, پرندگان, حیوانات.
    {
      endings: toList('ها های هایی هایم هایت هایش هایمان هایتان هایشان هام هات هاش هاشون هامون هاتون هایند'),
      instead: ['', 'ه'],
    },
    { endings: toList('ان انی انش انم انشان ات اتی ین یان جات'), instead: [''] },
    { endings: toList('گان گانی'), instead: ['ه'] },
    { endings: toList('ات'), instead: ['ه', 'ت'] },
    // Plurals within the word: مراحل, مدارس, مفاهیم, روابط, قوانین, نتایج, شعرا.
    ...toPlural('م(.)ا(.)(.)', 'م$1$2$3', 'م$1$2$3ه', 'م$1$2$3ت'),
    ...toPlural('م(.)ا(.)ی(.)', 'م$1$2و$3', 'م$1$2ا$3'),
    ...toPlural('(.)وا(.)(.)', '$1ا$2$3', '$1ا$2$3ه'),
    ...toPlural('(.)وا(.)ی(.)', '$1ا$2و$3'),
    ...toPlural('(.)(.)ا[یئ](.)', '$1$2ی$3ه', '$1$2ی$3ت', '$1ا$2$3ه'),
    ...toPlural('(.)(.)(.)ا', '$1ا$2$3', '$1$2ی$3'),
    // Owners, one of some, and what is joined to the next word: کتابم, خانه‌ام, پایش, مردی, خانه‌ای, خانهٔ.
    { endings: toList('م ت ش مان تان شان یم یت یش یمان یتان یشان ام ات اش ی ای یی ٔ ۀ'), instead: [''] },
    { endings: toList('ۀ'), instead: ['ه'] },
    // Adjectives: بزرگ‌تر, بزرگ‌ترین.
    { endings: toList('تر ترین ترین‌ها تری ترینشان'), instead: [''] },
    // The past of verbs: رفتم, می‌رفتند, نرفته‌ام; to be: نشده بود.
    ...ofShape(`^(?:ن?می|ن|ب)?(.+?[دت])${PAST}${HIM}`, '$1ن'),
    ...ofShape(`^(.+?[دت])${PAST}`, '$1ن'),
    // The present: می‌خرم, می‌خورد, می‌خواند, می‌دانم, می‌ساز, می‌دارد, می‌یابد.
    ...toPresent('(.+?)', '$1یدن'),
    ...toPresent('(.+?)', '$1دن'),
    ...toPresent('(.+?)', '$1تن'),
    ...toPresent('(.+?)', '$1ستن'),
    ...toPresent('(.+?)ز', '$1ختن'),
    ...toPresent('(.+?)ر', '$1شتن'),
    ...toPresent('(.+?)ا(?:ی)?', '$1ودن'),
    ...toPresent('(.+?)ب', '$1فتن'),
    ...STEMS.flatMap(([stem = '', infinitive = '']) => toPresent(stem, infinitive)),
    // Behind a vowel: بیا, بیاور, بیاموز, نیفتاد.
    ...ofShape(`^[بن]یا(?:ی?${PRESENT})?`, 'آمدن'),
    ...ofShape(`^[بن]یا(.+?)${PRESENT}?${HIM}`, 'آ$1دن'),
    ...ofShape(`^[بن]یا(.+)ز${PRESENT}?`, 'آ$1ختن'),
    ...ofShape(`^[بن]ی(?:فت|فتاد)(?:${PRESENT}|ه.*)?`, 'افتادن'),
    ...ofShape(`^[بن]ینداز${PRESENT}?`, 'انداختن'),
    // کنم, شود and دارد stand without it, too.
    ...STEMS.flatMap(([stem = '', infinitive = '']) => ofShape(`^${stem}${PRESENT}`, infinitive)),
    ...SPOKEN.flatMap(([stem = '', infinitive = '']) => ofShape(`^ن?می${stem}(?:م|ی|ه|د|یم|ین|ید|ن)`, infinitive)),
    ...ofShape(`^(.+)ر${PRESENT}`, '$1شتن'),
    ...ofShape(`^(.{2,})${PRESENT}`, '$1یدن', '$1دن', '$1ستن', '$1تن'),
    ...ofShape(`^توان${PRESENT}`, 'توانستن'),
    ...ofShape('^(.+)نده(?:ها|گان)?', '$1دن'),
  ],
};

import { type Inflection, ofShape, toList } from './inflection.ts';

/** Persons of the present and of the past; `ه` makes the participle: رفته‌ام. */
const PRESENT = '(?:یم|ید|ند|م|ی|د)';
const PAST = '(?:ه(?:ام|ای|است|ایم|اید|اند)?|یم|ید|ند|م|ی)?';
const HIM = '(?:ش|شان|ت|تان|مان)?';

/** Stems of the present that are not in the infinitive, with what stands there instead. */
const STEMS = toList(
  'رو=رفتن کن=کردن گو=گفتن گوی=گفتن بین=دیدن آ=آمدن آی=آمدن خواه=خواستن ده=دادن شو=شدن گیر=گرفتن نویس=نوشتن زن=زدن نشین=نشستن ' +
    'شنو=شنیدن شناس=شناختن فروش=فروختن چین=چیدن بند=بستن شکن=شکستن گرد=گشتن گذر=گذشتن میر=مردن ریس=رشتن خیز=خاستن پذیر=پذیرفتن',
).map((pair) => pair.split('='));

/** The present has something before it, but for the third letter of commands: می‌روم, نمی‌روی, برو, نرو. */
const toPresent = (stem: string, infinitive: string) =>
  ofShape(`^(?:ن?می|ب|ن|بی|نی)${stem}${PRESENT}?${HIM}`, infinitive);

export const inflection: Inflection = {
  endings: [
    // Plurals: کتاب‌ها, کتاب‌هایم, بچه‌های, مردان, پرندگان, حیوانات.
    {
      endings: toList('ها های هایی هایم هایت هایش هایمان هایتان هایشان هام هات هاش هاشون هامون هاتون هایند'),
      instead: ['', 'ه'],
    },
    { endings: toList('ان انی انش انم انشان ات اتی ین یان جات'), instead: [''] },
    { endings: toList('گان گانی'), instead: ['ه'] },
    { endings: toList('ات'), instead: ['ه'] },
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
    // کنم, شود and دارد stand without it, too.
    ...STEMS.flatMap(([stem = '', infinitive = '']) => ofShape(`^${stem}${PRESENT}`, infinitive)),
    ...ofShape(`^(.+)ر${PRESENT}`, '$1شتن'),
    ...ofShape(`^توان${PRESENT}`, 'توانستن'),
    ...ofShape('^(.+)نده(?:ها|گان)?', '$1دن'),
  ],
};

import { formatCount } from '../../shared/format.ts';
import type { SharedTexts } from '../en/shared.ts';

const shared: SharedTexts = {
  text: {
    productName: 'Wayword',
    tryAgain: 'إعادة المحاولة',
    dismiss: 'إغلاق',
    pairLabel: (from, to) => `${from} – ${to}`,
    pairJoint: 'إلى',
    firstSteps: 'الخطوات الأولى',
    learn: 'أتعلّم',
    meaningsIn: 'المعاني باللغة',
    chooseLanguage: 'اختر لغة',
    words: (count) =>
      formatCount(count, {
        zero: 'لا كلمات',
        one: 'كلمة واحدة',
        two: 'كلمتان',
        few: '# كلمات',
        many: '# كلمة',
        other: '# كلمة',
      }),
    pictureWords: (count) =>
      formatCount(count, {
        zero: 'لا كلمات مصوّرة',
        one: 'كلمة مصوّرة واحدة: أسماء فقط',
        two: 'كلمتان مصوّرتان: أسماء فقط',
        few: '# كلمات مصوّرة: أسماء فقط',
        many: '# كلمة مصوّرة: أسماء فقط',
        other: '# كلمة مصوّرة: أسماء فقط',
      }),
    cards: (count) =>
      formatCount(count, {
        zero: 'لا بطاقات',
        one: 'بطاقة واحدة',
        two: 'بطاقتان',
        few: '# بطاقات',
        many: '# بطاقة',
        other: '# بطاقة',
      }),
    sentence: (title) => `${title}.`,
    sentences: (sentences) => sentences.join(' '),
  },

  interfaceLanguage: {
    label: 'لغة Wayword',
    hint: 'الافتراضي: لغة المتصفح. تتغيّر فورًا كل الشاشات والبطاقة على صفحات الويب.',
    auto: (language) => `لغة المتصفح: ${language}`,
  },
};

export default shared;

import { formatCount, formatNumber } from '../../shared/format.ts';
import type { StudyMoreTexts } from '../en/study-more.ts';

const studyMore: StudyMoreTexts = {
  modes: {
    again: 'استمع مجددًا',
    showWord: 'إظهار الكلمة',
    typeMeaning: 'ما معناها؟',
    typeWord: (language) => `ما هي باللغة ${language}؟`,
    check: 'تحقق',
    almost: 'اقتربت من الإجابة. انظر إليها مرة أخرى.',
    accentsAgain: 'انتبه إلى علامات الحروف، وحاول مرة أخرى.',
    verdicts: {
      right: 'صحيح.',
      accents: 'صحيح، لكن انتبه إلى علامات الحروف.',
      typo: 'صحيح تقريبًا.',
      wrong: 'ليس ما في البطاقة.',
    },
    youTyped: 'كتبت:',
  },

  rescue: {
    lostTitle: 'سجل مذاكرتك غير مكتمل',
    lost: (missing, entries) =>
      formatCount(entries, {
        zero: `أعاد المتصفح بيانات ناقصة. المداخل الناقصة: ${formatNumber(missing)}. لدى Wayword نسخة ثانية منها.`,
        one: `أعاد المتصفح بيانات ناقصة. المداخل الناقصة: ${formatNumber(missing)} من مدخل واحد. لدى Wayword نسخة ثانية منه.`,
        two: `أعاد المتصفح بيانات ناقصة. المداخل الناقصة: ${formatNumber(missing)} من مدخلين. لدى Wayword نسخة ثانية منهما.`,
        few: `أعاد المتصفح بيانات ناقصة. المداخل الناقصة: ${formatNumber(missing)} من # مداخل. لدى Wayword نسخة ثانية منها.`,
        many: `أعاد المتصفح بيانات ناقصة. المداخل الناقصة: ${formatNumber(missing)} من # مدخلًا. لدى Wayword نسخة ثانية منها.`,
        other: `أعاد المتصفح بيانات ناقصة. المداخل الناقصة: ${formatNumber(missing)} من # مدخل. لدى Wayword نسخة ثانية منها.`,
      }),
    restore: (missing) =>
      formatCount(missing, {
        zero: 'استعادة # مدخل',
        one: 'استعادة مدخل واحد',
        two: 'استعادة مدخلين',
        few: 'استعادة # مداخل',
        many: 'استعادة # مدخلًا',
        other: 'استعادة # مدخل',
      }),
    giveUp: 'البدء من جديد من دونها',
    giveUpQuestion: 'هل تتخلى عنها نهائيًا؟',
    keep: 'الاحتفاظ بها',

    closedTitle: 'تعذّر فتح سجل مذاكرتك',
    closed:
      'لا يفتح المتصفح المخزن الذي يوجد فيه السجل. قد يكون القرص ممتلئًا: أخلِ بعض المساحة وحاول مرة أخرى. وإلا فأعد تشغيل المتصفح. إن لم يفد ذلك، فاحفظ نسخة احتياطية هنا: تُصنع من نسخة ثانية. ثم أزل Wayword وثبّته من جديد واستعد النسخة الاحتياطية من الخيارات.',
  },
};

export default studyMore;

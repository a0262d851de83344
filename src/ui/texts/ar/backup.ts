import { formatCount, formatDate, formatShare } from '../../shared/format.ts';
import type { BackupTexts } from '../en/backup.ts';

const backup: BackupTexts = {
  backup: {
    save: 'حفظ نسخة احتياطية',
    choose: 'الاستعادة من نسخة احتياطية',
    savedAs: (file) => `حُفظت باسم ${file} ضمن تنزيلات المتصفح.`,
    working: 'جارٍ القراءة…',
    restoring: 'جارٍ الاستعادة…',
    restoredSoFar: (share) =>
      `جارٍ استعادة نسخة احتياطية: ${formatShare(share)}. يمكنك أن تتابع المذاكرة في هذه الأثناء.`,
    answers: (count) =>
      formatCount(count, {
        zero: 'لا إجابات',
        one: 'إجابة واحدة',
        two: 'إجابتان',
        few: '# إجابات',
        many: '# إجابة',
        other: '# إجابة',
      }),
    definitions: (count) =>
      formatCount(count, {
        zero: 'لا معاني خاصة بك',
        one: 'معنى واحد خاص بك',
        two: 'معنيان خاصان بك',
        few: '# معانٍ خاصة بك',
        many: '# معنى خاصًا بك',
        other: '# معنى خاص بك',
      }),
    period: (firstAt, lastAt) => `من ${formatDate(firstAt)} إلى ${formatDate(lastAt)}`,
    nothingFresh: 'كل ما فيها موجود هنا بالفعل.',
    fresh: (count) =>
      formatCount(count, {
        zero: 'كل مداخلها موجودة هنا. لن يضيع شيء مما هو هنا.',
        one: 'مدخل واحد منها ليس هنا بعد. لن يضيع شيء مما هو هنا.',
        two: 'مدخلان منها ليسا هنا بعد. لن يضيع شيء مما هو هنا.',
        few: '# مداخل منها ليست هنا بعد. لن يضيع شيء مما هو هنا.',
        many: '# مدخلًا منها ليست هنا بعد. لن يضيع شيء مما هو هنا.',
        other: '# مدخل منها ليست هنا بعد. لن يضيع شيء مما هو هنا.',
      }),
    restore: 'استعادة',
    cancel: 'إلغاء',
    restored: (count) =>
      formatCount(count, {
        zero: 'تمت الاستعادة: لا مداخل جديدة.',
        one: 'تمت الاستعادة: مدخل جديد واحد.',
        two: 'تمت الاستعادة: مدخلان جديدان.',
        few: 'تمت الاستعادة: # مداخل جديدة.',
        many: 'تمت الاستعادة: # مدخلًا جديدًا.',
        other: 'تمت الاستعادة: # مدخل جديد.',
      }),
    withoutDeck: 'لا تحتوي النسخة الاحتياطية على المجموعات. أضف هذه لمتابعة كلماتها:',

    savedTitle: 'النسخ الاحتياطية التلقائية',
    savedIntro: 'واحدة في كل يوم تذاكر فيه: آخر سبع نسخ، وقبلها واحدة في الأسبوع. تبقى على هذا الجهاز.',
    savedNone: 'لا توجد بعد. تُنشأ الأولى بعد إجابتك التالية.',
    download: 'تنزيل',
    downloadOf: (at) => `تنزيل النسخة الاحتياطية بتاريخ ${formatDate(at)}`,
    restoreOf: (at) => `استعادة النسخة الاحتياطية بتاريخ ${formatDate(at)}`,
  },
};

export default backup;

import { formatCount, formatEstimate, formatNumber } from '../../shared/format.ts';
import type { StudyTexts } from '../en/study.ts';

const study: StudyTexts = {
  study: {
    card: 'كلمة للمذاكرة',
    show: 'إظهار',
    rank: (rank) => `المرتبة ${formatNumber(rank)}`,
    newWord: 'كلمة جديدة',
    notInDeck: 'لم تعد في المجموعة',
    ownWord: 'كلمتك الخاصة',
    practice: 'تدريب: لا يُحتسب شيء',
    yours: 'معناك',
    noMeanings: 'لا معنى مذكور. يمكنك أن تكتب معناك الخاص.',
    speak: 'نطق',
    left: (count) => formatCount(count, { other: 'بقي #' }),
    progress: 'أُنجز اليوم',
    answers: 'إلى أي حد تذكّرتها؟',
    ratings: { again: 'نسيت', hard: 'صعبة', good: 'تذكّرت', easy: 'سهلة' },
    undo: 'تراجع',
    know: 'أعرفها',
    edit: 'تعديل',
    bury: 'غدًا',
    suspend: 'إيقاف مؤقت',
    definition: 'معناك الخاص',
    save: 'حفظ',
    cancel: 'إلغاء',
    remove: 'إزالة',
    leech: (lapses) =>
      formatCount(lapses, {
        zero: 'لم تُنسَ بعد. اكتب معناك الخاص، أو أوقف الكلمة مؤقتًا.',
        one: 'نُسيت مرة واحدة. اكتب معناك الخاص، أو أوقف الكلمة مؤقتًا.',
        two: 'نُسيت مرتين. اكتب معناك الخاص، أو أوقف الكلمة مؤقتًا.',
        few: 'نُسيت # مرات. اكتب معناك الخاص، أو أوقف الكلمة مؤقتًا.',
        many: 'نُسيت # مرة. اكتب معناك الخاص، أو أوقف الكلمة مؤقتًا.',
        other: 'نُسيت # مرة. اكتب معناك الخاص، أو أوقف الكلمة مؤقتًا.',
      }),
    clockBehind: 'ساعة هذا الجهاز متأخرة عن آخر إجابة لك. تُحسب الإجابات في اليوم الذي تشير إليه الساعة.',

    doneTitle: 'انتهيت لهذا اليوم',
    nothingTitle: 'لا شيء للمذاكرة الآن',
    nothingAdvice: 'انتهت كل كلمات اليوم، أو لا كلمات مطلوبة. يمكنك اختيار عدد الكلمات الجديدة في اليوم من الخيارات.',
    pauseTitle: 'انتهى الوقت',
    summary: (answers, remembered, ms) =>
      formatCount(answers, {
        zero: `لا إجابات. المتذكَّرة: ${formatNumber(remembered)}. الوقت: ${formatEstimate(ms)}.`,
        one: `إجابة واحدة. المتذكَّرة: ${formatNumber(remembered)}. الوقت: ${formatEstimate(ms)}.`,
        two: `إجابتان. المتذكَّرة: ${formatNumber(remembered)}. الوقت: ${formatEstimate(ms)}.`,
        few: `# إجابات. المتذكَّرة: ${formatNumber(remembered)}. الوقت: ${formatEstimate(ms)}.`,
        many: `# إجابة. المتذكَّرة: ${formatNumber(remembered)}. الوقت: ${formatEstimate(ms)}.`,
        other: `# إجابة. المتذكَّرة: ${formatNumber(remembered)}. الوقت: ${formatEstimate(ms)}.`,
      }),
    newToday: (count) =>
      formatCount(count, {
        zero: 'لا كلمات جديدة اليوم.',
        one: 'كلمة جديدة واحدة اليوم.',
        two: 'كلمتان جديدتان اليوم.',
        few: '# كلمات جديدة اليوم.',
        many: '# كلمة جديدة اليوم.',
        other: '# كلمة جديدة اليوم.',
      }),
    nothingTomorrow: 'لا شيء مستحق غدًا.',
    tomorrow: (count) =>
      formatCount(count, {
        zero: 'غدًا: لا كلمات.',
        one: 'غدًا: كلمة واحدة.',
        two: 'غدًا: كلمتان.',
        few: 'غدًا: # كلمات.',
        many: 'غدًا: # كلمة.',
        other: 'غدًا: # كلمة.',
      }),
    progressLink: 'التقدّم والإحصاءات',
    goOn: 'متابعة',
    practise: 'مزيد من التدريب',
    fiveMinutes: '5 دقائق',
    oneDeck: 'هذه المجموعة فقط',
  },

  notices: {
    'answered-elsewhere': 'أُجيب عن هذه الكلمة في نافذة أخرى. إليك ما يليها.',
    'nothing-to-undo': 'لا يوجد ما يمكن التراجع عنه.',
    'nothing-to-redo': 'لا يوجد ما يمكن إعادته.',
    undone: 'تم التراجع. أجب من جديد.',
    'taken-back': 'تم التراجع.',
    redone: 'تمت الإعادة.',
    'no-practice': 'لا يوجد بعد ما تتدرّب عليه.',
    known: 'وُضعت عليها علامة «معروفة». لن تُسأل عنها.',
    paused: 'أُوقفت مؤقتًا. لن تُسأل عنها.',
    'put-off': 'أُجّلت إلى الغد.',
  },
};

export default study;

import { formatCount, formatDate, formatList, formatNumber } from '../../shared/format.ts';
import type { OptionsTexts } from '../en/options.ts';

const options: OptionsTexts = {
  options: {
    pageTitle: 'Wayword – الخيارات',
    title: 'الخيارات',

    connection: 'الخادم',
    connectionIntro: 'يقدّم لك خادم البطاقات مجموعاته. ينسخها Wayword إلى هذا الجهاز، ولا يحتاج بعد ذلك إلى الإنترنت.',
    address: 'عنوان الخادم',
    addressHint: 'مثل https://cards.example.org',
    key: 'مفتاح API',
    keyHint: 'يُحفظ على هذا الجهاز ولا يُرسل إلا إلى هذا الخادم.',
    showKey: 'إظهار',
    hideKey: 'إخفاء',
    showKeyLabel: 'إظهار مفتاح API',
    hideKeyLabel: 'إخفاء مفتاح API',
    connect: 'اتصال',
    connecting: 'جارٍ الاتصال…',
    keepConnection: 'إلغاء',
    disconnect: 'قطع الاتصال',
    disconnectHint: 'يُنسى المفتاح، وتبقى مجموعاتك.',
    change: 'تغيير الخادم',
    changeServerIntro: 'العنوان الآخر يحتاج إلى مفتاح خاص به: لا يُرسل إليه المفتاح المحفوظ.',
    keyStored: 'محفوظ، ولا يُعرض.',
    replaceKey: 'تغيير المفتاح',
    replaceKeyIntro: 'يُجرَّب المفتاح الجديد أولًا. إن رفضه الخادم، بقي القديم.',
    newKey: 'مفتاح API الجديد',
    useKey: 'استخدام هذا المفتاح',
    certificateAdvice: 'ربما رفض المتصفح أيضًا شهادة الخادم. افتح العنوان في علامة تبويب، وسيخبرك بذلك:',
    connectedTo: 'متصل بـ',
    disconnected: 'تم قطع الاتصال. نُسي المفتاح، وبقيت مجموعاتك.',
    connected: (languages, withFlashcards) =>
      formatCount(languages, {
        zero: `تم الاتصال: لا لغات، منها ببطاقات: ${formatNumber(withFlashcards)}`,
        one: `تم الاتصال: لغة واحدة، منها ببطاقات: ${formatNumber(withFlashcards)}`,
        two: `تم الاتصال: لغتان، منها ببطاقات: ${formatNumber(withFlashcards)}`,
        few: `تم الاتصال: # لغات، منها ببطاقات: ${formatNumber(withFlashcards)}`,
        many: `تم الاتصال: # لغة، منها ببطاقات: ${formatNumber(withFlashcards)}`,
        other: `تم الاتصال: # لغة، منها ببطاقات: ${formatNumber(withFlashcards)}`,
      }),

    getDeck: 'إضافة مجموعة',
    starters: 'مجموعات جاهزة',
    startersIntro: 'تأتي مع Wayword: لا خادم ولا مفتاح ولا إنترنت.',
    shortStarters: (count) =>
      formatCount(count, {
        zero: 'لا لغات أخرى',
        one: 'لغة أخرى بكلماتها الأولى',
        two: 'لغتان أخريان بكلماتهما الأولى',
        few: '# لغات أخرى بكلماتها الأولى',
        many: '# لغة أخرى بكلماتها الأولى',
        other: '# لغة أخرى بكلماتها الأولى',
      }),
    add: 'إضافة',
    adding: 'جارٍ الإضافة…',
    added: 'أُضيفت',
    addLabel: (state, pair) => `${state}: ${pair}`,
    starterAdded: (pair, cards) =>
      formatCount(cards, {
        zero: `مجموعة ${pair} على هذا الجهاز: لا بطاقات.`,
        one: `مجموعة ${pair} على هذا الجهاز: بطاقة واحدة.`,
        two: `مجموعة ${pair} على هذا الجهاز: بطاقتان.`,
        few: `مجموعة ${pair} على هذا الجهاز: # بطاقات.`,
        many: `مجموعة ${pair} على هذا الجهاز: # بطاقة.`,
        other: `مجموعة ${pair} على هذا الجهاز: # بطاقة.`,
      }),
    confirmReplacement: (cards, pair) =>
      formatCount(cards, {
        zero: `هل تريد استبدال مجموعة ${pair} (بلا بطاقات) بالمجموعة الجاهزة؟`,
        one: `هل تريد استبدال مجموعة ${pair} (بطاقة واحدة) بالمجموعة الجاهزة؟`,
        two: `هل تريد استبدال مجموعة ${pair} (بطاقتان) بالمجموعة الجاهزة؟`,
        few: `هل تريد استبدال مجموعة ${pair} (# بطاقات) بالمجموعة الجاهزة؟`,
        many: `هل تريد استبدال مجموعة ${pair} (# بطاقة) بالمجموعة الجاهزة؟`,
        other: `هل تريد استبدال مجموعة ${pair} (# بطاقة) بالمجموعة الجاهزة؟`,
      }),
    confirmSyncEnd: (pair) => `هل تريد إنهاء مزامنة ${pair} وأخذ المجموعة الجاهزة؟`,
    replaceConfirmed: 'استبدال المجموعة',
    fromServerTitle: 'من خادمك',
    sync: 'مزامنة',
    syncAgain: 'إعادة المزامنة',
    underWay: 'جارٍ المزامنة',
    syncStarted: (pair) => `بدأت مزامنة ${pair}. ستستمر بعد إغلاق هذه الصفحة.`,
    synced: (pair, cards) =>
      formatCount(cards, {
        zero: `تمت مزامنة ${pair}: لا بطاقات.`,
        one: `تمت مزامنة ${pair}: بطاقة واحدة.`,
        two: `تمت مزامنة ${pair}: بطاقتان.`,
        few: `تمت مزامنة ${pair}: # بطاقات.`,
        many: `تمت مزامنة ${pair}: # بطاقة.`,
        other: `تمت مزامنة ${pair}: # بطاقة.`,
      }),
    confirmSync: (cards, pair) =>
      formatCount(cards, {
        zero: `هل تريد استبدال مجموعة ${pair} (بلا بطاقات) بمجموعة الخادم؟`,
        one: `هل تريد استبدال مجموعة ${pair} (بطاقة واحدة) بمجموعة الخادم؟`,
        two: `هل تريد استبدال مجموعة ${pair} (بطاقتان) بمجموعة الخادم؟`,
        few: `هل تريد استبدال مجموعة ${pair} (# بطاقات) بمجموعة الخادم؟`,
        many: `هل تريد استبدال مجموعة ${pair} (# بطاقة) بمجموعة الخادم؟`,
        other: `هل تريد استبدال مجموعة ${pair} (# بطاقة) بمجموعة الخادم؟`,
      }),
    answersUnread: (count) =>
      formatCount(count, {
        zero: 'قُرئت إجابات الخادم كلها.',
        one: 'تعذّرت قراءة إجابة واحدة من الخادم: ربما تنقص بطاقة.',
        two: 'تعذّرت قراءة إجابتين من الخادم: ربما تنقص بطاقات.',
        few: 'تعذّرت قراءة # إجابات من الخادم: ربما تنقص بطاقات.',
        many: 'تعذّرت قراءة # إجابة من الخادم: ربما تنقص بطاقات.',
        other: 'تعذّرت قراءة # إجابة من الخادم: ربما تنقص بطاقات.',
      }),
    nothingToLearn: 'ليس لدى هذا الخادم بطاقات بأي لغة بعد.',

    decks: 'المجموعات على هذا الجهاز',
    loading: 'جارٍ التحميل…',
    noDecks: 'لا توجد بعد.',
    noDecksAdvice: 'أضف مجموعة جاهزة من الأسفل، أو اتصل بخادم.',
    fromServer: (address) => `من ${address}`,
    fromFile: (name) => `من الملف ${name}`,
    starter: 'مجموعة جاهزة، تأتي مع Wayword',
    licence: (id) => `الرخصة: ${id}`,
    updated: (at) => `حُدّثت في ${formatDate(at)}`,
    incomplete: 'غير مكتملة',
    refresh: 'تحديث',
    nothingChanged: 'لم يغيّر التحديث الأخير شيئًا.',
    refreshChanged: (parts) => `التحديث الأخير: ${formatList(parts)}`,
    wordsAdded: (count) =>
      formatCount(count, {
        zero: 'لا كلمات جديدة',
        one: 'كلمة جديدة',
        two: 'كلمتان جديدتان',
        few: '# كلمات جديدة',
        many: '# كلمة جديدة',
        other: '# كلمة جديدة',
      }),
    wordsChanged: (count) =>
      formatCount(count, {
        zero: 'لا كلمات تغيّرت معانيها',
        one: 'كلمة تغيّرت معانيها',
        two: 'كلمتان تغيّرت معانيهما',
        few: '# كلمات تغيّرت معانيها',
        many: '# كلمة تغيّرت معانيها',
        other: '# كلمة تغيّرت معانيها',
      }),
    wordsGone: (count) =>
      formatCount(count, {
        zero: 'لا كلمات محذوفة',
        one: 'كلمة محذوفة',
        two: 'كلمتان محذوفتان',
        few: '# كلمات محذوفة',
        many: '# كلمة محذوفة',
        other: '# كلمة محذوفة',
      }),
    wordsMissing: (count) =>
      formatCount(count, {
        zero: 'لا كلمات محذوفة أو غير مقروءة',
        one: 'كلمة محذوفة أو غير مقروءة',
        two: 'كلمتان محذوفتان أو غير مقروءتين',
        few: '# كلمات محذوفة أو غير مقروءة',
        many: '# كلمة محذوفة أو غير مقروءة',
        other: '# كلمة محذوفة أو غير مقروءة',
      }),
    moreWords: (count) =>
      formatCount(count, {
        zero: 'ولا كلمات أخرى',
        one: 'وكلمة أخرى',
        two: 'وكلمتان أخريان',
        few: 'و# كلمات أخرى',
        many: 'و# كلمة أخرى',
        other: 'و# كلمة أخرى',
      }),
    refreshLabel: (pair) => `تحديث ${pair}`,
    export: 'تصدير',
    exportLabel: (pair) => `تصدير ${pair}`,
    remove: 'إزالة',
    removeLabel: (pair) => `إزالة ${pair}`,
    confirmRemoval: (cards, pair) =>
      formatCount(cards, {
        zero: `هل تريد إزالة مجموعة ${pair} (بلا بطاقات) من هذا الجهاز؟`,
        one: `هل تريد إزالة مجموعة ${pair} (بطاقة واحدة) من هذا الجهاز؟`,
        two: `هل تريد إزالة مجموعة ${pair} (بطاقتان) من هذا الجهاز؟`,
        few: `هل تريد إزالة مجموعة ${pair} (# بطاقات) من هذا الجهاز؟`,
        many: `هل تريد إزالة مجموعة ${pair} (# بطاقة) من هذا الجهاز؟`,
        other: `هل تريد إزالة مجموعة ${pair} (# بطاقة) من هذا الجهاز؟`,
      }),
    confirmNote: 'يبقى محفوظًا ما تعلّمته وما كتبته بنفسك.',
    removeConfirmed: 'إزالة المجموعة',
    keep: 'الاحتفاظ بها',
    removed: (pair) => `أُزيلت مجموعة ${pair}.`,
  },

  importStart: {
    title: 'من ملف',
    intro:
      'جدول (CSV أو TSV)، أو بطاقات صدّرها Anki نصًّا، أو أسطر JSON، أو مجموعة من Wayword نفسه. يُقرأ الملف على هذا الجهاز ولا يُرسل إلى أي مكان.',
    choose: 'إضافة مجموعة من ملف',
    drop: 'أو أفلت الملف هنا',
    letGo: 'أفلت الملف لفتحه',
  },
};

export default options;

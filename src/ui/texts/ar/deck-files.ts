import { formatCount, formatList, formatNumber } from '../../shared/format.ts';
import type { DeckFilesTexts } from '../en/deck-files.ts';

const deckFiles: DeckFilesTexts = {
  import: {
    reading: 'جارٍ القراءة…',
    wordsIn: 'الكلمات باللغة',
    meaningsIn: 'المعاني باللغة',
    columns: 'الأعمدة',
    guessed: 'ليس للأعمدة أسماء يعرفها Wayword: تأكد من صحة هذا الاختيار.',
    word: 'الكلمة',
    meanings: 'المعاني',
    rank: 'المرتبة',
    forms: 'الصيغ الصرفية',
    readings: 'القراءة أو النطق',
    classes: 'قسم الكلام',
    genders: 'الجنس أو أداة التعريف',
    parts: 'الجمع أو الصيغ الأساسية',
    examples: 'أمثلة',
    none: 'لا يوجد',
    inOrder: 'لا يوجد: بحسب ترتيب الصفوف',
    hasHeader: 'الصف الأول فيه أسماء الأعمدة',
    column: (place) => `العمود ${formatNumber(place)}`,
    columnWith: (place, sample) => `العمود ${formatNumber(place)}: ${sample}`,
    severalColumns: (places) => `الأعمدة ${formatList(places)}`,
    preview: 'أول البطاقات، كما ستُخزَّن',
    separators: 'تُفصل المعاني في الخلية الواحدة عند الفاصلة المنقوطة، وعند « / »، وعند فواصل الأسطر.',
    noMeanings: '(لا معنى)',
    moreMeanings: (count) =>
      formatCount(count, {
        zero: 'ولا معاني أخرى',
        one: 'ومعنى آخر',
        two: 'ومعنيان آخران',
        few: 'و# معانٍ أخرى',
        many: 'و# معنى آخر',
        other: 'و# معنى آخر',
      }),
    characters: (count) =>
      formatCount(count, {
        zero: '(لا أحرف)',
        one: '(حرف واحد)',
        two: '(حرفان)',
        few: '(# أحرف)',
        many: '(# حرفًا)',
        other: '(# حرف)',
      }),
    import: 'استيراد',
    close: 'إغلاق',
    cancel: 'إلغاء',
    missing: {
      from: 'اختر لغة الكلمات.',
      to: 'اختر لغة المعاني.',
      'other-language': 'يجب أن تكون الكلمات والمعاني بلغتين مختلفتين.',
      columns: 'أصلح الملف، أو اختر أعمدة أخرى.',
      file: 'أصلح الملف، ثم اختره من جديد.',
    },
    addAs: 'إضافة أو تحديث',
    ownList: 'إضافة كقائمة مستقلة',
    ownNote: 'تبقى مجموعاتك الأخرى كما هي.',
    newerVersion: (name) => `إصدار أحدث من «${name}»`,
    newerNote: (name) => `تحل بطاقات الملف محل بطاقات «${name}». ويبقى ما تعلّمته.`,
    use: 'الاستخدام',
    uses: { study: 'للدراسة والبحث', 'look-up': 'للبحث فقط' },
    useNote: 'القاموس للبحث فقط، ولا تأخذ الدراسة منه كلمات جديدة.',
    progressLabel: (name) => `قراءة ${name}`,
    progress: (cards) =>
      formatCount(cards, {
        zero: 'لم تُقرأ أي بطاقة',
        one: 'قُرئت بطاقة واحدة',
        two: 'قُرئت بطاقتان',
        few: 'قُرئت # بطاقات',
        many: 'قُرئت # بطاقة',
        other: 'قُرئت # بطاقة',
      }),
    percent: (share) => formatCount(share, { other: 'قُرئ # بالمئة' }),
    stayHere: 'أبقِ هذه الصفحة مفتوحة حتى ينتهي ذلك.',
    finishing: 'جارٍ فهرسة الكلمات…',
    added: (cards, name) => `أُضيفت «${name}»: ${cards}.`,
    updated: (cards, name) => `حُدّثت «${name}»: ${cards}.`,
    addedTo: (pair, seconds) =>
      formatCount(seconds, {
        zero: `${pair}، في أقل من ثانية.`,
        one: `${pair}، في ثانية واحدة.`,
        two: `${pair}، في ثانيتين.`,
        few: `${pair}، في # ثوانٍ.`,
        many: `${pair}، في # ثانية.`,
        other: `${pair}، في # ثانية.`,
      }),
    browse: 'تصفّح المجموعة',
    cancelled: 'تم الإلغاء. لم يتغيّر شيء.',
    broken: (name) => `لا يمكن استيراد ${name}.`,
    unchanged: 'لم يتغيّر شيء.',
  },
  knownWords: {
    title: 'كلمات بلا معانٍ',
    intro:
      'في هذا الملف كلمات بلا معانٍ. إن كان قائمة بكلمات تعرفها، فيمكنك وضع علامة «معروفة» عليها في مجموعتك. ويُعثر أيضًا على صيغ الكلمات وعلى الكلمات مع أداة التعريف.',
    noDeck:
      'في هذا الملف كلمات بلا معانٍ. لو كانت لديك مجموعة بهاتين اللغتين، لأمكنك وضع علامة «معروفة» على الكلمات فيها.',
    looking: 'جارٍ البحث عن الكلمات في مجموعتك…',
    found: (pair, count) =>
      formatCount(count, {
        zero: `لا تحتوي مجموعتك ${pair} على أي من هذه الكلمات.`,
        one: `تحتوي مجموعتك ${pair} على كلمة واحدة من هذه الكلمات.`,
        two: `تحتوي مجموعتك ${pair} على كلمتين من هذه الكلمات.`,
        few: `تحتوي مجموعتك ${pair} على # من هذه الكلمات.`,
        many: `تحتوي مجموعتك ${pair} على # من هذه الكلمات.`,
        other: `تحتوي مجموعتك ${pair} على # من هذه الكلمات.`,
      }),
    fresh: (count) =>
      formatCount(count, {
        zero: 'ليس بينها كلمات جديدة.',
        one: 'كلمة واحدة منها ما زالت جديدة.',
        two: 'كلمتان منها ما زالتا جديدتين.',
        few: '# كلمات منها ما زالت جديدة.',
        many: '# كلمة منها ما زالت جديدة.',
        other: '# كلمة منها ما زالت جديدة.',
      }),
    missing: (count) =>
      formatCount(count, {
        zero: 'عُثر على كل الكلمات.',
        one: 'لم يُعثر على كلمة واحدة.',
        two: 'لم يُعثر على كلمتين.',
        few: 'لم يُعثر على # كلمات.',
        many: 'لم يُعثر على # كلمة.',
        other: 'لم يُعثر على # كلمة.',
      }),
    notFound: (words) => `لم يُعثر على: ${words}`,
    mark: (count) =>
      formatCount(count, {
        zero: 'لا كلمات لوضع علامة «معروفة» عليها',
        one: 'وضع علامة «معروفة» على كلمة واحدة',
        two: 'وضع علامة «معروفة» على كلمتين',
        few: 'وضع علامة «معروفة» على # كلمات',
        many: 'وضع علامة «معروفة» على # كلمة',
        other: 'وضع علامة «معروفة» على # كلمة',
      }),
    markNone: 'وضع علامة «معروفة»',
    done: (count) =>
      formatCount(count, {
        zero: 'لا كلمات أصبحت معروفة.',
        one: 'كلمة واحدة أصبحت معروفة.',
        two: 'كلمتان أصبحتا معروفتين.',
        few: '# كلمات أصبحت معروفة.',
        many: '# كلمة أصبحت معروفة.',
        other: '# كلمة أصبحت معروفة.',
      }),
    undo: 'تراجع',
    takenBack: 'تم التراجع. هي جديدة مرة أخرى.',
  },

  formats: {
    deck: 'مجموعة Wayword',
    jsonLines: 'أسطر JSON',
    commas: 'جدول مفصول بفواصل',
    semicolons: 'جدول مفصول بفواصل منقوطة',
    tabs: 'جدول مفصول بعلامات جدولة',
    bars: 'جدول مفصول بخطوط عمودية',
    other: (delimiter) => `جدول مفصول بـ «${delimiter}»`,
  },

  export: {
    chooseLabel: (pair) => `حفظ ${pair} في ملف`,
    question: 'الحفظ في ملف',
    formats: { deck: 'مجموعة Wayword', 'json-lines': 'أسطر JSON', csv: 'CSV', tsv: 'TSV' },
    notes: {
      deck: 'مع المصدر والرخصة',
      'json-lines': 'للبرامج',
      csv: 'لجداول البيانات',
      tsv: 'لبرنامج Anki وجداول البيانات',
    },
    cancel: 'إلغاء',
    close: 'إغلاق',
    progress: (cards, total) => `جارٍ الكتابة: ${formatNumber(cards)} من ${formatNumber(total)}`,
    done: (name) => `الملف ${name} جاهز: يحفظه المتصفح مع تنزيلاتك.`,
  },
};

export default deckFiles;

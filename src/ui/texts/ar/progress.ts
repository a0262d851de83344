import { formatCount, formatDate, formatEstimate, formatList, formatNumber, formatShare } from '../../shared/format.ts';
import type { ProgressTexts } from '../en/progress.ts';

const progress: ProgressTexts = {
  progress: {
    pageTitle: 'Wayword – التقدّم',
    title: 'التقدّم',
    views: 'طرق العرض',
    viewNames: { statistics: 'الإحصاءات', check: 'ما أعرفه', held: 'المستبعدة' },
    deck: 'المجموعة',
    noDeck: 'لا توجد مجموعة على هذا الجهاز بعد.',
    getDeck: 'إضافة مجموعة',
    study: 'ذاكر الآن',
    numbers: 'الأرقام',
    noNumber: '–',
    ranks: (first, last) => (first === last ? formatNumber(first) : `${formatNumber(first)}–${formatNumber(last)}`),
  },

  check: {
    title: 'أي الكلمات تعرفها بالفعل؟',
    intro:
      'سترى نحو 30 كلمة من هذه المجموعة، وبضع كلمات لا وجود لها. قل عن كل كلمة هل تعرفها. يستغرق ذلك دقيقة أو دقيقتين، ولا يغيّر شيئًا.',
    start: 'بدء الاختبار',
    preparing: 'جارٍ اختيار الكلمات…',
    waiting: 'في انتظار المجموعة…',
    waitingNote: 'ما زالت المجموعة قيد الإضافة. يبدأ الاختبار عند اكتمال كلماتها.',
    incomplete: 'لم تكتمل كلمات هذه المجموعة بعد. ابدأ الاختبار عند اكتمالها.',
    known: 'أعرفها',
    unknown: 'لا أعرفها',
    back: 'رجوع',
    stop: 'إنهاء',
    keys: 'المفاتيح: 1 لا أعرفها، 2 أعرفها، Z رجوع',
    question: 'هل تعرف معنى هذه الكلمة؟',
    position: (place, total) => `${formatNumber(place)} من ${formatNumber(total)}`,
    progress: 'الكلمات المُجاب عنها',
    again: 'إعادة الاختبار',

    resultTitle: (known, size) =>
      formatCount(size, {
        zero: `تعرف نحو ${formatNumber(known)} من # كلمة`,
        one: `تعرف نحو ${formatNumber(known)} من كلمة واحدة`,
        two: `تعرف نحو ${formatNumber(known)} من كلمتين`,
        few: `تعرف نحو ${formatNumber(known)} من # كلمات`,
        many: `تعرف نحو ${formatNumber(known)} من # كلمة`,
        other: `تعرف نحو ${formatNumber(known)} من # كلمة`,
      }),
    range: (low, high) => `في تسع حالات من عشر يقع العدد الحقيقي بين ${formatNumber(low)} و${formatNumber(high)}.`,
    noGuesses: (asked) =>
      formatCount(asked, {
        zero: 'لم تُعرض عليك كلمات لا وجود لها.',
        one: 'لم تقل إنك تعرف الكلمة التي لا وجود لها.',
        two: 'لم تقل إنك تعرف أيًا من الكلمتين اللتين لا وجود لهما.',
        few: 'لم تقل إنك تعرف أيًا من الكلمات التي لا وجود لها، وعددها #.',
        many: 'لم تقل إنك تعرف أيًا من الكلمات التي لا وجود لها، وعددها #.',
        other: 'لم تقل إنك تعرف أيًا من الكلمات التي لا وجود لها، وعددها #.',
      }),
    guesses: (claimed, asked) =>
      formatCount(asked, {
        zero: `قلت إنك تعرف كلمات لا وجود لها (${formatList(claimed)}). أُخذ ذلك في الحساب.`,
        one: `قلت إنك تعرف الكلمة التي لا وجود لها (${formatList(claimed)}). أُخذ ذلك في الحساب.`,
        two: `قلت إنك تعرف ${formatNumber(claimed.length)} من كلمتين لا وجود لهما (${formatList(claimed)}). أُخذ ذلك في الحساب.`,
        few: `قلت إنك تعرف ${formatNumber(claimed.length)} من # كلمات لا وجود لها (${formatList(claimed)}). أُخذ ذلك في الحساب.`,
        many: `قلت إنك تعرف ${formatNumber(claimed.length)} من # كلمة لا وجود لها (${formatList(claimed)}). أُخذ ذلك في الحساب.`,
        other: `قلت إنك تعرف ${formatNumber(claimed.length)} من # كلمة لا وجود لها (${formatList(claimed)}). أُخذ ذلك في الحساب.`,
      }),
    curveTitle: 'كم كلمة تعرف، حسب المرتبة',
    curveRanks: 'المراتب',
    curveShare: 'المعروفة',
  },

  know: {
    title: 'وضع علامة «معروفة» على الكلمات الأولى',
    intro: 'لا تُسأل عن الكلمات المعروفة. وتبقى الكلمات التي تذاكرها كما هي.',
    rank: 'حتى المرتبة',
    rankHint: (last) => `تنتهي المجموعة عند المرتبة ${formatNumber(last)}.`,
    rankHintSoFar: (last) => `ما زالت المجموعة قيد الإضافة. تصل حتى الآن إلى المرتبة ${formatNumber(last)}.`,
    slider: 'حتى المرتبة، بشريط التمرير',
    noneExpected: 'بحسب الاختبار، تعرفها كلها.',
    expected: (unknown) => formatCount(unknown, { other: 'بحسب الاختبار، عدد ما لا تعرفه منها نحو #.' }),
    markUndecided: 'وضع علامة «معروفة»',
    mark: (count) =>
      formatCount(count, {
        zero: 'لا كلمات لوضع علامة «معروفة» عليها',
        one: 'وضع علامة «معروفة» على كلمة واحدة',
        two: 'وضع علامة «معروفة» على كلمتين',
        few: 'وضع علامة «معروفة» على # كلمات',
        many: 'وضع علامة «معروفة» على # كلمة',
        other: 'وضع علامة «معروفة» على # كلمة',
      }),
    nothing: 'لا توجد كلمة جديدة حتى هذه المرتبة.',
    fresh: (count) =>
      formatCount(count, {
        zero: 'لا توجد كلمة جديدة حتى هذه المرتبة.',
        one: 'كلمة جديدة واحدة حتى هذه المرتبة.',
        two: 'كلمتان جديدتان حتى هذه المرتبة.',
        few: '# كلمات جديدة حتى هذه المرتبة.',
        many: '# كلمة جديدة حتى هذه المرتبة.',
        other: '# كلمة جديدة حتى هذه المرتبة.',
      }),
    done: (count, rank) =>
      formatCount(count, {
        zero: `حتى المرتبة ${formatNumber(rank)}: لا كلمات أصبحت معروفة.`,
        one: `حتى المرتبة ${formatNumber(rank)}: كلمة واحدة أصبحت معروفة.`,
        two: `حتى المرتبة ${formatNumber(rank)}: كلمتان أصبحتا معروفتين.`,
        few: `حتى المرتبة ${formatNumber(rank)}: # كلمات أصبحت معروفة.`,
        many: `حتى المرتبة ${formatNumber(rank)}: # كلمة أصبحت معروفة.`,
        other: `حتى المرتبة ${formatNumber(rank)}: # كلمة أصبحت معروفة.`,
      }),
    undo: 'تراجع',
    takenBack: 'تم التراجع. هي جديدة مرة أخرى.',
  },

  held: {
    titles: {
      suspended: 'الكلمات الموقوفة مؤقتًا',
      known: 'الكلمات المعروفة',
      leech: 'كلمات تُنسى مرارًا',
    },
    none: {
      suspended: 'لا توجد. اضغط «إيقاف مؤقت» عند كلمة أثناء المذاكرة، فتظهر هنا.',
      known: 'لا توجد كلمات عليها علامة «معروفة».',
      leech: 'لا توجد. تظهر هنا الكلمة التي تُنسى ثماني مرات.',
    },
    loading: 'جارٍ التحميل…',
    rank: (rank) => `المرتبة ${formatNumber(rank)}`,
    notInDeck: 'ليست في المجموعة',
    lapses: (count) =>
      formatCount(count, {
        zero: 'لم تُنسَ',
        one: 'نُسيت مرة واحدة',
        two: 'نُسيت مرتين',
        few: 'نُسيت # مرات',
        many: 'نُسيت # مرة',
        other: 'نُسيت # مرة',
      }),
    acts: { want: 'استئناف', reset: 'بدء من جديد', suspend: 'إيقاف مؤقت' },
    actLabel: (act, word) => `${act}: ${word}`,
    more: (left) => formatCount(left, { other: 'عرض المزيد (بقي #)' }),
    batch: (count, at) =>
      formatCount(count, {
        zero: `لا كلمات، ${formatDate(at)}`,
        one: `كلمة واحدة، ${formatDate(at)}`,
        two: `كلمتان دفعة واحدة، ${formatDate(at)}`,
        few: `# كلمات دفعة واحدة، ${formatDate(at)}`,
        many: `# كلمة دفعة واحدة، ${formatDate(at)}`,
        other: `# كلمة دفعة واحدة، ${formatDate(at)}`,
      }),
    takeBack: 'تراجع',
    done: {
      want: (word) => `ستُسأل عن «${word}» من جديد.`,
      reset: (word) => `تبدأ «${word}» من جديد ككلمة جديدة.`,
      suspend: (word) => `أُوقفت «${word}» مؤقتًا.`,
    },
    batchDone: (count) =>
      formatCount(count, {
        zero: 'لم تعد أي كلمة جديدة.',
        one: 'كلمة واحدة عادت جديدة.',
        two: 'كلمتان عادتا جديدتين.',
        few: '# كلمات عادت جديدة.',
        many: '# كلمة عادت جديدة.',
        other: '# كلمة عادت جديدة.',
      }),
    undo: 'تراجع',
    undone: 'تم التراجع.',
  },

  stats: {
    loading: 'جارٍ التحميل…',
    emptyTitle: 'لم تذاكر شيئًا بعد',
    empty: 'بعد إجاباتك الأولى سترى هنا كم كلمة تحفظ، وما ينتظرك.',

    summary: 'لمحة سريعة',
    streak: 'أيام متتالية',
    streakLongest: (longest) =>
      formatCount(longest, {
        zero: 'الأطول: لا أيام',
        one: 'الأطول: يوم واحد',
        two: 'الأطول: يومان',
        few: 'الأطول: # أيام',
        many: 'الأطول: # يومًا',
        other: 'الأطول: # يوم',
      }),
    known: 'الكلمات المعروفة',
    knownOf: (words) => formatCount(words, { other: 'من # في هذه المجموعة' }),
    knownOfSoFar: (words) => formatCount(words, { other: 'من # حتى الآن في هذه المجموعة' }),
    recalled: 'المحفوظة، آخر 30 يومًا',
    time: 'الوقت، آخر 30 يومًا',
    timeADay: (ms) => `في يوم المذاكرة: ${formatEstimate(ms)}`,
    noTime: 'لا شيء',
    noShare: '–',

    forecast: 'المراجعات القادمة',
    forecastNote: 'كل المجموعات. تُضاف إليها الكلمات الجديدة والكلمات المنسية.',
    day: 'التاريخ',
    today: 'اليوم',
    words: 'الكلمات',
    answers: 'الإجابات في اليوم',
    answersNote: 'كل المجموعات، آخر 30 يومًا.',
    remembered: 'تذكّرت',
    forgotten: 'نسيت',
    retention: 'كم كلمة حفظت، حسب الأسبوع',
    retentionNote: 'من الكلمات التي حان يومها. لا تُحسب الخطوات في اليوم نفسه.',
    week: 'أسبوع يبدأ في',
    kept: 'المحفوظة',
    wanted: (retention) => `المطلوب: ${formatShare(retention)}`,
    ranks: 'كلمات هذه المجموعة حسب المرتبة',
    ranksIncomplete: 'ما زالت المجموعة قيد الإضافة. تظهر كلماتها حسب المرتبة عند اكتمالها.',
    ranksNote: 'المعروفة: عليها علامة «معروفة»، أو محفوظة منذ ثلاثة أسابيع أو أكثر.',
    rank: 'المراتب',
    knownSeries: 'معروفة',
    learning: 'قيد التعلّم',
    rest: 'ليس بعد',
    minutes: 'الدقائق في اليوم',
    minutesNote: 'كل المجموعات، آخر 30 يومًا. لا تُحسب الاستراحات التي تزيد على دقيقتين.',
    minutesHead: 'الدقائق',
  },
};

export default progress;

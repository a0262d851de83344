import { formatCount, formatNumber } from '../../shared/format.ts';
import type { PopupTexts } from '../en/popup.ts';

const popup: PopupTexts = {
  popup: {
    openInTab: 'فتح في علامة تبويب',
    openAtTheSide: 'فتح في الجانب',
    options: 'الخيارات',
    chooseDeck: 'اختر مجموعة',
    languages: 'اللغات',
    noDeck: 'لا مجموعة',
    syncingCount: (cards) =>
      formatCount(cards, {
        zero: 'جارٍ المزامنة · لا بطاقات',
        one: 'جارٍ المزامنة · بطاقة واحدة',
        two: 'جارٍ المزامنة · بطاقتان',
        few: 'جارٍ المزامنة · # بطاقات',
        many: 'جارٍ المزامنة · # بطاقة',
        other: 'جارٍ المزامنة · # بطاقة',
      }),
    closePanel: 'إغلاق',

    hoverOn: (site) => `القاموس على ${site}`,
    closedPage: 'لا يسمح المتصفح للإضافات بالبحث عن الكلمات هنا.',
    siteLabel: (site) => `Wayword على ${site}`,
    siteLanguage: (site) => `لغة النصوص على ${site}`,
    languageOfPage: 'اللغة كما تذكر الصفحة',
    views: 'طرق العرض',
    study: 'المذاكرة',
    browse: 'التصفّح',
    dueLabel: (count) =>
      formatCount(count, {
        zero: 'لا كلمات مستحقة',
        one: 'كلمة واحدة مستحقة',
        two: 'كلمتان مستحقتان',
        few: '# كلمات مستحقة',
        many: '# كلمة مستحقة',
        other: '# كلمة مستحقة',
      }),

    card: 'بطاقة',
    loading: 'جارٍ التحميل…',
    rank: (rank) => `المرتبة ${formatNumber(rank)}`,
    noMeanings: 'لا معنى مذكور',
    moreMeanings: 'معانٍ أخرى',
    onItsWay: 'البطاقات الأولى في الطريق. ستظهر هنا تلقائيًا.',
    noCards: 'لا توجد بطاقات هنا بعد.',

    back: 'البطاقة السابقة',
    forward: 'البطاقة التالية',
    moveLabel: 'البطاقات حسب المرتبة',
    jumpLabel: 'المرتبة',
    of: (lastRank) => `من ${formatNumber(lastRank)}`,
    soFar: (lastRank) => `من ${formatNumber(lastRank)} حتى الآن`,

    emptyTitle: 'ماذا تتعلّم؟',
    emptyAdvice: 'لا توجد مجموعة بعد. اختر واحدة، فتكون بطاقاتها على هذا الجهاز فورًا. لا حاجة إلى الإنترنت.',
    start: (cards) =>
      formatCount(cards, {
        zero: 'ابدأ بلا بطاقات',
        one: 'ابدأ ببطاقة واحدة',
        two: 'ابدأ ببطاقتين',
        few: 'ابدأ بـ # بطاقات',
        many: 'ابدأ بـ # بطاقة',
        other: 'ابدأ بـ # بطاقة',
      }),
    startUndecided: 'ابدأ',
    starting: 'جارٍ الإضافة…',
    choiceMissing: 'اختر اللغتين أولًا.',
    connect: 'أو اتصل بخادم بطاقات',

    keysTitle: 'المفاتيح',
    showKeys: 'المفاتيح',
  },

  notices: {
    deckEnds: (rank) => `تنتهي هذه المجموعة عند المرتبة ${formatNumber(rank)}.`,
    deckStarts: (rank) => `تبدأ هذه المجموعة من المرتبة ${formatNumber(rank)}.`,
    notSyncedYet: (rank, cards) =>
      formatCount(cards, {
        zero: `المرتبة ${formatNumber(rank)} ليست هنا بعد: لم تُزامَن أي بطاقة حتى الآن.`,
        one: `المرتبة ${formatNumber(rank)} ليست هنا بعد: تمت مزامنة بطاقة واحدة حتى الآن.`,
        two: `المرتبة ${formatNumber(rank)} ليست هنا بعد: تمت مزامنة بطاقتين حتى الآن.`,
        few: `المرتبة ${formatNumber(rank)} ليست هنا بعد: تمت مزامنة # بطاقات حتى الآن.`,
        many: `المرتبة ${formatNumber(rank)} ليست هنا بعد: تمت مزامنة # بطاقة حتى الآن.`,
        other: `المرتبة ${formatNumber(rank)} ليست هنا بعد: تمت مزامنة # بطاقة حتى الآن.`,
      }),
    noCard: (asked, shown) =>
      `لا توجد بطاقة في المرتبة ${formatNumber(asked)}. هذه هي التالية، ${formatNumber(shown)}.`,
    notARank: 'اكتب المرتبة عددًا صحيحًا، مثل 120.',
  },
};

export default popup;

import { formatCount, formatDuration, formatEstimate, formatNumber } from '../../shared/format.ts';
import type { SyncTexts } from '../en/sync.ts';

const sync: SyncTexts = {
  sync: {
    label: (pair) => `مزامنة ${pair}`,
    progressLabel: (pair) => `البطاقات المُزامَنة من ${pair}`,
    states: {
      running: 'جارٍ المزامنة',
      queued: 'بانتظار دورها',
      waiting: 'بالانتظار',
      paused: 'موقوفة مؤقتًا',
      failed: 'توقفت',
      done: 'تمت المزامنة',
    },
    milestone: (state, cards) =>
      formatCount(cards, {
        zero: `${state}: لا بطاقات`,
        one: `${state}: بطاقة واحدة`,
        two: `${state}: بطاقتان`,
        few: `${state}: # بطاقات`,
        many: `${state}: # بطاقة`,
        other: `${state}: # بطاقة`,
      }),
    cardsSoFar: (cards) =>
      formatCount(cards, {
        zero: 'لا بطاقات حتى الآن',
        one: 'بطاقة واحدة حتى الآن',
        two: 'بطاقتان حتى الآن',
        few: '# بطاقات حتى الآن',
        many: '# بطاقة حتى الآن',
        other: '# بطاقة حتى الآن',
      }),
    cardsOf: (cards, expected) =>
      formatCount(expected, {
        zero: `${formatNumber(cards)} من # بطاقة`,
        one: `${formatNumber(cards)} من بطاقة واحدة`,
        two: `${formatNumber(cards)} من بطاقتين`,
        few: `${formatNumber(cards)} من # بطاقات`,
        many: `${formatNumber(cards)} من # بطاقة`,
        other: `${formatNumber(cards)} من # بطاقة`,
      }),
    rate: (perSecond) => `${formatNumber(Math.round(perSecond))} في الثانية`,
    timeLeft: (ms) => `الوقت المتبقي تقريبًا: ${formatEstimate(ms)}`,
    goesOnIn: (ms) => `الوقت حتى المتابعة: ${formatDuration(ms)}.`,
    goesOnNow: 'تُتابَع الآن…',
    skipped: (count) =>
      formatCount(count, {
        zero: 'قُرئت كل الردود.',
        one: 'تعذّرت قراءة رد واحد وتم تخطيه.',
        two: 'تعذّرت قراءة ردين وتم تخطيهما.',
        few: 'تعذّرت قراءة # ردود وتم تخطيها.',
        many: 'تعذّرت قراءة # ردًا وتم تخطيها.',
        other: 'تعذّرت قراءة # رد وتم تخطيها.',
      }),
    serverAway: {
      title: 'الخادم الذي تنسخ منه غير متصل',
      advice:
        'ستستمر عند الاتصال بذلك الخادم من جديد. لأخذ المجموعة من خادم آخر، اتصل به ثم اضغط «مزامنة» في الخيارات.',
    },
    pause: 'إيقاف مؤقت',
    resume: 'متابعة',
    retry: 'إعادة المحاولة',
    cancel: 'إلغاء',
  },
};

export default sync;

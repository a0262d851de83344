import { type Inflection, toList } from './inflection.ts';

export const inflection: Inflection = {
  irregular: {
    کرنا: 'کیا کیے کئے کی کیں کیجیے',
    دینا: 'دیا دیے دئے دی دیں دوں دو دیجیے',
    لینا: 'لیا لیے لئے لی لیں لوں لو لیجیے',
    جانا: 'گیا گئے گئی گئیں',
    ہونا: 'ہوا ہوئے ہوئی ہوئیں ہوں ہے ہیں تھا تھے تھی تھیں ہوگا',
  },
  endings: [
    // Nouns and adjectives: لڑکے, بچوں, اچھی; لڑکیاں, چڑیاں; کتابیں, گھروں; مکانات, واقعات.
    { endings: toList('ے وں و ی'), instead: ['ا', 'ہ'] },
    { endings: toList('یاں یوں'), instead: ['ی'] },
    { endings: toList('ں'), instead: [''] },
    { endings: toList('یں وں ئیں ؤں ات یات ئوں'), instead: [''] },
    { endings: toList('ئے ئوں ؤں'), instead: ['ہ', 'ا', 'یہ'] },
    { endings: toList('ات'), instead: ['ہ'] },
    { endings: toList('ان ین'), instead: [''] },
    { endings: toList('گان'), instead: ['ہ'] },
    // Verbs: بولتا, بولی, بولوں, بولیں, بولو, بولیے, بولنے, بولکر; behind a vowel: کھایا, کھائی, کھاؤ.
    {
      endings: toList('تا تے تی تیں نے نی ا ے ی یں وں و یے یئے یےگا کر وںگا ےگا ےگی یںگے وگے'),
      instead: ['نا'],
    },
    { endings: toList('یا ئے ئی ئیں ؤں ؤ ئیے ئیں'), instead: ['نا'] },
    { endings: [''], instead: ['نا'] },
  ],
};

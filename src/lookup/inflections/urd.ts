import { type Inflection, toList } from './inflection.ts';

export const inflection: Inflection = {
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
    // Those that go their own way: کیا, دیا, لیا, گیا, ہوا.
    { endings: [''], instead: [''], undo: [/^(?:کیا|کیے|کئے|کی|کیں|کیجیے)$/u, 'کرنا'] },
    { endings: [''], instead: [''], undo: [/^([دل])(?:یا|یے|ئے|ی|یں|وں|و|یجیے)$/u, '$1ینا'] },
    { endings: [''], instead: [''], undo: [/^(?:گیا|گئے|گئی|گئیں)$/u, 'جانا'] },
    { endings: [''], instead: [''], undo: [/^(?:ہوا|ہوئے|ہوئی|ہوئیں|ہوں|ہے|ہیں|تھا|تھے|تھی|تھیں|ہوگا)$/u, 'ہونا'] },
  ],
};

import { stemmer } from '@orama/stemmers/tamil';
import { type Inflection, toList } from './inflection.ts';

/** Cases as they are written onto a consonant, whose dot they take, and onto a vowel. */
const CASES = toList('ை ில் ின் ிற்கு ுக்கு ால் ுடன் ோடு ிலிருந்து ினால் ே ும் ிடம் ுக்காக ைப் ைக் ையும் ிலும் ுக்கும்');
const MANY = ['கள்', ...CASES.map((ending) => `கள${ending}`)];
const PERSONS = toList('ேன் ாய் ான் ாள் ார் து ோம் ீர்கள் ார்கள் ன ாது');
const DOT = '்';

const TENSES = toList('கிற க்கிற கின்ற க்கின்ற த்த ந்த ப்ப இன ட்ட');
const SAID = [
  ...TENSES.flatMap((tense) => [tense, ...PERSONS.map((person) => tense + person)]),
  ...toList(
    'து த்து ந்து க்க வேன் வாய் வான் வாள் வார் வோம் வார்கள் ும் க்கும் ய யும் தேன் தான் தாள் தார் தோம் தார்கள் ப்பேன் ப்பான் ப்பாள் ப்பார் ப்போம் ங்கள் தல் த்தல் வதற்கு வது ப்பது',
  ),
];

export const inflection: Inflection = {
  stemmer,
  endings: [
    // மரத்தில், மரங்கள்; வீட்டில், ஆற்றில்; நாயை, பாம்பை; பள்ளியில், மழைக்கு, பசுவை; கல் has கற்கள்.
    { endings: CASES, instead: ['ம்'], undo: [/த்த$/u, ''] },
    { endings: ['ங்கள்', ...CASES.map((ending) => `ங்கள${ending}`), 'த்து'], instead: ['ம்'] },
    { endings: CASES, instead: [''], undo: [/ட்ட$/u, 'டு'] },
    { endings: CASES, instead: [''], undo: [/ற்ற$/u, 'று'] },
    { endings: CASES, instead: [''], undo: [/([^்])்\1$/u, `$1${DOT}`] },
    { endings: CASES, instead: [DOT, 'ு'] },
    { endings: toList('க்கு க்கும் க்காக க்குப் வுக்கு யிடம் யுடன் யால் யும் வும் யே'), instead: [''] },
    { endings: CASES, instead: [''], undo: [/[யவ]$/u, ''] },
    { endings: [...MANY, ...MANY.map((ending) => `க்${ending}`)], instead: [''] },
    { endings: MANY, instead: [''], undo: [/ற்$/u, 'ல்'] },
    { endings: MANY, instead: [''], undo: [/ட்$/u, 'ள்'] },
    { endings: MANY, instead: [''], undo: [/ர்$/u, 'ன்'] },
    { endings: toList('தான் ான ாக'), instead: ['', DOT, 'ு'] },
    // Verbs, whose card has the root: செய்கிறேன், படித்தான், போவேன், செய்து.
    { endings: SAID, instead: ['', 'ு'] },
  ],
};

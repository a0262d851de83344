import { stemmer } from '@orama/stemmers/tamil';
import { type Endings, type Inflection, ofShape, toList } from './inflection.ts';

/** Cases as they are written onto a consonant, whose dot they take, and onto a vowel. */
const CASES = toList('ை ில் ின் ிற்கு ுக்கு ால் ுடன் ோடு ிலிருந்து ினால் ே ும் ிடம் ுக்காக ைப் ைக் ையும் ிலும் ுக்கும் ுடைய ினுடைய ிலான');
const MANY = ['கள்', ...CASES.map((ending) => `கள${ending}`)];
const DOT = '்';

/** Behind the stem of a tense: persons, what the participle makes, conditions; பார்த்த் is the stem of பார்த்தேன், பார்த்ததால், பார்த்தவர். */
const WHO = '(?:ேன|ாய|ான|ாள|ார|ோம|ீர்கள|ார்கள)(?:்|ும்|[ாேோ])';
const PERSON = `(?:${WHO}|ால.*|த.*|து.*|ன|னர்|வ[ரன].*|ப(?:ோது|டி).*)`;
/** And other verbs joined to it: பார்த்துவிட்டான், பார்த்துள்ளனர், பார்த்திருக்கிறேன். */
const JOINED = '(?:(?:க்)?கொ[ளண].*|விட.*|ள்ள.*)';
const AFTER_PAST = `(?:${PERSON}|ு${JOINED}?|ிரு.*)?`;
const AFTER_PRESENT = `கி(?:ற|ன்ற)${PERSON}?`;
const AFTER_FUTURE = `(?:${WHO}|து.*|த[ைறா].*|ர்.*)`;
/** What the infinitive is joined to: not, must, may, can, the passive. */
const AFTER_INFINITIVE = '(?:வில்லை.*|வேண்.*|மாட்.*|முடி.*|கூட.*|ப்பட.*|ப்போ.*|லாம்|வும்|வே)';
const NOT = 'ா(?:மல்.*|த|தத.*|தவ.*|து|தே|தீர்.*)';

const toVerb = (shape: string, ...words: string[]) => ofShape(`^(?:${shape})`, ...words);

const VERBS: readonly Endings[] = [
  // The past: வாழ்ந்தான், பார்த்தேன், செய்தது, அழுதாள்; சாப்பிட்டு, கேட்டார்; பெற்ற, கற்று; கொண்டு, சென்றான், சொன்னேன்; வாங்கினார், வாங்கி.
  ...toVerb(`(.+?)(?:ந்த|த்த)${AFTER_PAST}`, '$1'),
  ...toVerb(`(.+?(?:ய்|ு))த${AFTER_PAST}`, '$1'),
  ...toVerb(`(.+?)ட்ட${AFTER_PAST}`, '$1டு', '$1ள்'),
  ...toVerb(`(.+?)ற்ற${AFTER_PAST}`, '$1று', '$1ல்'),
  ...toVerb(`(.+?)ண்ட${AFTER_PAST}`, '$1ள்', '$1ண்'),
  ...toVerb(`(.+?)ன்[றன]${AFTER_PAST}`, '$1ல்', '$1ன்'),
  ...toVerb(`(.+?)ி[னய]${PERSON}?`, '$1ு'),
  ...toVerb(`(.+?)ி(?:${JOINED}|யு${JOINED}|யிரு.*)?`, '$1ு'),
  // The present and the future: படிக்கிறேன், கேட்கிறார், நிற்கிறது; படிப்பான், செய்வது; படிக்கும், செய்யும், வாங்கும்.
  ...toVerb(`(.+?)(?:க்)?${AFTER_PRESENT}`, '$1'),
  ...toVerb(`(.+)ட்(?:${AFTER_PRESENT}|ப${AFTER_FUTURE}|க${AFTER_INFINITIVE}?|கும்)`, '$1ள்'),
  ...toVerb(`(.+)ற்(?:${AFTER_PRESENT}|ப${AFTER_FUTURE}|க${AFTER_INFINITIVE}?|கும்)`, '$1ல்'),
  ...toVerb(`(.+?)(?:ப்ப|வ)${AFTER_FUTURE}`, '$1'),
  ...toVerb('(.+?)(?:க்)?கும(?:்|ாறு|்போது)', '$1'),
  ...toVerb('(.+?)(.)்\\2ும(?:்|ாறு|்போது)', `$1$2${DOT}`),
  ...toVerb('(.+?)ும(?:்|ாறு|்போது)', '$1ு', `$1${DOT}`),
  // The infinitive, and not: படிக்க, செய்யவில்லை, வாங்கப்பட்ட, தெரிவிக்காமல், செய்யாத.
  ...toVerb(`(.+?)க்க(?:${AFTER_INFINITIVE}|${NOT})?`, '$1'),
  ...toVerb(`(.+?)(.)்\\2(?:${AFTER_INFINITIVE}|${NOT})?`, `$1$2${DOT}`),
  ...toVerb(`(.+?)ய(?:${AFTER_INFINITIVE}|${NOT})?`, '$1'),
  ...toVerb(`(.+?[க-ஹ])(?:${AFTER_INFINITIVE}|${NOT})?`, '$1ு'),
  ...toVerb(`(.+?[க-ஹ])(?:${AFTER_INFINITIVE}|${NOT})`, `$1${DOT}`, '$1'),
  ...toVerb('(.+[ணழன])', `$1${DOT}`),
  // Commands and nouns of verbs: கொடுங்கள், செய்யுங்கள், படியுங்கள்; செய்தல்.
  ...toVerb('(.+?)(?:யு)?ங்கள்', '$1'),
  ...toVerb('(.+?)(.)்\\2ுங்கள்', `$1$2${DOT}`),
  ...toVerb('(.+?)(?:த்)?தல்', '$1'),
];

/** Words whose first letters change. */
const IRREGULAR: readonly Endings[] = [
  ...toVerb('(.+)வற்ற.*', '$1வை'),
  ...toVerb('வ(?:ந்த|ந்து|ருகி|ருவ|ரவ|ரப்|ரா|ரலா).*|வர|வரும்|வாருங்கள்', 'வா'),
  ...toVerb('த(?:ந்த|ந்து|ருகி|ருவ|ரவ|ரப்|ரா|ரலா).*|தர|தரும்|தாருங்கள்', 'தா', 'தரு'),
  ...toVerb('போ(?:ன|ய்|கி|கவ|கலா|காம|காத|வ[ோோது]).*|போக|போகும்', 'போ'),
  ...toVerb('ஆ(?:ன|கி|கவ|கலா).*|ஆகும்', 'ஆகு', 'ஆ'),
  ...toVerb(`கண்ட${AFTER_PAST}`, 'காண்'),
  ...toVerb('என்(?:ன[ைாிோு].*)?|எனக்கு.*|எனது', 'நான்'),
  ...toVerb('உன்(?:ன[ைாிோு].*)?|உனக்கு.*|உனது', 'நீ'),
  ...toVerb('எங்கள.*|எமது', 'நாங்கள்'),
  ...toVerb('உங்கள.*|உமது', 'நீங்கள்'),
  ...toVerb('நம்(?:ம[ைாிோு].*)?|நமக்கு.*|நமது', 'நாம்'),
  ...toVerb('தன்(?:ன[ைாிோு].*)?|தனக்கு.*|தனது', 'தான்'),
  ...toVerb('தங்கள.*', 'தாங்கள்', 'தான்'),
  ...toVerb('உள்ள.*', 'உள்'),
  ...toVerb('([இஅஎ])த(?:ன்|ன[ைாோு].*|ற்கு.*|ற்காக.*)', '$1து'),
];

export const inflection: Inflection = {
  stemmer,
  // What joins a word to the next (கதவைத்), and small words at its end: நானும், யாரோ, வந்தானா, எங்கேயோ.
  beginnings: [
    [/(?<=[^்])[கசதப]்$/u, ''],
    [/(?:ும்|[ோோ])$/u, DOT],
    [/(?:ும்|[ோே])$/u, 'ு'],
    [/[யவ](?:ும்|[ோே])$/u, ''],
  ],
  endings: [
    ...IRREGULAR,
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
    { endings: toList('யான யாக வான வாக'), instead: [''] },
    // Before another noun: கட்டுப்பாட்டு, ஆற்று, and last மாநகர.
    ...ofShape('^(.+)ட்டு', '$1டு'),
    ...ofShape('^(.+)ற்று', '$1று'),
    // Verbs, whose card has the root.
    ...VERBS,
    ...ofShape('^(.{2,}[க-ஹ])', '$1ம்'),
  ],
};

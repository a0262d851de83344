import { stemmer } from '@orama/stemmers/greek';
import { type Endings, type Inflection, join, type LetterChange, toList } from './inflection.ts';

/** The accent moves: what is left is a card's word but for its marks, which the second look at the same endings forgives. */
const ACCENTS: Record<string, string> = { α: 'ά', ε: 'έ', η: 'ή', ι: 'ί', ο: 'ό', υ: 'ύ', ω: 'ώ' };

/** Endings with and without an accent on their last vowels. */
function toBoth(words: string): string[] {
  const plain = toList(words);
  const accented = plain.flatMap((ending) =>
    [...ending].flatMap((letter, place) => {
      const accent = ACCENTS[letter];
      return accent === undefined ? [] : [ending.slice(0, place) + accent + ending.slice(place + 1)];
    }),
  );
  return [...new Set([...plain, ...accented])];
}

const PAST = toBoth('α ες ε αμε ατε αν ανε');
/** Where the accent is on what the past has put before: έγραψα, ανέφερε. */
const SIGNED_PAST = toList('α ες ε αν');
const MAY = toBoth('ω εις ει ουμε ετε ουν ουνε τε');

/** What the past and the forms behind θα and να have at the end of their stem, and what the present has there. */
const STEMS: readonly LetterChange[] = [
  ...toList('ζ ν θ').map((letter): LetterChange => [/σ$/u, letter]),
  [/σ$/u, ''],
  ...toList('γ κ χ ζ σσ ττ χν').map((letter): LetterChange => [/ξ$/u, letter]),
  // επιβάλω, παραγγείλει, παραμείνουν, αποφύγει, καταλάβει, αναλάβει, πετύχει, αποφέρει.
  [/λ$/u, 'λλ'],
  [/ε[ιί]λ$/u, 'ελν'],
  [/ε[ιί]λ$/u, 'ελλ'],
  [/ε[ιί]ν$/u, 'εν'],
  [/φ[υύ]γ$/u, 'φευγ'],
  [/λ[αά]β$/u, 'λαβαιν'],
  [/λ[αά]β$/u, 'λαμβαν'],
  [/τ[υύ]χ$/u, 'τυγχαν'],
  [/[αά]ν$/u, 'αιν'],
  [/[εέ]σ$/u, 'εφτ'],
  [/[εέ]σ$/u, 'ετ'],
  [/[εέ]ψ$/u, 'ευ'],
  [/[αά]ψ$/u, 'αυ'],
  ...toList('φ β π πτ φτ').map((letter): LetterChange => [/ψ$/u, letter]),
];
const CONTRACTED: readonly LetterChange[] = [
  [/[ηήεέαά]σ$/u, ''],
  [/[ηήαά]ξ$/u, ''],
  [/[αά]σ$/u, 'ν'],
];
/** An accent on what the past has put before the word: έγραψα. */
const withoutSign = ([found, before]: LetterChange): LetterChange => [
  new RegExp(`^έ(.+)${found.source}`, 'u'),
  `$1${before}`,
];

/** And one behind what it is put together with: ανέφερε of αναφέρω, επέστρεψε, υπέγραψε, προσέφερε, εξέφρασε, συνέβαλε. */
const INNER_SIGNS: readonly LetterChange[] = [
  [/^(αν|κατ|παρ|δι|μετ|απ)έ/u, '$1α'],
  [/^(επ|αντ)έ/u, '$1ι'],
  [/^(υπ)έ/u, '$1ο'],
  [/^(προσ|εισ|συν|εν|υπερ|περι|προ)έ/u, '$1'],
  [/^εξέ/u, 'εκ'],
  [/^συνέ/u, 'συμ'],
  [/^συνέ/u, 'συγ'],
];
const withoutInnerSigns = ([found, before]: LetterChange): LetterChange[] =>
  INNER_SIGNS.map(([sign, prefix]) => [
    new RegExp(`${sign.source}(.+)${found.source}`, 'u'),
    `${prefix}$${prefix.includes('$1') ? 2 : 1}${before}`,
  ]);

const toPast = (undo: LetterChange, instead: readonly string[]): Endings[] => [
  { endings: [...PAST, ...MAY], instead, undo },
  ...[withoutSign(undo), ...withoutInnerSigns(undo)].map((change) => ({ endings: SIGNED_PAST, instead, undo: change })),
];

const ENDINGS: readonly Endings[] = [
  // Nouns: σκύλου, άνθρωποι; άντρες, μαθητή, παππούδες; γυναίκας, πόλεις; παιδιού, δάση; μαθήματα.
  { endings: toBoth('ου ο ε οι ων ους'), instead: ['ος'] },
  { endings: toBoth('η α ες ων'), instead: ['ης', 'ας'] },
  { endings: toBoth('αδες αδων'), instead: ['ας', 'ης', 'α'] },
  { endings: toBoth('ηδες ηδων'), instead: ['ης'] },
  { endings: toBoth('ουδες ουδων ου'), instead: ['ους', 'ου'] },
  { endings: toBoth('ες ων ας'), instead: ['α'] },
  { endings: toBoth('ες ων ης εις εων εως'), instead: ['η'] },
  { endings: toBoth('ου α ων'), instead: ['ο'] },
  { endings: toBoth('ου α ων'), instead: [''] },
  { endings: toBoth('ματος ματα ματων'), instead: ['μα'] },
  { endings: toBoth('ους η ων'), instead: ['ος'] },
  { endings: toBoth('τος τα των'), instead: ['', 'ς'] },
  { endings: toBoth('εις εα εων'), instead: ['εας', 'υς'] },
  // Adjectives: μεγάλη, καλοί, ωραίος; βαθιά; διεθνείς; μικρότερο.
  { endings: toBoth('η α ο οι ες ης ας ου ων ους'), instead: ['ος'] },
  { endings: toBoth('ια ιας ιοι ιες ιων ιου ιους'), instead: ['υς'] },
  { endings: toBoth('ους η εις ων'), instead: ['ης'] },
  { endings: toBoth('οτερος οτερη οτερο οτεροι οτερες οτερα οτερου οτατος οτατη α'), instead: ['ος'] },
  { endings: toBoth('υτερος υτερη υτερο υτεροι υτερες υτερα'), instead: ['υς', 'ος'] },
  // Verbs in the present: γράφεις, μιλάς, μπορεί, έρχεται, γράφονται, κοιμάσαι; γράφοντας.
  { endings: toBoth('εις ει ουμε ομε ετε ουν ουνε οντας ε'), instead: ['ω'] },
  { endings: toBoth('ας α αει αμε ατε ανε ουν αω ωντας ω'), instead: ['ω', 'αω'] },
  { endings: toBoth('ουσα ουσες ουσε ουσαμε ουσατε ουσαν αγα αγες αγε αγαμε αγαν'), instead: ['ω', 'αω'] },
  {
    endings: toBoth('εσαι εται ομαστε εστε ονται ομουν οσουν οταν ονταν ομασταν ομενος ομενη ομενο ομαι'),
    instead: ['ομαι', 'ω'],
  },
  { endings: toBoth('ασαι αται ομαστε αστε ουνται ομουν οταν'), instead: ['αμαι'] },
  { endings: toBoth('εισαι ειται ουμαστε ειστε ουνται'), instead: ['ουμαι', 'ω'] },
  { endings: toBoth('ιεμαι ιεσαι ιεται ιομαστε ιουνται'), instead: ['ω', 'αω'] },
  // The imperfect: διάβαζα, έγραφε.
  { endings: PAST, instead: ['ω'] },
  ...[[/^έ/u, ''] as const, ...INNER_SIGNS].map((undo) => ({ endings: SIGNED_PAST, instead: ['ω'], undo })),
  // The past, and what stands behind θα and να: διάβασα, έγραψε, ανοίξει, δουλέψω; μίλησα, κοίταξα.
  ...STEMS.flatMap((undo) => toPast(undo, ['ω'])),
  ...CONTRACTED.flatMap((undo) => toPast(undo, ['ω', 'αω'])),
  // Of θέτω and δίνω, and what is put together with them: κατατεθεί, παραδόθηκε.
  { endings: toBoth('τεθω τεθει τεθουν τεθηκα τεθηκε τεθηκαν'), instead: ['θετω'] },
  { endings: toBoth('δοθω δοθει δοθουν δοθηκα δοθηκε δοθηκαν'), instead: ['δινω', 'διδω'] },
  // What was done: γράφτηκε, χάθηκε, αγαπήθηκε, κοιμήθηκα, δουλεύτηκε; γραμμένος, χαμένος, αγαπημένος, κλεισμένος.
  {
    endings: toBoth('ηθηκα ηθηκες ηθηκε ηθηκαμε ηθηκαν ηθω ηθει ηθουν ημενος ημενη ημενο ημενοι ημενα'),
    instead: ['ω', 'αω', 'αμαι', 'ουμαι'],
  },
  {
    endings: toBoth('στηκα στηκε στηκαν στει στουν σμενος σμενη σμενο σμενοι σμενα'),
    instead: ['ζω', 'νω', 'ζομαι', 'ω'],
  },
  { endings: toBoth('θηκα θηκε θηκαν θει θουν μενος μενη μενο μενοι μενα'), instead: ['νω', 'νομαι', 'ω'] },
  {
    endings: toBoth('φτηκα φτηκε φτηκαν φτει μμενος μμενη μμενο μμενοι μμενα'),
    instead: ['φω', 'βω', 'πω', 'φομαι'],
  },
  // As they are written in newspapers: αποδεχθεί, συλληφθεί; αυξηθούν, αναθερμανθεί.
  { endings: toBoth('χθηκα χθηκε χθηκαν χθω χθει χθουν'), instead: ['γω', 'κω', 'χω', 'σσω', 'χομαι'] },
  { endings: toBoth('φθηκα φθηκε φθηκαν φθω φθει φθουν'), instead: ['φω', 'βω', 'πω', 'φομαι'] },
  { endings: toBoth('ηθηκε ηθηκαν ηθει ηθουν'), instead: ['ανω', 'αινω'] },
  { endings: toBoth('ανθηκε ανθηκαν ανθει ανθουν'), instead: ['αινω'] },
  { endings: toBoth('ευτηκα ευτηκε ευτηκαν ευτει ευμενος ευμενη ευμενο'), instead: ['ευω', 'ευομαι'] },
  { endings: toBoth('χτηκα χτηκε χτηκαν χτει γμενος γμενη γμενο'), instead: ['γω', 'κω', 'χω', 'ζω', 'χομαι'] },
];

/** All persons behind θα and να, and of the past, whose accent moves. */
const may = (stem: string) => join(stem, 'ω εις ει ουμε ετε ουν').join(' ');
const past = (stem: string, ours: string) => [...join(stem, 'α ες ε αν'), ...join(ours, 'αμε ατε')].join(' ');
/** And of a stem that has no other vowel: δω, δούμε. */
const mayShort = (stem: string) => join(stem, 'ω εις ει ούμε είτε ουν ες').join(' ');

const IRREGULAR = {
  ο: 'η το του της τον την τη οι τα των τους τις',
  ένας: 'μία μια ένα έναν ενός μιας',
  σε: 'σ στο στον στη στην στου στης στα στους στις στων',
  εγώ: 'μου με εμένα μένα',
  εσύ: 'σου σε εσένα σένα',
  εμείς: 'μας εμάς',
  εσείς: 'σας εσάς',
  αυτός: 'του τον της την το τα τους τις',
  οποιοσδήποτε: 'οποιοδήποτε οποιαδήποτε οποιονδήποτε οποιουδήποτε οποιασδήποτε οποιεσδήποτε οποιουσδήποτε',
  δεν: 'δε',
  μην: 'μη',
  και: 'κι',
  αν: 'εάν',
  βλέπω: `${past('είδ', 'είδ')} ${mayShort('δ')} έβλεπα έβλεπε έβλεπαν`,
  έρχομαι: `${past('ήρθ', 'ήρθ')} ${past('ήλθ', 'ήλθ')} ${may('έρθ')} έλα ελάτε`,
  λέω: `λες λέει λέμε λέτε λένε ${past('είπ', 'είπ')} ${mayShort('π')} ${past('έλεγ', 'λέγ')}`,
  πηγαίνω: `πάω πας πάει πάμε πάτε πάνε ${past('πήγ', 'πήγ')}`,
  πάω: `πας πάμε πάτε πάνε ${past('πήγ', 'πήγ')}`,
  ζω: `ζεις ζει ζούμε ζείτε ζουν ${past('έζησ', 'ζήσ')} ${may('ζήσ')} ζούσε ζούσαν`,
  τρώω: `τρως τρώει τρώμε τρώτε τρώνε ${past('έφαγ', 'φάγ')} φάω φας φάει φάμε φάτε φάνε φάε έτρωγα έτρωγε`,
  πίνω: `${past('ήπι', 'ήπι')} ${mayShort('πι')}`,
  βρίσκω: `${past('βρήκ', 'βρήκ')} ${mayShort('βρ')} βρεθεί βρέθηκε βρέθηκαν`,
  παίρνω: `${past('πήρ', 'πήρ')} ${may('πάρ')} πάρε`,
  θέτω: `τεθεί τεθούν τέθηκε τέθηκαν ${past('έθεσ', 'θέσ')}`,
  δίνω: `${past('έδωσ', 'δώσ')} ${may('δώσ')} δώσε`,
  βάζω: `${past('έβαλ', 'βάλ')} ${may('βάλ')} βάλε`,
  βγάζω: `${past('έβγαλ', 'βγάλ')} ${may('βγάλ')} βγάλε`,
  μπαίνω: `${past('μπήκ', 'μπήκ')} ${mayShort('μπ')}`,
  βγαίνω: `${past('βγήκ', 'βγήκ')} ${mayShort('βγ')}`,
  ανεβαίνω: `${past('ανέβηκ', 'ανεβήκ')} ανέβω ανέβει ανεβώ ανεβεί`,
  κατεβαίνω: `${past('κατέβηκ', 'κατεβήκ')} κατέβω κατέβει κατεβώ κατεβεί`,
  γίνομαι: `${past('έγιν', 'γίν')} ${may('γίν')}`,
  είμαι: 'είσαι είναι είμαστε είστε είσαστε ήμουν ήσουν ήταν ήμασταν ήσασταν ήμαστε όντας',
  έχω: past('είχ', 'είχ'),
  μένω: `${past('έμειν', 'μείν')} ${may('μείν')}`,
  φεύγω: `${past('έφυγ', 'φύγ')} ${may('φύγ')} φύγε`,
  κάνω: past('έκαν', 'κάν'),
  ξέρω: past('ήξερ', 'ξέρ'),
  θέλω: `${past('ήθελ', 'θέλ')} ${past('θέλησ', 'θελήσ')}`,
  στέλνω: `${past('έστειλ', 'στείλ')} ${may('στείλ')}`,
  φέρνω: `${past('έφερ', 'φέρ')} ${may('φέρ')} φέρε`,
  μαθαίνω: `${past('έμαθ', 'μάθ')} ${may('μάθ')}`,
  παθαίνω: `${past('έπαθ', 'πάθ')} ${may('πάθ')}`,
  καταλαβαίνω: `${past('κατάλαβ', 'καταλάβ')} ${may('καταλάβ')}`,
  πεθαίνω: `${past('πέθαν', 'πεθάν')} ${may('πεθάν')}`,
  πέφτω: `${past('έπεσ', 'πέσ')} ${may('πέσ')}`,
  κόβω: 'κόπηκα κόπηκε κόπηκαν κοπεί κοπούν',
  φαίνομαι: 'φάνηκα φάνηκε φάνηκαν φανεί φανούν',
  κάθομαι: `${past('κάθισ', 'καθίσ')} ${may('καθίσ')} κάτσε κάτσω κάτσει`,
  στέκομαι: past('στάθηκ', 'σταθήκ'),
  πολύς: 'πολλή πολύ πολλοί πολλές πολλά πολλούς πολλών πολλής περισσότερο περισσότερα περισσότεροι περισσότερες',
  καλός: 'καλύτερος καλύτερη καλύτερο καλύτερα καλύτεροι καλύτερες',
  κακός: 'χειρότερος χειρότερη χειρότερο χειρότερα',
};

export const inflection: Inflection = {
  irregular: IRREGULAR,
  stemmer,
  marks: 'differ',
  endings: ENDINGS,
};

import { stemmer } from '@orama/stemmers/greek';
import { type Endings, type Inflection, type LetterChange, toList } from './inflection.ts';

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
const MAY = toBoth('ω εις ει ουμε ετε ουν ουνε τε');

/** What the past and the forms behind θα and να have at the end of their stem, and what the present has there. */
const STEMS: readonly LetterChange[] = [
  ...toList('ζ ν θ').map((letter): LetterChange => [/σ$/u, letter]),
  [/σ$/u, ''],
  ...toList('γ κ χ ζ σσ χν').map((letter): LetterChange => [/ξ$/u, letter]),
  [/[εέ]ψ$/u, 'ευ'],
  [/[αά]ψ$/u, 'αυ'],
  ...toList('φ β π πτ φτ').map((letter): LetterChange => [/ψ$/u, letter]),
];
const CONTRACTED: readonly LetterChange[] = [
  [/[ηήεέαά]σ$/u, ''],
  [/[ηήαά]ξ$/u, ''],
];
/** An accent on what the past has put before the word: έγραψα. */
const withoutSign = ([found, before]: LetterChange): LetterChange => [
  new RegExp(`^έ(.+)${found.source}`, 'u'),
  `$1${before}`,
];

const toPast = (undo: LetterChange, instead: readonly string[]): Endings[] => [
  { endings: [...PAST, ...MAY], instead, undo },
  { endings: PAST, instead, undo: withoutSign(undo) },
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
  { endings: PAST, instead: ['ω'], undo: [/^έ/u, ''] },
  // The past, and what stands behind θα and να: διάβασα, έγραψε, ανοίξει, δουλέψω; μίλησα, κοίταξα.
  ...STEMS.flatMap((undo) => toPast(undo, ['ω'])),
  ...CONTRACTED.flatMap((undo) => toPast(undo, ['ω', 'αω'])),
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
  { endings: toBoth('ευτηκα ευτηκε ευτηκαν ευτει ευμενος ευμενη ευμενο'), instead: ['ευω', 'ευομαι'] },
  { endings: toBoth('χτηκα χτηκε χτηκαν χτει γμενος γμενη γμενο'), instead: ['γω', 'κω', 'χω', 'ζω', 'χομαι'] },
];

const IRREGULAR = {
  βλέπω: 'είδα είδες είδε είδαμε είδατε είδαν δω δεις δει δούμε δείτε δουν δες',
  έρχομαι: 'ήρθα ήρθες ήρθε ήρθαμε ήρθατε ήρθαν έρθω έρθεις έρθει έρθουμε έρθετε έρθουν έλα ελάτε',
  λέω: 'λες λέμε λέτε λένε είπα είπες είπε είπαμε είπατε είπαν πω πεις πει πούμε πείτε πουν πες έλεγα έλεγε έλεγαν',
  πηγαίνω: 'πήγα πήγες πήγε πήγαμε πήγατε πήγαν',
  πάω: 'πας πάμε πάτε πάνε πήγα πήγες πήγε πήγαμε πήγατε πήγαν',
  τρώω: 'τρως τρώμε τρώτε τρώνε έφαγα έφαγες έφαγε φάγαμε έφαγαν φάω φας φάει φάμε φάτε φάνε φάε έτρωγα έτρωγε',
  πίνω: 'ήπια ήπιες ήπιε ήπιαμε ήπιαν πιω πιεις πιει πιούμε πιείτε πιουν πιες',
  βρίσκω: 'βρήκα βρήκες βρήκε βρήκαμε βρήκατε βρήκαν βρω βρεις βρει βρούμε βρείτε βρουν βρες',
  παίρνω: 'πήρα πήρες πήρε πήραμε πήρατε πήραν πάρω πάρεις πάρει πάρουμε πάρετε πάρουν πάρε',
  δίνω: 'έδωσα έδωσες έδωσε δώσαμε έδωσαν δώσω δώσεις δώσει δώσουμε δώσετε δώσουν δώσε',
  μπαίνω: 'μπήκα μπήκες μπήκε μπήκαμε μπήκαν μπω μπεις μπει μπούμε μπείτε μπουν',
  βγαίνω: 'βγήκα βγήκες βγήκε βγήκαμε βγήκαν βγω βγεις βγει βγούμε βγείτε βγουν',
  ανεβαίνω: 'ανέβηκα ανέβηκε ανέβηκαν ανέβω ανέβει',
  κατεβαίνω: 'κατέβηκα κατέβηκε κατέβηκαν κατέβω κατέβει',
  γίνομαι: 'έγινα έγινες έγινε έγιναν',
  είμαι: 'είσαι είναι είμαστε είστε ήμουν ήσουν ήταν ήμασταν ήσασταν',
  έχω: 'είχα είχες είχε είχαμε είχατε είχαν',
  μένω: 'έμεινα έμεινε έμειναν μείνω μείνει',
  φεύγω: 'έφυγα έφυγες έφυγε φύγαμε έφυγαν φύγω φύγει φύγε',
  ξέρω: 'ήξερα ήξερε ήξεραν',
  θέλω: 'ήθελα ήθελε ήθελαν',
  στέλνω: 'έστειλα έστειλε έστειλαν στείλω στείλει',
  φέρνω: 'έφερα έφερε έφεραν φέρω φέρει φέρε',
  μαθαίνω: 'έμαθα έμαθε έμαθαν μάθω μάθει',
  καταλαβαίνω: 'κατάλαβα κατάλαβε κατάλαβαν καταλάβω καταλάβει',
  πεθαίνω: 'πέθανε πέθανα πέθαναν πεθάνει',
  κάθομαι: 'κάτσε',
  στέκομαι: 'στάθηκε στάθηκα',
  πολύς: 'πολλή πολλοί πολλές πολλά πολλούς πολλών περισσότερο περισσότερα',
  κακός: 'χειρότερος χειρότερη χειρότερο',
};

export const inflection: Inflection = {
  irregular: IRREGULAR,
  stemmer,
  marks: 'differ',
  endings: ENDINGS,
};

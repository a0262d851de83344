import { FORM, WORD } from '../store/word-entries.ts';
import { fitsCapital } from './capitals.ts';
import { type Lead, type PointedWord, toLead } from './lead.ts';

/** Endings to take off, and what the card's word has in their place. */
interface Endings {
  endings: readonly string[];
  instead: readonly string[];
  /** Taken off too: `ge` of `gemacht`. */
  prefix?: string;
  /** What else the ending does to the word, undone: the doubled letter of `running`, the vowel of `powodu`. Where it did not, these endings are not meant. */
  undo?: readonly [RegExp, string];
  /** Whether what is left may be a known form: `aufgeräumt` of `aufgeräumte`. */
  ofForms?: boolean;
  /** What the card's word looks like. */
  isMeant?: RegExp;
}

const toList = (words: string) => words.split(' ');
/** Of what is left, at least this much: shorter words have too many neighbours. */
const MIN_BASE_LENGTH = 2;

const GERMAN_VERB = /^\p{Ll}+n$/u;
const DUTCH_VERB = /n$/u;

/** Regular endings that the stemmers leave on, or take for a part of the word: `verwendet`, `Systems`, `mujeres`. */
const ENDINGS: Record<string, readonly Endings[]> = {
  deu: [
    {
      endings: toList('st est t et te ete ten eten tet etet test etest e end'),
      instead: ['en', 'n'],
      isMeant: GERMAN_VERB,
    },
    {
      prefix: 'ge',
      endings: toList('t et te ete ten eten ter eter tes etes tem etem'),
      instead: ['en', 'n'],
      isMeant: GERMAN_VERB,
    },
    { endings: toList('e en er es em'), instead: [''], ofForms: true, isMeant: GERMAN_VERB },
    { endings: toList('s es n en e er ern'), instead: ['', 'e'] },
    { endings: toList('ere erer eren eres erem ste sten stes ster stem'), instead: [''], isMeant: /^\p{Ll}+$/u },
  ],
  nld: [
    { endings: toList('t te ten de den end ende'), instead: ['en'], isMeant: DUTCH_VERB },
    { prefix: 'ge', endings: toList('t d te de'), instead: ['en'], isMeant: DUTCH_VERB },
    { endings: toList('en s e tje tjes'), instead: [''] },
  ],
  spa: [
    { endings: toList('s es'), instead: [''] },
    { endings: toList('ces'), instead: ['z'] },
    {
      endings: toList(
        'o as a amos áis an é aste ó asteis aron aba abas ábamos aban aré arás ará aremos arán aría arías arían e es emos en ara aran ' +
          'ase ando ado ada ados adas ad',
      ),
      instead: ['ar'],
    },
    {
      endings: toList(
        'o es e emos imos en í iste ió isteis ieron ía ías íamos ían a as an iera ieran iese iendo yendo yó yeron ido ida idos idas ' +
          'ído ída ed id',
      ),
      instead: ['er', 'ir'],
    },
  ],
  por: [
    { endings: toList('s es'), instead: [''] },
    { endings: toList('ões ãos ães'), instead: ['ão'] },
    { endings: toList('is'), instead: ['l'] },
    {
      endings: toList(
        'o as a amos am ei aste ou aram ava avas ávamos avam arei ará aremos arão aria ariam e es emos em asse assem ando ado ada ados adas',
      ),
      instead: ['ar'],
    },
    {
      endings: toList(
        'o es e emos imos em i iste eu iu eram iram ia ias íamos iam a as am endo indo ido ida idos idas esse isse',
      ),
      instead: ['er', 'ir'],
    },
  ],
  fra: [
    { endings: toList('s x e es'), instead: [''] },
    { endings: toList('aux'), instead: ['al'] },
    {
      endings: toList(
        'e es ons ez ent é ée és ées ais ait ions iez aient ai as a âmes âtes èrent erai eras era erons erez eront erais erait eraient ant',
      ),
      instead: ['er'],
    },
    { endings: toList('ea eons eais eait eaient eant'), instead: ['er'] },
    {
      endings: toList('is it issons issez issent i ie ies issais issait issaient issant ira iront irait'),
      instead: ['ir'],
    },
    { endings: toList('s ons ez ent t u ue us ues ais ait aient ant it irent ra ront rait'), instead: ['re', 'tre'] },
  ],
  ita: [
    { endings: toList('i'), instead: ['o', 'e', 'a'] },
    { endings: toList('e'), instead: ['a'] },
    { endings: toList('hi'), instead: ['o'] },
    { endings: toList('he'), instead: ['a'] },
    {
      endings: toList(
        'o i a iamo ate ano hi hiamo avo avi ava avamo avano ai ò arono erò erà eremo eranno herà erebbe asse ando ato ata ati ate ante anti',
      ),
      instead: ['are'],
    },
    {
      endings: toList(
        'o i e iamo ete ite ono isco isci isce iscono a ano evo eva evano ivo iva ivano ei é erono ii ì irono erò erà irò irà endo uto uta ' +
          'uti ute ito ita iti ente enti',
      ),
      instead: ['ere', 'ire'],
    },
  ],
  pol: [
    // Nouns: znaku, nazwy, słowem, urządzenia; systemie, komputerze, książce; nazw without an ending.
    { endings: toList('a u owi em iem y i ą ów om ami ach e ie owie'), instead: [''] },
    { endings: toList('a u owi em y i ów om ami ach e ie'), instead: [''], undo: [/o(?=[^aeiouyąęó]+$)/u, 'ó'] },
    { endings: toList('a u owi em y i ów om ami ach e ie'), instead: [''], undo: [/ę(?=[^aeiouyąęó]+$)/u, 'ą'] },
    { endings: toList('y i ę ą o e ie om ami ach'), instead: ['a'] },
    { endings: toList('a u em iem om ami ach y i'), instead: ['o', 'e'] },
    { endings: toList('iom iami iach ią ię ie i'), instead: ['ia', 'ie'] },
    { endings: toList('rze'), instead: ['r', 'ra', 'ro'] },
    { endings: toList('le'), instead: ['ł', 'ła', 'ło'] },
    { endings: toList('cie'), instead: ['t', 'ta', 'to'] },
    { endings: toList('dzie'), instead: ['d', 'da', 'do'] },
    { endings: toList('ce'), instead: ['ka'] },
    { endings: toList('dze'), instead: ['ga'] },
    { endings: toList('ci cią ciom ciami ciach cie'), instead: ['ć'] },
    { endings: toList('zi zią ziom ziami ziach'), instead: ['ź'] },
    { endings: toList('ni nią niom niami niach nie nia niu niem'), instead: ['ń'] },
    { endings: toList('ca cu cowi cem ce ców com cami cach'), instead: ['ec', 'iec'] },
    { endings: toList('ka ku kowi kiem ki ków kom kami kach'), instead: ['ek'] },
    { endings: toList('ek'), instead: ['ka', 'ko'] },
    { endings: toList('eń'), instead: ['enie'] },
    { endings: toList('ań'), instead: ['anie'] },
    { endings: [''], instead: ['a', 'o', 'e'] },
    // Adjectives.
    { endings: toList('a e ego emu ym ymi ych ą ej i'), instead: ['y'] },
    { endings: toList('a e ego emu m mi ch ą ej'), instead: ['', 'i'], isMeant: /i$/ },
    // Verbs.
    {
      endings: toList(
        'am asz a amy acie ają ał ała ało ali ały ałem ałam ałeś ałaś aliśmy ałyśmy aj ajmy ajcie ałby ałaby ałoby aliby ałyby ając ający ająca ające ającego ającej ających ającym ającą ania aniu aniem any ana ane ano ani ' +
          'anego anej anemu anych anym anymi aną',
      ),
      instead: ['ać'],
    },
    {
      endings: toList(
        'uję ujesz uje ujemy ujecie ują uj ujmy ujcie ując ujący ująca ujące ującego ującej ujących ującym ującą',
      ),
      instead: ['ować', 'ywać', 'iwać'],
    },
    { endings: toList('aję ajesz aje ajemy ajecie ają'), instead: ['awać'] },
    {
      endings: toList(
        'ę ię isz i imy icie ą ią ił iła iło ili iły iłem iłam iłeś iłaś iliśmy ij ijcie iąc iony iona ione iono ionego ionej ionych ionym ionymi ioną eni',
      ),
      instead: ['ić'],
    },
    {
      endings: toList(
        'ę ysz y ymy ycie ą ył yła yło yli yły yłem yłam yłeś yłaś yliśmy yj yję yjesz yje yjemy yją yty yta yte yto ąc ony ona one ono onego onej onych onym oną',
      ),
      instead: ['yć'],
    },
    {
      endings: toList(
        'ę ię isz i imy icie ą ią y ysz ymy ycie eję ejesz eje ejemy ejecie eją em esz e emy ecie edzą ał iał iała iało ieli iały ała ało eli ały ąc iąc',
      ),
      instead: ['eć', 'ieć'],
    },
    {
      endings: toList('nę niesz nie niemy niecie ną nął nęła nęło nęli nęły nąłem nęłam nij nięty nięta nięte'),
      instead: ['nąć'],
    },
    { endings: toList('nę niesz nie niemy niecie ną ń ńcie'), instead: ['ć'] },
  ],
  eng: [
    { endings: toList('s es d ed ing r er st est'), instead: [''] },
    { endings: toList('ing ed er est'), instead: ['e'] },
    { endings: toList('ing ed er est'), instead: [''], undo: [/(.)\1$/u, '$1'] },
    { endings: toList('ies ied ier iest'), instead: ['y'] },
  ],
};

/** Finds the words that a regular ending was put to. */
export function findEndingLeads(word: PointedWord): Lead[] {
  const leads: Lead[] = [];
  for (const { endings, instead, prefix = '', undo, ofForms, isMeant } of ENDINGS[word.language] ?? []) {
    if (!word.key.startsWith(prefix)) continue;
    const accepts: Lead['accepts'] = (match) =>
      (match.kind === WORD || (ofForms === true && match.kind === FORM)) &&
      (isMeant?.test(match.card[1]) ?? true) &&
      fitsCapital(word, match);
    for (const ending of endings) {
      const written = word.key.slice(prefix.length, word.key.length - ending.length);
      const base = undo ? written.replace(...undo) : written;
      if (undo && base === written) continue;
      if (!word.key.endsWith(ending) || base.length < MIN_BASE_LENGTH) continue;
      for (const letters of instead) leads.push(toLead(word, base + letters, { rule: 'stem', accepts }));
    }
  }
  return leads;
}

import { FORM, WORD } from '../store/word-entries.ts';
import type { KeyMatch } from '../store/word-search.ts';
import { fitsCapital } from './capitals.ts';
import { type Lead, type PointedWord, toLead } from './lead.ts';
import { type Endings, SLAVIC_ENDINGS, toList } from './slavic-endings.ts';

/** Of what is left, at least this much: shorter words have too many neighbours. */
const MIN_BASE_LENGTH = 2;

const GERMAN_VERB = /^\p{Ll}+n$/u;
const DUTCH_VERB = /n$/u;

const SPANISH_CHANGES: readonly (readonly [RegExp, string])[] = [
  [/ie(?=[^aeiou]+$)/u, 'e'],
  [/ue(?=[^aeiou]+$)/u, 'o'],
  [/i(?=[^aeiou]+$)/u, 'e'],
];

/** What a silent ending does to the letters before it: possède, achète, appelle, jette; commençait. */
const FRENCH_CHANGES: readonly (readonly [RegExp, string])[] = [
  [/è(?=[^aeiouyéè]+$)/u, 'é'],
  [/è(?=[^aeiouyéè]+$)/u, 'e'],
  [/ll$/u, 'l'],
  [/tt$/u, 't'],
  [/ç$/u, 'c'],
];

/** Regular endings that the stemmers leave on, or take for a part of the word: `verwendet`, `Systems`, `mujeres`. */
const ENDINGS: Record<string, readonly Endings[]> = {
  ...SLAVIC_ENDINGS,
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
    { endings: toList('en s e tje tjes je jes er ere st ste'), instead: [''] },
    { endings: toList('d de'), instead: [''], isMeant: DUTCH_VERB },
    { endings: ['heden'], instead: ['heid'] },
    // A long vowel is written twice before one consonant, and a consonant after a short one: loopt, grote, mannen; huizen, brieven.
    {
      endings: toList('t te ten de den end ende'),
      instead: ['en'],
      undo: [/([aeou])\1([^aeiou])$/u, '$1$2'],
      isMeant: DUTCH_VERB,
    },
    { endings: [''], instead: ['en'], undo: [/([aeou])\1([^aeiou])$/u, '$1$2'], isMeant: DUTCH_VERB },
    {
      endings: toList('t te ten de den end ende'),
      instead: ['en'],
      undo: [/([^aeiou])$/u, '$1$1'],
      isMeant: DUTCH_VERB,
    },
    { endings: [''], instead: ['en', 'n'], isMeant: DUTCH_VERB },
    { endings: [''], instead: ['en'], undo: [/([^aeiou])$/u, '$1$1'], isMeant: DUTCH_VERB },
    { endings: [''], instead: ['en'], undo: [/s$/u, 'z'], isMeant: DUTCH_VERB },
    { endings: [''], instead: ['en'], undo: [/f$/u, 'v'], isMeant: DUTCH_VERB },
    {
      prefix: 'ge',
      endings: toList('t d te de'),
      instead: ['en'],
      undo: [/([aeou])\1([^aeiou])$/u, '$1$2'],
      isMeant: DUTCH_VERB,
    },
    {
      prefix: 'ge',
      endings: toList('t d te de'),
      instead: ['en'],
      undo: [/([^aeiou])$/u, '$1$1'],
      isMeant: DUTCH_VERB,
    },
    { endings: toList('e en ere er'), instead: [''], undo: [/([aeou])([^aeiou])$/u, '$1$1$2'] },
    { endings: toList('e en ere er'), instead: [''], undo: [/([^aeiou])\1$/u, '$1'] },
    { endings: toList('e en'), instead: [''], undo: [/z$/u, 's'] },
    { endings: toList('e en'), instead: [''], undo: [/v$/u, 'f'] },
    { endings: toList('e en'), instead: [''], undo: [/([aeou])z$/u, '$1$1s'] },
    { endings: toList('e en'), instead: [''], undo: [/([aeou])v$/u, '$1$1f'] },
  ],
  spa: [
    { endings: toList('s es'), instead: [''] },
    { endings: toList('ces'), instead: ['z'] },
    { endings: toList('ce ces cen cemos cé'), instead: ['zar'] },
    { endings: toList('que ques quen quemos qué'), instead: ['car'] },
    { endings: toList('gue gues guen guemos gué'), instead: ['gar'] },
    // A vowel that the stress changes: tiene, devuelve, pide.
    { endings: toList('ue ues uen o a as an'), instead: ['uir'], undo: [/i(?=[^aeiou]+$)/u, 'e'] },
    { endings: toList('zco zca zcas zcamos zcan'), instead: ['cer', 'cir'] },
    { endings: toList('jo ja jas jamos jan'), instead: ['ger', 'gir'] },
    { endings: toList('go ga gas gamos gan dré drás drá dremos drán dría drían'), instead: ['er', 'ir'] },
    ...SPANISH_CHANGES.map((undo) => ({ endings: toList('o as a an e es en'), instead: ['ar', 'er', 'ir'], undo })),
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
  swe: [
    // Verbs first: `verkar` is rather of `verka` than of `verk`.
    { endings: toList('ar ade at as ades ande ad'), instead: ['a'] },
    { endings: toList('er te t de d s ts tes des tt ett'), instead: ['a'] },
    { endings: toList('en n et t ar er r s arna erna na ens ets arnas ernas nas'), instead: [''] },
    { endings: toList('an or orna ans ornas'), instead: ['a'] },
    // A vowel that the ending takes: vatten, tunnel, säker.
    { endings: toList('et en ar arna a are ast aste'), instead: [''], undo: [/([^aeiouyåäö])$/u, 'e$1'] },
    { endings: toList('r dde tt ddes'), instead: [''] },
    { endings: toList('a t are ast aste'), instead: [''] },
    { endings: toList('tt'), instead: ['', 'd'] },
    { endings: toList('t'), instead: ['d', 'da'] },
  ],
  fra: [
    {
      endings: toList(
        'e es ons ez ent é ée és ées ais ait ions iez aient ai as a âmes âtes èrent erai eras era erons erez eront erais erait eraient ant',
      ),
      instead: ['er'],
    },
    { endings: toList('s x e es'), instead: [''] },
    { endings: toList('aux'), instead: ['al'] },
    { endings: toList('euse euses'), instead: ['eux'] },
    { endings: toList('ive ives'), instead: ['if'] },
    { endings: toList('que ques'), instead: ['c'] },
    ...FRENCH_CHANGES.map((undo) => ({ endings: toList('e es ent era ais ait aient ant'), instead: ['er'], undo })),
    { endings: toList('le les ne nes ue ues'), instead: [''] },
    { endings: toList('ie ies ient iera'), instead: ['yer'] },
    { endings: toList('ea eons eais eait eaient eant'), instead: ['er'] },
    {
      endings: toList('is it issons issez issent i ie ies issais issait issaient issant ira iront irait'),
      instead: ['ir'],
    },
    { endings: toList('s ons ez ent t u ue us ues ais ait aient ant it irent ra ront rait'), instead: ['re', 'tre'] },
    { endings: [''], instead: ['re', 'tre'] },
    { endings: toList('nent nons nez nait'), instead: ['dre'] },
    { endings: toList('t s nent'), instead: ['ir'], undo: [/ien$/u, 'en'] },
    { endings: toList('u ue us ues ant ons ez ait aient e es ent'), instead: ['ir'] },
    { endings: toList('ert erte erts ertes'), instead: ['rir'] },
    { endings: toList('t s'), instead: ['vir', 'vre'] },
    { endings: toList('i ie is ies'), instead: ['re'] },
    { endings: toList('çoit çois çoivent çu çue çus çues'), instead: ['cevoir'] },
    { endings: toList('is ise ises'), instead: ['endre', 'ettre'] },
    { endings: toList('ivant ivent ivons ivez ivait'), instead: ['ire'] },
    { endings: toList('int ins'), instead: ['indre'] },
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
  eng: [
    { endings: toList('s es d ed ing r er st est'), instead: [''] },
    { endings: toList('ing ed er est'), instead: ['e'] },
    { endings: toList('ing ed er est'), instead: [''], undo: [/(.)\1$/u, '$1'] },
    { endings: toList('ies ied ier iest'), instead: ['y'] },
  ],
};

/** Finds the words that a regular ending was put to: those spelled just so, and then those that are alike but for their marks. */
export function findEndingLeads(word: PointedWord): Lead[][] {
  const leads = listLeads(word);
  const exact = leads.map((lead) => ({
    ...lead,
    accepts: (match: KeyMatch) => match.key === lead.wordKey && lead.accepts?.(match) !== false,
  }));
  return [exact, leads];
}

function listLeads(word: PointedWord): Lead[] {
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

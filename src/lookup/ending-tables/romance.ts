import { type Endings, type LetterChange, toList } from './rules.ts';

const SPANISH_CHANGES: readonly LetterChange[] = [
  [/ie(?=[^aeiou]+$)/u, 'e'],
  [/ue(?=[^aeiou]+$)/u, 'o'],
  [/i(?=[^aeiou]+$)/u, 'e'],
];

/** What a silent ending does to the letters before it: possède, achète, appelle, jette; commençait. */
const FRENCH_CHANGES: readonly LetterChange[] = [
  [/è(?=[^aeiouyéè]+$)/u, 'é'],
  [/è(?=[^aeiouyéè]+$)/u, 'e'],
  [/ll$/u, 'l'],
  [/tt$/u, 't'],
  [/ç$/u, 'c'],
];

/** By ISO 639-3 code. */
export const ROMANCE: Record<string, readonly Endings[]> = {
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
  ron: [
    { endings: toList('ul ului ule u i ii ilor e ele elor uri urile urilor l lui le lor'), instead: [''] },
    { endings: toList('a e ei ele elor i ii ile ilor o'), instead: ['ă'] },
    { endings: toList('a i ei ii ile ilor o'), instead: ['e'] },
    { endings: toList('a ua ele elor ule le lor uă'), instead: ['ea', 'a'] },
    { endings: toList('ul ului i ii ilor e ele elor a le lor'), instead: ['u'] },
    { endings: toList('i ii ilor'), instead: [''], undo: [/ț$/u, 't'] },
    { endings: toList('i ii ilor'), instead: ['', 'ă', 'e'], undo: [/z$/u, 'd'] },
    { endings: toList('i ii ilor ile'), instead: ['', 'e', 'ă'], undo: [/ș$/u, 's'] },
    { endings: toList('i ile ilor'), instead: ['te', 'tă'], undo: [/ț$/u, ''] },
    { endings: toList('e ele elor'), instead: [''], undo: [/oa(?=[^aăâeiîou]+$)/u, 'o'] },
    { endings: toList('i ile ilor'), instead: ['ă', 'e'], undo: [/o(?=[^aăâeiîou]+$)/u, 'oa'] },
    { endings: toList('i ile ilor'), instead: ['ă', 'e'], undo: [/ă(?=[^aăâeiîou]+$)/u, 'a'] },
    { endings: toList('i ile ilor'), instead: ['te'], undo: [/ărț$/u, 'ar'] },
  ],
};

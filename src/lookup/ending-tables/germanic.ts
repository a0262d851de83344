import { type Endings, toList } from './rules.ts';

const GERMAN_VERB = /^\p{Ll}+n$/u;

const DUTCH_VERB = /n$/u;

const SCANDINAVIAN: readonly Endings[] = [
  // The letters that an ending takes, or doubles: cykler, nøklene; katten.
  { endings: toList('er et en erne ene e ers ets ens ernes enes'), instead: [''], undo: [/([^aeiouyæøå])$/u, 'e$1'] },
  { endings: toList('er et en erne ene e ers ets ens ernes enes'), instead: [''], undo: [/([^aeiouyæøå])\1$/u, '$1'] },
  { endings: toList('ne nes'), instead: [''] },
];

/** By ISO 639-3 code. */
export const GERMANIC: Record<string, readonly Endings[]> = {
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
  dan: SCANDINAVIAN,
  nor: SCANDINAVIAN,
  nno: SCANDINAVIAN,
  eng: [
    { endings: toList('s es d ed ing r er st est'), instead: [''] },
    { endings: toList('ing ed er est'), instead: ['e'] },
    { endings: toList('ing ed er est'), instead: [''], undo: [/(.)\1$/u, '$1'] },
    { endings: toList('ies ied ier iest'), instead: ['y'] },
  ],
};

import { type Endings, type LetterChange, toList } from './inflection.ts';

const NOUNS = toList('er et en erne ene e ers ets ens ernes enes s a');
const ADJECTIVES = toList('t e ere est este');

/** Letters that an ending takes, or doubles: cykler, nøklene, katten; midler, truslen. */
const CHANGES: readonly LetterChange[] = [
  [/([^aeiouyæøå])$/u, 'e$1'],
  [/([^aeiouyæøå])\1$/u, '$1'],
  [/([^aeiouyæøå])([lnr])$/u, '$1$1e$2'],
];
/** Vowels of the plural: bøger, hænder, tænder; hender. */
const VOWELS: readonly LetterChange[] = [
  [/ø(?=[^aeiouyæøå]+$)/u, 'o'],
  [/æ(?=[^aeiouyæøå]+$)/u, 'å'],
  [/æ(?=[^aeiouyæøå]+$)/u, 'a'],
  [/e(?=[^aeiouyæøå]+$)/u, 'a'],
];

/** Of Danish and both kinds of Norwegian. */
export const SCANDINAVIAN: readonly Endings[] = [
  // Verbs first: svarede is rather of svare than of svar. Kastet, smagte, kommende; spises.
  { endings: toList('er ede edes et te tes t a ende es r s'), instead: ['e'] },
  { endings: toList('r s dde ddes dd'), instead: [''], isMeant: /[aiouyæøå]$/u },
  // Nouns: husene, kagerne, piken, katta, jenta.
  { endings: NOUNS, instead: [''] },
  { endings: toList('n r rne ns rs rnes t ts ne nes s a as'), instead: ['', 'e'] },
  ...CHANGES.map((undo) => ({ endings: [...NOUNS, ...ADJECTIVES], instead: [''], undo })),
  ...VOWELS.map((undo) => ({ endings: toList('er erne ene ers ernes enes'), instead: [''], undo })),
  { endings: toList('et er erne ene a ets ernes ene enes'), instead: ['um'] },
  // Adjectives: højt, dumme, stærkeste; godt.
  { endings: [...ADJECTIVES, 'st', 'ste'], instead: [''] },
  { endings: [''], instead: ['ere'], undo: [/ér$/u, ''] },
  { endings: toList('ede et ete'), instead: ['et'] },
];

/** Irregular verbs with something before them: undgik of undgå, forbød of forby. */
export const listCompounds = (verbs: Readonly<Record<string, string>>): Endings[] =>
  Object.entries(verbs).map(([verb, forms]) => ({ endings: toList(forms), instead: [verb] }));

import { stemmer } from '@orama/stemmers/german';
import { fromPairs, type Inflection, type LetterChange, toList, toSet } from './inflection.ts';

/** Vowels of the plural: Häuser, Söhne, Brüder. */
const UMLAUTS: readonly LetterChange[] = [
  [/ä(?=[^äöü]+$)/u, 'a'],
  [/ö(?=[^äöü]+$)/u, 'o'],
  [/ü(?=[^äöü]+$)/u, 'u'],
];
const GERMAN_VERB = /^\p{Ll}+n$/u;

export const inflection: Inflection = {
  verbPlaces: {
    verb: /^\p{Ll}.*n$/u,
    hasFiniteInfinitives: true,
    before: toSet('ich du er es man wir wer niemand'),
    beforeOthers: toSet('der die das den dem des ein eine einen einem einer eines'),
  },
  spellings: fromPairs({ ae: 'ä', oe: 'ö', ue: 'ü' }),
  stemmer,
  // Möglicherweise, Möglichkeit, Schönheit; Lehrerin; Bearbeitung.
  derivations: [
    { endings: toList('erweise heit keit igkeit heiten keiten igkeiten'), instead: [''], isMeant: /^\p{Ll}/u },
    { endings: toList('in innen'), instead: ['', 'e'], isMeant: /^\p{Lu}/u },
    { endings: toList('ung ungen'), instead: ['en', 'n'], isMeant: GERMAN_VERB },
  ],
  endings: [
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
    ...UMLAUTS.map((undo) => ({ endings: toList('er ern e en n '), instead: [''], undo, isMeant: /^\p{Lu}/u })),
    { endings: toList('ere erer eren eres erem ste sten stes ster stem'), instead: [''], isMeant: /^\p{Ll}+$/u },
  ],
};

import { stemmer } from '@orama/stemmers/finnish';
import { type Inflection, type LetterChange, toList } from './inflection.ts';

const FINNISH_CASES = toList('n t a ä ta tä ssa ssä sta stä lla llä lta ltä lle ksi na nä ni');

/** Consonants that a closed syllable weakens, undone, and the last vowel: kirkossa, linnun, leivän, ovet, tähdet. */
const FINNISH_CHANGES: readonly LetterChange[] = [
  [/([kpt])([aeiouyäö]+)$/u, '$1$1$2'],
  [/nn([aeiouyäö]+)$/u, 'nt$1'],
  [/mm([aeiouyäö]+)$/u, 'mp$1'],
  [/ng([aeiouyäö]+)$/u, 'nk$1'],
  [/v([aeiouyäö]+)$/u, 'p$1'],
  [/d([aäouyö]+)$/u, 't$1'],
  [/de$/u, 'ti'],
  [/e$/u, 'i'],
];

export const inflection: Inflection = {
  stemmer,
  endings: [
    { endings: FINNISH_CASES, instead: [''] },
    ...FINNISH_CHANGES.map((undo) => ({ endings: FINNISH_CASES, instead: [''], undo })),
    { endings: toList('set sen sia siä sella sellä sesta sestä seen selle sten sissa sissä'), instead: ['nen'] },
    { endings: toList('met men mia miä mella mellä mesta'), instead: ['n'] },
    { endings: toList('ta tä'), instead: ['i'] },
    { endings: toList('ia iä ien issa issä ista istä illa illä ihin'), instead: ['i', 'a', 'ä'] },
  ],
};

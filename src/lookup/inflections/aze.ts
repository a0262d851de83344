import type { Inflection } from './inflection.ts';
import { type Chain, type Harmony, toEndings } from './turkic.ts';

const BACK: Harmony = { letters: { A: 'a', I: '[ıu]', K: 'maq', Q: '[qğ]' }, last: '[aıou]' };
const FRONT: Harmony = { letters: { A: 'ə', I: '[iü]', K: 'mək', Q: '[ky]' }, last: '[eəiöü]' };

const SAID = '(?:dIr(?:lAr)?|y?dI(?:[mnq]|nIz|lAr)?|y?mIş|y?sA)';
const IN = '(?:dA(?:kI)?(?:lAr)?|dAn)';
const CASE = `(?:In|A|I|${IN}|lA|ca)`;
const CASE_VOWEL = `(?:nIn|yA|nI|${IN}|ylA)`;
const CASE_OF_HIS = `(?:n(?:In|A|I|${IN})|ylA)`;
const MINE = '(?:ImIz|InIz|Im|In)';

const OWNED = `(?:${MINE}${CASE}?|I${CASE_OF_HIS}?)`;
const OWNED_VOWEL = `(?:(?:mIz|nIz|m|n)${CASE}?|sI${CASE_OF_HIS}?)`;
const CLOSED = '[bcçdfgğhxjkqlmnprsştvyz]+';

const NOUNS: Chain[] = [
  ...[CLOSED, ''].map((end) => ({ chain: `lAr(?:${OWNED}|${CASE})?${SAID}?`, end })),
  ...[OWNED, CASE, SAID].map((chain) => ({ chain: `${chain}${SAID}?`, end: CLOSED })),
  ...[OWNED_VOWEL, CASE_VOWEL, SAID].map((chain) => ({ chain: `${chain}${SAID}?`, end: '' })),
  // Letters that a vowel behind them changes: otağı, çörəyi.
  ...[OWNED, CASE].flatMap((chain) => [
    { chain: `ğ(?=[aıuəiü])${chain}`, before: 'q', end: CLOSED },
    { chain: `y(?=[aıuəiü])${chain}`, before: 'k', end: CLOSED },
  ]),
  ...[CLOSED, ''].map((end) => ({ chain: '(?:lI|sIz|lIQ)', end })),
];

const WHO = '(?:Am|sAn|Iq|ik|sInIz|sIz|lAr|dIr)';
const PAST = '(?:dI(?:[mnqk]|nIz|lAr)?|mIş|sA(?:[mnqk]|nIz|lAr)?)';
const ANY = `${PAST}|mIş(?:${WHO}|${PAST})?|mAlI(?:yAm|sAn|dIr)?|sIn(?:lAr)?|dI[qğky](?:${OWNED})?|mA(?:sI(?:${CASE_OF_HIS})?|lArI|dAn|yA)?|mAQA?|mAQ(?:dA|I)`;
const JOINED = `Ir(?:${WHO}|${PAST})?|Ar(?:${WHO}|${PAST})?|AcAQ(?:${WHO}|${PAST}|${OWNED})?|An(?:lAr)?(?:${CASE})?|Ib(?:dIr|lAr)?|ArAQ|AndA|In|Im|AQ|A`;
const NOT = `m(?:Ir(?:${WHO}|${PAST})?|A(?:${ANY}|y(?:${JOINED})|z(?:${WHO})?|r(?:${WHO})?)?)`;

const VERBS: Chain[] = [
  { chain: `(?:${ANY}|${JOINED}|${NOT})`, instead: ['K'], end: `${CLOSED}m[aə][qk]` },
  { chain: `(?:${ANY}|y(?:${JOINED})|${NOT})`, instead: ['K'], end: 'm[aə][qk]' },
  { chain: `d(?=[aıuəiü])(?:${JOINED})`, before: 't', instead: ['K'], end: `${CLOSED}m[aə][qk]` },
];

export const inflection: Inflection = {
  endings: [
    ...[BACK, FRONT].flatMap((harmony) => [...NOUNS, ...VERBS].flatMap((chain) => toEndings(harmony, chain))),
    { endings: [''], instead: ['maq', 'mək'] },
  ],
};

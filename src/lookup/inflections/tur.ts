import { stemmer } from '@orama/stemmers/turkish';
import type { Inflection } from './inflection.ts';
import { type Chain, type Harmony, toEndings } from './turkic.ts';

const BACK: Harmony = { letters: { A: 'a', I: '[ıu]', D: '[dt]', C: '[cç]', K: 'mak' }, last: '[aıouâ]' };
/** Some loans have endings of the front behind a last vowel of the back: saatler, rolü, harfi. */
const FRONT: Harmony = {
  letters: { A: 'e', I: '[iü]', D: '[dt]', C: '[cç]', K: 'mek' },
  last: '[eiöüî]|[aou](?=l$)|a(?=t$|r[fp]$)',
};

/** What is said of a noun: evdeydi, öğretmenim, evdir. */
const SAID = '(?:DIr(?:lAr)?|y?DI(?:[mnk]|nIz|lAr)?|y?mIş|y?sA|sInIz|sIn|y?Im|y?Iz)';
const IN = '(?:DA(?:n|ki(?:lAr(?:I|A|In|DA|DAn)?)?)?|CA)';
const CASE = `(?:I|A|In|lA|${IN})`;
const CASE_OF_HIS = `(?:n(?:I|A|In|${IN})|ylA)`;
/** Owners behind a consonant; behind a vowel they have none of their own: evim, arabam. */
const MINE = '(?:ImIz|InIz|Im|In)';

const PLURAL = `lAr(?:${MINE}${CASE}?|I${CASE_OF_HIS}?|${CASE})?${SAID}?`;
const OWNED = `(?:${MINE}${CASE}?|I${CASE_OF_HIS}?)${SAID}?`;
const OWNED_VOWEL = `(?:(?:mIz|nIz|m|n)${CASE}?|sI${CASE_OF_HIS}?)${SAID}?`;
const IN_CASE = `(?:${CASE}${SAID}?|${SAID})`;
const IN_CASE_VOWEL = `(?:(?:yI|yA|nIn|ylA|${IN})${SAID}?|${SAID})`;
const MADE_OF = '(?:lI|sIz|lIk)(?:lAr)?';

const CONSONANTS = '[bcçdfgğhjklmnprsştvyz]';
const CLOSED = `${CONSONANTS}+`;

/** Letters that a vowel behind them changes: köpeği, kitabı, ağacı, kanadı, rengi; burnu has lost one, hissi has two. */
const CHANGES = (vowel: string): [string, string][] => [
  ['ğ', 'k'],
  ['b', 'p'],
  ['c', 'ç'],
  ['d', 't'],
  ['g', 'k'],
  [`(${CONSONANTS})\\1`, '$1'],
  ...[...vowel].map((letter): [string, string] => [`(${CONSONANTS})(${CONSONANTS})`, `$1${letter}$2`]),
];

const listNouns = (dropped: string): Chain[] => [
  ...[PLURAL, OWNED, IN_CASE].map((chain) => ({ chain, end: CLOSED })),
  ...[PLURAL, OWNED_VOWEL, IN_CASE_VOWEL].map((chain) => ({ chain, end: '' })),
  ...CHANGES(dropped).flatMap(([after, before]) => [
    { chain: `${after}(?=[aeıiuü])${OWNED}`, before, end: CLOSED },
    { chain: `${after}(?=[aeıiuü])${CASE}${SAID}?`, before, end: CLOSED },
  ]),
  ...[CLOSED, ''].map((end) => ({ chain: MADE_OF, end })),
];

const YOR = 'yor(?:um|sun|uz|sunuz|lar|dum|dun|du|duk|dunuz|lardı|muş|sa|sam|san|ken|dur)?';
const PAST = '(?:[mnk]|nIz|lAr)';
const LATER = `(?:DI${PAST}?|mIş|sA${PAST}?|ken)`;
const PERSON = `(?:Im|sIn|Iz|sInIz|lAr(?:DI)?|DIr|${LATER})`;
/** What a verb has as a noun: yaptığını, yapacağım, yapmaları. */
const AS_NOUN = `(?:${MINE}${CASE}?|I${CASE_OF_HIS}?)`;

/** What any stem has: geldim, gelmiş, gelse, gelmeli, gelsin, geldiği, gelmek, gelmesi. */
const ANY = [
  `DI${PAST}?`,
  `mIş${PERSON}?`,
  `sA${PAST}?`,
  'mAlI(?:yIm|sIn|yIz|sInIz|lAr|yDI)?',
  'sIn(?:lAr)?',
  `DI(?:ğ${AS_NOUN}|k(?:lArI${CASE_OF_HIS}?|DAn|CA|lAr)?)`,
  `m[ae](?:dAn|k(?:DA(?:DIr|yDI|n)?|lA)|yI|yA|nIn|sI${CASE_OF_HIS}?|lArI${CASE_OF_HIS}?|lAr)?`,
].join('|');
/** What begins with a vowel, or with y behind one: geleceğim, gelen, gelip, gelerek, gelince, gelelim, gelin, geliş. */
const JOINED = `A(?:cAk${PERSON}?|cAğ${AS_NOUN}|cAklArI${CASE_OF_HIS}?|n(?:lAr)?${CASE}?|rAk|yIm|lIm|bil(?:ir|di|mek|iyor|ecek|se)[a-zığşçü]*)|I(?:p|ncA|n|nIz|ş)`;
const OPEN = `${ANY}|y(?:${JOINED})|r${PERSON}?`;
const NEGATED = `(?:mA(?:${ANY}|y(?:${JOINED})|z${PERSON}?|m|yIz)?|mI${YOR})`;
const CLOSED_VERB = `${ANY}|${JOINED}|(?:A|I)r${PERSON}?|I${YOR}`;

const STEM_CLOSED = `${CLOSED}m[ae]k`;
const STEM_OPEN = 'm[ae]k';

const VERBS: Chain[] = [
  { chain: CLOSED_VERB, instead: ['K'], end: STEM_CLOSED },
  { chain: `(?:${OPEN}|${YOR})`, instead: ['K'], end: STEM_OPEN },
  // A vowel that the present takes: başlıyor.
  { chain: `I${YOR}`, instead: ['AK'], end: STEM_OPEN },
  { chain: `A?${NEGATED}`, instead: ['K'], end: STEM_CLOSED },
  { chain: `(?:yA)?${NEGATED}`, instead: ['K'], end: STEM_OPEN },
  { chain: `d(?=[aeıiuü])(?:${CLOSED_VERB})`, before: 't', instead: ['K'], end: STEM_CLOSED },
  // The passive: yapıldı, söylendi, bulundu.
  { chain: `I[ln](?:${CLOSED_VERB}|A?${NEGATED})`, instead: ['K'], end: STEM_CLOSED },
  { chain: `n(?:${CLOSED_VERB}|A?${NEGATED})`, instead: ['K'], end: STEM_OPEN },
];

const list = (harmony: Harmony, vowels: string) =>
  [...listNouns(vowels), ...VERBS].map((chain) => toEndings(harmony, chain));

const IRREGULAR = {
  demek: 'der diyor diyorum diyorsun diyoruz diyorlar diyen diye diyecek',
  yemek: 'yer yiyor yiyorum yiyorsun yiyoruz yiyorlar yiyen yiyecek',
};

export const inflection: Inflection = {
  irregular: IRREGULAR,
  stemmer,
  endings: [
    ...list(BACK, 'ıu'),
    ...list(FRONT, 'iü'),
    // To tell somebody to do it: gel, başla.
    { endings: [''], instead: ['mek'], isMeant: /[eiöü][^aeıioöuü]*mek$/ },
    { endings: [''], instead: ['mak'], isMeant: /[aıou][^aeıioöuü]*mak$/ },
  ],
};

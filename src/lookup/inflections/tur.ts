import { stemmer } from '@orama/stemmers/turkish';
import { type Inflection, ofShape } from './inflection.ts';
import { type Chain, type Harmony, toEndings } from './turkic.ts';

const BACK: Harmony = { letters: { A: 'a', I: '[ıu]', D: '[dt]', C: '[cç]', K: 'mak' }, last: '[aıouâ]' };
/** Some loans have endings of the front behind a last vowel of the back: saatler, rolü, harfi. */
const FRONT: Harmony = {
  letters: { A: 'e', I: '[iü]', D: '[dt]', C: '[cç]', K: 'mek' },
  last: '[eiöüî]|[aou](?=l$)|a(?=t$|r[fp]$)',
};

/** What an ending stands behind. */
const VOWEL = '(?<=[aeıioöuüâîû])';
const NO_VOWEL = '(?<![aeıioöuüâîû])';

/** What is said of a noun, with y behind a vowel: evdir, öğretmenim, evdeydi, arabaysa. */
const SAID = `(?:DIr(?:lAr)?|sIn(?:Iz)?|(?:y|${NO_VOWEL})(?:(?:DI|sA)(?:[mnk]|nIz|lAr)?|mIş|ken|Iz|Im))`;
const IN = '(?:DA(?:n|ki(?:lAr)?(?:n?(?:I|A|In|DAn?))?)?|CA)';
/** Behind the ending of an owner: evimde, evini, eviyle. */
const CASE_OF_HIS = `(?:[ny]?(?:I|A|In|lA)|n?${IN})`;
/** All that a noun has behind a consonant, and behind a vowel: evlerimde, evinden; arabalarım, arabasında. */
const NOUN = `(?:lAr)?(?:I(?:[mn](?:Iz)?)?${CASE_OF_HIS}?|A|lA|${IN})?${SAID}?`;
const NOUN_VOWEL = `(?:(?:lAr(?:I(?:[mn](?:Iz)?)?)?|[mn](?:Iz)?|sI)${CASE_OF_HIS}?|y(?:I|A|lA)|nIn|lArA|${IN})?${SAID}?`;
const MADE_OF = '(?:lI|sIz|lIk)(?:lAr|DIr|yDI|ymIş)?';

const CONSONANTS = '[bcçdfgğhjklmnprsştvyz]';
const CLOSED = `${CONSONANTS}+`;

/** Letters that a vowel behind them changes: köpeği, kitabı, ağacı, kanadı, rengi; burnu has lost one, hissi has two. */
const CHANGES = (vowel: string): [string, string][] => [
  ['ğ', 'k'],
  ['b', 'p'],
  ['c', 'ç'],
  ['d', 't'],
  ['g', 'k'],
  [`(${CONSONANTS})\\2`, '$2'],
  ...[...vowel].map((letter): [string, string] => [`(${CONSONANTS})(${CONSONANTS})`, `$2${letter}$3`]),
];

const listNouns = (dropped: string): Chain[] => [
  { chain: `${NO_VOWEL}${NOUN}`, end: CLOSED },
  { chain: `${VOWEL}${NOUN_VOWEL}`, end: '' },
  ...CHANGES(dropped).map(([after, before]) => ({
    chain: `${after}(?:I(?:[mn](?:Iz)?)?${CASE_OF_HIS}?|A)${SAID}?`,
    before,
    end: CLOSED,
  })),
  ...[CLOSED, ''].map((end) => ({ chain: MADE_OF, end })),
  // What has an owner in the card: birini, üzerinde, buzdolabını.
  { chain: `(?:n(?:I|A|In)|n${IN}|ylA)${SAID}?`, end: '(?<=[ıiuü])' },
];

/** What any stem has: geldim, gelseydi, gelmiş, geldiğimiz, gelmekte, gelmeli, gelmesinden, gelsin. */
const ANY = `DI(?:[mnk]|nIz|lAr)?|sAk|sIn(?:lAr)?|(?:DI[kğ]|mIş|m[ae]k)(?:${NOUN})|(?:sA|m[ae](?:lI)?)(?:${NOUN_VOWEL})`;
/** What begins with a vowel, or with y behind one: geleceğim, gelenler, gelip, gelerek, gelince, gelelim, gelin, geliş, gelebilir. */
const JOINED = `A(?:(?:cA[kğ]|n)(?:${NOUN})|rAk|yIm|lIm|bil(?:[ei]|di|m[ei]|se)[a-zığşçüö]*)|I(?:p|ncA|n|nIz|ş)`;
const YOR = 'yor(?:lar)?(?:um|uz|sun(?:uz)?|d[uı](?:[mnk]|nuz)?|sa[mnk]?|muş|ken|dur)?';
const AT_TIMES = `r(?:lAr)?${SAID}?`;
/** Each by itself, as a word's own end may look like one of them: that of getirdiler, durdular. */
const OF_CLOSED = [ANY, JOINED, `(?:A|I)${AT_TIMES}`, `I${YOR}`];
const OF_OPEN = [ANY, `y(?:${JOINED})`, AT_TIMES, YOR];

/** Behind so much of a verb nothing else is likely, whatever follows. */
const REST = '[a-zığşçüö]*';
const BEGUN = 'A(?:cA[kğ]|n|rAk|yIm|lIm|bil)|I(?:p|nc|ş|r|yor)|Ar';
const NOT = `mA(?:(?:DI|sA|sIn|mIş|m[ae]|z|y(?:A(?:cA[kğ]|n|rAk|yIm|lIm)|Ip|Inc|In|Iz))${REST}|dAn|m)?|mIyor${REST}`;
const DONE = `(?:DI|sA|sIn|mIş|m[ae]|A?m[aeıiuü](?:DI|yor|z)|${BEGUN})${REST}`;

const STEM_CLOSED = `${CLOSED}m[ae]k`;
const STEM_OPEN = 'm[ae]k';
/** Behind which something is done or made done: yutuyor is not of yumak. */
const STEM_LONG = '(?<=...)m[ae]k';

const toVerbs = (before: string, chains: readonly string[], end: string, after = ''): Chain[] =>
  chains.map((chain) => ({ chain: `${before}(?:${chain})`, before: after, instead: ['K'], end }));

const VERBS: Chain[] = [
  ...toVerbs(NO_VOWEL, OF_CLOSED, STEM_CLOSED),
  ...toVerbs(VOWEL, OF_OPEN, STEM_OPEN),
  // A vowel that the present takes: başlıyor.
  { chain: `I${YOR}`, instead: ['AK'], end: STEM_OPEN },
  ...toVerbs(`${NO_VOWEL}A?`, [NOT], STEM_CLOSED),
  ...toVerbs(`${VOWEL}(?:yA)?`, [NOT], STEM_OPEN),
  ...toVerbs('d', [`(?:(?:${BEGUN})${REST}|In(?:Iz)?)`, `Il${DONE}`], STEM_CLOSED, 't'),
  // What is done, and what somebody is made to do: yapıldı, söylendi, bulundu, yaptırdı, başlattı.
  ...toVerbs(`${NO_VOWEL}(?:DIr(?:Il)?|I[ln])`, [DONE], STEM_CLOSED),
  ...toVerbs(`${VOWEL}(?:tIl|[nt])`, [DONE], STEM_LONG),
];

const list = (harmony: Harmony, vowels: string) =>
  [...listNouns(vowels), ...VERBS].flatMap((chain) => toEndings(harmony, chain));

const IRREGULAR = {
  demek: 'der denir denmez dendi deniyor denilen denildi',
  yemek: 'yer',
  mi: 'mı mu mü misin mısın musun müsün miyim mıyım miyiz mıyız misiniz mısınız musunuz müsünüz',
  ben: 'bana',
  sen: 'sana',
  o: 'onu onun ona onda ondan onunla onlar onları onların onlara onlarda onlardan onlarla',
  bu: 'bunu bunun buna bunda bundan bununla bunlar bunları bunların bunlara bunlarda bunlardan bunlarla',
  şu: 'şunu şunun şuna şunda şundan şununla şunlar şunları şunların şunlara şunlarda şunlardan şunlarla',
  biri: 'birini birinin birine birinde birinden biriyle',
  su: 'suyu suyun suya suyum suyumuz suyunu suyunun suyuna suyunda suyundan',
};

export const inflection: Inflection = {
  irregular: IRREGULAR,
  stemmer,
  endings: [
    ...list(BACK, 'ıu'),
    ...list(FRONT, 'iü'),
    // diyordu of demek, yiyecek of yemek.
    ...ofShape('^([dy])iy(?:or|ece[kğ]|en|erek|elim|ip|ince)[a-zığşçüö]*', '$1emek'),
    ...ofShape('^diye', 'demek'),
    // To tell somebody to do it: gel, başla.
    { endings: [''], instead: ['mek'], isMeant: /[eiöü][^aeıioöuü]*mek$/ },
    { endings: [''], instead: ['mak'], isMeant: /[aıou][^aeıioöuü]*mak$/ },
  ],
};

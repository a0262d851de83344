import { type Inflection, ofShape } from './inflection.ts';

const toRule = (shape: string, ...words: string[]) => ofShape(`^${shape}`, ...words);

const STEM = '(ng|[^aeiou-]?)([aeiou].+)';
/** The first syllable, said twice: kakain, naglalaro. */
const AGAIN = '(?<begin>(?:ng|[^aeiou-])?[aeiou])(?=\\k<begin>)';

const IRREGULAR = {
  ako: 'ko akin',
  ikaw: 'ka mo iyo',
  siya: 'niya kaniya kanya',
  kami: 'namin amin',
  tayo: 'natin atin',
  kayo: 'ninyo inyo',
  sila: 'nila kanila',
  ito: 'nito dito rito',
  iyan: 'niyan diyan riyan',
  iyon: 'niyon noon doon roon yon yun',
  din: 'rin',
  daw: 'raw',
  tingin: 'tingnan tignan tinitingnan titingnan tiningnan',
  kuha: 'kunin kinuha kukunin kinukuha kumuha',
};

export const inflection: Inflection = {
  irregular: IRREGULAR,
  // What joins a word to the next: sinabing, niyang, mapigilang; iba't, siya'y.
  beginnings: [
    [/(?<=[aeiou])ng$/u, ''],
    [/ng$/u, 'n'],
    [/'[ty]$/u, ''],
  ],
  endings: [
    // What joins a word to the next: batang, magandang, bahay na.
    ...toRule('(.+[aeiou])ng', '$1', '$1n'),
    ...toRule('(.+n)g', '$1'),
    // Adjectives: maganda, pinakamaganda, napakaganda, magaganda.
    ...toRule('(?:pinaka|napaka)(?:ma)?(.{3,})', 'ma$1', '$1'),
    ...toRule('ma(.{3,})', '$1'),
    ...toRule('ma(.{3,})ng', '$1'),
    ...toRule(`ma${AGAIN}(.+)`, 'ma$2', '$2'),
    // Verbs in um: kumain, kumakain, kakain.
    ...toRule(`${STEM.replace('?)', '?)um')}`, '$1$2'),
    ...toRule('([^aeiou-]?)um([aeiou])\\1\\2(.+)', '$1um$2$3', '$1$2$3'),
    ...toRule('um([aeiou])\\1(.+)', 'um$1$2', '$1$2'),
    ...toRule(`${AGAIN}${STEM}`, '$2um$3', '$2$3'),
    // In mag, nag: naglaro, naglalaro, maglalaro, paglalaro.
    ...toRule(`(?:nag|mag|pag)(?:pa)?-?${STEM}`, 'mag$1$2', '$1$2'),
    ...toRule(`(?:nag|mag|pag)-?(?<begin>(?:ng|[^aeiou-])?[aeiou])-?(?=\\k<begin>)(.+)`, 'mag$2', '$2'),
    // In ma, na, maka, naka: natulog, natutulog, nakita, nakakita, makikita.
    ...toRule(`(?:na|ma)(?:ka|pag|g)?${STEM}`, 'ma$1$2', '$1$2'),
    ...toRule(`(?:na|ma)(?:ka|pag)?${AGAIN}(.+)`, 'ma$2', '$2'),
    // In in, an, i: kinain, kinakain, kakainin, tinulungan, bilhin, binigay, ibigay.
    ...toRule('([^aeiou-]?)in([aeiou].+?)(?:h?an)?', '$1$2', '$1$2in', '$1$2an', 'i$1$2'),
    ...toRule('([^aeiou-]?)in([aeiou])\\1\\2(.+?)(?:h?an)?', '$1$2$3', '$1$2$3in', '$1$2$3an'),
    ...toRule('i(?:pinag)?(.{3,})', '$1'),
    ...toRule('(.{3,}?)h?(?:in|an)', '$1'),
    ...toRule(`${AGAIN}(.{3,}?)(h?(?:in|an))`, '$2$3', '$2'),
    ...toRule('(.+)u([^aeiou]+)(?:in|an)', '$1o$2'),
    ...toRule('(.+)u(?:in|an)', '$1o'),
    ...toRule('(.+)r(?:in|an)', '$1d'),
    ...toRule('ni(.{3,})', '$1'),
    // In i, with in behind the first letter or before it: itinapon, itinatapon, inilagay, inilalagay; nililikha, pinagmulan.
    ...toRule('i([^aeiou-])in([aeiou].+)', '$1$2', 'i$1$2'),
    ...toRule('i([^aeiou-])in([aeiou])\\1\\2(.+)', '$1$2$3', 'i$1$2$3'),
    ...toRule('ini(.{3,})', '$1', 'i$1'),
    ...toRule(`(?:ini|ni)${AGAIN}(.{3,})`, '$2'),
    ...toRule(`pinag${AGAIN}(.{3,}?)(?:h?an)?`, '$2'),
    ...toRule('pinag(.{3,}?)(?:h?an)?', '$1'),
    // In maki, naki, paki; pa.
    ...toRule('(?:maki|naki|paki)(?:ki|pag)?-?(.{3,})', '$1'),
    ...toRule('pa(.{3,})', '$1'),
    // The first letter becomes a nasal: namili of bili, nanahi of tahi, mamalengke of palengke.
    ...toRule('(?:ma|na)(?:ma)?m([aeiou].{2,})', 'p$1', 'b$1'),
    ...toRule('(?:ma|na)(?:na)?n([aeiou].{2,})', 't$1', 's$1', 'd$1'),
    ...toRule('(?:ma|na)(?:nga)?ng([aeiou].{2,})', '$1', 'k$1'),
    // R for d between vowels: dumarating, nakaraan, dinaraanan; matatagpuan of tagpo.
    ...toRule('d(?:um|in)([aeiou])r\\1(.+?)(?:an)?', 'd$1$2'),
    ...toRule('(?:na|ma)ka(?:pag)?r([aeiou].+)', 'd$1'),
    ...toRule(`(?:na|ma)${AGAIN}(.+)u(?:h?an|in)`, '$2o'),
    // Nouns: kaibigan, pagkain; people by twos: mag-ina.
    ...toRule('(?:taga|pagka|ka|tag|pang|pam|pan)-?(.{3,}?)(?:h?an)?', '$1'),
    ...toRule(`(.{3,})`, ...['mag', 'ma'].map((before) => `${before}$1`)),
    ...toRule(STEM, '$1um$2'),
  ],
};

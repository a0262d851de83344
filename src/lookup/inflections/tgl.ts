import { type Inflection, ofShape } from './inflection.ts';

const toRule = (shape: string, ...words: string[]) => ofShape(`^${shape}`, ...words);

const STEM = '(ng|[^aeiou-]?)([aeiou].+)';
/** The first syllable, said twice: kakain, naglalaro. */
const AGAIN = '(?<begin>(?:ng|[^aeiou-])?[aeiou])(?=\\k<begin>)';

export const inflection: Inflection = {
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
    // Nouns: kaibigan, pagkain; people by twos: mag-ina.
    ...toRule('(?:ka|pagka|tag|taga|pang|pam|pan)-?(.{3,}?)(?:h?an)?', '$1'),
    ...toRule(`(.{3,})`, ...['mag', 'ma'].map((before) => `${before}$1`)),
    ...toRule(STEM, '$1um$2'),
  ],
};

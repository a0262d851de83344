import { stemmer } from '@orama/stemmers/hungarian';
import { type Endings, type Inflection, toList } from './inflection.ts';

/** In patterns: `A` is a or e, `Á` á or é, `O` the vowel that joins an ending. */
const write = (pattern: string) =>
  pattern.replaceAll('A', '[ae]').replaceAll('Á', '[áé]').replaceAll('O', '[aeoöáé]').replaceAll('U', '[uü]');

const toRule = (shape: string, before = '', instead: readonly string[] = ['']): Endings => ({
  endings: [''],
  instead,
  undo: [new RegExp(`${write(shape)}$`, 'u'), before],
});

const CASE = '(?:bAn?|b[óő]l|rA|r[óő]l|O?n|h[oeö]z|nÁl|t[óő]l|O?t|nAk|vAl|vÁ|Árt|ért|ig|ként|kor|kAl|mAl|dAl|jÁvAl)';
const OWNER = '(?:Om|Od|j?A|U?nk|O?t[oeö]k|j?Uk)';
const OWNERS = '(?:j?Ai|i)(?:m|d|nk|t[oe]k|k)?';
const CHAIN = [
  `Ok?${CASE}?`,
  `k${CASE}?`,
  CASE,
  `${OWNER}${CASE}?`,
  `j?Á(?:m|d|t[oeö]k)?${CASE}?`,
  `${OWNERS}${CASE}?`,
  'é',
];

/** What an ending does to the word before it: kutyák; kenyeret, madarak, vizek, kezek, nyulak; lovak, kövek; bokrot, tükrök. */
const CHANGES: readonly [string, string][] = [
  ['á', 'a'],
  ['é', 'e'],
  ...toList('e=é a=á i=í u=ú ü=ű o=ó').map((pair): [string, string] => {
    const [short = '', long = ''] = pair.split('=');
    return [`${short}([bcdfghjklmnprstvyz]{1,2})`, `${long}$1`];
  }),
  ['ov', 'ó'],
  ['av', 'ó'],
  ['öv', 'ő'],
  ['ev', 'ő'],
  ...toList('o e ö').map((vowel): [string, string] => [`([bcdfghjklmnprstvz])([bcdfghjklmnprstvz])`, `$1${vowel}$2`]),
];

const PRESENT = '[aeoö]?(?:k|m|l|d|sz|nk|n[ae]k)|j?[uü]k|unk|ünk|O?t[oeö]k|j[aá]|i|ják|játok|itek|ik|lAk';
const PAST_PERSON = '(?:Am|Ál|Ad|Unk|Uk|AtOk|Ak|A|Á[klt]?|ÁtOk)';
const PAST = `[oeöa]?tt?${PAST_PERSON}?`;
const MIGHT = '[ae]?n(?:Ák|Ál|A|Á|Ánk|ÁnAk|Ám|Ád|Ánk|ÁtOk|ék|i|iA|iUk|iUnk|iAk|iOm|iem)';
const SHALL = '(?:j|ss?|zz|ts|ssz)?(?:Ak|Al|[oeö]n|Unk|AtOk|AnAk|Am|Ad|A|Uk|Ák|ÁtOk|ÁlOk|)';
const OTHER =
  '(?:[oeö]?tt?|[óőáé]|v[ae]|ván|vén|[áé]s|h[ae](?:t(?:ja|j[aá]k|i|ik|[oe]k|[oe]m|n[ae]k|sz|[uü]nk|[oe]tt(?:Am|Ak|Unk)?|t[aáeé]k?|n[aáeé]k?)?|ss(?:on|en|ák|ék|a|e|An[ae]k))|[óő][kt]?|[aá]nd[óő])';
const VERB = `(?:${PRESENT}|${PAST}|${MIGHT}|${SHALL}|${OTHER})`;

/** Of the few verbs in -sz whose stem is short: tett, vennék, vigyen. */
const FRONT = '(?:em|él|ünk|t[eé]k|[eé]tek|en[eé]k|[eé]k|e|[eé]d|ük|én[eé]k|énk|ni|en|é|ém|sz)?';

const IRREGULAR = {
  van: 'vagyok vagy vagyunk vagytok volt voltam voltál voltunk voltak lesz leszek leszel leszünk lesznek legyen lenni lett lettem lettek',
  megy: 'mész mennek ment mentem mentél mentünk mentek menjen menni menj',
  jön: 'jövök jössz jövünk jöttök jött jöttem jöttél jöttünk jöttek jöjjön gyere',
  eszik: 'evett ettem ettél ettünk ettek enni egyél egyen',
  iszik: 'ivott ittam ittál ittunk ittak inni igyál igyon',
  az: 'azt annak arra arról attól abban abból ahhoz azzal avval arrá addig annál azért azok azokat azoknak azokra azokról azokban azokkal',
  ez: 'ezt ennek erre erről ettől ebben ebből ehhez ezzel evvel eddig ennél ezért ezek ezeket ezeknek ezekre ezekről ezekben ezekkel',
  én: 'engem nekem velem',
  idő: 'ideje idején idejét idejében',
  szép: 'szebb szebben szebbek legszebb',
  jó: 'jobb jobban jobbak legjobb',
  sok: 'több többet többen legtöbb',
  könnyű: 'könnyebb könnyen könnyebben',
  szörnyű: 'szörnyebb',
  hosszú: 'hosszabb hosszan',
  lassú: 'lassabb lassan',
  bátor: 'bátrabb',
  alszik: 'aludt aludtam aludni',
  fekszik: 'feküdt feküdni',
  nyugszik: 'nyugodott',
  apa: 'apja apjuk',
  fiú: 'fia fiam fiai',
  mű: 'művek műveket',
};

export const inflection: Inflection = {
  irregular: IRREGULAR,
  stemmer,
  endings: [
    // Nouns and adjectives, in chains: házban, házaknak, házamban, házukat, házaimból; vonattal.
    ...CHAIN.map((chain) => toRule(chain)),
    // Verbs, whose card has the third person: olvasok, olvastam, olvasna, olvasni; láttam, olvassa; dolgozom.
    toRule(VERB),
    toRule(`(?<=t)(?:${PAST})`),
    // Also behind what is joined to them: elmentek, rájöjjön.
    toRule('men(?:t(?:em|él|ünk|etek|ek)?|nek|ni|j(?:en(?:ek)?|ek|ünk)?|n[eé](?:nek|k|m|l)?)', 'megy'),
    toRule(
      'jö(?:v(?:ök|ünk)|ssz|ttök|tt(?:em|él|ünk|etek|ek)?|jj(?:ön|ek|enek|ünk|él)?|nn(?:e|i|ének)|het(?:ek|nek|ett)?)',
      'jön',
    ),
    // mutatta; tette, venné, higgyen; tanítsa.
    toRule(`(?<=t)t${PAST_PERSON}`),
    toRule(`([eéi])(?:tt|nn|gg?y|het)${FRONT}`, '$1sz', ['', 'ik']),
    toRule(`ts(?:${SHALL})`, 't'),
    toRule(`(?<=[sz])[sz](?:${SHALL})`),
    toRule(VERB, '', ['ik']),
    ...CHANGES.map(([found, before]) => toRule(`${found}(?:${CHAIN.join('|')})`, before)),
    toRule('([bcdfghjklmnprstz])\\1(?:Al|Á)', '$1'),
    toRule('(?:ssz(?:Al|Á))', 'sz'),
    toRule('(?:ggy(?:Al|Á))', 'gy'),
    // Adjectives: nagyobb, legszebb, szépen.
    ...['', '^leg(.+?)'].flatMap((most) => [
      toRule(`${most}(?:[aeo]?bb(?:A[kt]?|An|${CASE})?)`, most && '$1'),
      toRule(`${most}([áé])bb(?:A[kt]?|An|${CASE})?`, most && '$1', ['a', 'e']),
    ]),
    toRule('(?:An|l|Ul)'),
    // mutassa; alszom.
    toRule(`ss(?:${SHALL})`, 't'),
    toRule(`([aeo])(?:s|z|g|l)(?:[oeö]k|om|em|unk|ünk)`, '$1', ['szik']),
  ],
};

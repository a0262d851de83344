import { stemmer } from '@orama/stemmers/finnish';
import { type Endings, type Inflection, toList } from './inflection.ts';

const VOWELS = 'aeiouyäö';
/** In patterns: `A` is a or ä, `V` any vowel, `O` o or ö. */
const write = (pattern: string) =>
  pattern.replaceAll('A', '[aä]').replaceAll('O', '[oö]').replaceAll('U', '[uy]').replaceAll('V', `[${VOWELS}]`);

/** Owners, and what is said of a word: talossani, talokin, onko. */
const OWNER = '(?:ni|si|nsA|An|mme|nne|en)';
const SAID = '(?:kin|kAAn|kO|pA)';
const TAIL = `${OWNER}?${SAID}?`;
const PLACE = 'ssA|stA|llA|ltA|lle|ksi|kse|nA|ttA';
const INTO = `(?:${[...VOWELS].map((vowel) => `(?<=${vowel})${vowel}n`).join('|')})`;
const ONE = `(?:(?:${PLACE}|A|tA|h?${INTO}|hVn|seen)${TAIL}|[nt]${SAID}?|${OWNER}${SAID}?|${SAID})`;
const MANY = `(?:(?:i(?:${PLACE}|A|tA|en|den|tten|hin|siin|in)|j(?:en|A)|en|t)${TAIL}|i${OWNER})`;

/** Consonants that a closed syllable weakens, and what they were: kirkossa, pöydän, leivän, linnun, kengän, jalan. */
const GRADES: readonly [string, string][] = [
  ...toList('k p t').map((letter): [string, string] => [letter, letter + letter]),
  ['d', 't'],
  ['v', 'p'],
  ['nn', 'nt'],
  ['mm', 'mp'],
  ['ng', 'nk'],
  ['ll', 'lt'],
  ['rr', 'rt'],
  ['j', 'k'],
  ['j', 'ik'],
  ['(?<=[aeiouyäölrh])', 'k'],
];
const STRONG: readonly [string, string][] = GRADES.map(([weak, strong]) => [strong, weak.startsWith('(') ? '' : weak]);

const toRule = (shape: string, before: string, instead: readonly string[] = ['']): Endings => ({
  endings: [''],
  instead,
  undo: [new RegExp(`${write(shape)}$`, 'u'), before],
});

/** The same of a word with a weak consonant before its last vowel. */
function toRules(vowel: string, shape: string, lead: string, instead?: readonly string[], grades = GRADES): Endings[] {
  return [
    toRule(`(${vowel})${shape}`, lead, instead),
    ...grades.map(([weak, strong]) => toRule(`${weak}(${vowel})${shape}`, `${strong}${lead}`, instead)),
  ];
}

const LONG = `(?:${[...VOWELS].map((vowel) => `(?<=${vowel})${vowel}`).join('|')})`;
const PERSON = '(?:n|t|mme|tte|vAt)';
const VERB = `(?:${PERSON}|i${PERSON}?|isi${PERSON}?|nut|nee[nt]|vA[nt]?|mA(?:An|ssA|stA|llA|ttA)?|minen|misen|kOOn|kAA|essA|${INTO}|${LONG}|)${SAID}?`;
const PASSIVE = '(?:tA?An|ttiin|ttAisiin|ttu|ttAvA|ttAvissA|ty|ttAessA|tu)';

const IRREGULAR = {
  olla: 'on ovat',
  tehdä: 'teen teet tekee teemme teette tekevät teki tein teit tekivät tehnyt tekisi tehtiin',
  nähdä: 'näen näet näkee näemme näkevät näki näin näkivät nähnyt',
  juosta: 'juoksen juokset juoksee juoksevat juoksi',
  seistä: 'seison seisoo seisovat seisoi',
  hyvä: 'parempi paremman parempaa parempia paras parhaan parasta parhaat parhaita paremmin parhaiten',
  pitkä: 'pidempi pitempi pidemmän pisin',
  lumi: 'lunta',
  olut: 'oluen oluet',
  veitsi: 'veistä',
  voida: 'voisi',
  saada: 'sai saivat',
  tietää: 'tiennyt',
  syödä: 'söi söin söivät syönyt',
  juoda: 'joi joivat',
  viedä: 'vei veivät vienyt',
  käydä: 'kävi kävin kävivät käynyt',
  yksi: 'yhden yhtä',
  kaksi: 'kahden kahta',
};

export const inflection: Inflection = {
  irregular: IRREGULAR,
  stemmer,
  endings: [
    // Nouns: talossa, kirkossani, pöydälle; ovea, tähdet, kielten.
    ...toRules('V', ONE, '$1'),
    ...toRules('e', `(?:${ONE}|(?:n|t)en)`, '', ['i']),
    toRule('[dt]e(?:ssA|stA|llA|ltA|lle|ksi|nA|en|n|t)', '', ['si']),
    toRule('ttA', '', ['si']),
    toRule('(?<=[lnr])tA', '', ['i', 'si']),
    toRule('st(?:A|en)', 'ps', ['i']),
    toRule(`^mieh(?:e(?:${ONE})|i(?:${PLACE}|A|en|in))`, 'mies'),
    // Plurals: taloissa, kissoja, koirissa, hotelleissa, ovissa.
    ...toRules('V', MANY, '$1'),
    ...toRules('o', MANY, '', ['a']),
    ...toRules('ö', MANY, '', ['ä']),
    ...toRules('', MANY, '$1', ['a', 'ä', 'i', 'e']),
    ...toRules('e', MANY, '', ['i']),
    // naisen, sormuksen, avaimet, perheen, tehtaassa, kauniin, rakkauden, askeleen, vasaraa.
    toRule(`s(?:e(?:${ONE})|tA|ten|i(?:${PLACE}|A|en|in)?)${TAIL}`, '', ['nen']),
    toRule(`(?:kse(?:${ONE})|ksi(?:${PLACE}|A|en|in)|stA|sten)${TAIL}`, '', ['s']),
    toRule(`(?:de(?:${ONE})|tta|ttä|ksi(?:${PLACE}|A|en|in)|teen)${TAIL}`, '', ['s']),
    toRule(`m(?:e(?:${ONE})|i(?:${PLACE}|A|en|in))${TAIL}`, '', ['n']),
    toRule(`ntA|nten`, '', ['n']),
    ...[['', ''], ...STRONG].flatMap(([strong = '', weak = '']) => [
      toRule(`${strong}e(?:e(?:${ONE})|ttA|i(?:${PLACE}|tA|den|siin))${TAIL}`, `${weak}e`),
      toRule(`${strong}([aäei])(?:\\1(?:${ONE})|stA|i(?:${PLACE}|tA|den|siin))${TAIL}`, `${weak}$1s`),
      toRule(`${strong}(e[lnr]|[aä]r)(?:e(?:${ONE})|tA|i(?:${PLACE}|A|en))${TAIL}`, `${weak}$1`),
    ]),
    toRule(`ttom(?:A(?:${ONE})|i(?:${PLACE}|A|en|in))`, 'ton'),
    toRule(`ttöm(?:A(?:${ONE})|i(?:${PLACE}|A|en|in))`, 'tön'),
    // Adjectives: vanhempi, vanhemman, vanhin, vanhimmat; nopeasti.
    ...toRules(
      'V',
      '(?:mpi|mmA(?:n|t|ssA|stA|lle|llA|ksi)|mpA[aä]?n?|mmin|sti|immin|in|immA(?:n|t|ssA|lle|ksi))',
      '$1',
    ),
    ...toRules('e', '(?:mpi|mmA(?:n|t|ssA|stA|lle|llA|ksi)|mpi?A?n?|mmin)', '', ['a', 'ä', 'i']),
    ...toRules('', 'i(?:n|mmA(?:n|t|ssA|lle|ksi)|mmin)', '$1', ['a', 'ä']),
    // Verbs: puhun, otan, annoin, luki, etsisin.
    ...toRules('V', VERB, '$1', ['a', 'ä']),
    ...toRules('', `i${VERB}`, '$1', ['aa', 'ää', 'ea', 'eä', 'ia', 'iä']),
    ...toRules('o', `i${VERB}`, '', ['aa']),
    ...toRules('e', PASSIVE, '', ['aa', 'ää']),
    toRule(PASSIVE, '', ['a', 'ä', 'da', 'dä']),
    // juon, saivat, syönyt, teen; tulen, tullut, menee, nousta, haluan, tapaan, tarvitsen.
    toRule(`(?<=VV)${VERB}`, '', ['da', 'dä']),
    { endings: [''], instead: ['da', 'dä'], isMeant: /^.?..d[aä]$/ },
    toRule(`(?<=[${VOWELS}lnr])si${PERSON}?`, '', ['taa', 'tää']),
    ...toList('lla llä nna nnä rra rrä sta stä').map((end) =>
      toRule(`${end[0]}(?:e?${VERB}|(?:l|n|r|s)(?:ut|eet|een|y[nt])|${end[1]}[aä]?An|tiin|tu|ty)`, end),
    ),
    ...toRules('', `A(?:${VERB})`, '$1', ['ata', 'ätä', 'ta', 'tä'], STRONG),
    ...toRules('V', 'A(?:VERB)'.replace('VERB', VERB), '$1', ['ta', 'tä'], STRONG),
    ...toRules('V', `(?:si${PERSON}?|isi${PERSON}?|nnut|nneet|tAAn|ttiin|ttu|tty)`, '$1', ['ta', 'tä'], STRONG),
    toRule(`(?:tse${VERB}|tsi${VERB})`, '', ['ta', 'tä']),
    toRule(`ne${VERB}`, '', ['ta', 'tä']),
  ],
};

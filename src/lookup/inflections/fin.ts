import { stemmer } from '@orama/stemmers/finnish';
import { type Endings, type Inflection, toList } from './inflection.ts';

const VOWELS = 'aeiouyäö';
/** In patterns: `A` is a or ä, `V` any vowel, `O` o or ö. */
const write = (pattern: string) =>
  pattern.replaceAll('A', '[aä]').replaceAll('O', '[oö]').replaceAll('U', '[uy]').replaceAll('V', `[${VOWELS}]`);

/** Owners, and what is said of a word: talossani, talokin, onko. */
const OWNER = '(?:ni|si|nsA|An|mme|nne|en)';
const SAID = '(?:kin|kAAn|kO|pA|hAn)';
const TAIL = `${OWNER}?${SAID}?`;
const PLACE = 'ssA|stA|llA|ltA|lle|ksi|kse|nA|ttA';
const SAME = [...VOWELS].map((vowel) => vowel + vowel).join('|');
const INTO = `V(?<=${SAME})n`;
const ONE = `(?=.)(?:${PLACE}|A|tA|h?${INTO}|hVn|seen|n(?!An)|t)?${TAIL}`;
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

const toPattern = (shape: string) => new RegExp(`${write(shape)}$`, 'u');

const toRule = (shape: string, before: string, instead: readonly string[] = ['']): Endings => ({
  endings: [''],
  instead,
  undo: [toPattern(shape), before],
});

/** The same of a word with a weak consonant before its last vowel. */
function toRules(vowel: string, shape: string, lead: string, instead?: readonly string[], grades = GRADES): Endings[] {
  const when = toPattern(vowel + shape);
  return [
    toRule(`(${vowel})${shape}`, lead, instead),
    ...grades.map(([weak, strong]) => ({ ...toRule(`${weak}(${vowel})${shape}`, `${strong}${lead}`, instead), when })),
  ];
}

const LONG = `V(?<=${SAME})`;
const PERSON = '(?:n|t|mme|tte|vAt)';
/** What a participle, which is an adjective, has at its end: tekevistä, tehtyjen. */
const REST = `[${VOWELS}b-z]*`;
const PARTICIPLE = `(?:ne[ei]|v[aäi]|m[aä]|mi(?:[sn]|ll|lt|k|e|in|A))${REST}`;
const VERB =
  `(?:${PERSON}|i(?:si)?${PERSON}?|nUt|${PARTICIPLE}|kOOn|kAA|en|essA${OWNER}?|AkseREST|${INTO}|${LONG}|)${SAID}?`.replace(
    'REST',
    REST,
  );
const PASSIVE = `(?:tA?An|tt?iin|tt?AisREST|tt?AvREST|tt?AessA|tt?UREST)`.replaceAll('REST', REST);

/** What follows a consonant that is strong in other forms: perheen, tehtaassa, kauniin, askeleen. */
const AFTER_STRONG = [
  [`e(?:e(?:${ONE})|ttA|i(?:${PLACE}|tA|den|siin))${TAIL}`, 'e'],
  [`([aäei])(?:\\1(?:${ONE})|stA|i(?:${PLACE}|tA|den|siin))${TAIL}`, '$1s'],
  [`im(?:e(?:${ONE})|i(?:${PLACE}|A|en))${TAIL}`, 'in'],
  [`(e[lnr]|[aä]r)(?:e(?:${ONE})|tA|i(?:${PLACE}|A|en))${TAIL}`, '$1'],
].map(([shape = '', before = '']) => ({ shape, before, when: toPattern(shape) }));

const IRREGULAR = {
  olla: 'on ovat',
  tehdä: 'teen teet teemme teette tein teit tehnyt',
  nähdä: 'näen näet näemme näin näit nähnyt',
  seistä: 'seison seisoo seisovat seisoi',
  hyvä: 'parempi paremman parempaa parempia paras parhaan parasta parhaat parhaita paremmin parhaiten',
  pitkä: 'pidempi pitempi pidemmän pisin',
  lumi: 'lunta',
  veitsi: 'veistä',
  mennä: 'meni',
  voida: 'voisi',
  saada: 'sai saivat',
  tietää: 'tiennyt',
  syödä: 'söi söin söivät syönyt',
  juoda: 'joi joivat',
  viedä: 'vei veivät vienyt',
  käydä: 'kävi kävin kävivät käynyt',
  minä: 'minun minua minut minuun',
  sinä: 'sinun sinua sinut sinuun',
  hän: 'hänen häntä hänet häneen',
  se: 'sen sitä siinä siitä siihen sillä siltä sille siksi',
  tämä: 'tämän tätä tässä tästä tähän tällä tältä tälle tänä täksi',
  joka: 'jonka jota jossa josta johon jolla jolta jolle jona joksi jotka',
  mikä: 'minkä mitä missä mistä mihin millä miltä mille mitkä',
  kuka: 'kenen ketä kenet kenelle kenellä keneltä keneen ketkä',
  yksi: 'yhden yhtä',
  kaksi: 'kahden kahta',
};

export const inflection: Inflection = {
  irregular: IRREGULAR,
  stemmer,
  endings: [
    // minulle, meidän, niissä, joiden.
    toRule(`^(m|s)inu(?:${PLACE})`, '$1inä'),
    toRule(`^häne(?:${PLACE})`, 'hän'),
    ...toList('mei=me tei=te hei=he nii=ne näi=nämä noi=nuo joi=joka').map((pair) => {
      const [start = '', word = ''] = pair.split('=');
      return toRule(`^${start}(?:d[aä][nt]|den|tA|hin|${PLACE})`, word);
    }),
    // Nouns: talossa, kirkossani, pöydälle; ovea, tähdet, kielten.
    ...toRules('V', ONE, '$1'),
    ...toRules('e', `(?:${ONE}|(?:n|t)en)`, '', ['i']),
    toRule('[dt]e(?:ssA|stA|llA|ltA|lle|ksi|nA|en|n|t)', '', ['si']),
    toRule('ttA', '', ['si']),
    toRule('(?<=[lnr])tA', '', ['i', 'si']),
    toRule('st(?:A|en)', 'ps', ['i']),
    toRule(`mieh(?:e(?:${ONE})|i(?:${PLACE}|A|en|in))`, 'mies'),
    // Plurals: taloissa, kissoja, koirissa, hotelleissa, ovissa.
    ...toRules('V', MANY, '$1'),
    ...toRules('o', MANY, '', ['a']),
    ...toRules('ö', MANY, '', ['ä']),
    ...toRules('', MANY, '$1', ['a', 'ä', 'i', 'e']),
    ...toRules('e', MANY, '', ['i']),
    // maissa, puita, öitä, teillä, oluella; of a word that has a plural only: häissä, kasvoissa, juhlissa.
    toRule(`^([^${VOWELS}]*)([aäuye])i(?:den|tA|hin|${PLACE})${TAIL}`, '$1$2$2', ['', 't']),
    ...toList('o=uo ö=yö e=ie').map((pair) => {
      const [vowel = '', long = ''] = pair.split('=');
      return toRule(`^([^${VOWELS}]*)${vowel}i(?:den|tA|hin|${PLACE})${TAIL}`, `$1${long}`);
    }),
    toRule(`([uy])(?:e(?:${ONE})|i(?:${PLACE}|tA|A|en|den))${TAIL}`, '$1t'),
    toRule(`(?:(?<=V)${MANY}|i(?:${PLACE}|A|en|in)${TAIL})`, '', ['t', 'at', 'ät', 'et']),
    // naisen, sormuksen, avaimet, perheen, tehtaassa, kauniin, rakkauden, askeleen, vasaraa.
    toRule(`s(?:e(?:${ONE})|tA|ten|i(?:${PLACE}|A|en|in)?)${TAIL}`, '', ['nen']),
    toRule(`(?:kse(?:${ONE})|ksi(?:${PLACE}|A|en|in)|stA|sten)${TAIL}`, '', ['s']),
    toRule(`(?:de(?:${ONE})|tta|ttä|ksi(?:${PLACE}|A|en|in)|teen)${TAIL}`, '', ['s']),
    toRule(`m(?:e(?:${ONE})|i(?:${PLACE}|A|en|in))${TAIL}`, '', ['n']),
    toRule(`ntA|nten`, '', ['n']),
    ...[['', ''], ...STRONG].flatMap(([strong = '', weak = '']) =>
      AFTER_STRONG.map(({ shape, before, when }) => ({ ...toRule(strong + shape, weak + before), when })),
    ),
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
    ...toRules('V', PASSIVE, '$1', ['a', 'ä']),
    toRule(`(?:(?<=VV|h)${PASSIVE}|dessA${OWNER}?)`, '', ['da', 'dä']),
    // tekemään, näkisi, juoksevat.
    ...toList('tek=tehdä näk=nähdä juoks=juosta').map((pair) => {
      const [stem = '', word = ''] = pair.split('=');
      return toRule(`^${stem}(?:e?${VERB})`, word);
    }),
    // juon, saivat, syönyt, teen; tulen, tullut, menee, nousta, ajattelin; haluan, tapaan, tarvitsen.
    toRule(`(?<=VV)${VERB}`, '', ['da', 'dä']),
    { endings: [''], instead: ['da', 'dä'], isMeant: /^.?..d[aä]$/ },
    toRule(`(?<=[${VOWELS}lnr])si${PERSON}?`, '', ['taa', 'tää']),
    ...toList('lla llä nna nnä rra rrä sta stä').flatMap((end) =>
      [['', ''], ...(end.startsWith('ll') ? STRONG : [])].map(([strong = '', weak = '']) =>
        toRule(
          `${strong && `${strong}(e|i)`}${end[0]}(?:e?${VERB}|[lnrs](?:ut|yt|ee)${REST}|[lnrs]essA${OWNER}?|${end[1]}[aä]?An|t(?:iin|U|Av|Ais)${REST})`,
          `${weak}${strong && '$1'}${end}`,
        ),
      ),
    ),
    ...toRules('', `A(?:${VERB})`, '$1', ['ata', 'ätä', 'ta', 'tä'], STRONG),
    ...toRules('V', `A(?:${VERB})`, '$1', ['ta', 'tä'], STRONG),
    ...toRules(
      'V',
      `(?:si${PERSON}?|isi${PERSON}?|nnut|nnee${REST}|tAAn|tt(?:iin|U|Av|Ais)${REST})`,
      '$1',
      ['ta', 'tä'],
      STRONG,
    ),
    toRule(`(?<=V)tessA${OWNER}?`, '', ['ta', 'tä']),
    toRule(`(?:tse${VERB}|tsi${VERB})`, '', ['ta', 'tä']),
    toRule(`ne${VERB}`, '', ['ta', 'tä']),
  ],
};

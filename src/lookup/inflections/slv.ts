import { type Endings, type Inflection, join, toList } from './inflection.ts';
import { swap } from './slavic.ts';

const CASES = toList('a u om em i e o ov ev ovi ih eh ah am ma oma ema ama ami mi jo ja ju jem ji je jev jema jih');
const ADJECTIVE = 'a o e i ega emu em im ih imi ima';
/** With the dual: delava, delata. */
const PRESENT = 'm š  va ta mo te jo';
const E_PRESENT = [...join('e', PRESENT), ...toList('i iva ita imo ite o')];
const PAST = 'l la lo li le';
const PASSIVE = ` ${ADJECTIVE} je ja ju jem`;
const CONSONANTS = '([^aeiou])([^aeiou])';

const VERBS: Endings[] = [
  // sem, nisem, bom, imam, hočem, vem, povem; grem, pridem, prišel; morem, rekel; jem, vedem.
  ...swap('^s:bi ^nis:bi', { endings: toList('em i va ta mo te o'), instead: ['ti'] }),
  ...swap('^bo:bi', { endings: toList('m š va sta mo ste do'), instead: ['ti'] }),
  ...swap('^n?im:ime ^d:da', { endings: join('a', PRESENT), instead: ['ti'] }),
  ...swap('^[hn]oč:hote ^v:vede pov:poveda ^j:jes', {
    endings: [...join('e', PRESENT), ...toList('esta este edo')],
    instead: ['ti'],
  }),
  ...swap('^gr:it ([ijoa])d:$1t mor:moč', { endings: E_PRESENT, instead: ['i'] }),
  ...swap('^š:it naš:najt odš:odit š:t [kg]:č', { endings: toList('el la lo li le'), instead: ['i'] }),
  { endings: E_PRESENT, instead: ['i'], isMeant: /či$/ },
  ...swap('([ea])[dt]:$1s rast:ras', { endings: [...E_PRESENT, ...toList('el la lo li le')], instead: ['ti'] }),
  // berem, vzamem, začnem, pojem, pijem; pišem, kažem, kličem.
  ...swap('ber:bra per:pra zov:zva vzam:vze čn:če mr:mre oj:e ij:i uj:u šlj:sla š:sa ž:za č:ka č:ca ([pbm])lj:$1a', {
    endings: [...E_PRESENT, ...toList(' va ta mo te')],
    instead: ['ti'],
  }),
  { endings: E_PRESENT, instead: ['ti'], undo: [/([aeiu])n$/u, '$1'] },
  ...swap('stoj:sta boj:ba ^sp:spa', { endings: join('i', PRESENT), instead: ['ti'] }),
  // delam, delal, delaj, delan, delanje; hodim, videl, rojen; kupujem; dvignem; nesem, nesel.
  {
    endings: [...join('a', `${PRESENT} ${PAST} joč je`), ...join('aj', ' va ta mo te'), ...join('an', PASSIVE)],
    instead: ['ati'],
  },
  {
    endings: [...join('i', `${PRESENT} ${PAST}`), ...join('en jen', PASSIVE), 'eč'],
    instead: ['iti', 'eti', 'ati'],
  },
  ...swap('š:s ž:z č:t j:d lj:l nj:n ([pbmv])lj:$1 šč:st', { endings: join('en', PASSIVE), instead: ['iti'] }),
  { endings: join('e', `${PRESENT} ${PAST}`), instead: ['eti'] },
  { endings: [...join('uje', PRESENT), ...join('uj', ' va ta mo te oč')], instead: ['ovati', 'evati'] },
  { endings: join('ne', PRESENT), instead: ['niti'] },
  { endings: [...E_PRESENT, ...toList(`${PAST} el`), ...join('t n', PASSIVE)], instead: ['ti'] },
  // With no ending behind verbs of motion: gremo delat.
  { endings: [''], instead: ['i'], isMeant: /[tč]i$/ },
];

const IRREGULAR = {
  biti: 'je ni bi bo',
  jesti: 'je',
  z: 's',
  k: 'h',
  jaz: 'mene me meni mi menoj mano',
  ti: 'tebe te tebi teboj tabo',
  mi: 'nas nam nami naju nama midva',
  vi: 'vas vam vami vaju vama vidva',
  on: 'ga njega mu njemu njim njem jih njih jim njimi nanj zanj vanj',
  ona: 'je nje ji njej jo njo nanjo zanjo',
  oni: 'jih njih jim njim njimi',
  se: 'sebe sebi si seboj sabo',
  ta: 'tega temu tem to ti te teh temi',
  kdo: 'koga komu kom',
  nekdo: 'nekoga nekomu nekom',
  nihče: 'nikogar nikomur',
  kaj: 'česa čemu čem čim',
  nekaj: 'nečesa nečemu nečem nečim',
  nič: 'ničesar ničemer',
  človek: 'ljudje ljudi ljudem ljudeh ljudmi',
  oko: 'oči očmi očeh očem očesa',
  mati: 'matere materi mater materjo',
  hči: 'hčere hčeri hčer hčerjo',
  dan: 'dni dneh dnevih',
  dober: 'bolje najbolje',
};

export const inflection: Inflection = {
  irregular: IRREGULAR,
  endings: [
    // Nouns: mesta, ženami, stvarjo; cerkve; dneva, psa, konca, okna; otroci; gonitvama.
    { endings: CASES, instead: [''] },
    { endings: toList('e i o ah am ama ami'), instead: ['a'] },
    { endings: toList('a u om em i ih oma ema'), instead: ['o', 'e'] },
    { endings: toList('ve vi vijo vah vam vami vama'), instead: ['ev'] },
    { endings: ['ci'], instead: ['k'] },
    ...swap(`${CONSONANTS}:$1e$2`, { endings: CASES, instead: [''] }),
    ...swap('nj:enj', { endings: CASES, instead: [''] }),
    ...swap('e([^aeiou]):$1', { endings: [''], instead: ['a', 'o'] }),
    { endings: ['ij'], instead: ['je', 'ja'] },
    { endings: [''], instead: ['a', 'o', 'e'] },
    // Adjectives: novega, slovenska; pomembna; lepši, najnovejše.
    { endings: toList(ADJECTIVE), instead: ['', 'i'] },
    ...swap(`${CONSONANTS}:$1e$2 ${CONSONANTS}:$1a$2`, { endings: toList(ADJECTIVE), instead: [''] }),
    ...['', 'naj'].flatMap((prefix) => [
      { prefix, endings: join('ejš š', ADJECTIVE), instead: ['', 'ek', 'ok'] },
      ...swap(`${CONSONANTS}:$1e$2`, { prefix, endings: join('ejš', ADJECTIVE), instead: [''] }),
      { prefix, endings: ['eje', 'ej'], instead: ['o'] },
      ...swap('žj:zek žj:žek žj:g jš:d višj:visok večj:velik manjš:majhen boljš:dober krajš:kratek širš:širok', {
        prefix,
        endings: toList(ADJECTIVE),
        instead: [''],
      }),
    ]),
    ...VERBS,
    // Nouns made of adjectives: hitrost.
    { endings: toList('ost osti ostjo'), instead: ['', 'i'] },
  ],
};

import { type Endings, type Inflection, join, toList } from './inflection.ts';
import { swap } from './slavic.ts';

// Serbian has the same rules: both its spellings (dete, dijete) and both its scripts.
const CASES = toList('a u om em e i ovi ovima ova ove evi evima eva eve ima');
const HARD = 'a o e u i og oga om ome omu oj im ih ima';
const SOFT = 'i a e u eg ega em emu om oj im ih ima';
const E_PRESENT = toList('em eš e emo ete u i imo ite ući');
const A_PRESENT = toList('am aš a amo ate aju aj ajmo ajte ajući');
const PAST = 'ao la lo li le';
const PASSIVE = ` ${HARD} je ja ju jem jima`;
/** Of a comparative: noviji, najbolji. */
const compare = (prefix: string): Endings[] => [
  { prefix, endings: join('ij', SOFT), instead: ['', 'i'] },
  { prefix, endings: ['ije'], instead: ['o'] },
  ...swap('([^aeiou])([^aeiou]):$1a$2', { prefix, endings: join('ij', SOFT), instead: [''] }),
  ...swap(
    'đ:d ž:z ž:g č:k ć:t š:h nj:n ž:zak ž:žak đ:dak ć:tak š:sok nj:nak ^bolj:dobar ^gor:loš lakš:lak ljepš:lijep lepš:lep mekš:mek ^već:velik ^manj:mal šir:širok',
    { prefix, endings: toList(SOFT), instead: ['', 'i'] },
  ),
];

const VERBS: Endings[] = [
  // sam, budem, neću, nisam, nemam; mogu, rekao, dođem, došao; jedem, pao.
  ...swap('^s:bi ^nis:bi', { endings: toList('am i mo te u'), instead: ['ti'] }),
  ...swap('^(?:ne|ho)ć:htje ^(?:ne|ho)ć:hte', { endings: toList('u eš e emo ete'), instead: ['ti'] }),
  ...swap('^nem:im ^d:da', { endings: A_PRESENT, instead: ['ati', 'ti'] }),
  ...swap('^id:ić đ:ć ([gk]):ć ([gkčž])n?:ć', { endings: E_PRESENT, instead: ['i'] }),
  ...swap('š:ć [gk]:ć', { endings: toList(PAST), instead: ['i'] }),
  ...swap('([aeu])[dt]n?:$1s ([aeu])s:$1', { endings: E_PRESENT, instead: ['ti'] }),
  ...swap('([aeu]):$1s', { endings: toList('o la lo li le'), instead: ['ti'] }),
  // budem, berem, zovem, stanem, počnem, uzmem, umrem; pijem, dajem, umijem; pišem, kažem, plačem, krećem.
  ...swap(
    '^bud:bi ber:bra per:pra zov:zva šalj:sla stan:sta čn:če uzm:uze mr:mrije mr:mre [aij]j:aja ij:i uj:u aj:a aj:ava ij:je oj:oja oj:aja nes:nije nes:ne',
    { endings: [...E_PRESENT, 'im', 'iš', 'e'], instead: ['ti'] },
  ),
  ...swap('š:s ž:z ž:g č:k č:c ć:t šć:st ([pbmv])lj:$1', { endings: E_PRESENT, instead: ['ati'] }),
  // čitam, čitao, čitan, čitanje; radim, radio, vidio; kupujem; tonem, tonuo.
  {
    endings: [...A_PRESENT, ...join('a', 'o la lo li le vši h še smo ste hu'), ...join('an', PASSIVE)],
    instead: ['ati'],
  },
  { endings: join('uj', 'em eš e emo ete u  mo te ući'), instead: ['ovati', 'ivati', 'evati'] },
  {
    endings: [
      ...toList('im iš i imo ite e eći'),
      ...join('i', 'o la lo li le vši h še smo ste hu'),
      ...join('en', PASSIVE),
    ],
    instead: ['iti', 'jeti', 'eti', 'ati'],
  },
  ...swap('đ:d ć:t š:s ž:z nj:n lj:l ([pbmv])lj:$1 šć:st št:st žđ:zd', {
    endings: [...join('en', PASSIVE), ...toList('ah aše asmo aste ahu')],
    instead: ['iti', 'jeti', 'eti'],
  }),
  { endings: join('je', 'la lo li le vši h smo ste'), instead: ['jeti'] },
  { endings: [...join('e', 'm š mo te ju o la lo li le vši h smo ste'), ...join('et', PASSIVE)], instead: ['eti'] },
  {
    endings: [
      ...join('n', 'em eš e emo ete u i imo ite'),
      ...join('nu', 'o la lo li le vši h smo ste'),
      ...join('nut', PASSIVE),
    ],
    instead: ['nuti'],
  },
  { endings: [...toList(`${PAST} o še h smo ste vši`), ...join('t', PASSIVE), ...E_PRESENT], instead: ['ti'] },
  // Future: radit ću, and Serbian radiću.
  { endings: [''], instead: ['i'], isMeant: /(?:[tć]i|[тћ]и)$/ },
  { endings: toList('ću ćeš će ćemo ćete'), instead: ['ti'] },
];

const IRREGULAR = {
  biti: 'je nije jesam jesi jest jesmo jeste jesu bih bi bismo biste',
  htjeti: 'ću ćeš će ćemo ćete',
  hteti: 'ću ćeš će ćemo ćete',
  ja: 'mene me meni mi mnom mnome',
  ti: 'tebe te tebi ti tobom',
  on: 'njega ga njemu mu njim njime',
  ona: 'nje je njoj joj nju ju njom njome',
  mi: 'nas nama nam',
  vi: 'vas vama vam',
  oni: 'njih ih njima im',
  sebe: 'se sebi si sobom',
  se: 'sebe sebi si sobom',
  taj: 'tog toga tom tome tomu tim time ta to te tu toj ti tih tima',
  svoj: 'svog svoga svom svome',
  moj: 'mog moga mom mome',
  tvoj: 'tvog tvoga tvom tvome',
  tko: 'koga komu kome kim',
  ko: 'koga kome kim',
  što: 'čega čemu čime čim',
  šta: 'čega čemu čime čim',
  nešto: 'nečega nečemu nečim',
  ništa: 'ničega ničemu ničim',
  netko: 'nekoga nekome nekim',
  nitko: 'nikoga nikome nikim',
  čovjek: 'ljudi ljude ljudima',
  čovek: 'ljudi ljude ljudima',
  dijete: 'djeca djece djeci djecu djecom',
  dete: 'deca dece deci decu decom',
  oko: 'oči očiju očima',
  sa: 's',
};

export const inflection: Inflection = {
  irregular: IRREGULAR,
  endings: [
    // Nouns: grada, žene, gradovi; oca, psa, posla; vojnici, ruci; imena; radošću; sestara; građani.
    { endings: CASES, instead: [''] },
    { endings: toList('e i u o om ama'), instead: ['a'] },
    { endings: toList('a u om em ima'), instead: ['o', 'e'] },
    { endings: ['ju'], instead: [''] },
    ...swap('([^aeiou])([^aeiou]|[nl]j):$1a$2 ([^aeiou])l:$1ao ijel:io el:eo oc:otac', {
      endings: CASES,
      instead: [''],
    }),
    { endings: toList('ci cima če'), instead: ['k', 'ka', 'ac', 'ak'] },
    { endings: toList('zi zima že'), instead: ['g', 'ga'] },
    { endings: toList('si sima še'), instead: ['h', 'ha'] },
    { endings: toList('ena enu enom enima eta etu etom'), instead: ['e'] },
    { endings: ['šću'], instead: ['st'] },
    { endings: ['lju'], instead: ['ao', 'l'] },
    { endings: ['a'], instead: ['', 'a', 'o', 'e'], undo: [/a([^aeiou])$/u, '$1'] },
    { endings: toList('i a e ima'), instead: ['in'], isMeant: /(?:[nđ]anin|[нђ]анин)$/ },
    { endings: [''], instead: ['a', 'o', 'e'] },
    // Adjectives: novog, dobre, topla; lošijeg; očev.
    { endings: toList(HARD), instead: ['', 'i'] },
    { endings: toList(SOFT), instead: ['i'] },
    { endings: toList(HARD), instead: ['aj'], isMeant: /^o[vn]aj$/ },
    ...swap('([^aeiou])([^aeiou]):$1a$2 ([^aeiou])l:$1ao l:o', { endings: toList(HARD), instead: [''] }),
    ...swap('a([^aeiou]):$1', { endings: [''], instead: ['i'] }),
    ...compare(''),
    ...compare('naj'),
    { endings: join('ov ev', ` ${HARD}`), instead: [''] },
    { endings: join('čev', ` ${HARD}`), instead: ['ac'] },
    { endings: join('in', ` ${HARD}`), instead: ['a'] },
    ...VERBS,
    // Nouns made of adjectives: brzost.
    { endings: toList('ost osti ošću ostima'), instead: ['', 'i'] },
  ],
};

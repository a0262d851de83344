import { type Inflection, type LetterChange, toList } from './inflection.ts';

const ENDINGS_OF_ALL = (vowel: string) =>
  toList(
    'ba bas bamos bades ban r res rmos rdes ren ra ras ramos rades ran rei rás rá remos redes rán ría rías riamos riades rían se sen ses semos sedes ndo do da dos das mos ste stes ron',
  ).map((ending) => vowel + ending);
const FIRST_VERBS = [
  ...ENDINGS_OF_ALL('a'),
  ...toList('o as a an ei ou aches emos edes e es en ando arei ábamos ábades áramos árades ásemos'),
];
const OTHER_VERBS = ['e', 'i'].flatMap(ENDINGS_OF_ALL);
const SECOND_VERBS = [
  ...toList(
    'o es e en ía ías iamos iades ían ín iches eu íu iu emos imos edes ides a as amos ades an iron endo indo ido ida idos idas éramos íramos ésemos ísemos',
  ),
];

/** What is written otherwise before e and i: chegue, toque, comece; produzo, dirixo. */
const SOFT: readonly LetterChange[] = [
  [/gu$/u, 'g'],
  [/qu$/u, 'c'],
  [/c$/u, 'z'],
];
const BEFORE_E = FIRST_VERBS.filter((ending) => /^[eé]/u.test(ending));

/** Vowels that the stress changes: sinte of sentir, dorme and durmo of durmir. */
const VOWELS: readonly LetterChange[] = [
  [/i(?=[^aeiou]+$)/u, 'e'],
  [/o(?=[^aeiou]+$)/u, 'u'],
];

const IRREGULAR = {
  o: 'a os as do da dos das no na nos nas ao á aos ás ó ós polo pola polos polas co coa cos coas',
  de: 'do da dos das dun dunha duns dunhas deste desta destes destas dese desa deses desas daquel daquela daqueles daquelas del dela deles delas',
  en: 'no na nos nas nun nunha nuns nunhas neste nesta nestes nestas nese nesa neses nesas naquel naquela naqueles naquelas nel nela neles nelas',
  por: 'polo pola polos polas',
  con: 'co coa cos coas cun cunha cuns cunhas',
  a: 'ao á aos ás ó ós',
  un: 'unha uns unhas dun dunha duns dunhas nun nunha nuns nunhas cun cunha cuns cunhas',
  este: 'esta estes estas deste desta destes destas neste nesta nestes nestas',
  ese: 'esa eses esas dese desa deses desas nese nesa neses nesas',
  aquel: 'aquela aqueles aquelas daquel daquela daqueles daquelas naquel naquela naqueles naquelas',
  meu: 'miña meus miñas',
  teu: 'túa teus túas',
  seu: 'súa seus súas',
  eu: 'me min comigo',
  ti: 'te che contigo',
  el: 'lle del nel',
  ser: 'son es é somos sodes era eras eran fun foi fomos foron sexa sexan sido',
  estar: 'estou está están estiven estivo estea',
  ter: 'teño tes ten temos tedes teñen tiña tiñan tiven tivo terá',
  haber: 'hai había houbo haberá haxa',
  facer: 'fago fai fan fixen fixo feito faga fará',
  dicir: 'digo di din dixen dixo dito diga dirá',
  ir: 'vou vas vai imos ides van ía vaia',
  vir: 'veño vén veñen vin veu viña veña',
  poder: 'podo pode poden puiden puido poida',
  querer: 'quero quere queren quixen quixo queira',
  saber: 'sei sabe soubo saiba',
  ver: 'vexo ve ven viu visto vista vistos vistas vexa vexan vía vían',
  poñer: 'poño pon pos poñen puxo puxeron posto posta postos postas',
  dar: 'dou das dá dan deu deron dea dean',
};

export const inflection: Inflection = {
  irregular: IRREGULAR,
  endings: [
    // Casas, flores, cans, animais, papeis, camións, luces.
    { endings: toList('s es'), instead: [''] },
    { endings: toList('is'), instead: ['l', 'il'] },
    { endings: toList('ís'), instead: ['il'] },
    { endings: toList('ces'), instead: ['z'] },
    // Nena, boa, galega; irmá, leoa, inglesa, traballadora.
    { endings: toList('a as'), instead: ['o', '', 'e'] },
    { endings: toList('oa oas'), instead: ['ón', 'o'] },
    { endings: toList('á ás'), instead: ['án'] },
    { endings: toList('esa esas eses'), instead: ['és'] },
    { endings: toList('ísimo ísima ísimos ísimas'), instead: ['o', 'e', ''] },
    // Verbs.
    { endings: toList('pón poñen puxo puxeron posto posta postos postas'), instead: ['poñer'] },
    { endings: FIRST_VERBS, instead: ['ar'] },
    ...SOFT.map((undo) => ({ endings: BEFORE_E, instead: ['ar'], undo })),
    { endings: [...OTHER_VERBS, ...SECOND_VERBS], instead: ['er', 'ir'] },
    { endings: toList('zo za zas zan'), instead: ['cer', 'cir'] },
    { endings: toList('xo xa xas xan'), instead: ['xer', 'xir'] },
    ...VOWELS.map((undo) => ({ endings: toList('o es e en a as an'), instead: ['ir'], undo })),
    { endings: toList('eo es e en ía ías ían ín íu ído ída ídos ídas'), instead: ['er', 'ír', 'ir'] },
  ],
};

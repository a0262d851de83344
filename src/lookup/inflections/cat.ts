import { type Inflection, type LetterChange, toList } from './inflection.ts';

const FIRST_VERBS = toList(
  'o es a em eu en i is in am au e ava aves àvem àveu aven í ares à àrem àreu aren aré aràs arà arem areu aran ' +
    'aria aries aríem aríeu arien és essis éssim éssiu essin esses éssem ésseu essen às asses àssem àsseu assen assis àssim àssiu assin ant at ada ats ades',
);
const THIRD_VERBS = toList(
  'eixo eixes eix eixen eixi eixis eixin isc esc ix ixes ixen im iu o s es en i is in ia ies íem íeu ien í ires írem íreu iren ' +
    'esqui esquis esquin isca isques isquen iguem igueu iré iràs irà irem ireu iran iria iries iríem iríeu irien ís issis íssim íssiu issin isses íssem ísseu issen int it ida its ides',
);
const SECOND_VERBS = toList(
  'o e s es em eu en i is in ia ies íem íeu ien í eres é érem éreu eren és essis éssim éssiu essin ent ut uda uts udes',
);
/** Behind the infinitive's own -r: perdrà, coneixeria. */
const FUTURE = toList('é às à em eu an ia ies íem íeu ien');

/** What stands before e and i, undone: toquen, paguem, comencen, mengem; adeqüen, averigüen. */
const SOFT: readonly LetterChange[] = [
  [/qu$/u, 'c'],
  [/gu$/u, 'g'],
  [/c$/u, 'ç'],
  [/g$/u, 'j'],
  [/ü$/u, 'u'],
];
const BEFORE_SOFT = /^[eéií]/u;
const SOFT_ENDINGS = FIRST_VERBS.filter((ending) => BEFORE_SOFT.test(ending));

/** The accent that only the infinitive has: corre of córrer, coneix of conèixer. @param behind - What stands behind the stem. */
const listAccents = (behind: string): LetterChange[] => [
  [new RegExp(`o(?=[^aeiou]+${behind}$)`, 'u'), 'ó'],
  [new RegExp(`e(?=[^aeiou]+${behind}$)`, 'u'), 'é'],
  [new RegExp(`e(?=i?[^aeiou]+${behind}$)`, 'u'), 'è'],
];

const IRREGULAR = {
  el: 'la els les del dels al als pel pels',
  de: 'del dels',
  a: 'al als',
  per: 'pel pels',
  ser: 'soc sóc ets és som sou són era eres érem éreu eren fou sigut estat sigui siguin fos fossin serà seran seria serien',
  estar: 'estic està estàs estan estigui estiguin estigut',
  haver: 'he has ha hem heu han havia havien hagi hagin hagut hagués haurà hauran hauria haurien',
  fer: 'faig fas fa fem feu fan feia feien fet feta fets fetes faci facin fes fessin farà faran faria farien',
  anar: 'vaig vas va vam vau van vagi vagin anirà aniran aniria',
  poder: 'puc pots pot podem poden podia podien pugui puguin pogut pogués podrà podran podria podrien',
  voler: 'vull vols vol volem volen vulgui vulguin volgut volia voldrà voldria voldrien',
  saber: 'sé saps sap sabem saben sabia sàpiga sàpiguen sabrà sabria',
  dir: 'dic dius diu diem diuen deia deien dit dita dits dites digui diguin',
  veure: 'veig veus veu veiem veuen veia vist vista vistos vistes vegi vegin',
  tenir: 'té',
  venir: 've',
  dur: 'duc dus du duen duia duien dut duta',
  jo: 'em mi',
  tu: 'et',
  ell: 'li',
  nosaltres: 'ens',
  vosaltres: 'us',
  es: 'se',
};

export const inflection: Inflection = {
  irregular: IRREGULAR,
  endings: [
    // Nouns and adjectives: homes, cases, peixos; boques, plantes, places, platges, llengües.
    { endings: ['s'], instead: [''] },
    { endings: ['es'], instead: ['a'] },
    { endings: toList('es os a'), instead: [''] },
    ...SOFT.map((undo) => ({ endings: ['es'], instead: ['a', ''], undo })),
    // Germans, germana; estacions, jardins, comuns; bons.
    { endings: toList('ans ana anes'), instead: ['à'] },
    { endings: toList('ens ena enes'), instead: ['è', 'é', 'e'] },
    { endings: toList('ins ina ines'), instead: ['í'] },
    { endings: toList('ons ona ones'), instead: ['ó'] },
    { endings: toList('uns una unes'), instead: ['ú'] },
    { endings: toList('n ns na nes'), instead: [''] },
    // Anglesos, famosa, processos, autobusos, països; gossos, grossa.
    { endings: toList('esos esa eses essos essa esses'), instead: ['ès', 'és'] },
    { endings: toList('osos osa oses ossos ossa osses'), instead: ['ós', 'òs'] },
    { endings: toList('asos usos ussos'), instead: ['às', 'ús'] },
    { endings: toList('isos ïsos'), instead: ['ís'] },
    { endings: toList('sos sa ses'), instead: [''] },
    // Amiga, nebodes, blava, europea, boja, lletges, tranquil·la, biòloga.
    { endings: toList('ga gues'), instead: ['c'] },
    { endings: toList('da des'), instead: ['t'] },
    { endings: toList('va ves a es'), instead: ['u'] },
    { endings: toList('ja jos ges tja tjos tges'), instead: ['ig', 'g'] },
    { endings: toList('·la ·les'), instead: [''] },
    { endings: toList('òloga òlogues'), instead: ['òleg'] },
    // Verbs: parlava, toquen, dormim, serveix.
    { endings: FIRST_VERBS, instead: ['ar'] },
    ...SOFT.map((undo) => ({ endings: SOFT_ENDINGS, instead: ['ar'], undo })),
    { endings: THIRD_VERBS, instead: ['ir'] },
    { endings: [''], instead: ['ir', 're', 'er'], isMeant: /[^aeiou](?:[ie]r|re)$/u },
    { endings: toList('ïm ïu eeix ïa ïes ïen ït ïda ïts ïdes ïen ïes'), instead: ['ir'] },
    { endings: SECOND_VERBS, instead: ['er', 're'] },
    ...listAccents('').map((undo) => ({ endings: ['', ...SECOND_VERBS], instead: ['er'], undo })),
    ...listAccents('er').map((undo) => ({ endings: FUTURE, instead: [''], undo })),
    { endings: FUTURE, instead: ['e'], isMeant: /re$/u },
    // Conec, conegut; prenc, venem; bevem, begut, escrit; admesa; tinc, vindrà.
    { endings: toList('ec egut eguda eguts egudes egui eguis eguin egués egué'), instead: ['èixer', 'eure'] },
    {
      endings: toList(' c s em eu en ia ies íem íeu ien gui guis guin gués gué gueren gut guda guts gudes ent ut uda'),
      instead: ['dre'],
      isMeant: /[nl]dre$/u,
    },
    {
      endings: toList(
        'c sc us u vem veu vim viu ven via vies víem vien iem ieu ia ies ien gui guis guin gués gué gueren gut guda guts gudes vent ient it t ta ts tes',
      ),
      instead: ['ure'],
    },
    { endings: toList('ès esa esos eses'), instead: ['etre', 'endre'] },
    {
      endings: toList('nc nguis ngui nguin ngués ngué ngueren ngut nguda nguts ngudes'),
      instead: ['nir'],
      undo: [/i$/u, 'e'],
    },
    { endings: toList('ndré ndràs ndrà ndrem ndreu ndran ndria ndries ndrien'), instead: ['nir'], undo: [/i$/u, 'e'] },
    { endings: toList('ns n nen'), instead: ['nir'] },
  ],
};

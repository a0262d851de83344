import { stemmer } from '@orama/stemmers/spanish';
import { type Inflection, type LetterChange, toList, toSet } from './inflection.ts';

const SPANISH_CHANGES: readonly LetterChange[] = [
  [/ie(?=[^aeiou]+$)/u, 'e'],
  [/ue(?=[^aeiou]+$)/u, 'o'],
  [/i(?=[^aeiou]+$)/u, 'e'],
];

export const inflection: Inflection = {
  verbPlaces: {
    verb: /[aeií]r(?:se)?$/,
    before: toSet('yo tú él ella usted nosotros ellos ellas ustedes no me te se nos os le les'),
    between: toSet('lo la los las'),
    auxiliaries: toSet(
      'he has ha hemos han haya hayan había habías habíamos habían habría habrían hubiera haber habiendo sido',
    ),
    copulas: toSet(
      'soy eres es somos sois son era eras eran fue fueron sea sean será serán sería serían ser siendo sido estoy estás está estamos ' +
        'están estaba estaban estuvo estuvieron esté estén estar parece parecen parecía queda quedan quedó sigue siguen seguía',
    ),
    adverbs: toSet('ya siempre nunca muy más tan bastante menos casi demasiado'),
    participle: /[dht][oa]s?$/,
    beforeOthers: toSet('el la los las un una unos unas del al este esta estos estas mi mis tu tus su sus'),
  },
  stemmer,
  // Adverbs: lentamente, fácilmente.
  derivations: [
    { endings: toList('amente'), instead: ['o', 'or'] },
    { endings: toList('mente'), instead: [''] },
  ],
  endings: [
    { endings: toList('s es'), instead: [''] },
    { endings: toList('ces'), instead: ['z'] },
    { endings: toList('ce ces cen cemos cé'), instead: ['zar'] },
    { endings: toList('que ques quen quemos qué'), instead: ['car'] },
    { endings: toList('gue gues guen guemos gué'), instead: ['gar'] },
    // A vowel that the stress changes: tiene, devuelve, pide.
    { endings: toList('ue ues uen o a as an'), instead: ['uir'], undo: [/i(?=[^aeiou]+$)/u, 'e'] },
    { endings: toList('zco zca zcas zcamos zcan'), instead: ['cer', 'cir'] },
    { endings: toList('jo ja jas jamos jan'), instead: ['ger', 'gir'] },
    { endings: toList('go ga gas gamos gan dré drás drá dremos drán dría drían'), instead: ['er', 'ir'] },
    ...SPANISH_CHANGES.map((undo) => ({ endings: toList('o as a an e es en'), instead: ['ar', 'er', 'ir'], undo })),
    {
      endings: toList(
        'o as a amos áis an é aste ó asteis aron aba abas ábamos aban aré arás ará aremos arán aría arías arían e es emos en ara aran ' +
          'ase ando ado ada ados adas ad',
      ),
      instead: ['ar'],
    },
    {
      endings: toList(
        'o es e emos imos en í iste ió isteis ieron ía ías íamos ían a as an iera ieran iese iendo yendo yó yeron ido ida idos idas ' +
          'ído ída ed id',
      ),
      instead: ['er', 'ir'],
    },
  ],
};

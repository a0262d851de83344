import { stemmer } from '@orama/stemmers/swedish';
import { fromPairs, type Inflection, toList, toSet } from './inflection.ts';

export const inflection: Inflection = {
  verbPlaces: {
    verb: /(?:[aå]s?|ö|^\p{L}{1,2}[eoy])$/u,
    hasFiniteInfinitives: true,
    before: toSet('jag du han hon vi ni man'),
    beforeOthers: toSet(
      'en ett min mitt mina din ditt dina sin sitt sina vår vårt våra ingen inget inga någon varje denna',
    ),
  },
  spellings: fromPairs({ aa: 'å', ae: 'ä', oe: 'ö' }),
  stemmer,
  // Möjlighet; bearbetning.
  derivations: [
    { endings: toList('het heten heter heterna hetens'), instead: [''] },
    { endings: toList('ning ningen ningar ningarna ningens'), instead: ['a'] },
  ],
  endings: [
    // Verbs first: `verkar` is rather of `verka` than of `verk`.
    { endings: toList('ar ade at as ades ande ad'), instead: ['a'] },
    { endings: toList('er te t de d s ts tes des tt ett'), instead: ['a'] },
    { endings: toList('en n et t ar er r s arna erna na ens ets arnas ernas nas'), instead: [''] },
    { endings: toList('an or orna ans ornas'), instead: ['a'] },
    // A vowel that the ending takes: vatten, tunnel, säker.
    { endings: toList('et en ar arna a are ast aste'), instead: [''], undo: [/([^aeiouyåäö])$/u, 'e$1'] },
    { endings: toList('r dde tt ddes'), instead: [''] },
    { endings: toList('a t are ast aste'), instead: [''] },
    { endings: toList('tt'), instead: ['', 'd'] },
    { endings: toList('t'), instead: ['d', 'da'] },
  ],
};

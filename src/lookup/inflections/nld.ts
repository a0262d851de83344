import { stemmer } from '@orama/stemmers/dutch';
import { type Inflection, toList, toSet } from './inflection.ts';

const DUTCH_VERB = /n$/u;

export const inflection: Inflection = {
  verbPlaces: {
    verb: /(?:en|aan|oen|ien|zijn)$/,
    hasFiniteInfinitives: true,
    before: toSet('ik jij je hij zij ze wij we jullie u men wie er'),
    beforeOthers: toSet('de een mijn jouw uw haar ons onze hun elke ieder iedere geen deze'),
  },
  stemmer,
  // Vrijheid; behandeling, vertaling.
  derivations: [
    { endings: toList('heid heden'), instead: [''] },
    { endings: toList('ing ingen'), instead: ['en'], isMeant: DUTCH_VERB },
  ],
  endings: [
    { endings: toList('t te ten de den end ende'), instead: ['en'], isMeant: DUTCH_VERB },
    { prefix: 'ge', endings: toList('t d te de'), instead: ['en'], isMeant: DUTCH_VERB },
    { endings: toList('en s e tje tjes je jes er ere st ste'), instead: [''] },
    { endings: toList('d de'), instead: [''], isMeant: DUTCH_VERB },
    { endings: ['heden'], instead: ['heid'] },
    // A long vowel is written twice before one consonant, and a consonant after a short one: loopt, grote, mannen; huizen, brieven.
    {
      endings: toList('t te ten de den end ende'),
      instead: ['en'],
      undo: [/([aeou])\1([^aeiou])$/u, '$1$2'],
      isMeant: DUTCH_VERB,
    },
    { endings: [''], instead: ['en'], undo: [/([aeou])\1([^aeiou])$/u, '$1$2'], isMeant: DUTCH_VERB },
    {
      endings: toList('t te ten de den end ende'),
      instead: ['en'],
      undo: [/([^aeiou])$/u, '$1$1'],
      isMeant: DUTCH_VERB,
    },
    { endings: [''], instead: ['en', 'n'], isMeant: DUTCH_VERB },
    { endings: [''], instead: ['en'], undo: [/([^aeiou])$/u, '$1$1'], isMeant: DUTCH_VERB },
    { endings: [''], instead: ['en'], undo: [/s$/u, 'z'], isMeant: DUTCH_VERB },
    { endings: [''], instead: ['en'], undo: [/f$/u, 'v'], isMeant: DUTCH_VERB },
    {
      prefix: 'ge',
      endings: toList('t d te de'),
      instead: ['en'],
      undo: [/([aeou])\1([^aeiou])$/u, '$1$2'],
      isMeant: DUTCH_VERB,
    },
    {
      prefix: 'ge',
      endings: toList('t d te de'),
      instead: ['en'],
      undo: [/([^aeiou])$/u, '$1$1'],
      isMeant: DUTCH_VERB,
    },
    { endings: toList('e en ere er'), instead: [''], undo: [/([aeou])([^aeiou])$/u, '$1$1$2'] },
    { endings: toList('e en ere er'), instead: [''], undo: [/([^aeiou])\1$/u, '$1'] },
    { endings: toList('e en'), instead: [''], undo: [/z$/u, 's'] },
    { endings: toList('e en'), instead: [''], undo: [/v$/u, 'f'] },
    { endings: toList('e en'), instead: [''], undo: [/([aeou])z$/u, '$1$1s'] },
    { endings: toList('e en'), instead: [''], undo: [/([aeou])v$/u, '$1$1f'] },
  ],
};

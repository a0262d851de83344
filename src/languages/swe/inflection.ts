import { toFixedStart, toSet } from '../../inflection/phrases.ts';
import type { Language } from '../language.ts';

export const inflection: Language['inflection'] = {
  phrases: {
    verb: 'first',
    fits: toFixedStart('av en ett för i med om på till utan vid'),
    agreement: [/(?:tt|t|a|e)?$/u, ['', 't', 'a', 'e', 'tt']],
    adjective: /[^ae]$/,
    between: toSet(
      'inte aldrig alltid också verkligen ju väl nog mycket så ofta redan bara ännu egentligen genast snart igen jag du han hon vi ni de dom man den det ' +
        'mig dig honom henne oss er dem',
    ),
    particles: toSet(
      'av på upp ut in ner ned om till med bort hem fram igen ihop loss fast isär åt igång tillbaka över under vid',
    ),
    ambiguous: toSet('av på in om till med över under vid åt'),
    followers: toSet('och men eller när om för som i på nu sedan igen idag imorgon direkt'),
    barriers: toSet(
      'i på av till från med om för och men eller att som när om är var har hade ska skulle kan inte över under vid hos',
    ),
  },
  compounds: {
    links: ['s', 'e', 'o', 'u', 'a', '-'],
    lost: ['a', 'e'],
    joinsTriples: true,
    ignored: toSet('och att det den var som han hon med vad sin men hur dig mig sig ett är'),
  },
};

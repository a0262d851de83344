import { toSet } from '../../inflection/phrases.ts';
import type { Language } from '../language.ts';
import { ARTICLES } from './articles.ts';
import { splitContraction } from './contractions.ts';
import { fitsEnglishPhrase, fitsSeparated, toGeneralWord } from './phrases.ts';

export const inflection: Language['inflection'] = {
  phrases: {
    verb: 'first',
    // Other hyphens make another word: a `pick-me-up` is not to `pick me up`.
    hyphenated: / in law$/,
    between: toSet('not never always also just really often still even only already'),
    particles: toSet(
      'up down out off in on away back over through around along about by apart together aside forward ahead across under to',
    ),
    ambiguous: toSet('up down off in on over through around along about by across under to'),
    followers: toSet(
      'and or but when if because before after again with for to from in on at today tomorrow yesterday now then later ' +
        'immediately quickly early late soon so while until as tonight too completely last next first at once',
    ),
    objects: toSet(
      `${ARTICLES} this that these those my your his her its our their some any no every each another all both it him them me us you ` +
        'myself yourself himself herself itself ourselves themselves everything something anything nothing everyone someone one two ' +
        'three many several',
    ),
    barriers: toSet(
      'of in on at to for with from by into onto about over under through and or but that who which what when if because as than is are ' +
        'was were be been am has have had do does did will would can could should may might must not i he she we they up down out off ' +
        'away back there here where while like towards toward across along around against between',
    ),
    particlesNeedObject: true,
    fits: fitsEnglishPhrase,
    fitsSeparated,
    toGeneral: toGeneralWord,
  },
  clitics: splitContraction,
  // `runnin'`, `nothin’`.
  droppedEnd: { before: /..in$/, letters: 'g' },
};

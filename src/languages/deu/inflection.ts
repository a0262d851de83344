import { toFixedStart, toSet } from '../../inflection/phrases.ts';
import { toBeforeApostrophe } from '../../inflection/word-rules.ts';
import type { Language } from '../language.ts';
import { ARTICLES } from './articles.ts';

export const inflection: Language['inflection'] = {
  phrases: {
    verb: 'last',
    isVerb: /n$/,
    fits: toFixedStart('am an auf aus bei bis da ein eine eines im in mit nach ohne so um von vor wie zu zum zur', {
      isVerb: /n$/,
    }),
    agreement: [/(?:e[nmsr]?)?$/u, ['', 'e', 'er', 'es', 'en']],
    between: toSet('zu'),
    tails: toSet('an auf aus bei für gegen in mit nach über um unter von vor zu'),
    followers: toSet('und oder aber sondern denn doch als wie zu'),
    objects: toSet(
      `${ARTICLES} mein meine meinen meinem dein deine deinen deinem sein seine seinen ` +
        'seinem ihr ihre ihren ihrem unser unsere unseren unserem diese dieser dieses diesen diesem jede jeder jedes jeden jedem am im ' +
        'zum zur vom beim ins ans mit von in an auf aus bei nach für über unter vor hinter neben zwischen durch gegen ohne um wegen',
    ),
  },
  particles: {
    ambiguous: toSet('ab an auf aus bei durch ein entgegen gegenüber hinter mit nach statt über um unter vor wider zu'),
    plain: toSet(
      'auseinander bereit bevor bloß da dabei dafür daran darauf davon dazu dazwischen empor entlang entzwei fern fest fort frei heim her ' +
        'herab heran herauf heraus herbei herein herum herunter hervor hin hinab hinauf hinaus hinein hinterher hinunter hinweg hinzu ' +
        'hoch kaputt kennen klar los nieder raus rein teil überein umher vorbei voran voraus vorher vorüber weg weiter wieder ' +
        'zurecht zurück zusammen zuvor',
    ),
    followers: toSet('und oder aber sondern denn doch als wie zu'),
    isVerb: /^(?:\p{Ll}+e[lr]?|\p{Ll}*tu)n$/u,
    innerSyllable: /^(?:zu(?=.+n$)|ge(?=.+(?:t|en)(?:e[mnrs]?)?$))/u,
    beforeImperative: /^(?:bitte|und|dann)$/,
  },
  // Geht's, wenn's, hast'n.
  clitics: toBeforeApostrophe(/^(.+?)'(?:s|n|ne|nen|nem|m|st|t)?$/u),
  clauses: {
    subordinators:
      'wenn weil obwohl als da dass damit bevor nachdem sobald solange während falls sofern indem seit seitdem ob wie wo was wer ' +
      'der die das dem den dessen deren denen welcher welche welches',
    openers: 'und oder aber sondern denn doch so dann also ich du er wir man',
    coordinated: /\s(?=(?:und|oder|aber|denn|sondern) (?:ich|du|er|sie|es|wir|ihr|man)\s)/gu,
  },
  compounds: {
    links: ['s', 'es', 'n', 'en', 'er', 'e', 'ens', '-'],
    lost: ['e', 'en', 'n'],
    ignored: toSet(
      'der die das den dem des ein eine und ist war sind wir ihr ich sie man hat bin als wie was wer ent ver',
    ),
  },
};

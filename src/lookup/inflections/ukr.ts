import { stemmer } from '@orama/stemmers/ukrainian';
import { type Inflection, toList } from './inflection.ts';

export const inflection: Inflection = {
  stemmer,
  endings: [
    { endings: toList('а у ові ом ем е и і ів ам ами ах'), instead: [''] },
    { endings: toList('и і у ою о ам ами ах'), instead: ['а'] },
    { endings: toList('і ї ю ею єю ь ям ями ях й'), instead: ['я'] },
    { endings: toList('я ю ем єм еві єві і ї ів їв ям ями ях ей'), instead: ['ь', 'й', ''] },
    { endings: toList('а у ом і ам ами ах'), instead: ['о'] },
    { endings: toList('я ю ем і ь ям ями ях'), instead: ['е', 'я'] },
    { endings: toList('ка ку ком ки ків кам ками ках'), instead: ['ок'] },
    { endings: toList('ця цю цем ці ців цям цями цях'), instead: ['ець'] },
    { endings: toList('ці'), instead: ['ка'] },
    { endings: toList('зі'), instead: ['га'] },
    { endings: toList('сі'), instead: ['ха'] },
    { endings: toList('ок'), instead: ['ка', 'ко'] },
    // A vowel that is another one before an ending: столи, ночі.
    { endings: toList('а у ові ом ем е и і ів ам ами ах'), instead: [''], undo: [/[ое](?=[^аеєиіїоуюя]+$)/u, 'і'] },
    { endings: toList('і ю ей ям ями ях'), instead: ['ь'], undo: [/[ое](?=[^аеєиіїоуюя]+$)/u, 'і'] },
    { endings: toList('я ю ем і ів ям ями ях'), instead: ['ь'], undo: [/о(?=[^аеєиіїоуюя]+$)/u, 'і'] },
    { endings: [''], instead: ['а', 'о'] },
    { endings: toList('ого ому им ім а у ої ій ою е і их ими'), instead: ['ий', 'ій'] },
    { endings: toList('ю єш є ємо єте ють в ла ло ли й йте'), instead: ['ти'] },
    { endings: toList('ю у иш ить имо ите ать ять ів ила ило или'), instead: ['ити', 'іти', 'ати'] },
    { endings: toList('ую уєш ує уємо уєте ують уй'), instead: ['увати', 'ювати'] },
  ],
};
